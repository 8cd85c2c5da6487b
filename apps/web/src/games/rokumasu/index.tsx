import { rokumasu } from '@minoya/games/rokumasu/game';
import { type RuleSetId, ruleSets } from '@minoya/games/rokumasu/rules';
import { nameOf } from '@minoya/games/rokumasu/actions';
import { daily } from '@minoya/games/rokumasu/daily';
import { outcomeLine } from '@minoya/games/rokumasu/link-preview';
import type { Action } from '@minoya/games/rokumasu/state';
import type { RokumasuUI } from './entry/begin.ts';
import { tables } from './tables.ts';
import { front } from './front.tsx';
import { achievements } from './achievements.ts';
import { BookScreen } from './entry/BookScreen.tsx';
import { keepBook } from './entry/book.ts';
import { HistoryScreen } from './entry/HistoryScreen.tsx';
import { rulePages } from './rules.tsx';
import { EntryPage } from './entry/EntryPage.tsx';
import { reasonOf, ResultView } from './result/Result.tsx';
import { Scene } from './scene.tsx';
import { LessonScreen } from './tutorial/LessonScreen.tsx';
import { actionWords } from './text/actions.ts';
import { summary } from './text/run.ts';
import { drawMark } from './marks.ts';

/** ロクマス, registered. */
export const ui: RokumasuUI = {
  game: rokumasu,
  name: front.name,
  tables,
  drawMark,
  Scene,
  setup: 'standard',
  screens: {
    '': () => <EntryPage ui={ui} />,
    lesson: () => <LessonScreen ui={ui} />,
    history: () => <HistoryScreen ui={ui} />,
    book: BookScreen,
  },
  summary,
  outcome: view => ({
    score: view.record.total,
    won: view.record.won,
    line: outcomeLine(view.record),
  }),
  reason: reasonOf,
  Result: ({ play, result }) => <ResultView ui={ui} play={play} result={result} />,
  action: (action: Action) => actionWords(action, nameOf),
  rules: rulePages,
  achievements,
  ranks: {
    name: { ja: 'ラン', en: 'Runs' },
    boards: (Object.keys(ruleSets) as RuleSetId[]).map(id => ({
      setup: id,
      name: ruleSets[id].name,
      path: '/rokumasu',
    })),
  },
  daily,
  attend: keepBook,
};
