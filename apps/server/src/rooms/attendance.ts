import { sql } from 'kysely';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

interface Noted {
  readonly here: boolean;
  readonly phase: string;
}

const AT_ONCE = 500;
/** A room between two games is not kept for long, and is soon in the next: told this late, most of it need not be told. */
const LATER_MS = 2_000;

/**
 * Notes in the store which rooms have somebody in them on this node, and their phase: written when it changes, many
 * rooms at once, so that a room where nothing happens costs nothing. The sweep closes the rooms where nobody is.
 */
export class Attendance {
  private readonly store: Store;
  private readonly node: string;
  private readonly stored = new Map<string, string>();
  private readonly waiting = new Map<string, Noted>();
  private writing = false;
  private laterAt = 0;
  private readonly now: () => number;

  constructor(store: Store, node: string, now: () => number = () => performance.now()) {
    this.store = store;
    this.node = node;
    this.now = now;
  }

  note(room: string, here: boolean, phase: string): void {
    // Nothing to say about a room that nobody has entered yet.
    if (!here && !this.stored.has(room) && !this.waiting.has(room)) return;
    if (this.stored.get(room) === phase && here) this.waiting.delete(room);
    else this.waiting.set(room, { here, phase });
  }

  /** Writes what has changed; called often. */
  async settle(): Promise<void> {
    if (this.writing || this.waiting.size === 0) return;
    if (this.now() < this.laterAt && !this.somethingIsUrgent()) return;
    this.writing = true;
    this.laterAt = this.now() + LATER_MS;
    const some = [...this.waiting].slice(0, AT_ONCE);
    try {
      await this.write(some);
      for (const [room, noted] of some) {
        if (this.waiting.get(room) === noted) this.waiting.delete(room);
        if (noted.here) this.stored.set(room, noted.phase);
        else this.stored.delete(room);
      }
    } catch {
      // The store cannot be written; the next time tries again.
    } finally {
      this.writing = false;
    }
  }

  /** Who came or went, and a game that goes on: a room is kept for a day by that. */
  private somethingIsUrgent(): boolean {
    for (const [room, { here, phase }] of this.waiting)
      if (!here || !this.stored.has(room) || phase.startsWith('playing')) return true;
    return false;
  }

  private async write(some: readonly (readonly [string, Noted])[]): Promise<void> {
    const { db, dialect } = this.store;
    const touched = sql<number>`${sql.raw(NOW[dialect])}`;
    const entered = some.filter(([room, { here }]) => here && !this.stored.has(room)).map(([room]) => room);
    const left = some.filter(([, { here }]) => !here).map(([room]) => room);
    if (entered.length > 0)
      await db
        .insertInto('attended')
        .values(entered.map(room => ({ room, node: this.node })))
        .onConflict(conflict => conflict.doNothing())
        .execute();
    const phases = JSON.stringify(Object.fromEntries(some.map(([room, { phase }]) => [room, phase])));
    const told = dialect === 'sqlite' ? sql`json_each(${phases})` : sql`json_each_text(${phases}::json)`;
    // What was closed has given its code back.
    await sql`update rooms set touched = ${touched}, phase = told.value from ${told} as told
      where rooms.room = told.key and rooms.phase <> 'closed'`.execute(db);
    if (left.length > 0)
      await db.deleteFrom('attended').where('node', '=', this.node).where('room', 'in', left).execute();
  }

  /** Everybody has gone, because this node goes. */
  async close(): Promise<void> {
    const { db, dialect } = this.store;
    const mine = db.selectFrom('attended').select('room').where('node', '=', this.node);
    await db
      .updateTable('rooms')
      .set({ touched: sql<number>`${sql.raw(NOW[dialect])}` })
      .where('room', 'in', mine)
      .execute();
    await db.deleteFrom('attended').where('node', '=', this.node).execute();
  }
}
