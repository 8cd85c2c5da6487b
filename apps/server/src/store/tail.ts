import type Database from 'better-sqlite3';
import { NOW } from './schema.ts';

/** Appends as they cross threads. Rooms and bodies are joined by line ends, which neither can hold. */
export interface Batch {
  readonly rooms: string;
  readonly seqs: Int32Array;
  readonly bodies: string;
}

/** A batch as it lies in the table `tail`. */
interface Row {
  readonly at: number;
  readonly rooms: string;
  readonly seqs: Buffer;
  readonly bodies: string;
}

export interface LogRow {
  readonly room: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** Events of one room that follow each other, as one row of `log`: their bodies joined, under the number of the last. */
interface Run {
  readonly room: string;
  readonly bodies: string[];
  seq: number;
  at: number;
  size: number;
}

const MOST_WAITING = 4_000;
/** When commits are this small there is time to spare: moving less at once makes the next commit wait less. */
const QUIET_BATCH = 8;
const MOST_WAITING_QUIET = 250;
const MOST_HEADS = 20_000;
/** SQLite keeps rows of up to a thousand bytes on their page; a longer one takes a page of its own. */
const LONGEST_RUN = 900;

/**
 * The log in SQLite, and its tail. The events of a commit belong to as many rooms, and so to as many pages of `log`;
 * written there at once, each costs a page. Therefore a commit is one row of `tail`, and events move to `log` four
 * thousand at a time, room by room and a dozen to a row: half of the writing and a third of the time. Whoever asks for
 * the log asks after `moveToLog`, and reads its rows through `unfold`.
 */
export class TailedLog {
  private readonly clock: Database.Statement;
  private readonly keep: Database.Statement;
  private readonly headOf: Database.Statement;
  private readonly from: Database.Statement;
  private readonly move: () => void;
  private waiting = new PendingRuns();
  /** A commit failed and may yet lie in the file: deleted before the next one, or two events could bear one number. */
  private doubtful = false;
  /** The next free number of rooms that were written to lately. This process is the only one that writes. */
  private readonly heads = new Map<string, number>();

  constructor(db: Database.Database) {
    this.clock = db.prepare(`select ${NOW.sqlite}`).pluck();
    this.keep = db.prepare('insert into tail (at, rooms, seqs, bodies) values (?, ?, ?, ?)');
    this.headOf = db.prepare('select max(seq) + 1 as head from log where room = ?');
    this.from = db.prepare('select room, seq, at, body from log where room = ? and seq >= ? order by seq');
    const insert = db.prepare('insert or ignore into log (room, seq, at, body) values (?, ?, ?, ?)');
    const clear = db.prepare('delete from tail');
    const move = db.transaction(() => {
      for (const { room, seq, at, bodies } of this.waiting.runs()) insert.run(room, seq, at, bodies.join('\n'));
      clear.run();
    });
    this.move = () => move.immediate();
    for (const { room, seq, at, body } of tailRows(db)) this.waiting.add(room, seq, at, body);
    this.moveToLog();
  }

  /** Commits a batch; says of each append whether its number was free. */
  append(batch: Batch): Uint8Array {
    if (this.doubtful) this.moveToLog();
    const rooms = batch.rooms.split('\n');
    const claimed = new Map<string, number>();
    const stored = new Uint8Array(rooms.length);
    for (const [i, room] of rooms.entries()) if (this.claim(room, batch.seqs[i] ?? 0, claimed)) stored[i] = 1;
    this.write(stored.includes(0) ? onlyStored(batch, stored) : batch);
    for (const [room, head] of claimed) this.heads.set(room, head);
    return stored;
  }

  private write({ rooms, seqs, bodies }: Batch): void {
    if (seqs.length === 0) return;
    const numbers = Buffer.from(seqs.buffer, seqs.byteOffset, seqs.byteLength);
    const at = Number(this.clock.get());
    this.doubtful = true;
    this.keep.run(at, rooms, numbers, bodies);
    this.doubtful = false;
    const texts = bodies.split('\n');
    for (const [i, room] of rooms.split('\n').entries()) this.waiting.add(room, seqs[i] ?? 0, at, texts[i] ?? '');
  }

