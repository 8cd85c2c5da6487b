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

const MOST_WAITING = 2_000;
/** When commits are this small there is time to spare: moving less at once makes the next commit wait less. */
const QUIET_BATCH = 8;
const MOST_WAITING_QUIET = 250;
const MOST_HEADS = 20_000;

/**
 * The end of the log. The events of a commit belong to as many rooms, and so to as many pages of `log`; written there
 * at once, each costs a page. Therefore a commit is one row of `tail`, and events move to `log` two thousand at a time, sorted:
 * half of the writing and half of the time. Whoever asks for the log asks after `settle`.
 */
export class TailedLog {
  private readonly clock: Database.Statement;
  private readonly keep: Database.Statement;
  private readonly headOf: Database.Statement;
  private readonly from: Database.Statement;
  private readonly move: () => void;
  private waiting: LogRow[] = [];
  /** A commit failed and may yet lie in the file: it goes before anything else is written, or two could bear one number. */
  private doubtful = false;
  /** The next free number of rooms that were written to lately. This process is the only one that writes. */
  private readonly heads = new Map<string, number>();

  constructor(db: Database.Database) {
    this.clock = db.prepare(`select ${NOW.sqlite}`).pluck();
    this.keep = db.prepare('insert into tail (at, rooms, seqs, bodies) values (?, ?, ?, ?)');
    this.headOf = db.prepare('select max(seq) + 1 as head from log where room = ?');
    this.from = db.prepare('select seq, body, at from log where room = ? and seq >= ? order by seq').raw();
    const insert = db.prepare('insert or ignore into log (room, seq, at, body) values (?, ?, ?, ?)');
    const clear = db.prepare('delete from tail');
    const move = db.transaction(() => {
      for (const { room, seq, at, body } of this.waiting) insert.run(room, seq, at, body);
      clear.run();
    });
    this.move = () => move.immediate();
    this.waiting = tailRows(db);
    this.settle();
  }

  /** Commits a batch; says of each append whether its number was free. */
  append(batch: Batch): Uint8Array {
    if (this.doubtful) this.settle();
    const rooms = batch.rooms.split('\n');
    const bodies = batch.bodies.split('\n');
    const claimed = new Map<string, number>();
    const stored = Uint8Array.from(rooms, (room, i) => (this.claim(room, batch.seqs[i] ?? 0, claimed) ? 1 : 0));
    const free = (_: unknown, i: number): boolean => stored[i] === 1;
    if (stored.includes(0)) this.write(rooms.filter(free), batch.seqs.filter(free), bodies.filter(free));
    else this.write(rooms, batch.seqs, bodies);
    for (const [room, head] of claimed) this.heads.set(room, head);
    return stored;
  }

  private write(rooms: readonly string[], seqs: Int32Array, bodies: readonly string[]): void {
    if (rooms.length === 0) return;
    const numbers = Buffer.from(seqs.buffer, seqs.byteOffset, seqs.byteLength);
    const at = Number(this.clock.get());
    this.doubtful = true;
    this.keep.run(at, rooms.join('\n'), numbers, bodies.join('\n'));
    this.doubtful = false;
    for (const [i, room] of rooms.entries()) this.waiting.push({ room, seq: seqs[i] ?? 0, at, body: bodies[i] ?? '' });
  }

  /** The events of a room from a number on, and for how many milliseconds the last one has been there. */
  read(room: string, from: number): { seqs: Int32Array; bodies: string; age: number } {
    this.settle();
    const rows = this.from.all(room, from) as [number, string, number][];
    const last = rows.at(-1)?.[2];
    return {
      seqs: Int32Array.from(rows, row => row[0]),
      bodies: rows.map(row => row[1]).join('\n'),
      age: last === undefined ? 0 : Number(this.clock.get()) - last,
    };
  }

  /** After a commit of so many events, when enough has gathered. */
  tidy(size: number): void {
    const most = size <= QUIET_BATCH ? MOST_WAITING_QUIET : MOST_WAITING;
    if (this.waiting.length >= most) this.settle();
  }

  /** Moves everything to `log`. */
  settle(): void {
    if (this.waiting.length === 0 && !this.doubtful) return;
    // Neighbours in the tree are written one after the other.
    this.waiting.sort((a, b) => (a.room === b.room ? a.seq - b.seq : a.room < b.room ? -1 : 1));
    this.move();
    this.waiting = [];
    this.doubtful = false;
    if (this.heads.size > MOST_HEADS) this.heads.clear();
  }

  /** Somebody else has written to `log`. */
  forget(): void {
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

/** The events that lie in the tail of this file: a process that was killed left them there, or one is running. */
export function tailRows(db: Database.Database): LogRow[] {
  const rows = db.prepare('select at, rooms, seqs, bodies from tail order by id').all() as Row[];
  return rows.flatMap(({ at, rooms, seqs, bodies }) => {
    const numbers = new Int32Array(new Uint8Array(seqs).buffer);
    const texts = bodies.split('\n');
    return rooms.split('\n').map((room, i) => ({ room, seq: numbers[i] ?? 0, at, body: texts[i] ?? '' }));
  });
}
