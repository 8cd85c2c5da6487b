import type Database from 'better-sqlite3';
import { DamagedLog } from './damaged.ts';
import { KeptSnapshots } from './kept-snapshots.ts';
import {
  checkGaps,
  checkRow,
  PendingRows,
  readTail,
  type PendingRow,
  type SummedRow,
  tailSum,
  eventsIn,
} from './log-rows.ts';
import { NOW } from './schema.ts';
import { rowSum } from './sum.ts';

/** Appends as they cross threads. Rooms and bodies are joined by line ends, which neither can hold. */
export interface Batch {
  readonly rooms: string;
  readonly seqs: Int32Array;
  readonly bodies: string;
}

const MOST_WAITING = 4_000;
/** When commits are this small there is time to spare: moving less at once makes the next commit wait less. */
const QUIET_BATCH = 8;
const MOST_WAITING_QUIET = 250;
const MOST_HEADS = 20_000;
/** Instead of a length, in `heads`: something of this log is gone for good. */
const LOST = -1;

/**
 * The log in SQLite, and its tail. The events of a commit belong to as many rooms, and so to as many pages of `log`;
 * written there at once, each costs a page. Therefore a commit is one row of `tail`, and events move to `log` four
 * thousand at a time, room by room and a dozen to a row: half of the writing and a third of the time. Whoever asks for
 * the log asks after `moveToLog`, and reads its rows through `eventsIn`. `heads` knows how long each log is, so that one
 * that lost its end to a bad disk is noticed.
 */
export class TailedLog {
  private readonly db: Database.Database;
  private readonly clock: Database.Statement;
  private readonly keep: Database.Statement;
  private readonly headOf: Database.Statement;
  private readonly from: Database.Statement;
  private readonly putRow: Database.Statement;
  private readonly putHead: Database.Statement;
  private readonly clearTail: Database.Statement;
  readonly snapshots: KeptSnapshots;
  private waiting = new PendingRows();
  /** A commit failed and may yet lie in the file: deleted before the next one, or two events could bear one number. */
  private doubtful = false;
  /** The next free number of rooms that were written to lately. This process is the only one that writes. */
  private readonly heads = new Map<string, number>();

  constructor(db: Database.Database) {
    this.db = db;
    this.clock = db.prepare(`select ${NOW.sqlite}`).pluck();
    this.keep = db.prepare('insert into tail (at, rooms, seqs, bodies, sum) values (?, ?, ?, ?, ?)');
    this.headOf = db.prepare('select n, sum from heads where room = ?');
    this.from = db.prepare('select room, seq, at, body, sum from log where room = ? and seq >= ? order by seq');
    this.putRow = db.prepare('insert or ignore into log (room, seq, at, body, sum) values (?, ?, ?, ?, ?)');
    this.putHead = db.prepare('insert or replace into heads (room, n, sum) values (?, ?, ?)');
    this.clearTail = db.prepare('delete from tail');
    this.snapshots = new KeptSnapshots(db);
    const { events, damaged } = readTail(db);
    for (const { room, seq, at, body } of events) this.waiting.add(room, seq, at, body);
    const concerned = damaged.flatMap(row => this.roomsNamed(row.rooms));
    this.doubtful = damaged.length > 0;
    this.moveToLog();
    for (const room of concerned) this.setHead(room, LOST);
  }

  /** Commits a batch; says of each append whether its number was the next. */
  append(batch: Batch): Uint8Array {
    if (this.doubtful) this.moveToLog();
    const rooms = batch.rooms.split('\n');
    const claimed = new Map<string, number>();
    const stored = new Uint8Array(rooms.length);
    for (let i = 0; i < rooms.length; i++) if (this.claim(rooms[i] ?? '', batch.seqs[i] ?? 0, claimed)) stored[i] = 1;
    if (stored.includes(0)) this.write(onlyStored(batch, stored));
    else this.write(batch, rooms);
    for (const [room, head] of claimed) this.heads.set(room, head);
    return stored;
  }

  private write({ rooms, seqs, bodies }: Batch, names: readonly string[] = rooms.split('\n')): void {
    if (seqs.length === 0) return;
    const numbers = Buffer.from(seqs.buffer, seqs.byteOffset, seqs.byteLength);
    const at = Number(this.clock.get());
    this.doubtful = true;
    this.keepRow([at, rooms, numbers, bodies, tailSum(rooms, numbers, bodies)]);
    this.doubtful = false;
    const texts = bodies.split('\n');
    for (let i = 0; i < names.length; i++) this.waiting.add(names[i] ?? '', seqs[i] ?? 0, at, texts[i] ?? '');
  }

  private keepRow(row: readonly unknown[]): void {
    if (this.snapshots.size === 0) {
      this.keep.run(...row);
      return;
    }
    this.db
      .transaction(() => {
        this.keep.run(...row);
        this.snapshots.write();
      })
      .immediate();
  }

