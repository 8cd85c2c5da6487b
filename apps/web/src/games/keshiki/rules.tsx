import { Lazy } from '../../design/lazy.tsx';
import type { Localized } from '../../i18n/lang.ts';
import type { RulePage } from '../game-ui.ts';
import { words } from './text.ts';

const content = () => import('./later.ts').then(({ RuleContent }) => RuleContent);

const page = (id: string, title: Localized): RulePage => ({
  id,
  title,
  Content: () => <Lazy load={content} props={{ id }} />,
});

/** 遊び方: nobody waits for it before the first tap. */
export const rules: readonly RulePage[] = [
  page('basics', { ja: '消しかた', en: 'Clearing' }),
  page('stars', { ja: '星とAIの目安', en: 'Stars and AI par' }),
  page('obstacles', { ja: '妨害ブロック', en: 'Obstacles' }),
  page('tools', words.tools),
];
