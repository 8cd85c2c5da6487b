import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@minoya/shared/protocol';
import { sql } from 'kysely';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const TRIES = 40;
/** A code is not given to another room before old links and memories of it have faded. */
const COOL_DOWN_MS = 60 * 60 * 1000;

/** Every code is taken. */
export class NoCodeLeft extends Error {}

export function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** Takes a code that no room has or had lately. The table's primary key decides between two who want the same. */
export async function claimCode(store: Store, room: string, draw = randomCode): Promise<string> {
  const now = sql<number>`${sql.raw(NOW[store.dialect])}`;
  for (let i = 0; i < TRIES; i++) {
    const claimed = await store.db
      .insertInto('codes')
      .values({ code: draw(), room, free_at: 0 })
      .onConflict(conflict =>
        conflict
          .column('code')
          .doUpdateSet({ room, free_at: 0 })
          .where('codes.room', 'is', null)
          .where('codes.free_at', '<', now),
      )
      .returning('code')
      .executeTakeFirst();
    if (claimed) return claimed.code;
  }
  throw new NoCodeLeft('no room code is free');
}

export async function roomOfCode(store: Store, code: string): Promise<string | null> {
  const found = await store.db.selectFrom('codes').select('room').where('code', '=', code).executeTakeFirst();
  return found?.room ?? null;
}

export async function freeCode(store: Store, room: string): Promise<void> {
  const later = sql<number>`${sql.raw(NOW[store.dialect])} + ${sql.lit(COOL_DOWN_MS)}`;
  await store.db.updateTable('codes').set({ room: null, free_at: later }).where('room', '=', room).execute();
}
