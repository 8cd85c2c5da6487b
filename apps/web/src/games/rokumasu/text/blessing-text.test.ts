import { type BlessingId, blessings, brands } from '@minoya/games/rokumasu/blocks';
import { position } from '@minoya/games/rokumasu/testing';
import { expect, test } from 'vitest';
import { sourceName, sourceText } from './sources.ts';

test('a blessing says what its buff does, wherever it is explained', () => {
  const state = position({ hand: ['mono-1'] });
  for (const id of Object.keys(blessings) as BlessingId[]) {
    const source = `brand:${blessings[id].brand}`;
    for (const language of ['ja', 'en'] as const) {
      const told = sourceText(state, `blessing:${id}`)[language];
      expect(told).toContain(brands[blessings[id].brand].text[language][0]);
      expect(told).toContain(sourceName(source)[language]);
      expect(told).toContain(sourceText(state, source)[language]);
    }
  }
});
