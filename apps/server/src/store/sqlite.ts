import path from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { workerFile } from '../worker-file.ts';
import { DamagedLog } from './damaged.ts';
import { GroupCommit } from './group-commit.ts';
import type { AppendResult, Beat, CommitStats, EventLog, LogSlice, PendingAppend, StoredSnapshot } from './log.ts';
import { Mark } from './mark.ts';
import { makePrivate, makePrivateFolder } from './private-file.ts';
import { NOW, type Tables } from './schema.ts';
import type { Answer, Ask } from './sqlite-worker.ts';
import type { Store } from './store.ts';
import { rowSum } from './sum.ts';

/** Another process has this data folder open. */
export class FolderInUse extends Error {}

/** The thread that owns the file; answers come in the order of the questions. */
class FileThread {
  private readonly worker: Worker;
  private readonly waiting: { done: (answer: Answer) => void; failed: (error: Error) => void }[] = [];
  private dead: Error | null = null;
  /** Kinds of writing that failed on pages that are no database's, until one of the same kind succeeds. */
  private readonly damaged = new Map<string, string>();

  constructor(file: string) {
    this.worker = new Worker(workerFile('sqlite-worker'), { workerData: { file } });
    this.worker.on('message', (answer: Answer) => this.waiting.shift()?.done(answer));
    this.worker.on('error', error => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the storage thread has ended')));
  }

  /** The first answer comes unasked, when the file is open and migrated. */
  opened(): Promise<Answer> {
    return new Promise((done, failed) => this.waiting.push({ done, failed }));
  }

  ask(ask: Ask): Promise<Answer> {
    if (this.dead) return Promise.reject(this.dead);
    return new Promise((done, failed) => {
      this.waiting.push({ done: answer => done(this.noted(ask, answer)), failed });
      this.worker.postMessage(ask);
    });
  }

  /** Why something cannot be written, however well everything else can be; null when all is well. */
  get damage(): string | null {
    for (const why of this.damaged.values()) return why;
    return null;
  }

  private noted(ask: Ask, answer: Answer): Answer {
    const kind = writes(ask);
    if (kind === null) return answer;
    if (answer.ok) this.damaged.delete(kind);
    else if (NO_DATABASE.test(answer.code)) this.damaged.set(kind, answer.why);
    return answer;
  }

  private fail(error: Error): void {
    this.dead ??= error;
    for (const one of this.waiting.splice(0)) one.failed(this.dead);
  }
}

/** SQLite's own words for damage. */
const NO_DATABASE = /^SQLITE_(CORRUPT|NOTADB)/;

/** What kind of writing this is; null where something is only read. */
function writes(ask: Ask): string | null {
  if (ask.ask === 'read' || ask.ask === 'close') return null;
  if (ask.ask !== 'query') return ask.ask;
  return /^\s*select/i.test(ask.sql) ? null : ask.sql;
}

class SqliteLog implements EventLog {
  readonly shared = false;
  private readonly thread: FileThread;
  private readonly group: GroupCommit;

  constructor(thread: FileThread, onCommit: (commit: CommitStats) => void) {
    this.thread = thread;
    this.group = new GroupCommit(batch => this.commit(batch), onCommit);
  }

  put(append: PendingAppend): void {
    this.group.put(append);
  }

  append(room: string, seq: number, body: string): Promise<AppendResult> {
    return this.group.append(room, seq, body);
  }

  private async commit(batch: readonly PendingAppend[]): Promise<Uint8Array> {
    const seqs = new Int32Array(batch.length);
    for (let i = 0; i < batch.length; i++) seqs[i] = batch[i]?.seq ?? 0;
    const rooms = batch.map(one => one.room).join('\n');
    const bodies = batch.map(one => one.body).join('\n');
    const answer = await this.thread.ask({ ask: 'append', rooms, seqs, bodies });
    if (!answer.ok) throw failure(answer);
    if (!('stored' in answer)) throw new Error('the storage thread answered another question');
    return answer.stored;
  }

  async read(room: string, from: number): Promise<LogSlice> {
    const answer = await this.thread.ask({ ask: 'read', room, from });
    if (!answer.ok) throw failure(answer);
    if (!('bodies' in answer)) throw new Error('the storage thread answered another question');
    const bodies = answer.bodies.split('\n');
    return { events: Array.from(answer.seqs, (seq, i) => ({ seq, body: bodies[i] ?? '' })), age: answer.age };
  }

  async heads(rooms: readonly string[]): Promise<Map<string, number>> {
    const sql = 'select j.value as room, (select n from heads where room = j.value) as head from json_each(?) j';
    const rows = (await ask(this.thread, sql, [JSON.stringify(rooms)])) as { room: string; head: number | null }[];
    return new Map(rows.map(row => [row.room, Math.max(0, row.head ?? 0)]));
  }

  async rewrite(room: string, head: number, bodies: readonly string[]): Promise<boolean> {
    const answer = await this.thread.ask({ ask: 'rewrite', room, head, bodies: bodies.join('\n') });
    if (!answer.ok) throw failure(answer);
    return 'changes' in answer && answer.changes > 0;
  }

  async remove(rooms: readonly string[]): Promise<void> {
    const answer = await this.thread.ask({ ask: 'remove', rooms });
    if (!answer.ok) throw failure(answer);
  }

