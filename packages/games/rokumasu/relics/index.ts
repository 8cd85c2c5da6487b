import { economy } from './economy.ts';
import { growing } from './growing.ts';
import { lines } from './lines.ts';
import { marked } from './marked.ts';
import { odd } from './odd.ts';
import type { Relic } from './relic.ts';
import { size } from './size.ts';

const tables = { ...size, ...lines, ...growing, ...marked, ...economy, ...odd };

export type RelicId = keyof typeof tables;

export const relics: Readonly<Record<RelicId, Relic>> = tables;

export const relicIds = Object.keys(tables) as readonly RelicId[];

export function isRelicId(text: string): text is RelicId {
  return Object.hasOwn(tables, text);
}
