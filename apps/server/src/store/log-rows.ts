import type Database from 'better-sqlite3';
import { crc32 } from 'node:zlib';
import { DamagedLog } from './damaged.ts';
import { rowSum } from './sum.ts';

export interface LogRow {
  readonly room: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** A row of `log`, with the checksum of its whole text; null in rows that were written before there were any. */
export interface SummedRow extends LogRow {
  readonly sum: number | null;
}

/** Events of one room that follow each other, as one row of `log`: their bodies joined, under the number of the last. */
export interface PendingRow {
  readonly room: string;
  readonly bodies: string[];
  seq: number;
  at: number;
  size: number;
}

/** SQLite keeps rows of up to a thousand bytes on their page; a longer one takes a page of its own. */
const LONGEST_ROW = 900;

/** Events that are in the tail and not yet in the log. */
export class PendingRows {
  size = 0;
  private readonly last = new Map<string, PendingRow>();
  private readonly all: PendingRow[] = [];

  add(room: string, seq: number, at: number, body: string): void {
    this.size += 1;
    const row = this.last.get(room);
    if (row && seq === row.seq + 1 && row.size + body.length < LONGEST_ROW) {
      row.bodies.push(body);
      row.seq = seq;
      row.at = at;
      row.size += body.length + 1;
      return;
    }
    const fresh: PendingRow = { room, bodies: [body], seq, at, size: body.length };
    this.last.set(room, fresh);
    this.all.push(fresh);
  }

  /** Neighbours in the tree are written one after the other. */
  sorted(): readonly PendingRow[] {
    return this.all.sort((a, b) => (a.room === b.room ? a.seq - b.seq : a.room < b.room ? -1 : 1));
  }
}

/** The events in rows of `log` that come sorted by room and number; an event that stands in two rows comes once. */
export function* eventsIn(rows: Iterable<LogRow>): Generator<LogRow> {
  let [room, next] = ['', 0];
  for (const row of rows) {
    const bodies = row.body.split('\n');
    if (row.room !== room) [room, next] = [row.room, 0];
    for (const [i, body] of bodies.entries()) {
      const seq = row.seq - bodies.length + 1 + i;
      if (seq < next) continue;
      next = seq + 1;
      yield { room, seq, at: row.at, body };
    }
  }
}

/** Refuses a row that is not as it was written. */
export function checkRow<R extends SummedRow>(row: R): R {
  if (row.sum !== null && row.sum !== rowSum(row.room, row.seq, row.body))
    throw new DamagedLog(`${row.room}: the row that ends with event ${row.seq} was changed`);
  return row;
}

/** Refuses events that do not follow each other from a number on. */
export function checkGaps(room: string, from: number, events: readonly { readonly seq: number }[]): void {
  for (const [i, { seq }] of events.entries())
    if (seq !== from + i) throw new DamagedLog(`${room}: event ${from + i} is missing`);
}

/** `row_sum` in SQL. */
export function teachRowSum(db: Database.Database): void {
  db.function('row_sum', { deterministic: true }, (room, seq, body) => rowSum(String(room), Number(seq), String(body)));
}

/** A batch as it lies in the table `tail`. */
export interface TailRow {
  readonly at: number;
  readonly rooms: string;
  readonly seqs: Buffer;
  readonly bodies: string;
  readonly sum: number | null;
}

export function tailSum(rooms: string, seqs: Buffer, bodies: string): number {
  return crc32(bodies, crc32(seqs, crc32(rooms))) | 0;
}

/** What lies in the tail of this file: a process that was killed left it there, or one is running. */
export function readTail(db: Database.Database): { events: LogRow[]; damaged: TailRow[] } {
  const rows = db.prepare('select at, rooms, seqs, bodies, sum from tail order by id').all() as TailRow[];
  const isWhole = (row: TailRow): boolean => row.sum === null || row.sum === tailSum(row.rooms, row.seqs, row.bodies);
  const events = rows.filter(isWhole).flatMap(({ at, rooms, seqs, bodies }) => {
    const numbers = new Int32Array(new Uint8Array(seqs).buffer);
    const texts = bodies.split('\n');
    return rooms.split('\n').map((room, i) => ({ room, seq: numbers[i] ?? 0, at, body: texts[i] ?? '' }));
  });
  return { events, damaged: rows.filter(row => !isWhole(row)) };
}
