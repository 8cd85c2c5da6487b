import type { ServerFrame, Table } from '@minoya/shared/protocol';
import { nim } from '@minoya/kernel/testing/nim';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoomClient } from './client.ts';

const seat = (who: string) => ({ who, name: 0, ready: false, bot: null, cover: null });
/** What a client looks at here. */
const table = {
  game: 'nim',
  version: 1,
  phase: 'playing',
  round: 1,
  chairs: [seat('me'), seat('you')],
} as unknown as Table;
const welcome = { t: 'welcome', v: 1, room: 'room-id', code: 'K7MP', who: 'me', id: 4, n: 4, table } as const;

/** The browser's end of a line. */
class Wire extends EventTarget {
  static all: Wire[] = [];
  readyState = 0;
  readonly said: { t: string; id?: number }[] = [];

  constructor() {
    super();
    Wire.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  hear(frame: ServerFrame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  breakOff(): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '', wasClean: false }));
  }

  get played(): readonly (number | undefined)[] {
    return this.said.filter(({ t }) => t === 'act' || t === 'undo').map(({ id }) => id);
  }
}

const line = async (nth: number): Promise<Wire> => {
  await vi.advanceTimersByTimeAsync(3_000);
  const wire = Wire.all[nth];
  if (!wire) throw new Error('nobody calls');
  return wire;
};

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an action goes over an open line only, one wish at a time; what was sent when it broke is sent once more, and nothing else', async () => {
  const rules = { of: () => nim, load: () => Promise.resolve(nim) };
  const client = new RoomClient(rules, { token: 't', room: 'K7MP', code: 'K7MP', name: 0, sit: true });
  const first = await line(0);
  expect(client.held.value).toBe('lineBroken');
  first.open();
  first.hear({ ...welcome, view: { seats: 2, heaps: [5, 5], next: 0 } });
  expect(client.held.value).toBeNull();
  client.command({ t: 'act', a: '0 2' });
  expect([first.played, client.held.value]).toEqual([[5], 'sending']);

  first.breakOff();
  expect(client.held.value).toBe('lineBroken');
  client.command({ t: 'act', a: '0 1' });
  client.command({ t: 'undo' });
  expect(client.waiting.value, 'what was not sent is not kept').toBe(1);

  const second = await line(1);
  second.open();
  second.hear(welcome);
  expect([second.played, client.held.value]).toEqual([[5], 'sending']);
  let heldThen: string | null = 'nothing heard';
  client.listen(news => {
    if (news.type === 'stepped') heldThen = client.held.peek();
  });
  second.hear({ t: 'step', n: 5, s: 0, a: '0 2', id: 5 });
  expect([heldThen, client.held.value], 'whoever hears of the answer may go on').toEqual([null, null]);
  client.close();
});
