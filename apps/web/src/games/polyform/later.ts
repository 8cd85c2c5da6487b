// Everything of POLYFORM that nobody needs before the first table is laid, as one file: several would share parts, and the
// bundler would make files of those that the first page waits for.
export { achievements } from './achievements.ts';
export { ResultPage } from '../../play/ResultPage.tsx';
export { RoomScreen } from '../../online/RoomScreen.tsx';
export { Course } from './result/Course.tsx';
export { Catalogue } from './entry/Catalogue.tsx';
export { Editor } from './entry/Editor.tsx';
export { RuleContent } from './rule-pages.tsx';
export { Ceremony } from './result/Ceremony.tsx';
export { Outcome } from './result/Outcome.tsx';
export { Standings } from './result/Result.tsx';
export { DebugSheet } from './table/Debug.tsx';
export { LastHint } from './table/LastHint.tsx';
export { LessonScreen } from './tutorial/LessonScreen.tsx';
export { TurningPoints } from './result/TurningPoints.tsx';
