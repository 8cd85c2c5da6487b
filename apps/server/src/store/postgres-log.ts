import type pg from 'pg';
import { DamagedLog } from './damaged.ts';
import { GroupCommit } from './group-commit.ts';
import {
  type AppendResult,
  type Beat,
  type BusListener,
  type CommitStats,
  type EventLog,
  type LogSlice,
  type PendingAppend,
  type StoredSnapshot,
  UnknownOutcome,
} from './log.ts';
import type { ReconnectingClient } from './reconnecting-client.ts';
import { NOW } from './schema.ts';
import { rowSum } from './sum.ts';

/** The law: an event stands only where the one before it does, which is the one its writer knows, and only once. */
const INSERT = `insert into log (room, seq, at, body, sum)
  select room, seq, ${NOW.postgres}, body, sum
  from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[]) as t(room, seq, body, sum, known)
  where seq = 0 or exists (select from log as before where before.room = t.room and before.seq = t.seq - 1
    and coalesce(before.sum = t.known, true))
  on conflict do nothing returning room`;

const BEAT = `with mine as (
    insert into nodes (node, beats, said, freed, until) values ($1, $2, $3, $4, ${NOW.postgres} + $5::bigint)
    on conflict (node) do update set beats = excluded.beats, said = excluded.said, freed = excluded.freed,
      until = excluded.until)
  select node, beats, said, freed from nodes where until > ${NOW.postgres}`;

/** From nobody, from itself, or from a node that no longer lives; \`until\` is how nodes of an older version hold. */
const LEASE = `insert into leases as held (room, owner, epoch, until)
  select room, $2, 1, 0 from unnest($1::text[]) as r(room) order by room
  on conflict (room) do update set owner = $2, until = 0,
    epoch = held.epoch + (case when held.owner = $2 then 0 else 1 end)
  where held.owner = $2 or (held.until < ${NOW.postgres}
    and not exists (select from nodes where node = held.owner and nodes.until > ${NOW.postgres}))
  returning room`;

const REWRITE = `insert into log (room, seq, at, body, sum)
  select $1, n - 1, ${NOW.postgres}, body, sum from unnest($2::text[], $3::int[]) with ordinality as t(body, sum, n)`;

const PUBLISH = 'select pg_notify($1, message) from unnest($2::text[]) as message';

export interface LogClients {
  readonly writer: ReconnectingClient;
  readonly listener: ReconnectingClient;
  readonly pool: pg.Pool;
  readonly channel: string;
}

interface Row {
  readonly seq: number;
  readonly body: string;
  readonly sum: number | null;
  readonly age: number;
}

/** Group commit on one connection; each batch is one statement and therefore one transaction. */
export class PostgresLog implements EventLog {
  readonly shared = true;
  private readonly clients: LogClients;
  private readonly pool: pg.Pool;
  private readonly group: GroupCommit;
  private readonly listeners: BusListener[] = [];
  private unsaid: string[] = [];
  private saying = false;

  constructor(clients: LogClients, onCommit: (commit: CommitStats) => void) {
    this.clients = clients;
    this.pool = clients.pool;
    this.group = new GroupCommit(batch => this.commit(batch), onCommit);
    clients.listener.onMessage = text => {
      for (const listener of this.listeners) listener.heard(text);
    };
    clients.listener.onReconnect = () => {
      for (const listener of this.listeners) listener.missed();
    };
  }

  put(append: PendingAppend): void {
    this.group.put(append);
  }

  append(room: string, seq: number, body: string, before?: string): Promise<AppendResult> {
    return this.group.append(room, seq, body, before);
  }

  private async commit(batch: readonly PendingAppend[]): Promise<readonly boolean[]> {
    const values = [
      batch.map(one => one.room),
      batch.map(one => one.seq),
      batch.map(one => one.body),
      batch.map(one => rowSum(one.room, one.seq, one.body)),
      batch.map(one => (one.before === undefined ? null : rowSum(one.room, one.seq - 1, one.before))),
    ];
    try {
      const { rows } = await this.clients.writer.query<{ room: string }>({ name: 'append', text: INSERT, values });
      if (rows.length === batch.length) return batch.map(() => true);
      const stored = new Set(rows.map(row => row.room));
      return batch.map(one => stored.delete(one.room));
    } catch (error) {
      // The statement may have been committed although its answer was lost.
      throw new UnknownOutcome((error as Error).message);
    }
  }

