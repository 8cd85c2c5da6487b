import { type AnyBot, bots, dailies, shownLine } from '@minoya/bots';
import { type GameManifest, games, manifests } from '@minoya/games';
import type { LinkPreview } from '@minoya/games/link-preview';
import type { AnyGame } from '@minoya/kernel';
import type { Daily } from '@minoya/shared/daily';
import { type Archived, archived } from './archived.ts';
import { released } from './released.ts';

/** One version of a game: its rules, how a link to it looks, and who plays it beside people. */
export interface RulesOfVersion {
  readonly game: AnyGame;
  linkPreview(setup: string, state: unknown): LinkPreview;
  /** Weakest first. */
  readonly bots: readonly AnyBot[];
  /** Its one game a day, if it has one. */
  readonly daily: Daily | null;
  /** The actions that a page shows beside a finished game; null when it shows none. May take a second. */
  shownLine(setup: string): readonly string[] | null;
}

/** The rules as they are now; null when there is no such game. */
export function presentRules(id: string): RulesOfVersion | null {
  const [game, manifest] = [games[id], manifests[id]];
  if (!game || !manifest || !Object.hasOwn(games, id)) return null;
  return {
    game,
    linkPreview: (setup, state) => manifest.linkPreview(setup, state as never),
    bots: bots[id] ?? [],
    daily: dailies[id] ?? null,
    shownLine: setup => shownLine(game, setup),
  };
}

/** Any version of any game that was ever released: the present one as it is, an older one from its archived file. */
export async function rulesOfVersion(id: string, version: number): Promise<RulesOfVersion | null> {
  const present = presentRules(id);
  if (present?.game.version === version) return present;
  const then = await archived(id, version);
  return (
    then && {
      game: then.game,
      linkPreview: (setup, state) => then.linkPreview(setup, state),
      bots: then.bots,
      daily: dailyThen(id, then),
      shownLine: setup => lineThen(id, then, setup),
    }
  );
}

/** Every version of a game's rules, oldest first; the present ones need not be released. */
export function versionsOf(id: string): readonly number[] {
  const then = Object.hasOwn(released, id) ? (released[id] ?? []) : [];
  const now = presentRules(id)?.game.version;
  return now === undefined || then.includes(now) ? then : [...then, now];
}

/** The daily as that version deals it. A setup that takes a search is found by whichever module of its bots has one. */
export function dailyThen(id: string, { modules }: Archived): Daily | null {
  const daily = modules[`games/${id}/daily`]?.['daily'] as GameManifest['daily'];
  const searching = Object.keys(modules).find(key => key.startsWith(`bots/${id}/`) && modules[key]?.['dailySetup']);
  const setup = daily?.setup ?? (modules[searching ?? '']?.['dailySetup'] as Daily['setup'] | undefined);
  return daily && setup ? { ...daily, setup } : null;
}

/** The line of a stage of that version. Those of days were found by a search, and their boards are closed. */
function lineThen(id: string, { modules }: Archived, setup: string): readonly string[] | null {
  const [, number] = /^stage (\d+)\b/.exec(setup) ?? [];
  const stage = modules[`games/${id}/stages/index`]?.['stage'] as
    | ((n: number) => { readonly line: readonly string[] } | undefined)
    | undefined;
  return (number !== undefined && stage?.(Number(number))?.line) || null;
}