  /** The events of a room from a number on, and for how many milliseconds the last one has been there. */
  read(room: string, from: number): { seqs: Int32Array; bodies: string; age: number } {
    this.moveToLog();
    const all = (this.from.all(room, from) as SummedRow[]).map(checkRow);
    const rows = [...eventsIn(all)].filter(row => row.seq >= from);
    checkGaps(room, from, rows);
    const head = this.headInStore(room);
    if (from < head && from + rows.length !== head)
      throw new DamagedLog(`${room}: ${rows.length} of ${head - from} events`);
    if (rows.length > 0 && from >= head) throw new DamagedLog(`${room}: more events than were counted`);
    const last = rows.at(-1)?.at;
    return {
      seqs: Int32Array.from(rows, row => row.seq),
      bodies: rows.map(row => row.body).join('\n'),
      // A clock that was set back must not make anything older than it is.
      age: last === undefined ? 0 : Math.max(0, Number(this.clock.get()) - last),
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
    const rows = this.waiting.sorted();
    try {
      this.db.transaction(() => this.moveRows(rows)).immediate();
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.db.transaction(() => this.moveWhatCanBe(rows)).immediate();
    }
    this.waiting = new PendingRows();
    this.doubtful = false;
    if (this.heads.size > MOST_HEADS) this.heads.clear();
  }

  private moveRows(rows: readonly PendingRow[]): void {
    for (const [i, row] of rows.entries()) {
      this.insert(row);
      // Sorted by room and number: the last of a room's rows knows its length.
      if (rows[i + 1]?.room !== row.room) this.setHead(row.room, row.seq + 1);
    }
    this.clearTail.run();
  }

  /** Some pages of the file are damaged: rooms that lie there are lost, all others go on. */
  private moveWhatCanBe(rows: readonly PendingRow[]): void {
    for (const row of rows) {
      try {
        this.db.transaction(() => {
          this.insert(row);
          this.setHead(row.room, row.seq + 1);
        })();
      } catch (error) {
        if (!isDamage(error)) throw error;
        this.lose(row.room);
      }
    }
    this.clearTail.run();
  }

  private lose(room: string): void {
    try {
      this.db.transaction(() => this.setHead(room, LOST))();
    } catch (error) {
      // Then its head cannot be read either, which says the same.
      if (!isDamage(error)) throw error;
    }
  }

  private insert({ room, seq, at, bodies }: PendingRow): void {
    const body = bodies.join('\n');
    this.putRow.run(room, seq, at, body, rowSum(room, seq, body));
  }

  private setHead(room: string, n: number): void {
    this.putHead.run(room, n, rowSum(room, n, ''));
  }

  /** Puts other events in the place of a whole log, if it has so many. */
  rewrite(room: string, head: number, bodies: string): boolean {
    this.moveToLog();
    if (this.headInStore(room) !== head) return false;
    const at = Number(this.clock.get());
    const rows = new PendingRows();
    for (const [seq, body] of bodies.split('\n').entries()) rows.add(room, seq, at, body);
    this.db.transaction(() => {
      this.clear([room]);
      for (const row of rows.sorted()) this.insert(row);
      this.setHead(room, rows.size);
    })();
    this.heads.delete(room);
    return true;
  }

  /** Removes whole logs. */
  remove(rooms: readonly string[]): void {
    this.moveToLog();
    this.db.transaction(() => this.clear(rooms))();
    for (const room of rooms) this.heads.delete(room);
  }

  private clear(rooms: readonly string[]): void {
    this.snapshots.forget(rooms);
    for (const table of ['log', 'heads', 'snapshots'])
      for (const room of rooms) this.db.prepare(`delete from ${table} where room = ?`).run(room);
  }

  private claim(room: string, seq: number, claimed: Map<string, number>): boolean {
    const head = claimed.get(room) ?? this.heads.get(room) ?? this.headOrNone(room);
    if (seq !== head) return false;
    claimed.set(room, seq + 1);
    return true;
  }

  /** One room that cannot be read must not hold up a commit of all the others; whoever reads it is told. */
  private headOrNone(room: string): number {
    try {
      return this.headInStore(room);
    } catch (error) {
      if (error instanceof DamagedLog || isDamage(error)) return LOST;
      throw error;
    }
  }

  private headInStore(room: string): number {
    const found = this.headOf.get(room) as { n: number; sum: number } | undefined;
    if (!found) return 0;
    if (found.n === LOST || found.sum !== rowSum(room, found.n, ''))
      throw new DamagedLog(`${room}: its length is lost`);
    return found.n;
  }

  /** The rooms that a damaged row speaks of, as far as can be told: a name may be damaged itself. */
  private roomsNamed(rooms: string): string[] {
    const known = this.db.prepare('select room from heads').pluck().all() as string[];
    return rooms.split('\n').flatMap(name => known.filter(room => room === name || differAtOne(room, name)));
  }
}

function differAtOne(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let differing = 0;
  for (let i = 0; i < a.length && differing < 2; i++) if (a[i] !== b[i]) differing += 1;
  return differing === 1;
}

/** SQLite says that a page of the file is not what it should be. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && /^SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '');
}

function onlyStored({ rooms, seqs, bodies }: Batch, stored: Uint8Array): Batch {
  const kept = (text: string): string =>
    text
      .split('\n')
      .filter((_, i) => stored[i] === 1)
      .join('\n');
  return { rooms: kept(rooms), seqs: seqs.filter((_, i) => stored[i] === 1), bodies: kept(bodies) };
}
