import { board } from './board.ts';
import { colour } from './colour.ts';
import { odd } from './odd.ts';
import { purse } from './purse.ts';
import { shape } from './shape.ts';
import { time } from './time.ts';

/** Relics that only the long game has. */
export const longRelics = { ...shape, ...board, ...colour, ...purse, ...time, ...odd };
export type LongRelicId = keyof typeof longRelics;
export const longRelicIds = Object.keys(longRelics) as readonly LongRelicId[];
