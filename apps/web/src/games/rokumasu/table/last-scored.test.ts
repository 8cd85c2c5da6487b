import { rokumasu } from '@minoya/games/rokumasu/game';
import type { Action } from '@minoya/games/rokumasu/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { ReplaySession } from '../../../play/replay-session.ts';
import { outcomeOf } from '../text/run-line.ts';
import { lastScored } from './table-controller.ts';

test('in a replay the formula is that of the shown move, or none, wherever one leaps', () => {
  const match = new Match(rokumasu, 'standard', 'LAST-0001');
  for (let ply = 0; ply < 60 && !rokumasu.result(match.state); ply++)
    match.act(0, [...rokumasu.legal(match.state, 0)][ply % 3] ?? ([...rokumasu.legal(match.state, 0)][0] as Action));
  const session = new ReplaySession(match, 0);
  let [scored, silent] = [0, 0];
  for (let ply = match.length; ply >= 0; ply--) {
    session.seek(ply);
    const own = ply === 0 ? undefined : match.at(ply).events.find(event => event.type === 'scored');
    expect(lastScored(session, true)).toBe(own ?? null);
    if (own) scored += 1;
    else silent += 1;
  }
  expect(scored).toBeGreaterThan(0);
  expect(silent).toBeGreaterThan(0);
});

test('a run that stops in a shop has come as far as its header says', () => {
  const { state } = new Match(rokumasu, 'standard', 'LAST-0002');
  const record = { ...state.record, rounds: 6, total: 900 };
  expect(outcomeOf({ ...state, phase: 'shop', round: 6, record }).ja).toBe('ラウンド6クリア 900点');
  expect(outcomeOf({ ...state, phase: 'lost', round: 7, record }).ja).toBe('ラウンド7まで 900点');
  const skipped = { ...record, rounds: 5, skipped: 1 };
  expect(outcomeOf({ ...state, phase: 'lost', round: 7, record: skipped }).ja).toBe('ラウンド7まで 900点');
});
