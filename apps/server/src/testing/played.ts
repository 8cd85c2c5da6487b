import { type AnyGame, hash, Match, type Replay, writeReplay } from '@minoya/kernel';
import { hasNothingToRank } from '@minoya/shared/leaderboard';
import type { TestServer } from './test-server.ts';

/** Some whole game, if possible with something to rank; another `style` plays differently. */
export function played(game: AnyGame, setup: string, seed: string, style = ''): Match {
  for (const again of ['', ' 1 ', ' 2 ', ' 3 ']) {
    const match = playedOn(new Match(game, setup, seed), `${style}${again}`);
    const result = game.result(match.state);
    if (result && !hasNothingToRank(result)) return match;
  }
  return playedOn(new Match(game, setup, seed), style);
}

export function playedOn(match: Match, style: string): Match {
  const { game } = match;
  for (let i = match.length; game.result(match.state) === null; i++) {
    const legal = [...game.legal(match.state, 0)];
    match.act(0, legal[hash(`${style}${i}`) % legal.length]);
  }
  return match;
}

/** What is said of a game that was sent. */
export interface Told {
  readonly ok: boolean;
  readonly reason?: string;
  readonly why?: string;
  readonly board?: string;
  readonly best?: boolean;
  readonly id?: string;
}

export async function send(server: TestServer, token: string, replay: Replay, day: string | null = null) {
  const body = { replay: writeReplay(replay), name: 5, day };
  return (await (await server.api('POST', '/api/scores', { token, body })).json()) as Told;
}
