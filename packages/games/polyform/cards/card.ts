import type { Localized } from '@minoya/kernel';
import { type Cells, count, readDrawing } from '../cells.ts';
import { isPiece, type PieceId } from '../pieces.ts';
import { customName } from './custom-name.ts';

export type Colour = 'white' | 'black';
export const colours: readonly Colour[] = ['white', 'black'];
export type CardId = string;

export interface Card {
  readonly id: CardId;
  readonly colour: Colour;
  readonly points: number;
  readonly reward: PieceId;
  /** The cells to fill. */
  readonly shape: Cells;
  readonly text: Localized;
}

/** Points a card of a colour may have. (P3) */
export const POINTS: Record<Colour, { readonly min: number; readonly max: number }> = {
  white: { min: 0, max: 2 },
  black: { min: 3, max: 5 },
};

/**
 * P3: the cells a card asks for beyond the cells of its reward, by points. Every card of ours follows it exactly; found by
 * letting bots play (docs/polyform-cards.md).
 */
export const NET_CELLS: readonly number[] = [0, 3, 5, 6, 10, 14];

/** Cards as drawn in our tables: a line `w01 0 pt reward i2: 名前 / name`, then the shape; a blank line between two. */
export function readCards(text: string): Card[] {
  return text.trim().split('\n\n').map(readCard);
}

function readCard(text: string): Card {
  const [head = '', ...rows] = text.split('\n');
  const found = /^([wb]\d\d) (\d) pt reward (\w+): (.+) \/ (.+)$/.exec(head);
  const shape = readDrawing(rows.join('\n'));
  const [, id = '', points, reward = '', ja = '', en = ''] = found ?? [];
  if (shape === null || !isPiece(reward)) throw new Error(`not a card: ${text}`);
  return { id, colour: colourOf(id), points: Number(points), reward, shape, text: { ja, en } };
}

export function colourOf(id: CardId): Colour {
  return id.startsWith('w') ? 'white' : 'black';
}

/** A card a player drew carries its own description as id: colour and points, shape in base 36, reward. */
export function customId(drawn: Pick<Card, 'colour' | 'points' | 'reward' | 'shape'>): CardId {
  return `${drawn.colour === 'white' ? 'w' : 'b'}${drawn.points}.${drawn.shape.toString(36)}.${drawn.reward}`;
}

/** Null when the text is not a custom card that the rules allow. (P41) */
export function readCustom(id: string): Card | null {
  const found = /^([wb])([0-5])\.([0-9a-z]{1,5})\.([a-z0-9]+)$/.exec(id);
  if (!found) return null;
  const [, letter, digit, base36, reward] = found as unknown as [string, string, string, string, string];
  const shape = Number.parseInt(base36, 36);
  const colour = colourOf(letter);
  const points = Number(digit);
  const { min, max } = POINTS[colour];
  if (!isPiece(reward) || points < min || points > max) return null;
  if (shape >= 1 << 25 || count(shape) < 2 || shape.toString(36) !== base36) return null;
  return { id, colour, points, reward, shape, text: customName(id) };
}
