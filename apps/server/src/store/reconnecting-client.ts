import pg from 'pg';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;

/** One database connection that comes back by itself. A query during an outage fails at once. */
export class ReconnectingClient {
  private client: pg.Client | null = null;
  private readonly options: pg.ClientConfig;
  private readonly channel: string | null;
  private ended = false;
  private retry = FIRST_RETRY_MS;
  onMessage: (text: string) => void = () => {};

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
    if (!this.client) throw new Error('the database cannot be reached');
    return this.client.query<R>(query);
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.client?.end();
  }

  private lost(client: pg.Client): void {
    if (this.client !== client || this.ended) return;
    this.client = null;
    this.reconnect();
  }

  private reconnect(): void {
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY_MS);
    setTimeout(() => {
      if (!this.ended) this.connect().catch(() => this.reconnect());
    }, this.retry).unref();
  }
}
