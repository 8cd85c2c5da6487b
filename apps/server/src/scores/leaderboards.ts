import { randomBytes } from 'node:crypto';
import { presentRules, rulesOfVersion } from '@minoya/archive';
import { type Marks, readMarks, readReplay, refusalWords, writeMarks, writeReplay } from '@minoya/kernel';
import { dateAt } from '@minoya/shared/calendar';
import {
  leaderboardName,
  leaderboardOf,
  dayOfLeaderboard,
  replaysOpenOn,
  type ScoreAnswer,
  type ScoreEntry,
  type ScoreRow,
  type Standings,
} from '@minoya/shared/leaderboard';
import { sql } from 'kysely';
import type { Pay } from '../limits/budgets.ts';
import type { PersonId } from '../person.ts';
import type { Checker } from '../pool/pool.ts';
import type { PublishedBoards } from '../published/published-boards.ts';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Admission, type Candidate, goalRefusal, type Refused, seedMatters, setupRefusal, TOP } from './admission.ts';
import { GivenSeeds } from './seeds.ts';
import { isShort, type Trail } from './trail.ts';

/** A seed is a word, not a place to keep things. */
const LONGEST_SEED = 64;
/** How many rows are read for the best hundred: those with the same moves are told as one. */
const READ = 4 * TOP;

const refuse = ([reason, why]: Refused, at: number | null = null): ScoreAnswer => ({ ok: false, reason, why, at });

/** Who pays for a row that somebody sends, and whose line it waits in. */
export interface Sending {
  readonly pay: Pay;
  /** The address it comes from. */
  readonly asker: string;
}

/** A replay that somebody asks for. */
type Kept = { readonly is: 'open'; readonly text: string } | { readonly is: 'closed'; readonly opens: string };

/** Leaderboards: one best score for each person and board, each with the replay that proves it. */
export class Leaderboards {
  private readonly store: Store;
  private readonly checker: Checker;
  private readonly now: () => number;
  private readonly seeds: GivenSeeds;
  private readonly admission: Admission;

  constructor(deps: { store: Store; checker: Checker; published: PublishedBoards; now: () => number }) {
    const { store, checker, published, now } = deps;
    this.store = store;
    this.checker = checker;
    this.now = now;
    this.seeds = new GivenSeeds(store, now);
    this.admission = new Admission({ store, checker, published, now, seeds: this.seeds });
  }

  /** A seed for a game that may stand on an open board; why not, when there is none to be had. */
  async giveSeed(
    person: PersonId,
    { game: id, setup }: { game: string; setup: string },
    pay: Pay,
  ): Promise<{ seed: string } | 'setup' | 'enough'> {
    const game = presentRules(id)?.game;
    if (!game || setupRefusal(game, { setup }) || !seedMatters(game, { setup, seed: '' })) return 'setup';
    pay('seeds-of-a-day');
    const seed = await this.seeds.give(person, id, setup);
    return seed === null ? 'enough' : { seed };
  }

  /** Puts a finished game on its board, after playing it again by the rules it was made under. */
  async submit(person: PersonId, entry: ScoreEntry, { pay, asker }: Sending): Promise<ScoreAnswer> {
    const read = readReplay(entry.replay);
    if (!read.ok) return refuse(['form', refusalWords(null, read.why).en]);
    const replay = read.value;
    if (replay.seed.length > LONGEST_SEED) return refuse(['form', `a seed has at most ${LONGEST_SEED} characters`]);
    const present = presentRules(replay.game);
    if (!present) return refuse(['setup', `no such game: ${replay.game}`]);
    const rules = await rulesOfVersion(replay.game, replay.version);
    if (!rules)
      return refuse(['version', `rules version ${replay.version}, but these are version ${present.game.version}`]);
    const candidate = { person, replay, rules, day: entry.day, asker };
    const refused = await this.admission.refusalAtSight(candidate);
    return refused ? refuse(refused) : this.judge(candidate, entry.name, pay);
  }

  private async judge(candidate: Candidate, name: number, pay: Pay): Promise<ScoreAnswer> {
    const checked = await this.checker.check(writeReplay(candidate.replay), candidate.asker);
    if (!checked.ok) return refuse([checked.reason, checked.why], checked.at);
    const { result } = checked;
    const score = result?.scores[0];
    if (!result || score === undefined) return refuse(['not-over', 'the game is not over']);
    const refused = goalRefusal(candidate, result) ?? (await this.admission.refusalOf(candidate, checked));
    if (refused) return refuse(refused);
    const compared = await this.admission.compare(candidate, checked);
    if (compared.refused) return refuse(compared.refused);
    const board = leaderboardName(leaderboardOf(candidate.rules.game, candidate.replay, candidate.day));
    // A better game of the same person adds no row. Whoever must wait has sent these moves first all the same.
    if (!(await this.own(board, candidate.person))) pay('rows', board);
    return this.keep(candidate, { name, score, replaces: compared.replaces }, checked);
  }

