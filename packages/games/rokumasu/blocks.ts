import { tenths } from './score.ts';
import type { Block } from './state.ts';
import type { Tuned } from './tuned.ts';
import type { EntryText, Numbers } from './entry-text.ts';

/** A block that is being cleared, as its effects see it. */
export interface ClearedCell {
  readonly cell: number;
  readonly block: Block;
  readonly inRow: boolean;
  readonly inColumn: boolean;
  tuned(key: Tuned): number;
}

interface Entry {
  readonly text: EntryText;
  /** One character in drawn boards. */
  readonly glyph: string;
  /** Which drawing of the design system stands for it. */
  readonly motif: string;
  readonly n: Numbers;
}

/** Worth in tenths of a point, each time such a block is cleared. */
type Worth = (cell: ClearedCell, n: Numbers) => number;

/** A pattern covers the whole piece. */
export interface Pattern extends Entry {
  /** May lie on blocks that do not overlap themselves. */
  readonly overlaps?: true;
  /** Placing it costs no hand. */
  readonly free?: true;
  /** Never cleared; see `blockers` in the rule set for what it does to lines. */
  readonly stays?: true;
  /** Such a block is not a base block: only its worth counts. */
  readonly hollow?: true;
  /** Grows by the tuned charge whenever another piece is placed. */
  readonly charges?: true;
  readonly blocks?: Worth;
  readonly lines?: Worth;
  /** Each cleared block rolls; one hit doubles the lines' start value. */
  readonly luck?: { readonly hits: number; readonly outOf: number };
  /** Added to A after the relics, for n such blocks cleared together. */
  readonly together?: (n: number) => number;
  /** Added to A for every cleared block beside one of these from another piece, once a block. */
  readonly beside?: number;
}

/** A seal sits on one cell of a piece. */
export interface Seal extends Entry {
  readonly stays?: true;
  /** The block acts several times: tuned number `multi`. */
  readonly repeats?: true;
  readonly gold?: number;
  readonly blocks?: Worth;
}

/** A blessing sits on one cell of a piece and leaves a buff when that cell is cleared. */
export interface Blessing extends Entry {
  readonly brand: BuffId;
  /** How often it leaves its buff; null: always. */
  readonly odds: { readonly hits: number; readonly outOf: number } | null;
}

/** What a buff does. It stays on its cell for the rest of the run. */
export interface BuffKind extends Entry {
  /** The highest level. */
  readonly most: number;
  /** Pieces may be placed over a block on its cell. */
  readonly opens?: true;
  readonly blocks?: (level: number, n: Numbers) => number;
  readonly lines?: (level: number, n: Numbers) => number;
  /** Chance of 1 gold when its cell is cleared. */
  readonly gold?: (level: number) => { readonly hits: number; readonly outOf: number };
}

const pattern = (entry: Pattern): Pattern => entry;
const seal = (entry: Seal): Seal => entry;
const blessing = (entry: Blessing): Blessing => entry;
const buff = (entry: BuffKind): BuffKind => entry;

