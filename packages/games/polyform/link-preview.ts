import { fill, type Localized } from '@minoya/kernel';
import type { LinkPreview, PreviewBoard } from '../link-preview.ts';
import { cardOf } from './cards.ts';
import type { CardId } from './cards/card.ts';
import { type Cells, SIDE } from './cells.ts';
import { orientations, type PieceId, pieceIds, type Placement } from './pieces.ts';
import { result, scoreOf } from './score.ts';
import type { Player, State } from './state.ts';

export const name: Localized = { ja: 'POLYFORM', en: 'POLYFORM' };

const mostCards = 6;
const allCells = Array.from({ length: SIDE * SIDE }, (_, i) => i);
const has = (cells: Cells, x: number, y: number): boolean =>
  x >= 0 && x < SIDE && y >= 0 && y < SIDE && (cells & (1 << (y * SIDE + x))) !== 0;

/** Clockwise from the north, then the corners from the north-east: one bit each, as a joined paper is drawn. */
const around = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** `o4:38`: a cell of a piece, and which of its neighbours belong to the same one. */
function pieceMark(piece: PieceId, cells: Cells, i: number): string {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  let joined = 0;
  for (const [bit, [dx, dy]] of around.entries()) if (has(cells, x + dx, y + dy)) joined |= 1 << bit;
  return `${piece}:${joined}`;
}

/** How far a card's shape is moved to stand in the middle; drawings lie at the top left. */
function middle(shape: Cells): readonly [right: number, down: number] {
  const filled = allCells.filter(i => shape & (1 << i));
  const [width, height] = [Math.max(...filled.map(i => i % SIDE)) + 1, Math.floor(Math.max(...filled) / SIDE) + 1];
  return [Math.floor((SIDE - width) / 2), Math.floor((SIDE - height) / 2)];
}

function boardOf(card: CardId, placed: readonly Placement[]): PreviewBoard {
  const { shape, colour } = cardOf(card);
  const [right, down] = middle(shape);
  const cells = allCells.map(at => {
    const [x, y] = [(at % SIDE) - right, Math.floor(at / SIDE) - down];
    if (!has(shape, x, y)) return [];
    const i = y * SIDE + x;
    const bit = 1 << i;
    const on = placed.find(one => one.cells & bit);
    return [on ? pieceMark(on.piece, on.cells, i) : `hole:${colour}`];
  });
  return { cols: SIDE, cells };
}

/** A player's cards, the latest finished first, then those in work. */
function boardsOf({ done, working }: Player): readonly PreviewBoard[] {
  const finished = [...done].reverse().flatMap(({ card, placed }) => (card === null ? [] : [{ card, placed }]));
  const inWork = working.flatMap(one => (one ? [one] : []));
  return [...finished, ...inWork].slice(0, mostCards).map(({ card, placed }) => boardOf(card, placed));
}

/** A game as its link shows it: the points, and the cards of who is ahead. */
export function linkPreview(_setup: string, state: State): LinkPreview {
  const end = result(state);
  const points = end?.scores ?? state.players.map(player => scoreOf(player) ?? 0);
  const ahead = points.indexOf(Math.max(...points));
  const sum = [...points].sort((a, b) => b - a).join('–');
  return {
    name,
    place: null,
    line: end
      ? fill({ ja: '{sum}点', en: '{sum} points' }, { sum })
      : fill({ ja: 'ラウンド{round} {sum}点', en: 'Round {round}, {sum} points' }, { round: state.round, sum }),
    score: points.some(one => one !== 0) ? sum : '',
    boards: state.players[ahead] ? boardsOf(state.players[ahead]) : [],
  };
}

/** Every mark that `linkPreview` may name. */
export const marks: readonly string[] = [
  'hole:white',
  'hole:black',
  ...new Set(
    pieceIds.flatMap(id =>
      orientations(id).flatMap(cells => allCells.filter(i => cells & (1 << i)).map(i => pieceMark(id, cells, i))),
    ),
  ),
];
