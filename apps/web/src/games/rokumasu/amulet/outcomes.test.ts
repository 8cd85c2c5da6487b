import '@minoya/games/rokumasu/long/index';
import { type AmuletId, amulets } from '@minoya/games/rokumasu/amulets';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { outcomesOf } from './outcomes.ts';

const without = Object.keys(amulets).filter(id => amulets[id as AmuletId].change) as AmuletId[];

test('what an amulet is said to do is what it does, for every amulet', () => {
  for (const id of without)
    for (let seed = 0; seed < 12; seed++) {
      const match = new Match(rokumasu, `journey amulets=${id}`, `AMUL-${seed}`);
      match.act(0, { type: 'start' });
      const [card] = match.state.deck;
      if (!card) throw new Error('no deck');
      const promised = outcomesOf(match.state, id, card);
      const step = match.act(0, { type: 'use', amulet: 0, card: card.id, sculpt: null });
      if (!step.ok) throw new Error(`${id}: ${step.why}`);
      const used = step.events.find(event => event.type === 'amuletUsed');
      const made = used?.type === 'amuletUsed' ? used.after : undefined;
      const marks = (one: typeof made) => (one ? [one.pattern, one.seal?.id ?? null, one.blessing?.id ?? null] : null);
      expect(
        promised.map(one => marks(one.card)),
        id,
      ).toContainEqual(marks(made));
    }
});

test('an amulet with one result promises one, and names it', () => {
  const { state } = new Match(rokumasu, 'journey', 'AMUL-0');
  const [card] = state.deck;
  if (!card) throw new Error('no deck');
  expect(outcomesOf(state, 'hone', card).map(one => one.source)).toEqual(['pattern:enhanced']);
  expect(outcomesOf(state, 'gild', card).map(one => one.source)).toEqual(['seal:gold']);
  expect(outcomesOf(state, 'vanish', card)).toEqual([{ card: null, source: null }]);
});
