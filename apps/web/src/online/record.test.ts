import { polyform } from '@minoya/games/polyform/game';
import { Match } from '@minoya/kernel';
import { expect, test, vi } from 'vitest';
import type { GameUI } from '../games/game-ui.ts';
import { recordRoomGame } from './record.ts';

const filed = vi.hoisted(() => vi.fn());
vi.mock('../store/runs.ts', () => ({ allPast: async () => [], finishRun: filed }));
vi.mock('../play/session.ts', () => ({ pastOf: (_ui: unknown, match: { seed: string }) => ({ word: match.seed }) }));

test('a game that was given up before any action is no game of the records, for nobody', async () => {
  const ui = { game: polyform } as unknown as GameUI<typeof polyform>;
  const match = new Match(polyform, 'seats=2', 'early');
  const end = { marks: {}, result: { scores: [], winners: [0], resigned: [1] }, seat: 0 };
  await recordRoomGame(ui, match, end);
  expect(filed).not.toHaveBeenCalled();
  match.act(match.state.active ?? 0, { type: 'gain' });
  await recordRoomGame(ui, match, end);
  expect(filed).toHaveBeenCalledTimes(1);
});
