import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/port.ts';

const root = join(import.meta.dirname, '../..');

/** A server of the test's own: it may be killed in the middle of a game. */
export class TestServer {
  readonly url: string;
  private readonly port: number;
  private readonly data = mkdtempSync(join(tmpdir(), 'minoya-rooms-'));
  private child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<TestServer> {
    const server = new TestServer(await freePort());
    await server.run();
    return server;
  }

  /** Starts the process, again after `kill`, on the same port and data; of another copy of the house when one is given. */
  async run(cwd = root): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), HOST: '127.0.0.1', DATA_DIR: this.data, RATE_LIMITS: 'off' };
    this.child = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd, env, stdio: 'ignore' });
    for (let i = 0; i < 400; i++) {
      const up = await fetch(`${this.url}/healthz`).then(
        response => response.ok,
        () => false,
      );
      if (up) return;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    throw new Error('the server does not start');
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.child = null;
  }
}