  /** The events of a room from a number on, and for how many milliseconds the last one has been there. */
  read(room: string, from: number): { seqs: Int32Array; bodies: string; age: number } {
    this.moveToLog();
    const rows = [...unfold(this.from.all(room, from) as LogRow[])].filter(row => row.seq >= from);
    const last = rows.at(-1)?.at;
    return {
      seqs: Int32Array.from(rows, row => row.seq),
      bodies: rows.map(row => row.body).join('\n'),
      age: last === undefined ? 0 : Number(this.clock.get()) - last,
    };
  }

  /** After a commit of so many events: moves everything to `log` when enough has gathered. */
  moveWhenMany(size: number): void {
    const most = size <= QUIET_BATCH ? MOST_WAITING_QUIET : MOST_WAITING;
    if (this.waiting.size >= most) this.moveToLog();
  }

  /** Moves everything to `log`. */
  moveToLog(): void {
    if (this.waiting.size === 0 && !this.doubtful) return;
    this.move();
    this.waiting = new PendingRuns();
    this.doubtful = false;
    if (this.heads.size > MOST_HEADS) this.heads.clear();
  }

  /** Somebody else has written to `log`. */
  forgetHeads(): void {
    this.heads.clear();
  }

  private claim(room: string, seq: number, claimed: Map<string, number>): boolean {
    const head = claimed.get(room) ?? this.heads.get(room) ?? this.headInLog(room);
    if (seq < head) return false;
    claimed.set(room, seq + 1);
    return true;
  }

  private headInLog(room: string): number {
    return (this.headOf.get(room) as { head: number | null }).head ?? 0;
  }
}

/** Events that are in the tail and not yet in the log. */
class PendingRuns {
  size = 0;
  private readonly last = new Map<string, Run>();
  private readonly all: Run[] = [];

  add(room: string, seq: number, at: number, body: string): void {
    this.size += 1;
    const run = this.last.get(room);
    if (run && seq === run.seq + 1 && run.size + body.length < LONGEST_RUN) {
      run.bodies.push(body);
      run.seq = seq;
      run.at = at;
      run.size += body.length + 1;
      return;
    }
    const fresh: Run = { room, bodies: [body], seq, at, size: body.length };
    this.last.set(room, fresh);
    this.all.push(fresh);
  }

  /** Sorted: neighbours in the tree are written one after the other. */
  runs(): readonly Run[] {
    return this.all.sort((a, b) => (a.room === b.room ? a.seq - b.seq : a.room < b.room ? -1 : 1));
  }
}

/** The events in rows of `log` that come sorted by room and number; an event that stands in two rows comes once. */
export function* unfold(rows: Iterable<LogRow>): Generator<LogRow> {
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

function onlyStored({ rooms, seqs, bodies }: Batch, stored: Uint8Array): Batch {
  const kept = (text: string): string =>
    text
      .split('\n')
      .filter((_, i) => stored[i] === 1)
      .join('\n');
  return { rooms: kept(rooms), seqs: seqs.filter((_, i) => stored[i] === 1), bodies: kept(bodies) };
}

/** The events that lie in the tail of this file: a process that was killed left them there, or one is running. */
export function tailRows(db: Database.Database): LogRow[] {
  const rows = db.prepare('select at, rooms, seqs, bodies from tail order by id').all() as Row[];
  return rows.flatMap(({ at, rooms, seqs, bodies }) => {
    const numbers = new Int32Array(new Uint8Array(seqs).buffer);
    const texts = bodies.split('\n');
    return rooms.split('\n').map((room, i) => ({ room, seq: numbers[i] ?? 0, at, body: texts[i] ?? '' }));
  });
}
