import type { Command, Work } from './command.ts';

const PATIENCE_MS = 2_000;
const CLEANING_MS = 10_000;
/** Without a terminal, progress is a line now and then. */
const QUIET_MS = 5_000;

const codes = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof codes;

/** One run of a command, from its start to its end by itself, by an error or by Ctrl-C. */
export class Session implements Work {
  /** Set after Ctrl-C; threads look at it. */
  readonly flag = new Int32Array(new SharedArrayBuffer(4));
  readonly stopping: Promise<void>;
  private readonly command: Command;
  private readonly works: (() => unknown)[] = [];
  private signal: Signal | null = null;
  private ended: Promise<void> | null = null;
  private wake: () => void = () => {};
  private done = '';
  private kept = '';
  private shown = false;
  private shownAt = -QUIET_MS;

  constructor(command: Command) {
    this.command = command;
    this.stopping = new Promise(resolve => {
      this.wake = resolve;
    });
    // Whoever read our output may be gone, as in `… | head`.
    for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.stop(signal));
  }

  stopped(): boolean {
    return this.signal !== null;
  }

  progress(text: string): void {
    this.done = text;
    const now = performance.now();
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
    else if (now - this.shownAt >= QUIET_MS) process.stderr.write(`${text}\n`);
    else return;
    this.shown = process.stderr.isTTY;
    this.shownAt = now;
  }

  say(text: string): void {
    this.clear();
    process.stdout.write(`${text}\n`);
  }

  keep(text: string): void {
    this.kept = text;
  }

  atEnd(work: () => unknown): void {
    this.works.push(work);
  }

  /** Cleans up and leaves. After a signal its code counts, unless the signal is how this command ends. */
  end(code: number): Promise<void> {
    this.ended ??= this.leave(code);
    return this.ended;
  }

  private stop(signal: Signal): void {
    // Ctrl-C again: whoever asks twice does not want to wait. Children are still told.
    if (this.signal !== null) return void this.end(codes[signal]);
    this.signal = signal;
    Atomics.store(this.flag, 0, 1);
    this.wake();
    setTimeout(() => void this.end(codes[signal]), this.command.patience ?? PATIENCE_MS).unref();
  }

  private async leave(code: number): Promise<void> {
    const late = new Promise(resolve => setTimeout(resolve, CLEANING_MS).unref());
    const cleaned = Promise.allSettled(this.works.map(async work => work()));
    await Promise.race([cleaned, late]);
    this.clear();
    if (this.signal !== null) this.tell();
    await flushed();
    if (this.signal === null) process.exit(process.exitCode ?? code);
    process.exit(this.signal === 'SIGTERM' && this.command.forever ? code : codes[this.signal]);
  }

  private tell(): void {
    if (this.kept) this.say(this.kept);
    process.stderr.write(`stopped${this.done ? `; so far: ${this.done.trim()}` : ''}. ${this.command.ctrlC}\n`);
  }

  private clear(): void {
    if (this.shown) process.stderr.write('\r\u001B[K');
    this.shown = false;
  }
}

/** What was written to a pipe is still on its way. */
async function flushed(): Promise<void> {
  const one = (stream: NodeJS.WriteStream): Promise<void> => new Promise(done => stream.write('', () => done()));
  await Promise.all([one(process.stdout), one(process.stderr)]);
}
