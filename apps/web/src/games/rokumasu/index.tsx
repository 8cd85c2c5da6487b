import { rokumasu } from '@minoya/games/rokumasu/game';
import { daily } from '@minoya/games/rokumasu/daily';
import type { Action } from '@minoya/games/rokumasu/state';
import { Lazy } from '../../design/lazy.tsx';
import { anew, type RokumasuUI } from './entry/begin.ts';
import { eventEffects } from './event-effects.ts';
import { front } from './front.tsx';
import { codeOf } from './entry/code.ts';
import { keepBook } from './entry/book.ts';
import { grants } from './entry/custom-run.ts';
import { rulePages } from './rules.tsx';
import { boards } from './entry/leaderboards.ts';
import { recordName, recordOf } from './entry/rule-set-of.ts';
import { fromLater, loadLater } from './load-later.ts';
import { isJourney, loadLong } from './long/load.ts';
import { reasonOf } from './result/reason.ts';
import { Scene } from './scene.tsx';
import { actionWords } from './text/actions.ts';
import { outcomeOf, summary } from './text/run-line.ts';
import { drawPreviewMark } from './preview-marks.ts';
import { EntryPage } from './entry/EntryPage.tsx';

// What nobody needs before the first piece is placed comes when it is opened.
const historyScreen = () => fromLater('HistoryScreen');
const lessonScreen = () => fromLater('LessonScreen');
const journeyScreen = () => import('./long/screens.ts').then(screens => screens.JourneyScreen);
const bookScreen = () => import('./long/screens.ts').then(screens => screens.BookScreen);
const resultView = () => fromLater('ResultView');
const resultPage = () => import('../../play/ResultPage.tsx').then(page => page.ResultPage);

/** ロクマス, registered. */
export const ui: RokumasuUI = {
  game: rokumasu,
  name: front.name,
  eventEffects,
  drawPreviewMark,
  Scene,
  setup: 'standard',
  keepsResults: true,
  mayGiveUp: true,
  waitsForStart: true,
  screens: {
    '': () => <EntryPage ui={ui} />,
    lesson: () => <Lazy load={lessonScreen} props={{ ui }} />,
    history: () => <Lazy load={historyScreen} props={{ ui }} />,
    journey: ({ rest }) => <Lazy load={journeyScreen} props={{ ui, rest }} />,
    book: () => <Lazy load={bookScreen} props={{}} />,
    result: ({ rest }) => <Lazy load={resultPage} props={{ ui, id: rest }} />,
  },
  summary,
  outcome: view => ({
    score: view.record.total,
    won: view.record.won,
    line: outcomeOf(view),
  }),
  reason: reasonOf,
  recordedAs: past => ({ id: recordOf(past), name: recordName(recordOf(past)) }),
  Result: ({ play, result }) => <Lazy load={resultView} props={{ ui, play, result }} />,
  action: (action: Action) => actionWords(action),
  rules: rulePages,
  seedCode: codeOf,
  achievements: () => fromLater('achievements'),
  grants,
  tellsEarned: true,
  leaderboards: {
    name: { ja: 'ラン', en: 'Runs' },
    givenSeeds: true,
    get boards() {
      return boards();
    },
    prepare: loadLong,
    unaided: { ja: '一般の部', en: 'Main list' },
    aided: front.aided,
    aboutShelves: () => fromLater('AboutShelves'),
    unlisted: setup => (isJourney(setup) ? () => fromLater('Unlisted') : null),
  },
  daily,
  tellsDaily: 'table',
  anew,
  prepare: setup => (isJourney(setup) ? loadLong() : null),
  attend: play => {
    const closeBook = keepBook(play);
    let stop: (() => void) | undefined;
    let gone = false;
    void loadLater().then(later => {
      if (!gone) stop = later?.watchDeeds(play);
    });
    return () => {
      gone = true;
      closeBook();
      stop?.();
    };
  },
  keys: [
    {
      keys: '1 – 5',
      does: { ja: '手札・ストックのピースを左から順に取る', en: 'Take a piece: hand, then stock, from the left' },
    },
    { keys: 'H', does: { ja: 'ヒント', en: 'Hint' } },
    { keys: 'D', does: { ja: 'デッキ', en: 'Deck' } },
  ],
};