export const patterns = {
  enhanced: pattern({
    text: {
      ja: ['強化', '消すと、1個につきブロック点+{enhanced}。'],
      en: ['Enhanced', 'Block points +{enhanced} for each one cleared.'],
    },
    glyph: 'e',
    motif: 'asanoha',
    n: {},
    blocks: c => tenths(c.tuned('enhanced')),
  }),
  lucky: pattern({
    text: {
      ja: ['ラッキー', '消すと、1個につき1/{outOf}で列点の元が2倍になります。'],
      en: ['Lucky', 'Each one cleared: a 1 in {outOf} chance to double the line points’ base.'],
    },
    glyph: 'l',
    motif: 'shippo',
    n: { outOf: 10 },
    luck: { hits: 1, outOf: 10 },
  }),
  feather: pattern({
    text: {
      ja: ['羽', '羽でないブロックに重ねて置けます。下のブロックはなくなります。'],
      en: ['Feather', 'Goes on top of any block but feather, replacing it.'],
    },
    glyph: 'f',
    motif: 'yabane',
    n: {},
    overlaps: true,
  }),
  nohand: pattern({
    text: { ja: ['ノーハンド', '置いてもハンドを使いません。'], en: ['No-hand', 'Placing it costs no hand.'] },
    glyph: 'n',
    motif: 'seigaiha',
    n: {},
    free: true,
  }),
  charge: pattern({
    text: {
      ja: ['チャージ', 'ほかのピースを置くたび+{charge}。消すと、たまった分だけがブロック点になります。'],
      en: ['Charge', 'Stores {charge} per other piece placed; when cleared, only what it stored counts.'],
    },
    glyph: 'c',
    motif: 'inazuma',
    n: {},
    hollow: true,
    charges: true,
    blocks: c => tenths(c.block.charge),
  }),
  obstacle: pattern({
    text: {
      ja: ['おじゃま', '消えません。羽なら上に置けます。'],
      en: ['Obstacle', 'Never clears. A feather piece can go on top.'],
    },
    glyph: 'X',
    motif: 'kagome',
    n: {},
    stays: true,
  }),
  combo: pattern({
    text: {
      ja: ['コンボ', '一度に消した数だけ、1・3・7・15…とブロック点が増えます。'],
      en: ['Combo', 'Cleared together: block points +1, 3, 7, 15 and so on.'],
    },
    glyph: 'k',
    motif: 'uroko',
    n: {},
    together: n => tenths(2 ** Math.min(n, 48) - 1),
  }),
  aura: pattern({
    text: {
      ja: ['オーラ', 'となりの別のピースのブロックが消えると、ブロック点+{plus}。'],
      en: ['Aura', 'Blocks of other pieces beside it clear for block points +{plus}.'],
    },
    glyph: 'a',
    motif: 'uzu',
    n: { plus: 1 },
    beside: 10,
  }),
  moss: pattern({
    text: {
      ja: ['苔', '消すと、盤の端にふれている辺の数だけ列点が増えます。'],
      en: ['Moss', 'Line points +1 for each board edge it touches when cleared.'],
    },
    glyph: 'm',
    motif: 'arare',
    n: {},
    lines: c => tenths(edges(c.cell)),
  }),
};
export type PatternId = keyof typeof patterns;

export const seals = {
  gold: seal({
    text: {
      ja: ['ゴールドシール', 'このブロックが消えると+{gold}G。'],
      en: ['Gold seal', 'Clearing this block gives {gold}G.'],
    },
    glyph: 'G',
    motif: 'coin',
    n: { gold: 1 },
    gold: 1,
  }),
  multi: seal({
    text: {
      ja: ['マルチシール', 'このブロックは{multi}回はたらきます。'],
      en: ['Multi seal', 'This block acts {multi} times.'],
    },
    glyph: '2',
    motif: 'double',
    n: {},
    repeats: true,
  }),
  stone: seal({
    text: {
      ja: ['石', 'このブロックは消えません。溶鉱炉か火山なら消せます。'],
      en: ['Stone', 'This block does not clear, save with Furnace or Volcano.'],
    },
    glyph: 'S',
    motif: 'stone',
    n: {},
    stays: true,
  }),
  score: seal({
    text: {
      ja: ['スコアシール', 'このブロックが消えるとブロック点+{plus}。'],
      en: ['Score seal', 'Clearing this block: block points +{plus}.'],
    },
    glyph: '5',
    motif: 'plus-five',
    n: { plus: 5 },
    blocks: (_, n) => tenths(n['plus'] ?? 0),
  }),
  arrow_v: seal({
    text: {
      ja: ['アローシール（縦）', '縦ラインで消えるとブロック点+{arrow}。'],
      en: ['Arrow seal (column)', 'Cleared by a column: block points +{arrow}.'],
    },
    glyph: '|',
    motif: 'arrow-v',
    n: {},
    blocks: c => (c.inColumn ? tenths(c.tuned('arrow')) : 0),
  }),
  arrow_h: seal({
    text: {
      ja: ['アローシール（横）', '横ラインで消えるとブロック点+{arrow}。'],
      en: ['Arrow seal (row)', 'Cleared by a row: block points +{arrow}.'],
    },
    glyph: '-',
    motif: 'arrow-h',
    n: {},
    blocks: c => (c.inRow ? tenths(c.tuned('arrow')) : 0),
  }),
};
export type SealId = keyof typeof seals;

