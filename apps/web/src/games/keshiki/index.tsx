import { cellName } from '@minoya/games/keshiki/cells';
import { daily } from '@minoya/games/keshiki/daily';
import { keshiki } from '@minoya/games/keshiki/game';
import { tools } from '@minoya/games/keshiki/tools';
import { fill } from '@minoya/kernel';
import { number } from '../../i18n/lang.ts';
import { Lazy } from '../../design/lazy.tsx';
import { aboutSetup, fresh, freshDay, outcomeLine, replayed } from './entry/about.ts';
import { lessonPage } from './tutorial/load.ts';
import { EntryPage } from './entry/EntryPage.tsx';
import { goalsIn, isReached } from '@minoya/games/keshiki/goals';
import { goalWords } from './table/goal-words.ts';
import { countGame } from './result/record.ts';
import { leaderboards } from './entry/leaderboards.ts';
import { givesUp, position } from './entry/position.ts';
import { recordedAs } from './entry/records.ts';
import { rules } from './rules.tsx';
import { Scene } from './scene.tsx';
import { StagePage } from './entry/StagePage.tsx';
import { eventEffects } from './event-effects.ts';
import type { KeshikiUI } from './types.ts';
import { words } from './text.ts';
import { drawPreviewMark } from './preview-marks.ts';

const later = () => import('./later.ts');
const dailyPage = () => later().then(({ DailyPage }) => DailyPage);
const endlessPage = () => later().then(({ EndlessPage }) => EndlessPage);
const ownPage = () => later().then(({ OwnPage }) => OwnPage);
const sharedPage = () => later().then(({ SharedPage }) => SharedPage);
const galleryPage = () => later().then(({ GalleryPage }) => GalleryPage);
const finalePage = () => later().then(({ FinalePage }) => FinalePage);
const collected = () => later().then(({ Collected }) => Collected);
const resultPage = () => later().then(({ ResultPage }) => ResultPage as typeof ResultPage<typeof keshiki>);
const ending = () => later().then(({ Ending }) => Ending);

/** 消色百景, as the house shows it. */
export const ui: KeshikiUI = {
  game: keshiki,
  name: words.name,
  startName: words.toMap,
  eventEffects,
  drawPreviewMark,
  Scene,
  Ending: ({ run }) => <Lazy load={ending} props={{ ui, run }} />,
  keepsResults: true,
  setup: 'stage 1',
  fresh,
  freshening: words.laying,
  screens: {
    '': EntryPage,
    stage: ({ rest }) => <StagePage ui={ui} rest={rest} />,
    daily: ({ rest }) => <Lazy load={dailyPage} props={{ rest }} />,
    endless: () => <Lazy load={endlessPage} props={{ ui }} />,
    own: () => <Lazy load={ownPage} props={{ ui }} />,
    board: () => <Lazy load={sharedPage} props={{ ui }} />,
    gallery: ({ rest }) => <Lazy load={galleryPage} props={{ rest }} />,
    lesson: ({ rest }) => <Lazy load={lessonPage} props={{ rest }} />,
    result: ({ rest }) => <Lazy load={resultPage} props={{ ui, id: rest }} />,
    finale: ({ rest }) => <Lazy load={finalePage} props={{ rest }} />,
  },
  fixed: setup => aboutSetup(setup).setup?.type !== 'endless',
  summary(view, setup) {
    const { stage, label } = aboutSetup(setup);
    const name = stage === null ? label : words.stageAloud(stage);
    const [goal] = goalsIn(view);
    const score = number(view.score);
    if (!goal)
      return { line: fill({ ja: '{name} {score}点', en: '{name}, {score}' }, { name, score }), progress: null };
    const reached = isReached(view, 0) ? 1 : goal.kind === 'score' ? view.score / goal.amount : 0;
    return {
      line: fill(
        { ja: '{name} {score}点：{goal}', en: '{name}, {score}: {goal}' },
        { name, score, goal: goalWords(goal) },
      ),
      progress: Math.min(1, reached),
    };
  },
  outcome: (view, result, _marks, setup) => ({
    score: view.score,
    won: result.winners.length > 0,
    line: outcomeLine(view, setup),
  }),
  replayed,
  action: action => {
    if (action.type === 'finish') return words.ended;
    if (action.type === 'tap') return fill({ ja: '{cell}を消す', en: 'Clear {cell}' }, { cell: cellName(action.cell) });
    const { text } = tools[action.tool];
    const at = action.cells.map(cellName).join(' ');
    return at === '' ? text : fill({ ja: '{tool} {at}', en: '{tool} {at}' }, { tool: text, at });
  },
  givesUp,
  position,
  recordedAs,
  Collected: () => <Lazy load={collected} props={{}} />,
  rules,
  achievements: () => later().then(({ achievements }) => achievements),
  daily: { ...daily, setup: async date => (await freshDay(date)).setup },
  tellsDaily: 'page',
  leaderboards,
  attend: countGame,
  keys: [
    { keys: 'Space / Enter', does: { ja: '消す・決める', en: 'Clear, confirm' } },
    { keys: '[ / ]', does: { ja: 'かたまりを大きい順・小さい順に移る', en: 'Next bigger, next smaller group' } },
    { keys: 'G', does: { ja: '消したあとの盤を見る', en: 'See the board after the move' } },
    { keys: 'H', does: { ja: 'ヒント', en: 'Hint' } },
    { keys: '1 / 2', does: { ja: '道具を持つ', en: 'Take a tool' } },
  ],
};
