import type { AnyGame } from '@minoya/kernel';
import { Follower, type FollowerEvent, type JoinRequest } from '@minoya/shared/follower';
import { type ClientFrame, type NewCommand, SUBPROTOCOL } from '@minoya/shared/protocol';
import { WebSocket } from 'ws';
import { gamesIn } from '@minoya/shared/game-lookup';

/** A player at the other end of a real socket. */
export class Client {
  readonly follower: Follower;
  readonly happened: FollowerEvent[] = [];
  /** Every frame as it came. */
  readonly frames: string[] = [];
  private readonly port: number | (() => number);
  readonly token: string;
  private socket: WebSocket | null = null;
  private readonly waiting = new Set<() => void>();
  closeCode: number | null = null;
  onFrame: (text: string) => void = () => {};

  constructor(games: Readonly<Record<string, AnyGame>>, port: number | (() => number), request: JoinRequest) {
    this.follower = new Follower(gamesIn(games), request);
    this.port = port;
    this.token = request.token;
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Connects, from another address of this machine where one is given, and resolves when welcomed. Rejects when the server says no. */
  async connect(from?: string): Promise<this> {
    const port = typeof this.port === 'number' ? this.port : this.port();
    const address = `ws://127.0.0.1:${port}/ws?room=${this.follower.code ?? this.follower.room}`;
    const socket = new WebSocket(address, [SUBPROTOCOL, this.token], from === undefined ? {} : { localAddress: from });
    this.socket = socket;
    const before = this.count('welcomed');
    socket.on('open', () => this.sendAll(this.follower.opened()));
    socket.on('message', (data: Buffer) => this.received(data.toString()));
    socket.on('error', () => {});
    socket.on('close', code => {
      this.closeCode = code;
      if (this.socket === socket) this.follower.closed();
      this.wake();
    });
    await this.until(() => this.count('welcomed') > before || this.socketEnded(socket));
    if (this.count('welcomed') === before) throw new Error(`not welcomed: ${this.ended() ?? 'the connection ended'}`);
    return this;
  }

  private socketEnded(socket: WebSocket): boolean {
    return socket.readyState === WebSocket.CLOSED;
  }

  ended(): string | null {
    const last = this.happened.findLast(one => one.type === 'ended');
    return last?.type === 'ended' ? last.why : null;
  }

  count(type: FollowerEvent['type']): number {
    return this.happened.filter(one => one.type === type).length;
  }

  /** Sends a command and resolves to what became of it: `done`, or why not. */
  async command(wanted: NewCommand): Promise<string> {
    this.sendAll(this.follower.command(wanted));
    const id = this.follower.waiting.at(-1)?.id ?? 0;
    const answer = (): FollowerEvent | undefined =>
      this.happened.findLast(one => (one.type === 'done' || one.type === 'refused') && one.id === id);
    await this.until(() => answer() !== undefined);
    const found = answer();
    return found?.type === 'refused' ? found.why : 'done';
  }

  act(a: string): Promise<string> {
    return this.command({ t: 'act', a });
  }

  sendAll(frames: readonly ClientFrame[]): void {
    for (const frame of frames) this.raw(JSON.stringify(frame));
  }

  raw(text: string | Buffer): void {
    if (this.open) this.socket?.send(text);
  }

  /** Resolves as soon as the condition holds; it is looked at after each frame. */
  until(condition: () => boolean, ms = 20_000): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((done, failed) => {
      const look = (): void => {
        if (!condition()) return;
        this.waiting.delete(look);
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        failed(new Error(`waited in vain; last frames:\n${this.frames.slice(-5).join('\n')}`));
      }, ms);
      this.waiting.add(look);
    });
  }

  /** Cuts the line without a word. */
  drop(): void {
    this.socket?.terminate();
  }

  pause(): void {
    this.socket?.pause();
  }

  async close(): Promise<void> {
    const { socket } = this;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    socket.close();
    await this.until(() => socket.readyState === WebSocket.CLOSED);
  }

  private received(text: string): void {
    this.frames.push(text);
    this.onFrame(text);
    const { send, happened } = this.follower.receive(text);
    this.sendAll(send);
    this.happened.push(...happened);
    this.wake();
  }

  private wake(): void {
    for (const look of this.waiting) look();
  }
}
