import { type AnyGame, hash } from '@minoya/kernel';
import type { JoinRequest } from '@minoya/shared/follower';
import { Client } from './client.ts';

const RETRY_MS = 150;

/** Somebody who plays whatever is legal, notes what was shown, and comes back by itself when the line is cut. */
export class Player {
  readonly client: Client;
  /** Event number → what was shown under it. */
  readonly shown = new Map<number, string>();
  /** Shown twice under one number, differently: must stay empty. */
  readonly contradictions: string[] = [];
  readonly done = new Set<number>();
  /** How often it was told that the store has gone back: what it was shown after that point no longer counts. */
  told = 0;
  /** The longest time from the server's return to the next welcome, in milliseconds. */
  slowestReturn = 0;
  private upSince = 0;
  private readonly games: Readonly<Record<string, AnyGame>>;
  private stopped = false;
  private framesRead = 0;
  /** How many events the room had by the last frame. */
  private lastN = 0;
  private eventsRead = 0;

  constructor(games: Readonly<Record<string, AnyGame>>, port: () => number, request: JoinRequest) {
    this.games = games;
    this.client = new Client(games, port, request);
  }

  /** Plays until stopped. */
  async play(): Promise<void> {
    while (!this.stopped) {
      if (!this.client.open) await this.comeBack();
      this.note();
      this.move();
      await this.client
        .until(() => this.client.frames.length > this.framesRead || !this.client.open, RETRY_MS)
        .catch(() => {
          // Nothing came: say again what was not answered.
          this.client.sendAll(this.client.follower.resend());
        });
    }
    this.note();
  }

  stop(): void {
    this.stopped = true;
  }

  serverIsUp(): void {
    this.upSince = performance.now();
  }

  private async comeBack(): Promise<void> {
    const cut = performance.now();
    while (!this.stopped && !this.client.open) {
      try {
        await this.client.connect();
      } catch {
        await new Promise(done => setTimeout(done, 20 + Math.random() * 100));
      }
    }
    const since = Math.max(cut, this.upSince);
    if (this.framesRead > 0) this.slowestReturn = Math.max(this.slowestReturn, performance.now() - since);
  }

  private note(): void {
    for (const text of this.client.frames.slice(this.framesRead)) this.noteFrame(text);
    this.framesRead = this.client.frames.length;
    for (const one of this.client.happened.slice(this.eventsRead)) {
      if (one.type === 'done') this.done.add(one.id);
      if (one.type === 'welcomed' && one.lost > 0) this.done.clear();
    }
    this.eventsRead = this.client.happened.length;
  }

  private noteFrame(text: string): void {
    const frame = JSON.parse(text) as { t: string; n?: number; s: number; a: string; lost?: number };
    if (frame.t === 'welcome' && frame.lost !== undefined) this.goBack(this.lastN - frame.lost);
    this.lastN = frame.n ?? this.lastN;
    if (frame.t !== 'step' || frame.n === undefined) return;
    const what = `${frame.s} ${frame.a}`;
    const before = this.shown.get(frame.n);
    if (before !== undefined && before !== what) this.contradictions.push(`${frame.n}: ${before} / ${what}`);
    this.shown.set(frame.n, what);
  }

  private goBack(left: number): void {
    this.told += 1;
    for (const shown of this.shown.keys()) if (shown > left) this.shown.delete(shown);
  }

  private move(): void {
    const { follower } = this.client;
    const { table, seat, view } = follower;
    const game = this.games[table?.game ?? ''];
    if (!game || seat === null || table?.phase !== 'playing' || !follower.current || follower.waiting.length > 0)
      return;
    if (!game.turn(view).includes(seat)) return;
    const all = [...game.legal(view, seat)];
    const action = all[hash(`${follower.n}`) % all.length];
    this.client.sendAll(follower.command({ t: 'act', a: game.actions.write(action) }));
  }
}
