import { rokumasu } from '@minoya/games/rokumasu/game';
import '@minoya/games/rokumasu/long/index';
import { relicIds, relics } from '@minoya/games/rokumasu/relics/index';
import { freshRelic } from '@minoya/games/rokumasu/shelf';
import type { Event, State } from '@minoya/games/rokumasu/state';
import { expect, test } from 'vitest';
import { achievements } from './achievements.ts';

const fresh = rokumasu.start(rokumasu.setups.read('standard')!, 'achievements');

function earned(id: string, after: State, events: readonly Event[] = []): boolean {
  const entry = achievements.find(one => one.id === id);
  if (!entry) throw new Error(`no achievement ${id}`);
  return entry.earned({ before: fresh, after, events, marks: {} } as unknown as Parameters<typeof entry.earned>[0]);
}

test('every epic relic earns Epic, and no other does', () => {
  for (const id of relicIds)
    expect(earned('epic', { ...fresh, relics: [freshRelic(id, 6)] }), id).toBe(relics[id].rarity === 'epic');
});

test('nine hands left are nine hands, whatever they pay', () => {
  const payout = { base: 1, hands: 0, interest: 0, extra: [] };
  const won = [{ type: 'roundWon', round: 1, payout, total: 40 }] as readonly Event[];
  expect(earned('swift', { ...fresh, phase: 'cleared', hands: 9 }, won)).toBe(true);
  expect(earned('swift', { ...fresh, phase: 'cleared', hands: 8 }, won)).toBe(false);
  expect(earned('swift', { ...fresh, hands: 12 })).toBe(false);
});

test('no achievement bears the name of a relic', () => {
  const taken = new Set(relicIds.map(id => relics[id].text.ja[0]));
  expect(achievements.filter(({ name }) => taken.has(name.ja)).map(({ id }) => id)).toEqual([]);
});
