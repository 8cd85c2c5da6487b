import type Database from 'better-sqlite3';
import { rowSum } from './sum.ts';

/**
 * Snapshots of rooms that wait for the next commit: by itself each would cost the disk as much as the moves of fifty rooms.
 * A snapshot is only a short cut, so one that cannot be written is left out, and keeps no move from being stored.
 */
export class KeptSnapshots {
  private readonly db: Database.Database;
  private readonly put: Database.Statement;
  private readonly putOne: (room: string, n: number, body: string) => void;
  private readonly waiting = new Map<string, { readonly n: number; readonly body: string }>();

  constructor(db: Database.Database) {
    this.db = db;
    this.put = db.prepare('insert or replace into snapshots (room, n, body, sum) values (?, ?, ?, ?)');
    // Within a transaction this is a savepoint.
    this.putOne = db.transaction((room: string, n: number, body: string) => {
      this.put.run(room, n, body, rowSum(room, n, body));
    });
  }

  get size(): number {
    return this.waiting.size;
  }

  add(room: string, n: number, body: string): void {
    this.waiting.set(room, { n, body });
  }

  forget(rooms: readonly string[]): void {
    for (const room of rooms) this.waiting.delete(room);
  }

  /** As part of a transaction. */
  write(): void {
    const all = [...this.waiting];
    this.waiting.clear();
    for (const [room, { n, body }] of all) {
      try {
        this.putOne(room, n, body);
      } catch (error) {
        // A full disk ends the whole transaction; anything else concerns only this row.
        if (!this.db.inTransaction) throw error;
      }
    }
  }

  /** By themselves: nothing else is to be stored for now, or somebody asks for them. */
  writeAlone(): void {
    if (this.waiting.size === 0) return;
    try {
      this.db.transaction(() => this.write()).immediate();
    } catch {
      // Left out: there is the log.
    }
  }
}
