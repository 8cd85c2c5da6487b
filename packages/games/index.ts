import type { AnyGame } from '@minoya/kernel';
import type { GameManifest } from './manifest.ts';
import { manifest as keshiki } from './keshiki/manifest.ts';
import { manifest as polyform } from './polyform/manifest.ts';
import { manifest as rokumasu } from './rokumasu/manifest.ts';

export type { GameManifest, Publishing } from './manifest.ts';

/** The house's games, one line each: whatever else lists games is derived from this. */
const all: readonly GameManifest[] = [rokumasu, keshiki, polyform];

/** What the house knows of each game, by id. */
export const manifests: Readonly<Record<string, GameManifest>> = Object.fromEntries(
  all.map(manifest => [manifest.game.id, manifest]),
);

/** The rules alone, by id. Programs that handle any game import these two and nothing else. */
export const games: Readonly<Record<string, AnyGame>> = Object.fromEntries(all.map(({ game }) => [game.id, game]));