export const blessings = {
  power: blessing({
    text: {
      ja: ['力の加護', '消えると、そのマスに増強のバフを残します。'],
      en: ['Blessing of might', 'Cleared, it leaves the Might buff on its cell.'],
    },
    glyph: 'p',
    motif: 'corner-power',
    n: {},
    brand: 'enhancement',
    odds: null,
  }),
  gold: blessing({
    text: {
      ja: ['金の加護', '消えると、そのマスに金鉱のバフを残します。'],
      en: ['Blessing of ore', 'Cleared, it leaves the Gold mine buff on its cell.'],
    },
    glyph: 'g',
    motif: 'corner-gold',
    n: {},
    brand: 'gold_mine',
    odds: null,
  }),
  chain: blessing({
    text: {
      ja: ['連の加護', '消えると、そのマスに脈動のバフを残します。'],
      en: ['Blessing of pulse', 'Cleared, it leaves the Pulse buff on its cell.'],
    },
    glyph: 'c',
    motif: 'corner-chain',
    n: {},
    brand: 'pulsation',
    odds: null,
  }),
  phase: blessing({
    text: {
      ja: ['透の加護', '消えると、1/{outOf}でそのマスに透過のバフを残します。'],
      en: ['Blessing of veil', 'Cleared: 1 in {outOf} to leave the Veil buff on its cell.'],
    },
    glyph: 't',
    motif: 'corner-phase',
    n: { outOf: 4 },
    brand: 'phase',
    odds: { hits: 1, outOf: 4 },
  }),
};
export type BlessingId = keyof typeof blessings;

export type BuffId = 'enhancement' | 'gold_mine' | 'pulsation' | 'phase';
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** Buffs. States, events, sources and archived versions spell them `brand`, so their table keeps that name. */
export const brands: Readonly<Record<BuffId, BuffKind>> = {
  enhancement: buff({
    text: {
      ja: ['増強', 'ここで消えるたび、ブロック点+0.5×レベル。'],
      en: ['Might', 'Each clear here: block points +0.5 per level.'],
    },
    glyph: 'E',
    motif: 'brand-power',
    n: { tenths: 5 },
    most: ENDLESS,
    blocks: (level, n) => (n['tenths'] ?? 0) * level,
  }),
  gold_mine: buff({
    text: {
      ja: ['金鉱', 'ここで消えるたび、レベル1につき1/{outOf}の割合で1G。'],
      en: ['Gold mine', 'Each clear here: 1 in {outOf} per level for 1G.'],
    },
    glyph: 'G',
    motif: 'brand-gold',
    n: { outOf: 4 },
    most: 4,
    gold: level => ({ hits: level, outOf: 4 }),
  }),
  pulsation: buff({
    text: {
      ja: ['脈動', 'ここで消えるたび、列点+0.2×レベル。'],
      en: ['Pulse', 'Each clear here: line points +0.2 per level.'],
    },
    glyph: 'P',
    motif: 'brand-chain',
    n: { tenths: 2 },
    most: ENDLESS,
    lines: (level, n) => (n['tenths'] ?? 0) * level,
  }),
  phase: buff({
    text: {
      ja: ['透過', 'ブロックがあっても、このマスには重ねて置けます。'],
      en: ['Veil', 'Pieces may be placed over a block here.'],
    },
    glyph: 'T',
    motif: 'brand-phase',
    n: {},
    most: 1,
    opens: true,
  }),
};

/** How many edges of the board a cell touches: 2 in a corner. */
function edges(cell: number): number {
  const x = cell % 6;
  const y = (cell - x) / 6;
  return (x === 0 ? 1 : 0) + (x === 5 ? 1 : 0) + (y === 0 ? 1 : 0) + (y === 5 ? 1 : 0);
}
