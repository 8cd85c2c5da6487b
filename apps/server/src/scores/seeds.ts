import { randomInt } from 'node:crypto';
import type { Replay } from '@minoya/kernel';
import type { ScoreRefusal } from '@minoya/shared/leaderboard';
import type { PersonId } from '../person.ts';
import type { Store } from '../store/store.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DAY = 24 * 60 * 60_000;
/** Who wants to choose among seeds waits for the next day. */
const MOST_A_DAY = 60;
/** A run that is not sent by then is none of the boards' any more. */
const KEPT_MS = 90 * DAY;
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
    await db
      .deleteFrom('seeds')
      .where('print', 'is', null)
      .where('given', '<', given - KEPT_MS)
      .execute();
    const { count } = await db
      .selectFrom('seeds')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .where('given', '>', given - DAY)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_A_DAY) return null;
    const seed = newSeed();
    await db.insertInto('seeds').values({ seed, person, game, setup, given, print: null }).execute();
    return seed;
  }

  /** Why a game that began with this seed is not this person's to send; null when it is. */
  async refusal(person: PersonId, replay: Replay, print: string): Promise<readonly [ScoreRefusal, string] | null> {
    const row = await this.store.db.selectFrom('seeds').selectAll().where('seed', '=', replay.seed).executeTakeFirst();
    if (row?.person !== person || row.game !== replay.game || row.setup !== replay.setup)
      return ['seed', 'the server did not give this seed to this person'];
    if (row.print !== null && row.print !== print) return ['spent', 'a game with this seed was sent before'];
    if (this.now() - Number(row.given) < replay.log.length * LEAST_MS_PER_ACTION)
      return ['too-fast', 'finished sooner than anybody can play'];
    return null;
  }

  /** The seed has had its game. */
  async spend(seed: string, person: PersonId, print: string): Promise<void> {
    const { db } = this.store;
    await db.updateTable('seeds').set({ print }).where('seed', '=', seed).where('person', '=', person).execute();
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
