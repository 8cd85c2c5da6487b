import './rokumasu.css';
import { Lazy } from '../../design/lazy.tsx';
import type { Localized } from '../../i18n/lang.ts';
import type { RulePage } from '../game-ui.ts';
import { fromLater } from './load-later.ts';

const content = () => fromLater('RuleContent');

const page = (id: string, title: Localized): RulePage => ({
  id,
  title,
  Content: () => <Lazy load={content} props={{ id }} />,
});

/** 遊び方: nobody waits for it before the first piece. */
export const rulePages: readonly RulePage[] = [
  page('round', { ja: 'ラウンドの進みかた', en: 'A round' }),
  page('score', { ja: '点の数えかた', en: 'Scoring' }),
  page('shop', { ja: 'ショップとゴールド', en: 'Shop and gold' }),
  page('boss', { ja: 'ボス', en: 'Bosses' }),
  page('pattern', { ja: 'パターン', en: 'Patterns' }),
  page('seal', { ja: 'シール', en: 'Seals' }),
  page('blessing', { ja: '加護', en: 'Blessings' }),
  page('brand', { ja: 'バフ', en: 'Buffs' }),
  page('amulet', { ja: '護符', en: 'Amulets' }),
  page('relic', { ja: 'レリック', en: 'Relics' }),
  page('journey', { ja: '長旅', en: 'Long Journey' }),
  page('odds', { ja: '確率', en: 'Odds' }),
];
