import { randomBytes } from 'node:crypto';
import { type AnyGame, type Read, type Replay, readReplay, writeReplay } from '@minoya/kernel';
import { dateAt } from '@minoya/shared/calendar';
import {
  boardName,
  type ScoreAnswer,
  type ScoreEntry,
  type ScoreRefusal,
  type ScoreRow,
  takesGames,
} from '@minoya/shared/leaderboard';
import { sql } from 'kysely';
import type { PersonId } from '../person.ts';
import type { Checker } from '../pool/pool.ts';
import type { PlayedRules, RuleBook } from '../rules.ts';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const TOP = 100;
/** A seed is a word, not a place to keep things. */
const LONGEST_SEED = 64;

type Refused = readonly [reason: ScoreRefusal, why: string];
const refuse = ([reason, why]: Refused, at: number | null = null): ScoreAnswer => ({ ok: false, reason, why, at });

/** Leaderboards: one best score for each person and board, each with the replay that proves it. */
export class Leaderboards {
  private readonly store: Store;
  private readonly checker: Checker;
  private readonly rules: RuleBook;
  private readonly now: () => number;

  constructor(deps: { store: Store; checker: Checker; rules: RuleBook; now?: () => number }) {
    this.store = deps.store;
    this.checker = deps.checker;
    this.rules = deps.rules;
    this.now = deps.now ?? Date.now;
  }

  /** Puts a finished game on its board, after playing it again by the rules it was made under. */
  async submit(person: PersonId, entry: ScoreEntry): Promise<ScoreAnswer> {
    const read = readReplay(entry.replay);
    if (!read.ok) return refuse(['form', read.why]);
    const replay = read.value;
    if (replay.seed.length > LONGEST_SEED) return refuse(['form', `a seed has at most ${LONGEST_SEED} characters`]);
    const present = this.rules.present(replay.game);
    if (!present) return refuse(['setup', `no such game: ${replay.game}`]);
    const rules = await this.rules.load(replay.game, replay.version);
    if (!rules)
      return refuse(['version', `rules version ${replay.version}, but these are version ${present.game.version}`]);
    const refused = setupRefusal(rules.game, replay) ?? (await this.dayRefusal(rules, replay, entry.day));
    if (refused) return refuse(refused);
    const checked = await this.checker.check(writeReplay(replay));
    if (!checked.ok) return refuse([checked.reason, checked.why], checked.at);
    const score = checked.result?.scores[0];
    if (score === undefined) return refuse(['not-over', 'the game is not over']);
    return this.keep(person, entry, replay, score);
  }

  /** A daily is one setup with one seed: an easier deal or target under the day's name would be another game. */
  private async dayRefusal({ daily }: PlayedRules, replay: Replay, date: string | null): Promise<Refused | null> {
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

  private async keep(person: PersonId, { name, day }: ScoreEntry, replay: Replay, score: number): Promise<ScoreAnswer> {
    const board = boardName({ ...replay, day });
    const stored = sql<number>`${sql.raw(NOW[this.store.dialect])}`;
    const row = { id: randomBytes(9).toString('base64url'), name, score, replay: writeReplay(replay), stored };
    const kept = await this.store.db
      .insertInto('scores')
      .values({ ...row, board, person, game: replay.game, version: replay.version })
      .onConflict(conflict => conflict.columns(['board', 'person']).doUpdateSet(row).where('scores.score', '<', score))
      .returning('id')
      .executeTakeFirst();
    const id = kept?.id ?? (await this.mine(board, person))?.id ?? row.id;
    return { ok: true, board, score, rank: await this.rank(board, score), best: kept !== undefined, id };
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
  async top(board: string, person: PersonId | null): Promise<ScoreRow[]> {
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

function setupRefusal(game: AnyGame, replay: Replay): Refused | null {
  const setup = game.setups.read(replay.setup);
  if (setup === null) return ['setup', 'the setup is not one of this game'];
  if (game.setups.write(setup) !== replay.setup) return ['setup', 'the setup is not in its usual spelling'];
  if (game.isPractice?.(setup)) return ['setup', 'practice and development setups are not ranked'];
  if (game.seatCount(setup) !== 1) return ['setup', 'only games for one are ranked'];
  return null;
}
