import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type RulesOfVersion, versionsOf } from '@minoya/archive';
import { type AnyGame, type Replay, type Result, writeMarks, writeReplay } from '@minoya/kernel';
import { dateAt } from '@minoya/shared/calendar';
import {
  hasNothingToRank,
  type Leaderboard,
  leaderboardName,
  leaderboardOf,
  type ScoreRefusal,
  SHELVES,
  takesGames,
  unrankedMark,
} from '@minoya/shared/leaderboard';
import type { PersonId } from '../person.ts';
import type { Checker } from '../pool/pool.ts';
import type { Reading } from '../pool/worker.ts';
import type { PublishedBoards } from '../published/published-boards.ts';
import type { Store } from '../store/store.ts';
import type { GivenSeeds } from './seeds.ts';
import { isShort, shares, type Trail, tokensOf } from './trail.ts';

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

/** What somebody played, and what that comes to by other rules. */
interface Moves extends Trail {
  readonly readings: readonly Reading[];
}

/** Who sent moves first, and what is kept beside that. */
interface Claimed {
  readonly person: PersonId;
  readonly kept: string;
}

/** `replaces`: rows of the same moves by the same person, on boards of older rules. */
export type Compared = { readonly refused: Refused } | { readonly refused: null; readonly replaces: readonly string[] };

