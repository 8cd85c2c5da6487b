import { request } from 'node:http';
import { WebSocket } from 'ws';

/** What came back over HTTP. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface Call {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Frame = Readonly<Record<string, unknown>> & { readonly t: string };

const LONGEST_WAIT_MS = 20_000;

/** Somebody at an address of their own who knows the protocol and keeps to none of our code. */
export class Stranger {
  readonly port: number;
  readonly from: string;

  constructor(port: number, from: string) {
    this.port = port;
    this.from = from;
  }

  /** 599 when the server says nothing. */
  ask(method: string, path: string, { token, body, headers = {} }: Call = {}): Promise<Answer> {
    const all = {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    return new Promise(done => {
      const where = { port: this.port, host: '127.0.0.1', localAddress: this.from, agent: false as const };
      const call = request({ ...where, method, path, headers: all, timeout: LONGEST_WAIT_MS }, response => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('close', () => done({ status: response.statusCode ?? 599, text, headers: response.headers }));
      });
      call.on('timeout', () => call.destroy());
      call.on('error', () => done({ status: 599, text: '', headers: {} }));
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  async token(): Promise<string> {
    return (JSON.parse((await this.ask('POST', '/api/me')).text) as { token: string }).token;
  }

  async open(token: string, more: object = {}): Promise<{ readonly room: string; readonly code: string }> {
    const body = { game: 'polyform', setup: 'seats=2', name: 0, ...more };
    const { status, text } = await this.ask('POST', '/api/rooms', { token, body });
    if (status !== 201) throw new Error(`no room: ${status} ${text}`);
    return JSON.parse(text) as { room: string; code: string };
  }

  /** As a page does that says at the door who it is. */
  enterAsPage(token: string, room: string): Promise<Visit> {
    return this.enter(token, room, {}, ['minoya', token]);
  }

  enter(token: string, room: string, more: object = {}, spoken: string[] = []): Promise<Visit> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws?room=${room}`, spoken, { localAddress: this.from });
    const visit = new Visit(socket);
    socket.once('open', () => visit.say({ t: 'hello', v: 1, token, room, name: 0, ...more }));
    return visit.answered().then(() => visit);
  }
}

/** One socket in a room. */
export class Visit {
  readonly frames: Frame[] = [];
  private readonly socket: WebSocket;
  private id = 0;
  closed = false;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.frames.push(JSON.parse(data.toString()) as Frame));
    socket.on('close', () => {
      this.closed = true;
    });
    socket.on('error', () => {});
  }

  /** Why it was sent off; null while it was not. */
  get bye(): string | null {
    return this.count('bye') > 0 ? JSON.stringify(this.last('bye')['why']).slice(1, -1) : null;
  }

  say(frame: object): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Says something that is answered, with the next number. */
  command(frame: object): number {
    const welcome = this.frames.find(one => one.t === 'welcome');
    this.id = Math.max(this.id, Number(welcome?.['id'] ?? 0)) + 1;
    this.say({ ...frame, id: this.id });
    return this.id;
  }

  /** Says it and waits until it was answered; how. */
  async done(frame: object): Promise<string> {
    const id = this.command(frame);
    await this.until(() => this.frames.some(one => one['id'] === id && one.t !== 'welcome'));
    const answer = this.frames.findLast(one => one['id'] === id);
    return answer?.t === 'refuse' ? String(answer['why']) : 'done';
  }

  count(t: string): number {
    return this.frames.filter(one => one.t === t).length;
  }

  last(t: string): Frame {
    return this.frames.findLast(one => one.t === t) ?? { t: 'nothing' };
  }

  /** The first word of the server, whatever it is. */
  async answered(): Promise<void> {
    await this.until(() => this.count('welcome') + this.count('bye') > 0);
  }

  /** Also ends when the connection does. */
  async until(condition: () => boolean, ms = LONGEST_WAIT_MS): Promise<boolean> {
    const end = performance.now() + ms;
    while (!condition() && !this.closed && performance.now() < end) await new Promise(done => setTimeout(done, 10));
    return condition();
  }

  close(): void {
    this.socket.terminate();
  }
}
