import { randomInt } from 'node:crypto';
import { CODE_LETTERS, TRANSFER_LENGTH } from '@minoya/shared/protocol';
import { type Kysely, sql } from 'kysely';
import type { PersonId } from '../person.ts';
import { NOW, type Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** How long a code hands saves over. */
export const TRANSFER_MS = 10 * 60 * 1000;
/** A backup that nobody has renewed or fetched for so long is given up. */
const KEEP_SAVES_MS = 400 * 24 * 60 * 60 * 1000;
const TRIES = 5;

export interface Backup {
  /** Counts up with each backup; says whether another device has written since. */
  readonly revision: number;
  readonly stored: number;
  readonly data: string;
}

/** What the giving device can see of its code. */
export type TransferStatus =
  | { readonly state: 'none' }
  | { readonly state: 'waiting' | 'taken'; readonly left: number };

/** Saves as the devices packed them: the server keeps and hands over text that it never reads. */
export class Saves {
  private readonly store: Store;
  private readonly db: Kysely<Tables>;

  constructor(store: Store) {
    this.store = store;
    this.db = store.db;
  }

  /**
   * Keeps a backup in place of the last one. With a `base` that is not the kept revision (0: there is none) nothing is
   * written: another device of the same person has been faster, and its saves would be lost.
   */
  async keep(person: PersonId, data: string, base: number | null): Promise<number | null> {
    const row = { data, stored: this.clock() };
    const next = { ...row, revision: sql<number>`saves.revision + 1` };
    if (base) {
      const known = this.db.updateTable('saves').set(next).where('person', '=', person).where('revision', '=', base);
      return (await known.returning('revision').executeTakeFirst())?.revision ?? null;
    }
    const first = this.db
      .insertInto('saves')
      .values({ ...row, person, revision: 1 })
      .onConflict(conflict => {
        const other = conflict.column('person');
        return base === null ? other.doUpdateSet(next) : other.doNothing();
      });
    return (await first.returning('revision').executeTakeFirst())?.revision ?? null;
  }

  async backupOf(person: PersonId): Promise<Backup | null> {
    const columns = ['revision', 'stored', 'data'] as const;
    const found = await this.db.selectFrom('saves').select(columns).where('person', '=', person).executeTakeFirst();
    return found ? { ...found, stored: Number(found.stored) } : null;
  }

  async dropBackup(person: PersonId): Promise<number> {
    const gone = await this.db.deleteFrom('saves').where('person', '=', person).executeTakeFirst();
    return Number(gone.numDeletedRows);
  }

  /** A new code for these saves; the person's last one is void from now on. */
  async createTransfer(person: PersonId, data: string): Promise<string> {
    for (let i = 0; i < TRIES; i++) {
      await this.cancelTransfer(person);
      const made = await this.db
        .insertInto('transfers')
        .values({ code: randomTransferCode(), person, data, until: this.clock(TRANSFER_MS), taker: null })
        .onConflict(conflict => conflict.doNothing())
        .returning('code')
        .executeTakeFirst();
      if (made) return made.code;
    }
    throw new Error('no transfer code is free');
  }

  async transferStatus(person: PersonId): Promise<TransferStatus> {
    const found = await this.db
      .selectFrom('transfers')
      .select(['taker', sql<number>`until - ${this.clock()}`.as('left')])
      .where('person', '=', person)
      .executeTakeFirst();
    // However the clock was set meanwhile, no code lives longer than it was given.
    const left = Math.min(TRANSFER_MS, Number(found?.left ?? 0));
    if (!found || left <= 0) return { state: 'none' };
    return { state: found.taker === null ? 'waiting' : 'taken', left };
  }

  async cancelTransfer(person: PersonId): Promise<number> {
    const gone = await this.db.deleteFrom('transfers').where('person', '=', person).executeTakeFirst();
    return Number(gone.numDeletedRows);
  }

  /** The saves behind a code, and whose they are, for the first taker only, who may ask again when the answer was lost on the way. */
  async takeTransfer(
    code: string,
    taker: string,
  ): Promise<{ readonly data: string; readonly person: PersonId } | null> {
    const found = await this.db
      .updateTable('transfers')
      .set({ taker })
      .where('code', '=', code)
      .where('until', '>', this.clock())
      .where(clause => clause.or([clause('taker', 'is', null), clause('taker', '=', taker)]))
      .returning(['data', 'person'])
      .executeTakeFirst();
    return found ?? null;
  }

  async forget(person: PersonId): Promise<number> {
    return (await this.dropBackup(person)) + (await this.cancelTransfer(person));
  }

  private clock(later = 0) {
    return sql<number>`${sql.raw(NOW[this.store.dialect])} + ${sql.lit(later)}`;
  }
}

/** Removes codes that have run out and backups that nobody has cared for. */
export async function sweepSaves(store: Store): Promise<void> {
  const now = sql.raw(NOW[store.dialect]);
  await store.db.deleteFrom('transfers').where('until', '<', sql<number>`${now}`).execute();
  const old = sql<number>`${now} - ${sql.lit(KEEP_SAVES_MS)}`;
  await store.db.deleteFrom('saves').where('stored', '<', old).execute();
}

function randomTransferCode(): string {
  return Array.from({ length: TRANSFER_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