  private async keep(
    { person, replay, rules, day }: Candidate,
    { name, score, replaces }: { name: number; score: number; replaces: readonly string[] },
    { trail, moves }: Trail & { readonly moves: string | null },
  ): Promise<ScoreAnswer> {
    const board = leaderboardName(leaderboardOf(rules.game, replay, day));
    const stored = sql<number>`${sql.raw(NOW[this.store.dialect])}`;
    const proof = {
      replay: writeReplay(replay),
      marks: writeMarks(replay.marks ?? {}),
      trail,
      moves: isShort(trail) ? null : moves,
    };
    const row = { id: randomBytes(9).toString('base64url'), name, score, stored, ...proof };
    const kept = await this.store.db
      .insertInto('scores')
      .values({ ...row, board, person, game: replay.game, version: replay.version })
      .onConflict(conflict => conflict.columns(['board', 'person']).doUpdateSet(row).where('scores.score', '<', score))
      .returning('id')
      .executeTakeFirst();
    // The same moves of one person stand once: on the board of the newest rules they were sent under.
    if (kept && replaces.length > 0) await this.store.db.deleteFrom('scores').where('id', 'in', replaces).execute();
    const own = await this.own(board, person);
    const id = own?.id ?? row.id;
    // What was sent once more, because the answer was lost, stands there already.
    const best = kept !== undefined || own?.trail === trail;
    return { ok: true, board, score, rank: await this.rank(board, score), best, id };
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

  /** A board as this person may see it. */
  async standings(board: string, person: PersonId | null): Promise<Standings> {
    const mine = person === null ? null : await this.mine(board, person);
    return { top: await this.top(board, person), mine, opens: this.opens(board) };
  }

  /** The best of a board; equal scores share a rank, the earlier first. The same moves, in whatever order, have one row: that of who sent them first. */
  private async top(board: string, person: PersonId | null): Promise<ScoreRow[]> {
    const rows = await this.store.db
      .selectFrom('scores')
      .select(['id', 'score', 'name', 'person', 'marks', 'trail', 'moves'])
      .where('board', '=', board)
      .orderBy('score', 'desc')
      .orderBy('stored')
      .limit(READ)
      .execute();
    const first = new Map<string, ScoreRow & { also: number }>();
    for (const { id, score, name, person: whose, marks, trail, moves } of rows) {
      const names = [`${score} ${trail ?? id}`, `${score} ${moves ?? id}`];
      const same = names.map(one => first.get(one)).find(row => row !== undefined);
      const rank = rows.findIndex(row => row.score === score) + 1;
      const row = same ?? { rank, score, name, id, mine: whose === person, marks: marksOf(marks), also: -1 };
      row.also += 1;
      for (const one of names) first.set(one, row);
    }
    return [...new Set(first.values())].slice(0, TOP);
  }

  /** Where this person stands on a board, even far below the top. */
  private async mine(board: string, person: PersonId): Promise<Standings['mine']> {
    const own = await this.own(board, person);
    return own && { id: own.id, score: own.score, marks: marksOf(own.marks), rank: await this.rank(board, own.score) };
  }

  private async own(board: string, person: PersonId) {
    const own = await this.store.db
      .selectFrom('scores')
      .select(['id', 'score', 'marks', 'trail'])
      .where('board', '=', board)
      .where('person', '=', person)
      .executeTakeFirst();
    return own ?? null;
  }

  /** The date from which everybody may see the replays of a board; null when they may now. */
  private opens(board: string): string | null {
    const day = dayOfLeaderboard(board);
    const opens = day === null ? null : replaysOpenOn(day);
    return opens !== null && dateAt(this.now()) < opens ? opens : null;
  }

  /** The replay of a row: of a daily that is still played, only for whoever played it. */
  async replay(id: string, person: PersonId | null): Promise<Kept | null> {
    const columns = ['replay', 'board', 'person'] as const;
    const found = await this.store.db.selectFrom('scores').select(columns).where('id', '=', id).executeTakeFirst();
    if (!found) return null;
    const opens = found.person === person ? null : this.opens(found.board);
    return opens === null ? { is: 'open', text: found.replay } : { is: 'closed', opens };
  }

  /** Everything kept about a person. */
  async dataOf(person: PersonId): Promise<{ scores: object[]; seeds: object[] }> {
    const columns = ['id', 'board', 'game', 'version', 'name', 'score', 'replay', 'stored'] as const;
    const scores = await this.store.db.selectFrom('scores').select(columns).where('person', '=', person).execute();
    return { scores, seeds: await this.seeds.of(person) };
  }

  /** What stays is that these moves were sent, by nobody: otherwise whoever kept them could send them as their own. */
  async forget(person: PersonId): Promise<number> {
    const gone = await this.store.db.deleteFrom('scores').where('person', '=', person).executeTakeFirst();
    await this.store.db.updateTable('prints').set({ person: '' }).where('person', '=', person).execute();
    await this.seeds.forget(person);
    return Number(gone.numDeletedRows);
  }
}

const marksOf = (text: string | null): Marks => readMarks(text ?? '') ?? {};
