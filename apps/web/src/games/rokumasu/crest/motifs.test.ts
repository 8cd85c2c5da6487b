import '@minoya/games/rokumasu/long/index';
import { amulets } from '@minoya/games/rokumasu/amulets';
import { bosses } from '@minoya/games/rokumasu/bosses';
import { long } from '@minoya/games/rokumasu/long-game';
import { relics } from '@minoya/games/rokumasu/relics/index';
import { expect, test } from 'vitest';
import { longMotifs } from './long-motifs.ts';
import { addMotifs } from './motifs.ts';
import { motifOf } from './plaque.ts';
import { wayMotifs } from './way-motifs.ts';

addMotifs(longMotifs);
addMotifs(wayMotifs);

/** Drawn by a pattern that blocks have. */
const byPattern = 'kagome';

const { challenges, decks, gifts, levels, packs, twists, vouchers } = long;
const tables = { relics, amulets, bosses, challenges, decks, gifts, levels, packs, twists, vouchers };

test.each(
  Object.entries(tables).flatMap(([table, entries]) =>
    Object.entries(entries).map(([id, { motif }]) => [`${table} ${id}`, motif] as const),
  ),
)('the crest of %s is drawn', (_, motif) => {
  if (motif !== byPattern) expect(motifOf(motif), `there is no drawing ${motif} in crest/`).toMatch(/^M[\d.]/);
});

test('no drawing is there in vain', () => {
  const used = new Set(Object.values(tables).flatMap(entries => Object.values(entries).map(({ motif }) => motif)));
  expect(Object.keys({ ...longMotifs, ...wayMotifs }).filter(id => !used.has(id))).toEqual([]);
});
