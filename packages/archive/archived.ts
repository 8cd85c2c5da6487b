import type { AnyBot } from '@minoya/bots';
import type { LinkPreview } from '@minoya/games/link-preview';
import type { AnyGame } from '@minoya/kernel';
import { released } from './released.ts';

/** What every archived file exports. It may grow, but nothing of it is ever renamed: the files never change. */
export interface Archived {
  readonly game: AnyGame;
  linkPreview(setup: string, state: unknown): LinkPreview;
  readonly bots: readonly AnyBot[];
  /** Every module of that version's rules and bots by its path: `games/rokumasu/preview`, `bots/rokumasu/hint` … */
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A released version from its file, which is loaded now if it was not before; null when there never was one. */
export async function archived(id: string, version: number): Promise<Archived | null> {
  if (!Object.hasOwn(released, id) || !released[id]?.includes(version)) return null;
  return (await import(`./${id}/v${version}.js`)) as Archived;
}
