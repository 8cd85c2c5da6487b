// Everything of ロクマス that nobody needs before the first piece is placed, as one file: several would share parts, and the
// bundler would make files of those that the first page waits for.
import { whenIdle } from '../../design/idle.ts';
import { effects } from '../../stage/effects/layer.ts';
import './css/past.css';
import './css/pages.css';
import './css/shop.css';
import './css/page-sizes.css';
import './long/long.css';
export { achievements } from './achievements.ts';
export { AboutShelves, Unlisted } from './entry/AboutShelves.tsx';
export { CodeSheet } from './entry/CodeSheet.tsx';
export { GiveUpAsk } from './entry/GiveUpAsk.tsx';
export { ReplaceAsk } from './entry/ReplaceAsk.tsx';
export { giveUpKept } from '../../play/give-up-kept.ts';
export { throwAway } from './entry/throw-away.ts';
export { HistoryScreen } from './entry/HistoryScreen.tsx';
export { BuildCard } from './result/BuildCard.tsx';
export { RuleContent } from './rule-pages.tsx';
export { ResultView } from './result/Result.tsx';
export { Cleared } from './run/Cleared.tsx';
export { Progress } from './run/Progress.tsx';
export { ShopView } from './shop/ShopView.tsx';
export { Lessons } from './tutorial/Lessons.tsx';
export { LessonScreen } from './tutorial/LessonScreen.tsx';
export { Conditions, TwistChip } from './long/Conditions.tsx';
export { watchDeeds } from './long/deeds.ts';
export { PackView } from './long/PackView.tsx';
export { OpenSheet } from './sheets.tsx';
export { showGold, showScore } from './score-animation/perform.ts';

/** The first effect finds its canvas made. */
export const prewarm = (): void => void whenIdle(() => effects().ready());
