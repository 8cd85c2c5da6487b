import type { LongRelicId } from '../long/relics/index.ts';
import { economy } from './economy.ts';
import { growing } from './growing.ts';
import { lines } from './lines.ts';
import { marked } from './marked.ts';
import { odd } from './odd.ts';
import type { Relic } from './relic.ts';
import { size } from './size.ts';

const seeds = { ...size, ...lines, ...growing, ...marked, ...economy, ...odd };

export type RelicId = keyof typeof seeds | LongRelicId;

/** Those of the long game come with it (`long-game.ts`). */
export const relics = { ...seeds } as Readonly<Record<RelicId, Relic>>;

/** Those of the standard and the classic rules. */
export const relicIds = Object.keys(seeds) as readonly RelicId[];

export function isRelicId(text: string): text is RelicId {
  return Object.hasOwn(relics, text);
}
