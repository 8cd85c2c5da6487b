import { connectTo, startPostgres, type TestPostgres } from '../../../server/src/testing/postgres.ts';
import { ServerProcess } from '../../../server/src/testing/process.ts';
import { TcpProxy } from '../../../server/src/testing/tcp-proxy.ts';

const open = new Set<TwoNodes>();

/** Ends whatever still runs. */
export async function endNodes(): Promise<void> {
  for (const nodes of open) await nodes.close();
}

/** Two built servers on a PostgreSQL of their own, with a line between that can be cut or go silent. */
export class TwoNodes {
  readonly postgres: TestPostgres;
  readonly line: TcpProxy;
  /** The database itself, past the line. */
  readonly url: string;
  readonly servers: readonly [ServerProcess, ServerProcess];

  private constructor(
    postgres: TestPostgres,
    line: TcpProxy,
    url: string,
    servers: readonly [ServerProcess, ServerProcess],
  ) {
    this.postgres = postgres;
    this.line = line;
    this.url = url;
    this.servers = servers;
    open.add(this);
  }

  static async start(): Promise<TwoNodes> {
    const postgres = await startPostgres();
    const url = await postgres.database('trial');
    const line = await TcpProxy.to(Number(new URL(url).port));
    const env = { DATABASE_URL: url.replace(/:\d+\//, `:${line.port}/`) };
    return new TwoNodes(postgres, line, url, [await ServerProcess.start(env), await ServerProcess.start(env)]);
  }

  /** Asks the database itself. */
  async sql(...statements: readonly string[]): Promise<void> {
    const client = await connectTo(this.url);
    for (const text of statements) await client.query(text);
    await client.end();
  }

  async close(): Promise<void> {
    if (!open.delete(this)) return;
    for (const server of this.servers) await server.end('SIGKILL');
    await this.line.close();
    await this.postgres.stop();
  }
}
