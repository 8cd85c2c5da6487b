import type { PatternId } from './patterns.tsx';

/**
 * Papers that a tile may be cut from. The colours live in colors.css; `ink` says which of paper and sumi the
 * marks on it are drawn in, by measured contrast.
 */
export const fills = {
  plain: { ink: 'sumi' },
  stone: { ink: 'paper' },
  indigo: { ink: 'paper' },
  bamboo: { ink: 'paper' },
  plume: { ink: 'sumi' },
  rice: { ink: 'sumi' },
  amber: { ink: 'sumi' },
  rouge: { ink: 'paper' },
  wisteria: { ink: 'paper' },
  moss: { ink: 'sumi' },
  B: { ink: 'paper' },
  L: { ink: 'sumi' },
  G: { ink: 'paper' },
  R: { ink: 'sumi' },
  Y: { ink: 'sumi' },
  W: { ink: 'sumi' },
  dot: { ink: 'sumi' },
  i2: { ink: 'sumi' },
  i3: { ink: 'sumi' },
  v3: { ink: 'sumi' },
  i4: { ink: 'sumi' },
  l4: { ink: 'sumi' },
  t4: { ink: 'sumi' },
  s4: { ink: 'sumi' },
  o4: { ink: 'sumi' },
} as const satisfies Record<string, { ink: 'sumi' | 'paper' }>;

export type Fill = keyof typeof fills;

/** Lacquers that a pattern changes plain wood to; each has the pattern's motif on it, too. */
export const lacquers = [
  'indigo',
  'bamboo',
  'plume',
  'rice',
  'amber',
  'rouge',
  'wisteria',
  'moss',
] as const satisfies readonly Fill[];

/** The six coloured papers with the pattern that says the same thing without colour. */
export const sixPapers: Readonly<Record<'B' | 'L' | 'G' | 'R' | 'Y' | 'W', PatternId>> = {
  B: 'seigaiha',
  L: 'mizutama',
  G: 'matsuba',
  R: 'uroko',
  Y: 'hishi',
  W: 'wa',
};

/** The nine papers of pieces that are told apart by a spine. */
export const ninePapers = ['dot', 'i2', 'i3', 'v3', 'i4', 'l4', 't4', 's4', 'o4'] as const satisfies readonly Fill[];
