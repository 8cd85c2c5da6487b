import pg from 'pg';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;

/** One database connection that comes back by itself. A query during an outage fails at once. */
export class ReconnectingClient {
  private client: pg.Client | null = null;
  private readonly options: pg.ClientConfig;
  private readonly channel: string | null;
  private ended = false;
  private last: Promise<unknown> = Promise.resolve();
  private retry = FIRST_RETRY_MS;
  onMessage: (text: string) => void = () => {};
  /** Called when the connection is back after it was lost. */
  onReconnect: () => void = () => {};

  constructor(options: pg.ClientConfig, channel: string | null = null) {
    this.options = options;
    this.channel = channel;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.options);
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', note => this.onMessage(note.payload ?? ''));
    await client.connect();
    if (this.channel) await client.query(`listen ${this.channel}`);
    this.client = client;
    this.retry = FIRST_RETRY_MS;
  }

  async query<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    // One after the other: the driver wants it so.
    const turn = this.last.then(() => this.ask<R>(query));
    this.last = turn.catch(() => {});
    return turn;
  }

  private async ask<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    const { client } = this;
    if (!client) throw new Error('the database cannot be reached');
    try {
      return await client.query<R>(query);
    } catch (error) {
      // No answer in time, and none will come on this connection: the net or the database is gone.
      if (isTimeout(error)) this.drop(client);
      throw error;
    }
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.client?.end().catch(() => {});
  }

  private drop(client: pg.Client): void {
    this.lost(client);
    client.end().catch(() => {});
  }

  private lost(client: pg.Client): void {
    if (this.client !== client || this.ended) return;
    this.client = null;
    this.reconnect();
  }

  private reconnect(): void {
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY_MS);
    setTimeout(() => {
      if (this.ended) return;
      this.connect().then(
        () => this.onReconnect(),
        () => this.reconnect(),
      );
    }, this.retry).unref();
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
