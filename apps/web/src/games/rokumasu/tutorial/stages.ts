import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Block, Card, State } from '@minoya/games/rokumasu/state';
import type { Localized } from '../../../i18n/lang.ts';

/** A first position of the tutorial: drawn, with one mino, solved by one placement. */
export interface LessonStage {
  readonly board: string;
  readonly mino: string;
  /** The named cell that solves it. */
  readonly cell: number;
  readonly before: Localized;
  readonly after: Localized;
}

/** A block stands aside: an empty board would be praised as such, which is none of the first things to learn. */
export const stages: readonly LessonStage[] = [
  {
    board: '....../....../###.##/....../....../#.....',
    mino: 'mono-1',
    cell: 15,
    before: { ja: 'すきまに置いてみましょう。', en: 'Drop it in the gap.' },
    after: { ja: '1ラインそろうと消えて点になります。', en: 'A full line clears and scores.' },
  },
  {
    board: '...#../...#../###.##/...#../...#../#..#..',
    mino: 'mono-1',
    cell: 15,
    before: { ja: '動かすと、置く前に点が見えます。', en: 'Hold a piece: you see the points first.' },
    after: {
      ja: '消えた数 × ラインの数。まとめるほど大きい。',
      en: 'Blocks cleared × lines cleared. Bigger together.',
    },
  },
];

const block: Block = { piece: 1, pattern: null, seal: null, blessing: null, charge: 0 };

/** A run's first round with the board drawn and one mino in hand. Everything else is the rules' own. */
function lessonState(stage: LessonStage, fresh: State): State {
  const begun = rokumasu.apply(fresh, 0, { type: 'start' });
  const state = begun.ok ? begun.state : fresh;
  const card: Card = { id: 0, mino: stage.mino, pattern: null, seal: null, blessing: null };
  const board = [...stage.board.replaceAll('/', '')].map(mark => (mark === '#' ? block : null));
  return { ...state, board, hand: [card], nextPiece: 2, target: 999 };
}

/** A lesson's position by itself. */
export const stageStart = (stage: LessonStage): State =>
  lessonState(stage, rokumasu.start(rokumasu.setups.read('standard')!, 'lesson'));

/** The rules, beginning at a lesson's position; its one piece is all there is to place: nothing is drawn after it. */
export function lessonGame(stage: LessonStage): typeof rokumasu {
  return {
    ...rokumasu,
    start: (setup, seed) => lessonState(stage, rokumasu.start(setup, seed)),
    apply(state, seat, action) {
      const step = rokumasu.apply(state, seat, action);
      if (!step.ok) return step;
      const events = step.events.filter(({ type }) => type !== 'drawn');
      return { ...step, state: { ...step.state, hand: [null] }, events };
    },
  };
}
