import { type RulesOfVersion, rulesOfVersion } from '@minoya/archive';
import { bots, dailies } from '@minoya/bots';
import type { AnyGame } from '@minoya/kernel';
import type { RoomEvent } from './rooms/event.ts';

/** Rules to play by; how a link to them looks, and what a page shows beside a game, is not asked here. */
export type PlayedRules = Omit<RulesOfVersion, 'linkPreview' | 'shownLine'>;

/** A room was opened by a newer server than this one. */
export class UnknownRules extends Error {}

/**
 * The rules of every version that is played by here. A room keeps the rules it was opened with for as long as it lives,
 * whatever the server has learnt since. Older versions are loaded with the first room that needs them.
 */
export class RuleBook {
  private readonly games: Readonly<Record<string, AnyGame>>;
  private readonly loaded = new Map<string, PlayedRules>();

  constructor(games: Readonly<Record<string, AnyGame>>) {
    this.games = games;
  }

  /** The newest rules of a game. */
  present(id: string): PlayedRules | null {
    const game = Object.hasOwn(this.games, id) ? this.games[id] : undefined;
    return game ? { game, bots: bots[id] ?? [], daily: dailies[id] ?? null } : null;
  }

  /** Rules that are at hand: the newest, and what `load` has fetched. */
  of(id: string, version: number): PlayedRules | null {
    const present = this.present(id);
    return present?.game.version === version ? present : (this.loaded.get(`${id} ${version}`) ?? null);
  }

  /** Rules of any version that was ever released; null when these are not known here, as after going back to an older server. */
  async load(id: string, version: number): Promise<PlayedRules | null> {
    const known = this.of(id, version) ?? (await rulesOfVersion(id, version));
    if (known) this.loaded.set(`${id} ${version}`, known);
    return known;
  }

  /** Everything that a room's log is played by. */
  async loadFor(events: readonly RoomEvent[]): Promise<void> {
    const [opened] = events;
    if (opened?.e !== 'open') throw new Error('the log does not begin with its opening');
    const { game, version = 1 } = opened;
    if (!(await this.load(game, version))) throw new UnknownRules(`${game} ${version}`);
    for (const event of events) if (event.e === 'start') await this.load(game, event.version);
  }
}
