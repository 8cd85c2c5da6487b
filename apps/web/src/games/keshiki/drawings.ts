import type { Kind } from '@minoya/games/keshiki/blocks';
import type { Look } from '../../tile/Tile.tsx';

/** What lies on a block's paper; a kind without a colour may have another body. */
export interface Drawing {
  readonly body?: Exclude<Look['kind'], undefined>;
  /** Levels of ice. */
  readonly ice?: number;
  /** How the number on it is framed. */
  readonly counter?: 'atLeast' | 'atMost';
  /** A sign of its own, as a path on a field of 54 by 54. It lies on a disc around 27, 34.5 with room for 7 to each side. */
  readonly strokes?: string;
}

/** How each kind is drawn. */
export const drawings: Readonly<Record<Kind, Drawing>> = {
  normal: {},
  ice1: { ice: 1 },
  plus: { counter: 'atLeast' },
  ice2: { ice: 2 },
  minus: { counter: 'atMost' },
  icePlus: { ice: 1, counter: 'atLeast' },
  rock: { body: 'rock' },
  marked: { strokes: 'M27 29A5.5 5.5 0 1 1 26.9 29ZM27 33.3A1.2 1.2 0 1 1 26.9 33.3Z' },
  iceMinus: { ice: 1, counter: 'atMost' },
  steel: { body: 'steel' },
};
