import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { expect, test } from 'vitest';
import { type Suspect, worthALook } from './coach.ts';
import type { Played } from './went-on.ts';

const start = rokumasu.start(rokumasu.setups.read('standard')!, 'look');
const place = { type: 'place', from: 0, cell: 0 } as const;

const at = (round: number): State => ({ ...start, round, phase: 'playing' });

/** Rounds of two placements each, of which the last ends the run. */
function run(rounds: number, isLost: boolean): readonly Played[] {
  const plies = Array.from({ length: 2 * rounds }, (_, ply) => at(1 + Math.floor(ply / 2)));
  return plies.map((before, ply) => {
    const ends = isLost && ply === plies.length - 1;
    const events = ends ? [{ type: 'runLost' as const, record: before.record }] : [];
    return { action: place as Action, before, events };
  });
}

const suspect = (ply: number, round: number, loss: number): Suspect => ({ ply, view: at(round), played: place, loss });

test('of the round that ended a run every placement is looked at closely, of the others what looked costly', () => {
  const suspects = [suspect(0, 1, 0.3), suspect(2, 2, 0.01), suspect(4, 3, 0), suspect(5, 3, -0.2)];
  const plies = (isLost: boolean): number[] => worthALook(suspects, run(3, isLost), 9).map(({ ply }) => ply);
  expect(plies(true)).toEqual([0, 4, 5]);
  expect(plies(false)).toEqual([0]);
});

test('so many at most are looked at, the costliest first, and none twice', () => {
  const suspects = [0.1, 0.4, 0.2, 0.3].map((loss, i) => suspect(i, 1, loss));
  expect(worthALook(suspects, run(2, true), 2).map(({ ply }) => ply)).toEqual([1, 3]);
});
