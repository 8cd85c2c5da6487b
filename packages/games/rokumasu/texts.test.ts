import { expect, test } from 'vitest';
import { amulets } from './amulets.ts';
import { blessings, brands, patterns, seals } from './blocks.ts';
import { bosses } from './bosses.ts';
import { rokumasu } from './game.ts';
import { relics } from './relics/index.ts';
import { position } from './testing.ts';
import { explain, isReady, liveOf, liveText, marksOf, motifOf, nameOfSource } from './texts.ts';
import { TUNED } from './tuned.ts';
import type { EntryText } from './entry-text.ts';
import { refusalWords } from '@minoya/kernel';

const layers = {
  pattern: patterns,
  seal: seals,
  blessing: blessings,
  brand: brands,
  relic: relics,
  amulet: amulets,
  boss: bosses,
};
const entries = Object.entries(layers).flatMap(([layer, table]) =>
  Object.entries(table as Record<string, { text: EntryText; motif: string; n?: Record<string, number> }>).map(
    ([id, entry]) => ({ source: `${layer}:${id}`, entry }),
  ),
);

test.each(entries)('$source has a name and a sentence in both languages, and a motif', ({ source, entry }) => {
  for (const language of ['ja', 'en'] as const) {
    const [name, sentence] = entry.text[language];
    expect(name).not.toBe('');
    expect(nameOfSource(source, language)).toBe(name.replace('{size}', String(entry.n?.['size'])));
    for (const [, number = ''] of sentence.matchAll(/\{(\w+)\}/g))
      expect(
        [...Object.keys(entry.n ?? {}), ...TUNED],
        `the text names {${number}}, which is no number of n`,
      ).toContain(number);
    expect(explain(position({}), source, language)).not.toMatch(/[{}]/);
  }
  expect(entry.text.ja[1]).toMatch(/。$/);
  expect(entry.text.en[1]).toMatch(/\.$/);
  expect(
    entry.text.ja[1].length,
    'characters of the Japanese sentence, which has one line of a card',
  ).toBeLessThanOrEqual(44);
  expect(entry.text.en[1].split(' ').length, 'words of the English sentence').toBeLessThanOrEqual(14);
  expect(motifOf(source)).toBe(entry.motif);
});

test('motifs of relics, and glyphs within a layer, are all different', () => {
  const motifs = Object.values(relics).map(relic => relic.motif);
  expect(new Set(motifs).size).toBe(motifs.length);
  for (const table of [patterns, seals, blessings, brands]) {
    const glyphs = Object.values(table).map(entry => entry.glyph);
    expect(new Set(glyphs).size).toBe(glyphs.length);
  }
});

test('sentences carry the numbers that hold now', () => {
  expect(explain(position({}), 'pattern:enhanced', 'en')).toBe('Block points +2 for each one cleared.');
  expect(explain(position({ relics: ['amplifier'] }), 'pattern:enhanced', 'en')).toBe(
    'Block points +5 for each one cleared.',
  );
  expect(explain(position({ relics: ['prism'] }), 'seal:multi', 'ja')).toBe('このブロックは3回はたらきます。');
});

test('a relic tells where it stands', () => {
  const at = position({
    relics: [
      ['patience', { dry: 1 }],
      ['muscle', { tenths: 6 }],
      'copy',
      'overload',
      ['script', { first: 2, second: 7 }],
    ],
    hands: 4,
  });
  const shown = [0, 1, 2].map(i => liveText(liveOf(at, i)!, 'en'));
  expect(shown).toEqual(['2 left', '×1.6', '×1']);
  expect(liveText(liveOf(at, 0)!, 'ja')).toBe('あと2');
  expect(marksOf(at, 4)).toEqual([2, 7]);
  expect(liveOf(at, 4)).toBeNull();
  const armed = position({ relics: [['patience', { dry: 3 }], 'timing', 'last_stand'], hands: 4 });
  expect([0, 1, 2].map(i => isReady(armed, i))).toEqual([true, true, false]);
});

test('every refusal is told in both languages', () => {
  for (const { ja, en } of Object.values(rokumasu.refusals)) {
    expect(ja).toMatch(/。$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  }
  const step = rokumasu.apply(position({ hand: ['dom-h'] }), 0, { type: 'place', from: 0, cell: 5 });
  expect(step.ok ? '' : refusalWords(rokumasu, step.why).ja).toContain('はみ出して');
});
