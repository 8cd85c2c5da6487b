import { rokumasu } from '@minoya/games/rokumasu/game';
import { preview } from '@minoya/games/rokumasu/preview';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import type { Action, State } from '@minoya/games/rokumasu/state';
import '@minoya/games/rokumasu/long/index';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { withRelic } from './whatIf.ts';

test('the shop compares with what the last clear was really worth, luck included', () => {
  let lucky = 0;
  for (let seed = 1; seed <= 60 && lucky === 0; seed++) {
    const match = new Match(rokumasu, 'standard relics=gambler', `WHATIF-${seed}`);
    for (let ply = 0; ply < 16 && !rokumasu.result(match.state); ply++) {
      const legal = [...rokumasu.legal(match.state, 0)];
      const step = match.act(0, legal.find(action => action.type === 'place') ?? (legal[0] as Action));
      const scored = step.ok ? step.events.find(event => event.type === 'scored') : undefined;
      if (!scored || match.state.phase !== 'playing') continue;
      const gain = withRelic(match, 'single_line');
      if (gain) expect(gain.before).toBe(String(scored.points));
      if (gain && scored.ledger.some(line => line.source === 'relic:gambler')) lucky += 1;
    }
  }
  expect(lucky).toBeGreaterThan(0);
});

/** Games of first legal placements, each seen right after a clear. */
function afterClears(setup: string, see: (match: Match<typeof rokumasu>, sizes: Set<number>) => void): void {
  for (let seed = 1; seed <= 25; seed++) {
    const match = new Match(rokumasu, setup, `SEEN-${seed}`);
    let sizes = new Set<number>();
    for (let ply = 0; ply < 24 && !rokumasu.result(match.state); ply++) {
      const legal = [...rokumasu.legal(match.state, 0)];
      const step = match.act(0, legal.find(action => action.type === 'place') ?? (legal[0] as Action));
      if (!step.ok) continue;
      if (step.events.some(event => event.type === 'roundStarted')) sizes = new Set();
      const placed = step.events.find(event => event.type === 'placed');
      if (placed) sizes.add(placed.cells.length);
      if (step.events.some(event => event.type === 'scored')) see(match, sizes);
    }
  }
}

const richer = (state: State, id: RelicId): State => ({
  ...state,
  relics: [...state.relics, { id, paid: 0, my: {}, as: null }],
});

test('what a relic would roll is told as a range of all it may come to, never as one roll', () => {
  let seen = 0;
  afterClears('standard', match => {
    const action = rokumasu.actions.read(match.log.at(-1)?.line ?? '');
    if (action?.type !== 'place') return;
    const points = preview(richer(match.at(match.length - 1).state, 'gambler'), action)?.outcomes.map(
      one => one.points,
    );
    const [least, most] = [points?.[0], points?.at(-1)];
    // Rolls of lucky blocks have fallen already: they do not widen the range.
    if (match.at(match.length).events.some(event => event.type === 'rolled')) return;
    expect(withRelic(match, 'gambler')?.after).toBe(`${least?.toLocaleString('en')}–${most?.toLocaleString('en')}`);
    seen += 1;
  });
  expect(seen).toBeGreaterThan(5);
});

test('a relic that remembers its round is told with what the round held: every size that was placed in it', () => {
  let many = 0;
  afterClears('journey', (match, sizes) => {
    const scored = match.at(match.length).events.filter(event => event.type === 'scored');
    const [only] = scored;
    if (scored.length !== 1 || !only) return;
    const times = 10 + 3 * sizes.size;
    const gain = Number(withRelic(match, 'mixed_load')?.after.replaceAll(',', ''));
    expect(Math.abs(gain - (only.points * times) / 10)).toBeLessThanOrEqual(times / 10);
    if (sizes.size > 1) many += 1;
  });
  expect(many).toBeGreaterThan(3);
});
