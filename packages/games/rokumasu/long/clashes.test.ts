import { expect, test } from 'vitest';
import { freshCondition } from '../conditions.ts';
import type { Effect } from '../effect.ts';
import { rokumasu } from '../game.ts';
import { relicPool } from '../relic-pool.ts';
import { type RelicId, relics } from '../relics/index.ts';
import { setups } from '../setup.ts';
import type { State } from '../state.ts';
import { play } from '../testing.ts';
import './index.ts';
import { gifts } from './gifts.ts';
import { drawGifts, drawVoucher } from './trade.ts';
import { vouchers } from './vouchers.ts';

const tables: Readonly<Record<string, Readonly<Record<string, Pick<Effect, 'clashes'>>>>> = {
  gift: gifts,
  voucher: vouchers,
  relic: relics,
};

/** Everything that is shut out somewhere, with one list of what shuts it out. */
const clashing = Object.entries(tables).flatMap(([layer, table]) =>
  Object.entries(table).flatMap(([id, { clashes }]) =>
    (clashes ?? []).map(sources => ({ layer, id, sources, name: `${layer}:${id} beside ${sources.join(' and ')}` })),
  ),
);

/** A run that has these in force from its beginning. */
function beside(sources: readonly string[], seed: string): State {
  const [layer, id] = (sources[0] as string).split(':') as ['twist' | 'deck', string];
  const way = layer === 'deck' ? `deck=${id}` : `twists=${id}`;
  return rokumasu.start(setups.read(`journey ${way}`)!, seed);
}

/** What a hundred draws bring. */
function everDrawn(layer: string, from: (seed: string) => State): ReadonlySet<string> {
  const drawn = new Set<string>();
  if (layer === 'relic') return new Set(relicPool(from('pool')));
  for (let seed = 0; seed < 100; seed++) {
    const s = from(`draw-${seed}`);
    for (const id of layer === 'gift' ? drawGifts(s) : [drawVoucher(s)]) if (id) drawn.add(id);
  }
  return drawn;
}

test.each(clashing)('[R505] $name is not drawn, and is without it', ({ layer, id, sources }) => {
  for (const source of sources) expect(() => freshCondition(source)).not.toThrow();
  expect(everDrawn(layer, seed => beside(sources, seed))).not.toContain(id);
  expect(everDrawn(layer, seed => rokumasu.start(setups.read('journey')!, seed))).toContain(id);
});

test('[R505] a relic that was chosen for a run stays', () => {
  const s = rokumasu.start(setups.read('journey twists=no_shop relics=merchant')!, 'chosen');
  expect(s.relics.map(owned => owned.id)).toEqual(['merchant'] satisfies RelicId[]);
});

test('[R171, R173, R505] a run without shops has no voucher and no gift for a shop, in any round', () => {
  for (let seed = 0; seed < 30; seed++) {
    let s = rokumasu.start(setups.read('journey challenge=pilgrimage')!, `on-foot-${seed}`);
    while (s.gifts.length > 0) {
      expect(s.voucher).toBeNull();
      expect(s.gifts.filter(id => ['free_rerolls', 'bargain', 'bounty', 'purse'].includes(id))).toEqual([]);
      s = play(s, s.phase === 'pack' ? 'z' : 'j0').state;
      if (s.phase === 'pack') break;
    }
  }
});
