import { randomInt } from 'node:crypto';
import type { Replay } from '@minoya/kernel';
import type { ScoreRefusal } from '@minoya/shared/leaderboard';
import type { PersonId } from '../person.ts';
import type { Store } from '../store/store.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DAY = 24 * 60 * 60_000;
/** Who wants to choose among seeds waits for the next day. */
const MOST_A_DAY = 40;
/** Of one setup at once. Who asks for more lets the oldest go, so that nobody lays twenty side by side and takes the best. */
const MOST_OPEN = 3;
/** A run that is not sent by then is none of the boards' any more. */
const KEPT_MS = 30 * DAY;
/** In place of the print of a game: the seed was let go without one. */
const LAPSED = '';
/** Nobody thinks and acts faster than this for a whole game. */
const LEAST_MS_PER_ACTION = 100;

/** Seeds that the server gave out: each to one person, at a known time, for one game. */
export class GivenSeeds {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** A seed nobody has seen before; null when this person has had enough of them today. */
  async give(person: PersonId, game: string, setup: string): Promise<string | null> {
    const { db } = this.store;
    const given = this.now();
    await this.forgetOld(given - KEPT_MS);
    const seed = newSeed();
    // Counted when it is there, not before: of many that are asked for at once each sees all that came first.
    await db.insertInto('seeds').values({ seed, person, game, setup, given, print: null }).execute();
    const { count } = await db
      .selectFrom('seeds')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .where('given', '>', given - DAY)
      .executeTakeFirstOrThrow();
    if (Number(count) > MOST_A_DAY) {
      await db.deleteFrom('seeds').where('seed', '=', seed).execute();
      return null;
    }
    await this.letGo(person, game, setup);
    return seed;
  }

  /** Of those that are open for a setup only the newest stay so. */
  private async letGo(person: PersonId, game: string, setup: string): Promise<void> {
    const open = this.store.db
      .selectFrom('seeds')
      .select('seed')
      .where('person', '=', person)
      .where('game', '=', game)
      .where('setup', '=', setup)
      .where('print', 'is', null)
      .orderBy('given', 'desc')
      .orderBy('seed');
    const old = (await open.execute()).slice(MOST_OPEN).map(row => row.seed);
    if (old.length === 0) return;
    await this.store.db
      .updateTable('seeds')
      .set({ print: LAPSED })
      .where('seed', 'in', old)
      .where('print', 'is', null)
      .execute();
  }

  private async forgetOld(before: number): Promise<void> {
    const { db } = this.store;
    await db.deleteFrom('seeds').where('print', 'is', null).where('given', '<', before).execute();
    await db.deleteFrom('seeds').where('print', '=', LAPSED).where('given', '<', before).execute();
  }

  /** Why a game that began with this seed is not this person's to send; null when it is. */
  async refusal(person: PersonId, replay: Replay, print: string): Promise<readonly [ScoreRefusal, string] | null> {
    const row = await this.store.db.selectFrom('seeds').selectAll().where('seed', '=', replay.seed).executeTakeFirst();
    if (row?.person !== person || row.game !== replay.game || row.setup !== replay.setup)
      return ['seed', 'the server did not give this seed to this person'];
    if (row.print === LAPSED) return ['lapsed', 'this seed was let go when others were asked for'];
    if (row.print !== null && row.print !== print) return ['spent', 'a game with this seed was sent before'];
    if (this.now() - Number(row.given) < replay.log.length * LEAST_MS_PER_ACTION)
      return ['too-fast', 'finished sooner than anybody can play'];
    return null;
  }

  /** The seed has its game from now on; a refusal when another one, sent at the same time, was faster. */
  async spend(seed: string, person: PersonId, print: string): Promise<readonly [ScoreRefusal, string] | null> {
    const spent = await this.store.db
      .updateTable('seeds')
      .set({ print })
      .where('seed', '=', seed)
      .where('person', '=', person)
      .where(clause => clause.or([clause('print', 'is', null), clause('print', '=', print)]))
      .executeTakeFirst();
    return Number(spent.numUpdatedRows) > 0 ? null : ['spent', 'a game with this seed was sent before'];
  }

  async of(person: PersonId): Promise<object[]> {
    return this.store.db
      .selectFrom('seeds')
      .select(['seed', 'game', 'setup', 'given'])
      .where('person', '=', person)
      .execute();
  }

  async forget(person: PersonId): Promise<void> {
    await this.store.db.deleteFrom('seeds').where('person', '=', person).execute();
  }
}

/** As the page makes them, so that players copy all seeds alike: 8F3K-Q2MD. */
function newSeed(): string {
  const code = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
