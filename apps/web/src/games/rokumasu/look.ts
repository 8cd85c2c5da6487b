import { type PatternId, patterns, type SealId } from '@minoya/games/rokumasu/blocks';
import { SIZE, spotsOf } from '@minoya/games/rokumasu/shapes';
import type { Block, Card, State } from '@minoya/games/rokumasu/state';
import { mino } from '@minoya/games/grid/mino';
import { fill, listed } from '@minoya/kernel';
import type { Spot } from '../../board/grid.ts';
import type { Localized } from '../../i18n/lang.ts';
import { settings } from '../../store/settings.ts';
import { patterns as drawings, type PatternId as DrawingId } from '../../tile/patterns.tsx';
import type { Fill } from '../../tile/fills.ts';
import type { TileProps } from '../../tile/Tile.tsx';
import { sourceName } from './text/sources.ts';

/** The signs of the original game. */
const patternSigns: Readonly<Record<PatternId, string>> = {
  enhanced: '★',
  lucky: '♣',
  feather: 'F',
  nohand: 'N',
  charge: '⚡',
  obstacle: '×',
  combo: 'C',
  aura: '◎',
  moss: 'M',
};
const sealSigns: Readonly<Record<SealId, string>> = {
  gold: 'G',
  multi: '×2',
  stone: '石',
  score: '+5',
  arrow_v: '↕',
  arrow_h: '↔',
};

/** A pattern and a seal as the player wants them marked. */
function marked(
  pattern: Block['pattern'],
  seal: Block['seal'],
): Pick<TileProps, 'pattern' | 'seal' | 'sign' | 'sealSign'> {
  if (settings.value.signs === 'drawn') return { pattern: drawingOf(pattern), seal };
  return { sign: pattern && patternSigns[pattern], sealSign: seal && sealSigns[seal] };
}

const isDrawing = (motif: string): motif is DrawingId => Object.hasOwn(drawings, motif);

function drawingOf(pattern: Block['pattern']): DrawingId | null {
  const motif = pattern ? patterns[pattern].motif : '';
  return isDrawing(motif) ? motif : null;
}

/** A pattern changes the lacquer as well as the motif; what has none is plain wood. */
const lacquerOf: Readonly<Record<PatternId, Fill>> = {
  enhanced: 'indigo',
  lucky: 'bamboo',
  feather: 'plume',
  nohand: 'rice',
  charge: 'amber',
  obstacle: 'stone',
  combo: 'rouge',
  aura: 'wisteria',
  moss: 'moss',
};

const fillOf = (pattern: Block['pattern']): Fill => (pattern ? lacquerOf[pattern] : 'plain');

/** How a block on the board looks. */
export function blockLook(block: Block): TileProps {
  const { pattern, seal, blessing, charge } = block;
  return {
    fill: fillOf(pattern),
    ...marked(pattern, seal),
    blessing,
    charge: pattern && patterns[pattern].charges ? charge : null,
  };
}

/** How one cell of a card looks, by its index in the mino. */
export function cardLook(card: Card, index: number): TileProps {
  return {
    fill: fillOf(card.pattern),
    ...marked(card.pattern, card.seal?.at === index ? card.seal.id : null),
    blessing: card.blessing?.at === index ? card.blessing.id : null,
  };
}

export function shapeOf(card: Card): readonly Spot[] {
  return mino(card.mino)?.shape ?? [];
}

export const sizeOf = (card: Card): number => spotsOf(card.mino).size;

/** Everything on a card that has an explanation, as sources. */
export function marksOfCard(card: Card): readonly string[] {
  return [
    ...(card.pattern ? [`pattern:${card.pattern}`] : []),
    ...(card.seal ? [`seal:${card.seal.id}`] : []),
    ...(card.blessing ? [`blessing:${card.blessing.id}`] : []),
  ];
}

export function marksOfCell(s: State, cell: number): readonly string[] {
  const block = s.board[cell];
  const buff = s.brands[cell];
  return [
    ...(block?.pattern ? [`pattern:${block.pattern}`] : []),
    ...(block?.seal ? [`seal:${block.seal}`] : []),
    ...(block?.blessing ? [`blessing:${block.blessing}`] : []),
    ...(buff ? [`brand:${buff.id}`] : []),
  ];
}

/** 「4マスのピース、強化、ゴールドシール」 */
export function cardName(card: Card): Localized {
  const marks = marksOfCard(card).map(sourceName);
  const size = sizeOf(card);
  return listed([fill({ ja: '{size}マスのピース', en: 'piece of\u00a0{size}' }, { size }), ...marks]);
}

/** The shape row by row, for those who cannot see it: 「上から 2、1」 */
export function shapeWords(card: Card): Localized {
  const shape = shapeOf(card);
  const height = Math.max(...shape.map(cell => cell.y)) + 1;
  const rows = Array.from({ length: height }, (_, y) => {
    const columns = shape.filter(cell => cell.y === y).map(cell => cell.x + 1);
    return columns.join(' ');
  });
  return listed(
    rows.map((columns, y) => fill({ ja: '{row}段目 {columns}', en: 'row {row}: {columns}' }, { row: y + 1, columns })),
    { ja: '{a}、{b}', en: '{a}; {b}' },
  );
}

/** The cells of a row (0 to 5) or a column (6 to 11), in order. */
export const lineCells = (line: number): readonly number[] =>
  Array.from({ length: SIZE }, (_, i) => (line < SIZE ? line * SIZE + i : i * SIZE + line - SIZE));
