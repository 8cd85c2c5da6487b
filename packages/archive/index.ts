import { type AnyBot, bots } from '@minoya/bots';
import { games, manifests } from '@minoya/games';
import type { LinkPreview } from '@minoya/games/link-preview';
import type { AnyGame } from '@minoya/kernel';
import { archived } from './archived.ts';

/** One version of a game: its rules, how a link to it looks, and who plays it beside people. */
export interface Rules {
  readonly game: AnyGame;
  linkPreview(setup: string, state: unknown): LinkPreview;
  /** Weakest first. */
  readonly bots: readonly AnyBot[];
}

/** The rules as they are now; null when there is no such game. */
export function presentRules(id: string): Rules | null {
  const [game, manifest] = [games[id], manifests[id]];
  if (!game || !manifest || !Object.hasOwn(games, id)) return null;
  return {
    game,
    linkPreview: (setup, state) => manifest.linkPreview(setup, state as never),
    bots: bots[id] ?? [],
  };
}

/** Any version of any game that was ever released: the present one as it is, an older one from its archived file. */
export async function rulesOf(id: string, version: number): Promise<Rules | null> {
  const present = presentRules(id);
  return present?.game.version === version ? present : archived(id, version);
}
