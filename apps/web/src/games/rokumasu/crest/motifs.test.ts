import { amulets } from '@minoya/games/rokumasu/amulets';
import { bosses } from '@minoya/games/rokumasu/bosses';
import { relics } from '@minoya/games/rokumasu/relics/index';
import { expect, test } from 'vitest';
import { motifs } from './motifs.ts';

/** Drawn as a letter, or by a pattern that blocks have. */
const otherwise = /^(kanji-.|kagome)$/;

test.each(
  [relics, amulets, bosses].flatMap(table => Object.entries(table).map(([id, { motif }]) => [id, motif] as const)),
)('the crest of %s is drawn', (_, motif) => {
  if (!otherwise.test(motif)) expect(motifs[motif], `crest/motifs.ts has no ${motif}`).toMatch(/^M[\d.]/);
});
