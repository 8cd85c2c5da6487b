import { type Kind, kindOf, kinds, obstacleKinds } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import type { Setup } from '@minoya/games/keshiki/setup';
import type { Localized } from '../../../i18n/lang.ts';

/** One tap of a lesson. */
export interface LessonStep {
  /** A cell of the group that is meant. */
  readonly tap: string;
  readonly text: Localized;
  /** Any group may be tapped; this is said when it was another one, and undo is the way on. */
  readonly otherwise?: Localized;
  /** Any group will do: the order does not matter here. */
  readonly free?: boolean;
  /** Asks to hold before the tap counts: what the board will look like is seen then. */
  readonly hold?: boolean;
  /** Said after the tap, which is to be taken back once. */
  readonly undo?: Localized;
  /** Said instead of the text once it was taken back. */
  readonly undone?: Localized;
}

/** A small board with a few taps on it. */
export interface LessonPart {
  /** In one line, rows from the top. */
  readonly board: string;
  readonly steps: readonly LessonStep[];
  /** Said when the last tap is made. */
  readonly end: Localized;
}

export interface Lesson {
  readonly id: string;
  readonly name: Localized;
  readonly parts: readonly LessonPart[];
}

const both = (ja: string, en: string): Localized => ({ ja, en });

/** The first minute of 消色百景. */
export const firstLesson: Lesson = {
  id: 'first',
  name: both('消しかた', 'Clearing'),
  parts: [
    {
      board: 'LRRY/YRYL/LRRY/YLYL',
      steps: [{ tap: 'b1', text: both('となり合う同じ色を押すと消えます。', 'Tap touching blocks of one color.') }],
      end: both('数の二乗が点。5個で25点。', 'Points are n squared: 5 makes 25.'),
    },
    {
      board: 'BBBBL/YYYYR/BBBBL',
      steps: [
        {
          tap: 'a1',
          text: both('先にどれを消す？', 'Which one first?'),
          otherwise: both('戻して、つなげてみましょう。', 'Undo, and join them.'),
        },
        { tap: 'a2', text: both('つながりました。押してみましょう。', 'They joined. Tap them.') },
      ],
      end: both('まとめると大きい。8個で64点。', 'Together is bigger: 8 makes 64.'),
    },
    {
      board: 'LBL/LBL',
      steps: [
        {
          tap: 'b0',
          hold: true,
          text: both(
            '押している間、消したあとの盤が見えます。離すと消え、盤の外へずらすとやめます。',
            'Hold to see what follows. Release to clear, slide off the board to cancel.',
          ),
        },
        {
          tap: 'a0',
          text: both('空いた列は左へ寄り、つながります。', 'An empty column closes to the left, and they join.'),
        },
      ],
      end: both('全部消すと全消し。得点が1.5倍です。', 'All clear: the score counts one and a half times.'),
    },
    {
      board: 'RRB/YYB',
      steps: [
        {
          tap: 'a0',
          free: true,
          text: both('好きな色から消してみましょう。', 'Clear any color.'),
          undo: both('いつでも戻せます。「戻す」を押しましょう。', 'Any move can be taken back. Press Undo.'),
          undone: both(
            '戻りました。今度は全部、好きな順に消しましょう。',
            'Back again. Now clear them all, in any order.',
          ),
        },
        { tap: 'a1', free: true, text: both('次も、どちらからでも。', 'Either one next.') },
        { tap: 'a0', free: true, text: both('最後の一つです。', 'And the last one.') },
      ],
      end: both('戻しても、何も失いません。', 'Going back costs nothing.'),
    },
  ],
};

/** Three taps for each obstacle, shown before its first stage. */
export const meetings: readonly Lesson[] = obstacleKinds.flatMap(kind => {
  const { text, meeting } = kinds[kind];
  return meeting ? [{ id: kind, name: text, parts: [meeting] }] : [];
});

export const lessons: readonly Lesson[] = [firstLesson, ...meetings];

/** The lesson for a kind of block; null for plain ones and empty cells. */
export function lessonOf(kind: Kind | null): Lesson | null {
  return meetings.find(lesson => lesson.id === kind) ?? null;
}

/** The lessons of what stands on a board and was not met yet, in the order of the stages. */
export function unmet(board: Board, seen: readonly string[]): readonly Lesson[] {
  const there = new Set<string | null>(board.cells.map(kindOf));
  return meetings.filter(({ id }) => there.has(id) && !seen.includes(id));
}

/**
 * What is taught before a board of the house: how blocks are cleared, to whoever comes to a day or to the rock garden without
 * having been shown, and all that stands there and is new. Boards that somebody drew explain themselves.
 */
export function toTeach(type: Setup['type'] | undefined, board: Board, seen: readonly string[]): readonly Lesson[] {
  if (type === 'stage') return unmet(board, seen);
  if (type !== 'daily' && type !== 'endless') return [];
  return seen.includes(firstLesson.id) ? unmet(board, seen) : [firstLesson, ...unmet(board, seen)];
}

/** What a tap lacks to be the one that is meant: its place is said before its length. */
export function nudgeFor(
  { hold = false }: Pick<LessonStep, 'hold'>,
  { meant, held }: { readonly meant: boolean; readonly held: boolean },
): 'tap' | 'hold' | 'holdThere' | null {
  const shy = hold && !held;
  if (meant) return shy ? 'hold' : null;
  return shy ? 'holdThere' : 'tap';
}
