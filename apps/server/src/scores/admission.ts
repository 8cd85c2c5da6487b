import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { RulesOfVersion } from '@minoya/archive';
import { type AnyGame, type Replay, type Result, writeMarks } from '@minoya/kernel';
import { dateAt } from '@minoya/shared/calendar';
import {
  hasNothingToRank,
  leaderboardName,
  leaderboardOf,
  type ScoreRefusal,
  SHELVES,
  takesGames,
  unrankedMark,
} from '@minoya/shared/leaderboard';
import type { PersonId } from '../person.ts';
import type { Checker } from '../pool/pool.ts';
import type { PublishedBoards } from '../published/published-boards.ts';
import type { Store } from '../store/store.ts';
import type { GivenSeeds } from './seeds.ts';

export type Refused = readonly [reason: ScoreRefusal, why: string];

/** A game that somebody sends, as far as it is known. */
export interface Candidate {
  readonly person: PersonId;
  readonly replay: Replay;
  readonly rules: RulesOfVersion;
  readonly day: string | null;
  /** The address it came from, whose games are checked one after the other. */
  readonly asker: string;
}

/** As many rows as everybody is shown, so as many as can be copied. */
export const TOP = 100;

/** Who may stand on a board: every reason not to, in one place. */
export class Admission {
  private readonly store: Store;
  private readonly checker: Checker;
  private readonly seeds: GivenSeeds;
  private readonly published: PublishedBoards;
  private readonly now: () => number;

  constructor(deps: {
    store: Store;
    checker: Checker;
    seeds: GivenSeeds;
    published: PublishedBoards;
    now: () => number;
  }) {
    this.store = deps.store;
    this.checker = deps.checker;
    this.seeds = deps.seeds;
    this.published = deps.published;
    this.now = deps.now;
  }

  /** What can be said before the game is played again. */
  async refusalAtSight({ replay, rules, day }: Candidate): Promise<Refused | null> {
    const mark = unrankedMark(replay.marks);
    if (mark) return [mark, `the replay says of itself: ${mark}`];
    const refused = setupRefusal(rules.game, replay);
    // A board of somebody's own making is ranked once everybody can play it.
    if (refused && !(isOwn(rules.game, replay) && (await this.published.has(replay)))) return refused;
    return this.dayRefusal(rules, replay, day);
  }

  /** What can be said when its positions are known. */
  async refusalOf(candidate: Candidate, { print, trail }: Trail): Promise<Refused | null> {
    const { person, replay, rules, day } = candidate;
    if (day === null && seedMatters(rules.game, replay)) {
      const refused = await this.seeds.refusal(person, replay, print);
      if (refused) return refused;
    }
    if (await this.isShownLine(replay, trail)) return ['par', 'these moves are shown to everybody'];
    return (await this.onceRefusal(candidate, trail)) ?? (await this.copyRefusal(candidate, trail));
  }

  /** A short line that our page shows may have been found by oneself, unless it had been looked at. */
  private async isShownLine(replay: Replay, trail: string): Promise<boolean> {
    if (isShort(trail) && !replay.marks?.shown) return false;
    const shown = await this.checker.shownTrail(replay);
    return shown !== null && (trail.startsWith(shown) || follows(trail, shown));
  }

  /** Notes who sent these moves first; a refusal when that was not this person, or not this way. */
  async claim({ person, replay, rules, day }: Candidate, { print: moves, trail }: Trail): Promise<Refused | null> {
    // Short games are everybody's: each person is the first to send their own.
    const print = isShort(trail) ? ownPrint(moves, person) : moves;
    const board = leaderboardName({ ...leaderboardOf(rules.game, replay, day), shelf: 'unaided' });
    const marks = writeMarks(replay.marks ?? {});
    const first = await this.firstPrint({ board, print, person, kept: marks });
    if (first?.person !== person) return ['sent', 'somebody else sent these moves first'];
    if (first.kept !== marks) return ['repeat', 'the same moves were sent with other marks'];
    if (day === null) return seedMatters(rules.game, replay) ? this.seeds.spend(replay.seed, person, moves) : null;
    // Of several games of a day that are sent at the same time the first one stands here, and stays when its person leaves.
    const own = await this.firstPrint({ board, print: ownPrint('once', person), person, kept: moves });
    return own?.kept === moves ? null : ['once', 'a daily counts once for each person'];
  }

