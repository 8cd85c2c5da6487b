// Everything of 消色百景 that nobody needs before the first board is over, as one file: several would share parts, and the
// bundler would make files of those that the first page waits for.
import './css/later.css';

export { achievements } from './achievements.ts';
export { Collected } from './entry/Collected.tsx';
export { DailyPage } from './entry/DailyPage.tsx';
export { EndlessPage } from './entry/EndlessPage.tsx';
export { FinalePage } from './entry/FinalePage.tsx';
export { addDraft } from './own/drafts.ts';
export { OwnPage } from './own/OwnPage.tsx';
export { SharedPage } from './own/SharedPage.tsx';
export { Ending } from './result/Ending.tsx';
export { GalleryPage } from './gallery/GalleryPage.tsx';
export { ResultPage } from '../../play/ResultPage.tsx';
export { FinishAsk } from './table/FinishAsk.tsx';
export { MeetingSheet } from './tutorial/MeetingSheet.tsx';
export { InfoSheet } from './table/InfoSheet.tsx';
export { OutOfMoves } from './table/OutOfMoves.tsx';
export { AdviceLine } from './table/AdviceLine.tsx';
export { RuleContent } from './rule-pages.tsx';
export { furthest, whyTap } from './table/why.ts';
