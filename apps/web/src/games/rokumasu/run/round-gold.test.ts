import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action } from '@minoya/games/rokumasu/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { goldOfRound, paidIn } from './round-gold.ts';

test('what a won round tells adds up: gold before it, gold of the board, its payout, gold now', () => {
  let fromBoard = 0;
  for (let seed = 0; seed < 20; seed++) {
    // Gold seals on every piece, so that the board pays too.
    const match = new Match(rokumasu, 'standard relics=anchor,first_strike amulets=seal_add,seal_add', `GOLD-${seed}`);
    let before = match.state.gold;
    for (let ply = 0; ply < 60 && !rokumasu.result(match.state); ply++) {
      const legal = [...rokumasu.legal(match.state, 0)];
      const worth = (action: Action) => {
        const step = rokumasu.apply(match.state, 0, action);
        return step.ok ? step.state.record.total + step.state.gold : 0;
      };
      const places = legal.filter(action => action.type === 'place').sort((a, b) => worth(b) - worth(a));
      const use = legal.find(action => action.type === 'use');
      if (match.state.phase === 'progress') before = match.state.gold;
      match.act(0, use ?? places[0] ?? (legal[0] as Action));
      const { payout, gold, phase } = match.state;
      if (phase !== 'cleared' || !payout) continue;
      const found = goldOfRound(match, match.length);
      expect(before + found + paidIn(payout)).toBe(gold);
      fromBoard += found;
    }
  }
  expect(fromBoard).toBeGreaterThan(0);
});
