import type { Localized } from '@minoya/kernel';
import { type Counter, type Kind, kinds } from './kinds.ts';

export { type Counter, type Kind, kindIds, kinds, obstacleKinds } from './kinds.ts';

/**
 * What fills a cell, as one number, so that a board is a flat list that copies fast:
 * colour (3 bits) + the kind's code (4 bits) + the number on it. 0 is an empty cell.
 * Read it through the functions below; compare two blocks with ===.
 */
export type Block = number;

/** 1 … 6 in the order in which stages with few colours use them. */
export type Color = number;

export interface ColorEntry {
  /** In the original game's notation. */
  readonly letter: string;
  /** The original game's palette (クラシック). */
  readonly hex: string;
  readonly text: Localized;
}

export const colors: readonly ColorEntry[] = [
  { letter: 'L', hex: '#7DB9E8', text: { ja: '水色', en: 'Light blue' } },
  { letter: 'R', hex: '#FF6347', text: { ja: '珊瑚赤', en: 'Coral red' } },
  { letter: 'Y', hex: '#F4D03F', text: { ja: '砂金色', en: 'Sand gold' } },
  { letter: 'G', hex: '#2E8B57', text: { ja: '海緑', en: 'Sea green' } },
  { letter: 'B', hex: '#1E5799', text: { ja: '深い青', en: 'Deep blue' } },
  { letter: 'W', hex: '#F5F5F5', text: { ja: '真珠白', en: 'Pearl white' } },
];

export const EMPTY: Block = 0;
/** A seventh "colour" that links with nothing: that of kinds without one. */
const NO_COLOR = 7;
const CODE = 8;
const VALUE = 128;

/** A block of any kind. The colour matters only to kinds that have one, the value only to those with a counter. */
export function block(kind: Kind, color: Color, value = 0): Block {
  const { code, colored, counter } = kinds[kind];
  return (colored ? color : NO_COLOR) + CODE * code + (counter ? VALUE * value : 0);
}

/** What the rules ask of a block, as bits of `traits`. */
export const trait = { taps: 1, falls: 2, frozen: 4, plus: 8, minus: 16 } as const;
const { taps: TAPS, falls: FALLS, frozen: FROZEN, plus: PLUS, minus: MINUS } = trait;

/** Everything below is found by the block without its number; all of it follows from `kinds`. */
const kindAt: (Kind | null)[] = Array.from({ length: VALUE }, () => null);
/** Bits of `trait`; the solver reads them too. */
export const traits = new Uint8Array(VALUE);
const levels = new Uint8Array(VALUE);
/** What a frozen block becomes when the group meets its number, and when not. */
const whenMet = new Uint8Array(VALUE);
const whenUnmet = new Uint8Array(VALUE);

for (const kind of Object.keys(kinds) as Kind[]) {
  for (let color = 1; color <= colors.length; color++) learn(kind, color);
}

function learn(kind: Kind, color: Color): void {
  const { falls, refusal, counter, thaws } = kinds[kind];
  const at = block(kind, color);
  kindAt[at] = kind;
  traits[at] = (refusal ? 0 : TAPS) | (falls ? FALLS : 0) | (thaws ? FROZEN : 0) | (counter ? trait[counter.is] : 0);
  levels[at] = levelsOf(kind);
  whenMet[at] = thaws ? block(thaws.met, color) : at;
  whenUnmet[at] = thaws ? block(thaws.unmet, color) : at;
}

/** How many thaws a kind is away from moving freely. */
function levelsOf(kind: Kind): number {
  const { thaws } = kinds[kind];
  return thaws ? 1 + levelsOf(thaws.unmet) : 0;
}

/** 0 for an empty cell and for kinds without a colour. */
export function colorOf(b: Block): Color {
  const color = b & 7;
  return color === NO_COLOR ? 0 : color;
}

/** Null for an empty cell. */
export function kindOf(b: Block): Kind | null {
  return kindAt[b & 127] ?? null;
}

/** Levels of ice around it. */
export function iceOf(b: Block): number {
  return levels[b & 127] as number;
}

export function counterOf(b: Block): Counter | null {
  const kind = kindOf(b);
  return kind && kinds[kind].counter;
}

/** The number written on a counter; 0 on every other block. */
export function valueOf(b: Block): number {
  return b >> 7;
}

/** A plain block: a colour and nothing else. */
export function isNormal(b: Block): boolean {
  return b > 0 && b < NO_COLOR;
}

/** Whether its kind can be tapped, if it has a neighbour of its colour. (K3) */
export function canTap(b: Block): boolean {
  return ((traits[b & 127] as number) & TAPS) !== 0;
}

/** False for what keeps its place, and for an empty cell. (K15, K18) */
export function falls(b: Block): boolean {
  return ((traits[b & 127] as number) & FALLS) !== 0;
}

export function isFrozen(b: Block): boolean {
  return ((traits[b & 127] as number) & FROZEN) !== 0;
}

export function recolored(b: Block, color: Color): Block {
  return b - (b & 7) + color;
}

/** Whether a group of this size meets the block's counter; a block without one is always content. (K12, K13) */
export function meets(b: Block, size: number): boolean {
  const t = traits[b & 127] as number;
  if (t & PLUS) return size >= b >> 7;
  return t & MINUS ? size <= b >> 7 : true;
}

/** Whether a group of this size takes the block along. (K8, K9) */
export function goesWith(b: Block, size: number): boolean {
  return !isFrozen(b) && meets(b, size);
}

/** One step out of the ice beside a group of this size. (K10, K11, K14) */
export function thawed(b: Block, size: number): Block {
  return keepNumber(b, (meets(b, size) ? whenMet : whenUnmet)[b & 127] as number);
}

/** One step out of the ice, whatever the number on it says. */
export function melted(b: Block): Block {
  return keepNumber(b, whenUnmet[b & 127] as number);
}

/** The number stays on what still counts. */
function keepNumber(b: Block, to: Block): Block {
  return (traits[to] as number) & (PLUS | MINUS) ? to + b - (b & 127) : to;
}
