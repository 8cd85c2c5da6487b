import { randomInt } from 'node:crypto';
import { CODE_LENGTHS, CODE_LETTERS } from '@minoya/shared/protocol';
import { sql } from 'kysely';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const TRIES_A_LENGTH = 8;
/** Codes get longer before more than one in so many of a length leads somewhere: guessing should find nothing. */
const ONE_IN = 100;
/** A code is not given to another room before old links and memories of it have faded. */
const COOL_DOWN_MS = 60 * 60 * 1000;

export function randomCode(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** How long a new code is when so many rooms are open. */
export function codeLength(openRooms: number): number {
  const roomy = CODE_LENGTHS.find(length => openRooms * ONE_IN < CODE_LETTERS.length ** length);
  return roomy ?? Math.max(...CODE_LENGTHS);
}

/**
 * Notes a new room under a code that no room has or had lately. The room's row is the claim: there is no moment in which
 * one exists without the other, and an index decides between two who want the same.
 */
export async function claimCode(
  store: Store,
  { room, game }: { readonly room: string; readonly game: string },
  draw = randomCode,
): Promise<string> {
  const shortest = codeLength(await countOpen(store));
  for (const length of CODE_LENGTHS.filter(one => one >= shortest)) {
    for (let i = 0; i < TRIES_A_LENGTH; i++) {
      const code = draw(length);
      if (await insertRoom(store, { room, game, code })) return code;
    }
  }
  throw new Error('no room code is free');
}

async function insertRoom(
  store: Store,
  { room, game, code }: { readonly room: string; readonly game: string; readonly code: string },
): Promise<boolean> {
  const now = sql<number>`${sql.raw(NOW[store.dialect])}`;
  const resting = sql`select 1 from rooms where code = ${code} and touched > ${now} - ${sql.lit(COOL_DOWN_MS)}`;
  const { rows } = await sql`
    insert into rooms (room, code, game, phase, opened, touched)
    select ${room}, ${code}, ${game}, 'lobby', ${now}, ${now} where not exists (${resting})
    on conflict do nothing returning code`.execute(store.db);
  return rows.length > 0;
}

async function countOpen(store: Store): Promise<number> {
  const { open } = await store.db
    .selectFrom('rooms')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('phase', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return Number(open);
}

export async function roomOfCode(store: Store, code: string): Promise<string | null> {
  const found = await store.db
    .selectFrom('rooms')
    .select('room')
    .where('code', '=', code)
    .where('phase', '<>', 'closed')
    .executeTakeFirst();
  return found?.room ?? null;
}

/** Notes that a room is closed: its code is free from now on, after its rest. */
export async function noteClosed(store: Store, rooms: readonly string[]): Promise<void> {
  if (rooms.length === 0) return;
  const now = sql<number>`${sql.raw(NOW[store.dialect])}`;
  await store.db.updateTable('rooms').set({ phase: 'closed', touched: now }).where('room', 'in', rooms).execute();
}
