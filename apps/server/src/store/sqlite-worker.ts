import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { DamagedLog } from './damaged.ts';
import { MIGRATIONS } from './schema.ts';
import { teachRowSum } from './log-rows.ts';
import { type Batch, TailedLog } from './tailed-log.ts';

/** What the main thread asks of the thread that owns the file. */
export type Ask =
  | ({ readonly ask: 'append' } & Batch)
  | { readonly ask: 'read'; readonly room: string; readonly from: number }
  | { readonly ask: 'rewrite'; readonly room: string; readonly head: number; readonly bodies: string }
  | { readonly ask: 'keep'; readonly room: string; readonly n: number; readonly body: string }
  | { readonly ask: 'remove'; readonly rooms: readonly string[] }
  | { readonly ask: 'query'; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly ask: 'close' };

/** How long a snapshot waits for a commit to go with. */
const KEPT_WITHIN_MS = 250;

/** The code of a failure that means damage, beside SQLite's own. */
const DAMAGED = 'DAMAGED';

export type Answer =
  | { readonly ok: true; readonly stored: Uint8Array }
  /** Joined by line ends like appends: one text crosses threads faster than hundreds. */
  | { readonly ok: true; readonly seqs: Int32Array; readonly bodies: string; readonly age: number }
  | { readonly ok: true; readonly rows: unknown[]; readonly changes: number }
  | { readonly ok: false; readonly why: string; readonly code: string };

const NOTHING: Answer = { ok: true, rows: [], changes: 0 };

const port = parentPort;
if (!port) throw new Error('runs as a worker thread only');

let db: Database.Database;
let log: TailedLog;
let keeping: NodeJS.Timeout | null = null;
const prepared = new Map<string, Database.Statement>();

port.postMessage(
  attempt(() => {
    db = open((workerData as { file: string }).file);
    log = new TailedLog(db);
    port.on('message', (ask: Ask) => {
      port.postMessage(attempt(() => answer(ask)));
      if (ask.ask === 'close') return port.close();
      if (ask.ask === 'append') moveWhenMany(ask.seqs.length);
    });
    return NOTHING;
  }),
);

function answer(ask: Ask): Answer {
  if (ask.ask === 'append') return { ok: true, stored: log.append(ask) };
  if (ask.ask === 'read') return { ok: true, ...log.read(ask.room, ask.from) };
  if (ask.ask === 'query') return query(ask.sql, ask.values);
  if (ask.ask === 'rewrite')
    return { ok: true, rows: [], changes: log.rewrite(ask.room, ask.head, ask.bodies) ? 1 : 0 };
  if (ask.ask === 'keep') keep(ask);
  else if (ask.ask === 'remove') log.remove(ask.rooms);
  else close();
  return NOTHING;
}

/** With the next commit, or by itself when there is none soon. */
function keep({ room, n, body }: Extract<Ask, { ask: 'keep' }>): void {
  log.snapshots.add(room, n, body);
  keeping ??= setTimeout(() => {
    keeping = null;
    log.snapshots.writeAlone();
  }, KEPT_WITHIN_MS);
}

function attempt(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string };
    return { ok: false, why: message, code: error instanceof DamagedLog ? DAMAGED : code };
  }
}

/** On a full disk the events stay where they are, and are moved at the next start. */
function close(): void {
  if (keeping) clearTimeout(keeping);
  try {
    log.moveToLog();
    log.snapshots.writeAlone();
  } finally {
    db.close();
  }
}

/** After the answer: nobody waits for it but the next commit. */
function moveWhenMany(size: number): void {
  try {
    log.moveWhenMany(size);
  } catch {
    // The events are safe where they are; the next commit tries again.
  }
}

function query(sql: string, values: readonly unknown[]): Answer {
  if (/\b(log|heads)\b/.test(sql)) log.moveToLog();
  if (sql.includes('snapshots')) log.snapshots.writeAlone();
  let statement = prepared.get(sql);
  if (!statement) {
    statement = db.prepare(sql);
    prepared.set(sql, statement);
  }
  if (statement.reader) return { ok: true, rows: statement.all(...values), changes: 0 };
  const { changes } = statement.run(...values);
  return { ok: true, rows: [], changes };
}

function open(file: string): Database.Database {
  const opened = new Database(file);
  opened.pragma('journal_mode = wal');
  // FULL: a commit is on the disk before it is answered. NORMAL would lose acknowledged moves when the power fails.
  opened.pragma('synchronous = full');
  opened.pragma('busy_timeout = 5000');
  opened.pragma('wal_autocheckpoint = 4000');
  teachRowSum(opened);
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