  async snapshot(room: string): Promise<StoredSnapshot | null> {
    const [found] = (await ask(this.thread, 'select n, body, sum from snapshots where room = ?', [room])) as {
      n: number;
      body: string;
      sum: number;
    }[];
    return found && found.sum === rowSum(room, found.n, found.body) ? { n: found.n, body: found.body } : null;
  }

  async keepSnapshot(room: string, { n, body }: StoredSnapshot): Promise<void> {
    const answer = await this.thread.ask({ ask: 'keep', room, n, body });
    if (!answer.ok) throw failure(answer);
  }

  // One process owns the file, so there is nobody to tell and every lease is granted.
  publish(): void {}
  subscribe(): void {}
  async lease(rooms: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(rooms);
  }
  async release(): Promise<void> {}
  async beat(): Promise<readonly Beat[]> {
    return [];
  }
  async leave(): Promise<void> {}
}

/** What the storage thread could not do, told so that the rest of the server knows what it means. */
function failure({ why, code }: Extract<Answer, { ok: false }>): Error {
  if (code === 'DAMAGED' || NO_DATABASE.test(code)) return new DamagedLog(why);
  return Object.assign(new Error(why), { code });
}

async function ask(thread: FileThread, sql: string, values: readonly unknown[]): Promise<unknown[]> {
  const answer = await thread.ask({ ask: 'query', sql, values });
  if (!answer.ok) throw failure(answer);
  return 'rows' in answer ? answer.rows : [];
}

/** Sends kysely's statements to the file's thread, one at a time; there are no transactions over several messages. */
function driver(thread: FileThread): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(compiled: { sql: string; parameters: readonly unknown[] }) {
      const answer = await thread.ask({ ask: 'query', sql: compiled.sql, values: compiled.parameters });
      if (!answer.ok) throw failure(answer);
      if (!('rows' in answer)) throw new Error('the storage thread answered another question');
      return { rows: answer.rows as R[], numAffectedRows: BigInt(answer.changes) };
    },
    streamQuery: () => {
      throw new Error('streaming is not offered');
    },
  };
  const none = async (): Promise<void> => {};
  const unsupported = async (): Promise<never> => {
    throw new Error('transactions over several statements are not offered');
  };
  return {
    init: none,
    acquireConnection: async () => connection,
    beginTransaction: unsupported,
    commitTransaction: unsupported,
    rollbackTransaction: unsupported,
    releaseConnection: none,
    destroy: none,
  };
}

interface FolderUse {
  readonly onCommit?: (commit: CommitStats) => void;
  /** A backup is to be put here, whatever there was. */
  readonly anew?: boolean;
}

/** The store in one folder, owned by one process. */
export async function openSqlite(dir: string, { onCommit, anew = false }: FolderUse = {}): Promise<Store> {
  makePrivateFolder(dir);
  const [file, lockFile] = [path.join(dir, 'minoya.db'), path.join(dir, 'lock.db')];
  const mark = anew ? null : new Mark(dir);
  mark?.requireDatabase();
  for (const one of [file, lockFile]) makePrivate(one);
  return start(file, { onCommit, lock: lockFolder(dir), mark });
}

/** Tables and logs that vanish with the process. */
export function openInMemory(onCommit?: (commit: CommitStats) => void): Promise<Store> {
  return start(':memory:', { onCommit, lock: null, mark: null });
}

interface Around {
  readonly onCommit: ((commit: CommitStats) => void) | undefined;
  readonly lock: Database.Database | null;
  readonly mark: Mark | null;
}

async function start(file: string, { onCommit = () => {}, lock, mark }: Around): Promise<Store> {
  const thread = new FileThread(file);
  const opened = await thread.opened();
  if (!opened.ok) {
    lock?.close();
    throw Object.assign(new Error(opened.why), { code: opened.code });
  }
  const close = async (): Promise<void> => {
    await thread.ask({ ask: 'close' });
    lock?.close();
  };
  const lack = mark && (await lackOf(thread, mark, close));
  return {
    dialect: 'sqlite',
    log: new SqliteLog(thread, onCommit),
    db: new Kysely<Tables>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => driver(thread),
        createIntrospector: db => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    lack,
    healthy: async () => {
      const rows = (await ask(thread, SIGN_OF_LIFE, [])) as { id: number; at: number }[];
      const sign = rows.find(({ id }) => id === 2);
      if (mark && sign) await mark.write(sign.at);
      if (thread.damage !== null) throw new DamagedLog(thread.damage);
    },
    close,
  };
}

/** In the table `health` row 1 holds when it was, row 2 how often. */
const SIGN_OF_LIFE = `insert or replace into health (id, at)
  values (1, ${NOW.sqlite}), (2, coalesce((select at from health where id = 2), 0) + 1) returning id, at`;
export const SIGNS_OF_LIFE = 'select at from health where id = 2';

async function lackOf(thread: FileThread, mark: Mark, close: () => Promise<void>): Promise<string | null> {
  try {
    const [sign] = (await ask(thread, SIGNS_OF_LIFE, [])) as { at: number }[];
    return mark.lack(() => sign?.at ?? null);
  } catch (error) {
    await close();
    throw error;
  }
}

/** The operating system frees this lock however the process ends; a pid file would need guessing after a crash. */
function lockFolder(dir: string): Database.Database {
  const lock = new Database(path.join(dir, 'lock.db'), { timeout: 0 });
  try {
    lock.pragma('locking_mode = exclusive');
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (!(error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw error;
    throw new FolderInUse(`Another Minoya uses the data folder ${dir}. Stop it, or set DATA_DIR to another folder.`);
  }
}
