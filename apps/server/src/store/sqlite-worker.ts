import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { MIGRATIONS, NOW } from './schema.ts';

/** What the main thread asks of the thread that owns the file. */
export type Ask =
  /** Rooms and bodies are joined by line ends, which neither can hold: two texts cross threads faster than many. */
  | { readonly ask: 'append'; readonly rooms: string; readonly seqs: Int32Array; readonly bodies: string }
  | { readonly ask: 'query'; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly ask: 'close' };

export type Answer =
  | { readonly ok: true; readonly stored: Uint8Array }
  | { readonly ok: true; readonly rows: unknown[]; readonly changes: number }
  | { readonly ok: false; readonly why: string };

const port = parentPort;
if (!port) throw new Error('runs as a worker thread only');

const db = open((workerData as { file: string }).file);
const insert = db.prepare(`insert or ignore into log (room, seq, at, body) values (?, ?, ${NOW.sqlite}, ?)`);
const insertAll = db.transaction((ask: Extract<Ask, { ask: 'append' }>, stored: Uint8Array) => {
  const rooms = ask.rooms.split('\n');
  const bodies = ask.bodies.split('\n');
  for (let i = 0; i < stored.length; i++) stored[i] = insert.run(rooms[i], ask.seqs[i], bodies[i]).changes;
});
const prepared = new Map<string, Database.Statement>();

port.on('message', (ask: Ask) => {
  port.postMessage(answer(ask));
  if (ask.ask === 'close') port.close();
});
port.postMessage({ ok: true, rows: [], changes: 0 } satisfies Answer);

function answer(ask: Ask): Answer {
  try {
    if (ask.ask === 'append') {
      const stored = new Uint8Array(ask.seqs.length);
      insertAll.immediate(ask, stored);
      return { ok: true, stored };
    }
    if (ask.ask === 'query') return query(ask.sql, ask.values);
    db.close();
    return { ok: true, rows: [], changes: 0 };
  } catch (error) {
    return { ok: false, why: (error as Error).message };
  }
}

function query(sql: string, values: readonly unknown[]): Answer {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = db.prepare(sql);
    prepared.set(sql, statement);
  }
  if (statement.reader) return { ok: true, rows: statement.all(...values), changes: 0 };
  return { ok: true, rows: [], changes: statement.run(...values).changes };
}

function open(file: string): Database.Database {
  const opened = new Database(file);
  opened.pragma('journal_mode = wal');
  // FULL: a commit is on the disk before it is answered. NORMAL would lose acknowledged moves when the power fails.
  opened.pragma('synchronous = full');
  opened.pragma('busy_timeout = 5000');
  opened.pragma('wal_autocheckpoint = 4000');
  migrate(opened);
  return opened;
}

function migrate(opened: Database.Database): void {
  const done = Number(opened.pragma('user_version', { simple: true }));
  if (done > MIGRATIONS.length) throw new Error(`made by a newer Minoya (schema ${done})`);
  for (const [i, statements] of MIGRATIONS.entries()) {
    if (i < done) continue;
    opened.transaction(() => {
      for (const sql of statements('sqlite')) opened.exec(sql);
      opened.pragma(`user_version = ${i + 1}`);
    })();
  }
}
