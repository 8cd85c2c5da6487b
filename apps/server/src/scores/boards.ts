import { randomBytes } from 'node:crypto';
import { type AnyGame, type Read, type Replay, readReplay, writeReplay } from '@minoya/kernel';
import { dateOfDay, dayOfMoment } from '@minoya/kernel/daily';
import { sql } from 'kysely';
import type { PersonId } from '../person.ts';
import type { Checker } from '../pool/pool.ts';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** A score somebody wants on a board: never a number, always the whole game. */
export interface Entry {
  readonly replay: string;
  readonly name: number;
  /** The date whose daily this was; null for the open board of its setup. */
  readonly day: string | null;
}

export interface Row {
  readonly rank: number;
  readonly score: number;
  readonly name: number;
  /** Opens the replay. */
  readonly id: string;
  readonly mine: boolean;
}

export type Filed =
  | { readonly ok: true; readonly board: string; readonly score: number; readonly rank: number; readonly best: boolean }
  | { readonly ok: false; readonly why: string; readonly at: number | null };

const DATE = /\d{4}-\d{2}-\d{2}/;
const TOP = 100;
const REFUSE = (why: string): Filed => ({ ok: false, why, at: null });

/** The board a game goes on: its rules, their version, the setup, and the day for dailies. */
export function boardOf(replay: Pick<Replay, 'game' | 'version' | 'setup'>, day: string | null): string {
  return `${replay.game}/${replay.version}/${day ?? 'open'}/${replay.setup}`;
}

/** Leaderboards: one best score for each person and board, each with the replay that proves it. */
export class Boards {
  private readonly store: Store;
  private readonly checker: Checker;
  private readonly games: Readonly<Record<string, AnyGame>>;
  private readonly now: () => number;

  constructor(tools: { store: Store; checker: Checker; games: Readonly<Record<string, AnyGame>>; now?: () => number }) {
    this.store = tools.store;
    this.checker = tools.checker;
    this.games = tools.games;
    this.now = tools.now ?? Date.now;
  }

  async file(person: PersonId, entry: Entry): Promise<Filed> {
    const read = readReplay(entry.replay);
    if (!read.ok) return REFUSE(read.why);
    const replay = read.value;
    const why = this.refusal(replay) ?? (await this.dayRefusal(replay, entry.day));
    if (why) return REFUSE(why);
    const checked = await this.checker.check(writeReplay(replay));
    if (!checked.ok) return checked;
    const score = checked.result?.scores[0];
    if (score === undefined) return REFUSE('the game is not over');
    return this.keep(person, entry, replay, score);
  }

  private refusal(replay: Replay): string | null {
    const game = this.games[replay.game];
    if (!game) return `no such game: ${replay.game}`;
    if (replay.version !== game.version)
      return `rules version ${replay.version}, but these are version ${game.version}`;
    const setup = game.setups.read(replay.setup);
    if (setup === null) return 'the setup is not one of this game';
    if (game.setups.write(setup) !== replay.setup) return 'the setup is not in its usual spelling';
    if (game.ordinary?.(setup) === false) return 'practice and development setups are not ranked';
    if (game.seatCount(setup) !== 1) return 'only games for one are ranked';
    return null;
  }

  /** A daily is one setup with one seed: an easier deal or target under the day's name would be another game. */
  private async dayRefusal(replay: Replay, date: string | null): Promise<string | null> {
    const dated = DATE.test(replay.setup);
    if (date === null) return dated ? 'a daily belongs on the board of its day' : null;
    const today = dayOfMoment(this.now());
    // What was begun before midnight may be finished the day after, and is filed under its own day.
    const day = [today, today - 1].find(one => dateOfDay(one) === date);
    if (day === undefined) return `the daily of ${date} is closed`;
    const daily = await this.checker.daily(replay.game, day);
    if (!daily) return 'this game has no daily';
    return replay.seed === daily.seed && replay.setup === daily.setup ? null : `not the daily of ${date}`;
  }

  private async keep(person: PersonId, { name, day }: Entry, replay: Replay, score: number): Promise<Filed> {
    const board = boardOf(replay, day);
    const stored = sql<number>`${sql.raw(NOW[this.store.dialect])}`;
    const row = { id: randomBytes(9).toString('base64url'), name, score, replay: writeReplay(replay), stored };
    const kept = await this.store.db
      .insertInto('scores')
      .values({ ...row, board, person, game: replay.game, version: replay.version })
      .onConflict(conflict => conflict.columns(['board', 'person']).doUpdateSet(row).where('scores.score', '<', score))
      .returning('id')
      .executeTakeFirst();
    return { ok: true, board, score, rank: await this.rank(board, score), best: kept !== undefined };
  }

  private async rank(board: string, score: number): Promise<number> {
    const better = await this.store.db
      .selectFrom('scores')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('board', '=', board)
      .where('score', '>', score)
      .executeTakeFirstOrThrow();
    return Number(better.count) + 1;
  }

  /** The best of a board; equal scores share a rank, the earlier first. */
  async top(board: string, person: PersonId | null): Promise<Row[]> {
    const rows = await this.store.db
      .selectFrom('scores')
      .select(['id', 'score', 'name', 'person'])
      .where('board', '=', board)
      .orderBy('score', 'desc')
      .orderBy('stored')
      .limit(TOP)
      .execute();
    return rows.map(({ id, score, name, person: whose }) => {
      const rank = rows.findIndex(row => row.score === score) + 1;
      return { rank, score, name, id, mine: whose === person };
    });
  }

  /** Where this person stands on a board, even far below the top. */
  async mine(board: string, person: PersonId): Promise<{ score: number; rank: number; id: string } | null> {
    const own = await this.store.db
      .selectFrom('scores')
      .select(['id', 'score'])
      .where('board', '=', board)
      .where('person', '=', person)
      .executeTakeFirst();
    return own ? { ...own, rank: await this.rank(board, own.score) } : null;
  }

  async replay(id: string): Promise<Read<string>> {
    const found = await this.store.db.selectFrom('scores').select('replay').where('id', '=', id).executeTakeFirst();
    return found ? { ok: true, value: found.replay } : { ok: false, why: 'no such replay' };
  }

  /** Everything kept about a person. */
  async dataOf(person: PersonId): Promise<object[]> {
    const columns = ['id', 'board', 'game', 'version', 'name', 'score', 'replay', 'stored'] as const;
    return this.store.db.selectFrom('scores').select(columns).where('person', '=', person).execute();
  }

  async forget(person: PersonId): Promise<number> {
    const gone = await this.store.db.deleteFrom('scores').where('person', '=', person).executeTakeFirst();
    return Number(gone.numDeletedRows);
  }
}