  async read(room: string, from: number): Promise<LogSlice> {
    const { rows } = await this.pool.query<Row>({
      name: 'read',
      text: `select seq, body, sum, ${NOW.postgres} - at as age from log where room = $1 and seq >= $2 order by seq`,
      values: [room, from],
    });
    for (const [i, { seq, body, sum }] of rows.entries()) {
      if (seq !== from + i) throw new DamagedLog(`${room}: event ${from + i} is missing`);
      if (sum !== null && sum !== rowSum(room, seq, body)) throw new DamagedLog(`${room}: event ${seq} was changed`);
    }
    // A clock that was set back must not make anything older than it is.
    return { events: rows.map(({ seq, body }) => ({ seq, body })), age: Math.max(0, rows.at(-1)?.age ?? 0) };
  }

  async heads(rooms: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ room: string; head: number }>({
      name: 'heads',
      text: `select r.room, coalesce((select seq + 1 from log where room = r.room order by seq desc limit 1), 0) as head
        from unnest($1::text[]) as r(room)`,
      values: [rooms],
    });
    return new Map(rows.map(row => [row.room, row.head]));
  }

  async rewrite(room: string, head: number, bodies: readonly string[]): Promise<boolean> {
    const client = await this.pool.connect();
    let broken = true;
    try {
      await client.query('begin');
      // Nobody appends in the meantime; readers do not wait.
      await client.query('lock table log in share row exclusive mode');
      const { rows } = await client.query<{ n: number }>('select count(*)::int as n from log where room = $1', [room]);
      const asExpected = rows[0]?.n === head;
      if (asExpected) {
        await client.query('delete from log where room = $1', [room]);
        await client.query('delete from snapshots where room = $1', [room]);
        await client.query(REWRITE, [room, bodies, bodies.map((body, seq) => rowSum(room, seq, body))]);
      }
      await client.query('commit');
      broken = false;
      return asExpected;
    } finally {
      client.release(broken);
    }
  }

  async remove(rooms: readonly string[]): Promise<void> {
    await this.pool.query('delete from log where room = any($1)', [rooms]);
    await this.pool.query('delete from snapshots where room = any($1)', [rooms]);
  }

  async snapshot(room: string): Promise<StoredSnapshot | null> {
    const { rows } = await this.pool.query<StoredSnapshot & { sum: number }>({
      name: 'snapshot',
      text: 'select n, body, sum from snapshots where room = $1',
      values: [room],
    });
    const [found] = rows;
    return found && found.sum === rowSum(room, found.n, found.body) ? { n: found.n, body: found.body } : null;
  }

  async keepSnapshot(room: string, { n, body }: StoredSnapshot): Promise<void> {
    await this.pool.query({
      name: 'keep-snapshot',
      text: `insert into snapshots (room, n, body, sum) values ($1, $2, $3, $4)
        on conflict (room) do update set n = excluded.n, body = excluded.body, sum = excluded.sum`,
      values: [room, n, body, rowSum(room, n, body)],
    });
  }

  /** What gathers while one statement is under way goes with the next: a node with much to say keeps no beat waiting. */
  publish(message: string): void {
    this.unsaid.push(message);
    if (!this.saying) this.sayAll();
  }

  private sayAll(): void {
    if (this.unsaid.length === 0) return;
    this.saying = true;
    const { listener, channel } = this.clients;
    const values = [channel, this.unsaid];
    this.unsaid = [];
    listener
      .query({ name: 'publish', text: PUBLISH, values })
      .catch(() => {
        // Only nudges: the next beat tells the other nodes that they missed some.
      })
      .finally(() => {
        this.saying = false;
        this.sayAll();
      });
  }

  subscribe(listener: BusListener): void {
    this.listeners.push(listener);
  }

  /** On the connection that listens: when it is dead without knowing it, this is how it learns. */
  async beat({ node, beats, said, freed }: Beat, forMs: number): Promise<readonly Beat[]> {
    const values = [node, beats, said, freed, forMs];
    // A beat counts what was said before it, so that goes first.
    this.sayAll();
    return (await this.clients.listener.query<Beat & pg.QueryResultRow>({ name: 'beat', text: BEAT, values })).rows;
  }

  async leave(node: string): Promise<void> {
    await this.pool.query('delete from leases where owner = $1', [node]);
    await this.pool.query('delete from nodes where node = $1', [node]);
  }

  async lease(rooms: readonly string[], node: string): Promise<ReadonlySet<string>> {
    const sorted = [...rooms].sort((a, b) => (a < b ? -1 : 1));
    const { rows } = await this.pool.query<{ room: string }>({ name: 'lease', text: LEASE, values: [sorted, node] });
    return new Set(rows.map(row => row.room));
  }

  async release(rooms: readonly string[], node: string): Promise<void> {
    await this.pool.query('delete from leases where owner = $2 and room = any($1)', [rooms, node]);
  }
}
