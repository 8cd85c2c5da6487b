import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mainFile } from './build.ts';
import { freePort } from './port.ts';

interface ProcessOptions {
  /** Modules that are loaded before it. */
  readonly preload?: readonly string[];
  /** How many files and sockets it may open; null: as many as we. */
  readonly descriptors?: number | null;
  /** Another server than the one that was built here. */
  readonly file?: string | null;
}

/** The built server in a process of its own, which can be killed, paused and started again on the same port. */
export class ServerProcess {
  readonly port: number;
  /** The program itself. */
  readonly file: string;
  private readonly env: Record<string, string>;
  private readonly options: ProcessOptions;
  private child: ChildProcess | null = null;
  /** What it said on standard error. */
  output = '';
  /** And on standard output, where its log goes. */
  printed = '';

  private constructor(port: number, env: Record<string, string>, options: ProcessOptions) {
    this.port = port;
    this.env = env;
    this.options = options;
    this.file = options.file ?? mainFile;
  }

  static async start(env: Record<string, string>, options: ProcessOptions = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env, options);
    await server.start();
    return server;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const env = { ...process.env, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...this.env };
    const { preload = [], descriptors = null } = this.options;
    const args = [...preload.flatMap(file => ['--import', file]), this.file];
    const limit = descriptors === null ? '' : `ulimit -n ${descriptors};`;
    const command = ['-c', `${limit} exec "$0" "$@"`, process.execPath, ...args];
    const child = spawn('sh', command, { env: { ...env, PORT: String(this.port), HOST: '127.0.0.1' } });
    this.child = child;
    child.stderr?.on('data', (data: Buffer) => {
      this.output += data.toString();
    });
    await new Promise<void>((ready, failed) => {
      child.stdout?.on('data', (data: Buffer) => {
        this.printed += data.toString();
        ready();
      });
      child.once('exit', code => failed(new Error(`the server ended with ${code}: ${this.output}`)));
    });
  }

  get running(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Closes the other end of its output. */
  deafen(): void {
    this.child?.stdout?.destroy();
    this.child?.stderr?.destroy();
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Seconds of CPU it has used so far; Linux tells. */
  cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.child?.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  /** Ends the process and resolves to its exit code; null after a kill. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>(done => child.once('exit', code => done(code)));
    child.kill(signal);
    return gone;
  }

  async token(): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.port}/api/me`, { method: 'POST' });
    return ((await response.json()) as { token: string }).token;
  }

  askRoom(token: string, game: string, setup: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}/api/rooms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ game, setup, name: 0 }),
    });
  }

  /** Asks again while the store is away, as a player would. */
  async openRoom(token: string, game: string, setup: string): Promise<string> {
    let response = await this.askRoom(token, game, setup);
    for (let tries = 1; response.status === 503 && tries < 50; tries++) {
      await new Promise(done => setTimeout(done, 200));
      response = await this.askRoom(token, game, setup);
    }
    if (response.status !== 201) throw new Error(await response.text());
    return ((await response.json()) as { room: string }).room;
  }
}
