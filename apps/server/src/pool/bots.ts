import * as house from '@minoya/bots';
import type { AnyBot } from '@minoya/bots/bot';

type Table = Readonly<Record<string, readonly AnyBot[]>>;

const found: { bots?: Table } = { ...house };

/** The bots of each game, weakest first. */
export const bots: Table = found.bots ?? {};
