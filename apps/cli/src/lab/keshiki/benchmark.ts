import { readFileSync } from 'node:fs';
import type { Line } from '@minoya/bots/keshiki/search';
import type { Board } from '@minoya/games/keshiki/board';
import { keshiki } from '@minoya/games/keshiki/game';

/** The 20 standard positions of the literature, 15 × 15 with five colours; the file says where they come from. */
export function standardBoards(): Board[] {
  const text = readFileSync(new URL('samegame-20.txt', import.meta.url), 'utf8');
  return text
    .split(/^# position \d+$/m)
    .slice(1)
    .map(part => {
      const cells = part
        .trim()
        .split(/\s+/)
        .map(number => Number(number) + 1);
      if (cells.length !== 225) throw new Error('a position has 225 cells');
      return { width: 15, height: 15, cells };
    });
}

/** Published scores by position; the last row is the total. */
export const published: readonly { readonly name: string; readonly scores: readonly number[] }[] = [
  {
    name: 'SP-MCTS 2012',
    scores: [
      2919, 3797, 3243, 3687, 4067, 4269, 2949, 4043, 4769, 3245, 3259, 3245, 3211, 2937, 3343, 5117, 4959, 5151, 4803,
      4999,
    ],
  },
  {
    name: 'NRPA 2016',
    scores: [
      3179, 3985, 3635, 3913, 4309, 4809, 2651, 3879, 4807, 2831, 3317, 3315, 3399, 3097, 3559, 5025, 5043, 5407, 5065,
      4805,
    ],
  },
  {
    name: 'web best 2016',
    scores: [
      3413, 4023, 4019, 4215, 4379, 4869, 3435, 4771, 5041, 3937, 3783, 3921, 3821, 3263, 4161, 5517, 5227, 5503, 5343,
      5217,
    ],
  },
];

/** Totals over the 20 positions, for the table. */
export const publishedTotals: readonly (readonly [name: string, total: number])[] = [
  ['DBS', 72_816],
  ['SP-MCTS 2008', 73_998],
  ['NMCS level 3', 77_934],
  ['SP-MCTS 2012', 78_012],
  ['NRPA 2016', 80_030],
  ['distributed NRPA 2017', 83_050],
  ['web best 2016', 87_858],
];

/** The line's score under the benchmark's payment, counted by the rules of the game and not by the solver. */
export function replayed(board: Board, line: Line): number {
  let state = keshiki.start({ type: 'board', board, target: 0, par: null, tools: [] }, '');
  let score = 0;
  for (const cell of line.taps) {
    const step = keshiki.apply(state, 0, { type: 'tap', cell });
    const removed = step.ok ? step.events[0] : undefined;
    if (!step.ok || removed?.type !== 'removed') throw new Error('the line is not legal');
    score += (removed.cells.length - 2) ** 2;
    state = step.state;
  }
  return state.phase === 'cleared' ? score + 1000 : score;
}
