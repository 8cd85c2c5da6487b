import type { Localized } from '@minoya/kernel';

/**
 * What fills a cell, as one number, so that a board is a flat list that copies fast:
 * colour (3 bits) + ice level (2 bits) + counter (2 bits) + the counter's value. 0 is an empty cell.
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

export type Kind = 'normal' | 'ice1' | 'ice2' | 'plus' | 'minus' | 'icePlus' | 'iceMinus' | 'rock' | 'steel';

/** What a kind is made of. A kind with a colour is an ice level combined with a counter; the rest follows. */
export interface KindEntry {
  /** The first two characters of its cell in the original game's notation, or all three when it has no colour. */
  readonly mark: string;
  readonly colored: boolean;
  readonly ice: 0 | 1 | 2;
  readonly counter: 'none' | 'plus' | 'minus';
  readonly falls: boolean;
  /** The stage in which players first meet it. */
  readonly first: number;
  readonly text: Localized;
  /** One line for the player who taps it in vain or asks what it is. */
  readonly rule: Localized;
}

export const kinds: Readonly<Record<Kind, KindEntry>> = {
  normal: {
    mark: '__',
    colored: true,
    ice: 0,
    counter: 'none',
    falls: true,
    first: 1,
    text: { ja: 'ふつう', en: 'Plain' },
    rule: {
      ja: '同じ模様が2つ以上となり合うと、押して消せます。',
      en: 'Tap it when two or more of its pattern touch.',
    },
  },
  ice1: {
    mark: '_*',
    colored: true,
    ice: 1,
    counter: 'none',
    falls: true,
    first: 11,
    text: { ja: '氷', en: 'Ice' },
    rule: { ja: '同じ模様がとなりで消えると、とけます。', en: 'Melts when its own pattern clears beside it.' },
  },
  plus: {
    mark: '_+',
    colored: true,
    ice: 0,
    counter: 'plus',
    falls: true,
    first: 21,
    text: { ja: '以上', en: 'At least' },
    rule: { ja: '書かれた数以上のかたまりなら、いっしょに消えます。', en: 'Goes with a group of that many or more.' },
  },
  ice2: {
    mark: '**',
    colored: true,
    ice: 2,
    counter: 'none',
    falls: true,
    first: 31,
    text: { ja: '厚い氷', en: 'Thick ice' },
    rule: { ja: '同じ模様がとなりで2回消えると、とけます。', en: 'Melts when its own pattern clears beside it twice.' },
  },
  minus: {
    mark: '_-',
    colored: true,
    ice: 0,
    counter: 'minus',
    falls: true,
    first: 41,
    text: { ja: '以下', en: 'At most' },
    rule: { ja: '書かれた数以下のかたまりのときだけ消えます。', en: 'Only goes with a group of that many or fewer.' },
  },
  icePlus: {
    mark: '*+',
    colored: true,
    ice: 1,
    counter: 'plus',
    falls: true,
    first: 51,
    text: { ja: '氷の以上', en: 'Frozen at least' },
    rule: {
      ja: '書かれた数以上のかたまりがとなりで消えると、ふつうに戻ります。足りないと氷だけとけます。',
      en: 'A big enough group beside it frees it; a smaller one only melts the ice.',
    },
  },
  rock: {
    mark: '<_>',
    colored: false,
    ice: 0,
    counter: 'none',
    falls: true,
    first: 61,
    text: { ja: '岩', en: 'Rock' },
    rule: { ja: '消えません。落ちます。', en: 'Never clears. It falls.' },
  },
  iceMinus: {
    mark: '*-',
    colored: true,
    ice: 1,
    counter: 'minus',
    falls: true,
    first: 71,
    text: { ja: '氷の以下', en: 'Frozen at most' },
    rule: {
      ja: '数以下のかたまりがとなりで消えると、ふつうに戻ります。多いと氷だけとけます。',
      en: 'A small enough group beside it frees it; a bigger one only melts the ice.',
    },
  },
  steel: {
    mark: '<->',
    colored: false,
    ice: 0,
    counter: 'none',
    falls: false,
    first: 81,
    text: { ja: '鋼', en: 'Steel' },
    rule: { ja: '消えません。動きません。', en: 'Never clears. Never moves.' },
  },
};

export const EMPTY: Block = 0;
/** A seventh "colour" that links with nothing. */
const MINERAL = 7;
export const ROCK: Block = MINERAL;
export const STEEL: Block = MINERAL + 8;

const ICE = 8;
const COUNTER = 32;
const VALUE = 128;
const counters = ['none', 'plus', 'minus'] as const;

export const LARGEST_VALUE = 99;

/** A coloured block. The value matters only to kinds with a counter. */
export function block(kind: Kind, color: Color, value = 0): Block {
  const { ice, counter } = kinds[kind];
  const counted = counter === 'none' ? 0 : COUNTER * counters.indexOf(counter) + VALUE * value;
  return color + ICE * ice + counted;
}

/** 0 for an empty cell, rock and steel. */
export function colorOf(b: Block): Color {
  const color = b & 7;
  return color === MINERAL ? 0 : color;
}

export function iceOf(b: Block): number {
  return colorOf(b) === 0 ? 0 : (b >> 3) & 3;
}

export function counterOf(b: Block): 'none' | 'plus' | 'minus' {
  return counters[(b >> 5) & 3] ?? 'none';
}

/** The number written on a counter; 0 on every other block. */
export function valueOf(b: Block): number {
  return b >> 7;
}

/** Null for an empty cell. */
export function kindOf(b: Block): Kind | null {
  if (b === EMPTY) return null;
  if (b === ROCK) return 'rock';
  if (b === STEEL) return 'steel';
  const ice = iceOf(b);
  const counter = counterOf(b);
  if (counter === 'plus') return ice ? 'icePlus' : 'plus';
  if (counter === 'minus') return ice ? 'iceMinus' : 'minus';
  return ice === 2 ? 'ice2' : ice === 1 ? 'ice1' : 'normal';
}

/** Only these can be tapped: coloured, not frozen, no counter. */
export function isNormal(b: Block): boolean {
  return b > 0 && b < MINERAL;
}

export function recolored(b: Block, color: Color): Block {
  return b - (b & 7) + color;
}

/** Whether a group of this size meets the block's counter; a block without one is always content. (K12, K13) */
export function meets(b: Block, size: number): boolean {
  const counter = (b >> 5) & 3;
  if (counter === 0) return true;
  return counter === 1 ? size >= valueOf(b) : size <= valueOf(b);
}

/** One step out of the ice beside a group of this size. (K10, K11, K14) */
export function thawed(b: Block, size: number): Block {
  const melted = b - ICE;
  return iceOf(b) === 1 && meets(b, size) ? b & 7 : melted;
}
