import { Lazy } from '../../design/lazy.tsx';
import type { Localized } from '../../i18n/lang.ts';
import type { RulePage } from '../game-ui.ts';

const content = () => import('./later.ts').then(({ RuleContent }) => RuleContent);

const page = (id: string, title: Localized): RulePage => ({
  id,
  title,
  Content: () => <Lazy load={content} props={{ id }} />,
});

/** 遊び方: nobody waits for it before the first table. */
export const rulePages: readonly RulePage[] = [
  page('goal', { ja: '目的', en: 'The goal' }),
  page('turn', { ja: 'ターンにできること', en: 'On your turn' }),
  page('complete', { ja: 'パズル完成', en: 'Completing a puzzle' }),
  page('trade', { ja: 'レベルアップとレベルダウン', en: 'Level up and level down' }),
  page('end', { ja: '最終ラウンド', en: 'The final round' }),
  page('finishing', { ja: '仕上げと点', en: 'Finishing and scoring' }),
  page('undo', { ja: '試し置きと戻す', en: 'Planning and undo' }),
  page('options', { ja: 'ゲーム設定', en: 'Game options' }),
  page('rooms', { ja: 'ルームで待つ時間', en: 'Waiting in rooms' }),
];
