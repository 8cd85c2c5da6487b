import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ensureBuilt } from '../testing/build.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  server = await TestServer.open();
});
afterAll(() => server.close());

const document = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
const dialogue = /```dialogue\n([\s\S]*?)```/.exec(document)?.[1] ?? '';

/** Frames that come when they please. */
const UNASKED = /^\{"t":"(here|clock)"/;

class Speaker {
  private socket: WebSocket | null = null;
  private readonly received: string[] = [];
  private waiting: (() => void) | null = null;

  async say(text: string): Promise<void> {
    this.socket ??= await this.open();
    this.socket.send(text);
  }

  private async open(): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
    socket.on('message', (data: Buffer) => {
      if (!UNASKED.test(data.toString())) this.received.push(data.toString());
      this.waiting?.();
    });
    await new Promise(done => socket.once('open', done));
    return socket;
  }

  async next(): Promise<string> {
    while (this.received.length === 0) await new Promise<void>(done => (this.waiting = done));
    return this.received.shift() ?? '';
  }

  async hangUp(): Promise<void> {
    const { socket } = this;
    this.socket = null;
    this.received.length = 0;
    await new Promise(done => {
      socket?.once('close', done);
      socket?.close();
    });
  }
}

/** Compares a frame with its line, learning what a «name» stands for where it is met first. */
function compare(expected: string, actual: string, known: Map<string, string>): void {
  const parts = expected.split(/(«[^»]+»|,?…)/);
  let pattern = '';
  const learned: string[] = [];
  for (const part of parts) {
    const name = /^«([^»]+)»$/.exec(part)?.[1];
    if (name === undefined) pattern += part.endsWith('…') ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    else if (known.has(name)) pattern += known.get(name);
    else {
      pattern += '([^"]+)';
      learned.push(name);
    }
  }
  expect(actual).toMatch(new RegExp(`^${pattern}$`));
  const found = new RegExp(`^${pattern}$`).exec(actual);
  for (const [i, name] of learned.entries()) known.set(name, found?.[i + 1] ?? '');
}

function filled(text: string, known: ReadonlyMap<string, string>): string {
  return text.replace(/«([^»]+)»/g, (_, name: string) => known.get(name) ?? name);
}

test('the sample dialogue of docs/protocol.md happens word for word', async () => {
  const known = new Map<string, string>();
  const speakers = new Map<string, Speaker>();
  const speaker = (name: string): Speaker => {
    const found = speakers.get(name) ?? new Speaker();
    speakers.set(name, found);
    return found;
  };
  const lines = dialogue.split('\n').filter(line => line !== '');
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) {
    const [, who = '', arrow = '', text = ''] = /^([AB])([<>]) (.*)$/.exec(line) ?? [];
    const [, newcomer] = /^POST \/api\/me\s+(\S+)$/.exec(line) ?? [];
    const [, body, answer] = /^POST \/api\/rooms\s+A {2}(\{.*\}) {2}-> {2}(.*)$/.exec(line) ?? [];
    if (arrow === '>') await speaker(who).say(filled(text, known));
    else if (arrow === '<') compare(text, await speaker(who).next(), known);
    else if (newcomer) known.set(newcomer, await server.token());
    else if (body && answer) {
      const token = known.get('A.token') ?? '';
      const response = await server.api('POST', '/api/rooms', { token, body: JSON.parse(body) });
      compare(answer, await response.text(), known);
    } else {
      expect(line).toBe('A  hangs up');
      await speaker('A').hangUp();
    }
  }
});