/** A day is one day, whatever the rules: no rules have this number. */
const ANY_VERSION = 0;

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
  async refusalOf(candidate: Candidate, played: Trail): Promise<Refused | null> {
    const { person, replay, rules, day } = candidate;
    if (day !== null || !seedMatters(rules.game, replay)) return null;
    return this.seeds.refusal(person, replay, played.print);
  }

  /** The moves under every version of the rules: a refusal, or which of the person's own rows this one takes the place of. */
  async compare(candidate: Candidate, played: Trail): Promise<Compared> {
    const readings = await this.checker.readings(writeReplay(candidate.replay), candidate.asker);
    const moves = { ...played, readings };
    const refused =
      (await this.shownRefusal(candidate.replay, moves)) ??
      (await this.onceRefusal(candidate, moves)) ??
      (await this.copyRefusal(candidate, moves));
    if (refused) return { refused };
    const same = await this.sameMoves(candidate, moves);
    if (same.some(({ version }) => version > candidate.replay.version))
      return { refused: ['repeat', 'the same moves stand on the board of newer rules'] };
    const claimed = await this.claim(candidate, moves);
    return claimed ? { refused: claimed } : { refused: null, replaces: same.map(({ id }) => id) };
  }

  /** A short line that our page shows may have been found by oneself, unless it had been looked at. */
  private async shownRefusal(replay: Replay, { trail: own, readings }: Moves): Promise<Refused | null> {
    if (isShort(own) && !replay.marks?.shown) return null;
    const size = tokensOf(own).size;
    for (const { version, unaided, trail } of readings) {
      if (unaided || trail === '') continue;
      const shown = await this.checker.shownTrail({ ...replay, version });
      if (shown !== null && (trail.startsWith(shown) || shares(tokensOf(trail), shown, size)))
        return ['par', 'these moves are shown to everybody'];
    }
    return null;
  }

  /** Notes who sent these moves first; a refusal when that was not this person, or not this way. */
  private async claim(candidate: Candidate, moves: Moves): Promise<Refused | null> {
    const { person, replay, rules, day } = candidate;
    const marks = writeMarks(replay.marks ?? {});
    const rows = this.printsOf(candidate, moves);
    // Looked at before anything is noted, so that who is refused has claimed nothing.
    for (const { board, print } of rows) {
      const refused = claimedRefusal(await this.standing(board, print), person, marks);
      if (refused) return refused;
    }
    for (const row of rows) {
      const refused = claimedRefusal(await this.firstPrint({ ...row, person, kept: marks }), person, marks);
      if (refused) return refused;
    }
    if (day === null)
      return seedMatters(rules.game, replay) ? this.seeds.spend(replay.seed, person, moves.print) : null;
    // Of several games of a day that are sent at the same time the first one stands here, and stays when its person leaves.
    const board = leaderboardName({ ...boardOf(candidate), version: ANY_VERSION });
    const own = await this.firstPrint({ board, print: ownPrint('once', person), person, kept: moves.print });
    return own?.kept === moves.print ? null : ['once', 'a daily counts once for each person'];
  }

  /** Under what names these moves are known: of every version that plays them to an end, always in the same order. */
  private printsOf(candidate: Candidate, { trail, readings }: Moves): { board: string; print: string }[] {
    const { person } = candidate;
    return readings.flatMap(({ version, print }) => {
      if (print === null) return [];
      // Short games are everybody's: each person is the first to send their own.
      const name = isShort(trail) ? ownPrint(print, person) : print;
      return [{ board: leaderboardName({ ...boardOf(candidate), version }), print: name }];
    });
  }

  /** What stands under a print: this, unless something was there before. What is kept beside it lies in the column `marks`. */
  private async firstPrint({ kept, ...row }: { board: string; print: string; person: PersonId; kept: string }) {
    const { db } = this.store;
    await db
      .insertInto('prints')
      .values({ ...row, marks: kept, stored: this.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return this.standing(row.board, row.print);
  }

  private standing(board: string, print: string): Promise<Claimed | undefined> {
    return this.store.db
      .selectFrom('prints')
      .select(['person', 'marks as kept'])
      .where('board', '=', board)
      .where('print', '=', print)
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

  /** A daily counts once, with help or without, by whatever rules; the same game may be sent again when the answer was lost. */
  private async onceRefusal(candidate: Candidate, { trail }: Moves): Promise<Refused | null> {
    if (candidate.day === null) return null;
    const { game, version } = candidate.replay;
    const own = await this.ownRows(candidate, versionsOf(game));
    const isAnother = own.some(row => row.trail !== trail || row.version !== version);
    return isAnother ? ['once', 'a daily counts once for each person'] : null;
  }

  /** Rows of this person's on boards of other rules that stand there with the very same moves. */
  private async sameMoves(candidate: Candidate, { readings }: Moves) {
    const others = readings.filter(({ version, print }) => version !== candidate.replay.version && print !== null);
    const own = await this.ownRows(candidate, [...new Set(others.map(({ version }) => version))]);
    return own.filter(row => others.some(({ version, trail }) => version === row.version && trail === row.trail));
  }

  private async ownRows(candidate: Candidate, versions: readonly number[]) {
    const boards = versions.flatMap(version => shelvesOf(candidate, version));
    if (boards.length === 0) return [];
    return this.store.db
      .selectFrom('scores')
      .select(['id', 'version', 'trail'])
      .where('board', 'in', boards)
      .where('person', '=', candidate.person)
      .execute();
  }

  /** Rows that everybody is shown can be played after; with a few moves of one's own that is still somebody else's game. */
  private async copyRefusal(candidate: Candidate, { trail: own, readings }: Moves): Promise<Refused | null> {
    if (isShort(own)) return null;
    const size = tokensOf(own).size;
    const places = readings.flatMap(({ version, trail }) =>
      shelvesOf(candidate, version).map(board => ({ board, trail, tokens: tokensOf(trail) })),
    );
    for (const { board, trail, tokens } of places)
      for (const theirs of await this.trailsOfOthers(board, candidate.person)) {
        // The very same moves are told apart by `claim`, which knows of those that are on no board any more.
        if (theirs === null || theirs === trail) continue;
        if (shares(tokens, theirs, size)) return ['copied', 'more than half of the positions are those of another row'];
        // A hundred long games are much to compare: others first.
        await breathe();
      }
    return null;
  }

  private async trailsOfOthers(board: string, person: PersonId): Promise<(string | null)[]> {
    const rows = await this.store.db
      .selectFrom('scores')
      .select('trail')
      .where('board', '=', board)
      .where('person', '<>', person)
      .orderBy('score', 'desc')
      .limit(TOP)
      .execute();
    return rows.map(({ trail }) => trail);
  }
}

function claimedRefusal(first: Claimed | undefined, person: PersonId, marks: string): Refused | null {
  if (!first) return null;
  if (first.person !== person) return ['sent', 'somebody else sent these moves first'];
  return first.kept === marks ? null : ['repeat', 'the same moves were sent with other marks'];
}

const boardOf = ({ rules, replay, day }: Candidate): Leaderboard => ({
  ...leaderboardOf(rules.game, replay, day),
  shelf: 'unaided',
});

const shelvesOf = (candidate: Candidate, version: number): string[] =>
  SHELVES.map(shelf => leaderboardName({ ...boardOf(candidate), version, shelf }));

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