  /** What stands under a print: this, unless something was there before. What is kept beside it lies in the column `marks`. */
  private async firstPrint({ kept, ...row }: { board: string; print: string; person: PersonId; kept: string }) {
    const { db } = this.store;
    await db
      .insertInto('prints')
      .values({ ...row, marks: kept, stored: this.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return db
      .selectFrom('prints')
      .select(['person', 'marks as kept'])
      .where('board', '=', row.board)
      .where('print', '=', row.print)
      .executeTakeFirst();
  }

  /** A daily is one setup with one seed: an easier deal or target under the day's name would be another game. */
  private async dayRefusal({ daily }: RulesOfVersion, replay: Replay, date: string | null): Promise<Refused | null> {
    const own = daily?.dateOf(replay) ?? null;
    if (date === null)
      return own !== null && daily?.ownSetup ? ['not-daily', 'a daily belongs on the board of its day'] : null;
    if (!takesGames(date, dateAt(this.now()))) return ['closed', `the daily of ${date} is closed`];
    if (!daily) return ['not-daily', 'this game has no daily'];
    const named = own === date && replay.seed === daily.seed(date);
    const { game, version } = replay;
    const same = named && replay.setup === (await this.checker.dailySetup({ game, version, date }));
    return same ? null : ['not-daily', `not the daily of ${date}`];
  }

  /** A daily counts once, with help or without; the same game may be sent again when the answer was lost. */
  private async onceRefusal({ person, replay, rules, day }: Candidate, trail: string): Promise<Refused | null> {
    if (day === null) return null;
    const board = leaderboardOf(rules.game, replay, day);
    const boards = SHELVES.map(shelf => leaderboardName({ ...board, shelf }));
    const own = await this.store.db
      .selectFrom('scores')
      .select('trail')
      .where('board', 'in', boards)
      .where('person', '=', person)
      .execute();
    return own.some(row => row.trail !== trail) ? ['once', 'a daily counts once for each person'] : null;
  }

  /** Rows that everybody is shown can be played after; with a few moves of one's own that is still somebody else's game. */
  private async copyRefusal({ person, replay, rules, day }: Candidate, trail: string): Promise<Refused | null> {
    if (isShort(trail)) return null;
    const board = leaderboardOf(rules.game, replay, day);
    const own = tokensOf(trail);
    for (const shelf of SHELVES) {
      const rows = await this.store.db
        .selectFrom('scores')
        .select(['trail', 'person'])
        .where('board', '=', leaderboardName({ ...board, shelf }))
        .where('person', '<>', person)
        .orderBy('score', 'desc')
        .limit(TOP)
        .execute();
      // The very same moves are told apart by `claim`, which knows of those that are on no board any more.
      for (const row of rows) {
        if (row.trail === null || row.trail === trail) continue;
        if (shares(own, row.trail)) return ['copied', 'more than half of the positions are those of another row'];
        // A hundred long games are much to compare: others first.
        await breathe();
      }
    }
    return null;
  }
}

const ownPrint = (print: string, person: PersonId): string =>
  createHash('sha256').update(`${print}\n${person}`).digest('base64url').slice(0, 22);

/** Where every seed begins the same game there is nothing to choose. */
export function seedMatters(game: AnyGame, { setup, seed }: Pick<Replay, 'setup' | 'seed'>): boolean {
  const begun = (by: string): string => JSON.stringify(game.start(game.setups.read(setup), by));
  return begun(seed) !== begun(`${seed} and another`);
}

/** A setup that is well spelt, and practice. */
function isOwn(game: AnyGame, { setup: text }: Pick<Replay, 'setup'>): boolean {
  const setup = game.setups.read(text);
  return setup !== null && game.setups.write(setup) === text && (game.isPractice?.(setup) ?? false);
}

/**
 * Who does not reach the goal has nothing to compare: on a board that somebody published, and wherever the game gives no points
 * without it. Asked before anything is claimed, so that the one entry of a day, or a seed, is not spent by it.
 */
export function goalRefusal({ rules, replay }: Candidate, result: Result): Refused | null {
  if (result.winners.includes(0)) return null;
  const nothing = hasNothingToRank(result) || isOwn(rules.game, replay);
  return nothing ? ['goal', 'the goal of this board was not reached'] : null;
}

export function setupRefusal(game: AnyGame, replay: Pick<Replay, 'setup'>): Refused | null {
  const setup = game.setups.read(replay.setup);
  if (setup === null) return ['setup', 'the setup is not one of this game'];
  if (game.setups.write(setup) !== replay.setup) return ['setup', 'the setup is not in its usual spelling'];
  if (game.isPractice?.(setup)) return ['setup', 'practice and development setups are not ranked'];
  if (game.seatCount(setup) !== 1) return ['setup', 'only games for one are ranked'];
  return null;
}

const TOKEN = 4;
/** Fewer positions in common say nothing: short games are alike by themselves. */
const LEAST_SHARED = 8;

/**
 * The positions a game went through, a few letters each, and one print of all of them in their order. Positions, not moves:
 * the same group may be tapped on different cells, and a move that is taken back at once changes nothing.
 */
export class TrailMaker {
  private readonly whole = createHash('sha256');
  private readonly tokens: string[] = [];
  private last = '';

  add(state: unknown): void {
    const digest = createHash('sha256').update(JSON.stringify(state)).digest('base64url');
    if (digest === this.last) return;
    this.last = digest;
    this.whole.update(digest);
    this.tokens.push(digest.slice(0, TOKEN));
  }

  end(): Trail {
    return { print: this.whole.digest('base64url').slice(0, 22), trail: this.tokens.join('') };
  }
}

export interface Trail {
  readonly print: string;
  readonly trail: string;
}

/** Ten taps and the end. So few may be found by anybody, and by many: that they are alike says nothing. */
const SHORT = 11;

/** Whether a game is too short to tell whose idea it was. */
export const isShort = (trail: string): boolean => trail.length <= SHORT * TOKEN;

const tokensOf = (trail: string): Set<string> => new Set(trail.match(/.{4}/g));

/** Whether more than half of the positions of a game are another game's. */
export const follows = (trail: string, other: string): boolean => shares(tokensOf(trail), other);

function shares(own: ReadonlySet<string>, other: string): boolean {
  const theirs = tokensOf(other);
  let shared = 0;
  for (const token of own) if (theirs.has(token)) shared += 1;
  return shared >= LEAST_SHARED && shared * 2 > own.size;
}
