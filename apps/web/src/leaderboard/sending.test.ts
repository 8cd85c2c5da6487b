import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../design/toast.tsx';
import { someUnsent } from '../store/leaderboard-notes.ts';
import { isUnsent } from './first-result.ts';
import type * as sending from './sending.ts';
import { type Entry, progressOf, send, sendKept, waiting } from './sending.ts';

const entry: Entry = {
  board: { game: 'keshiki', version: 4, setup: 'stage 3', day: null },
  replay: 'a whole game',
  name: 7,
};

/** What the server says to each entry that is sent, one after the other; null: it is out of reach. */
let answers: (readonly [status: number, body: string] | null)[];
let sent: number;

const storage = new Map([['minoya:token', 'key']]);

beforeEach(() => {
  storage.clear();
  storage.set('minoya:token', 'key');
  sent = 0;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
    key: (at: number) => [...storage.keys()][at] ?? null,
    get length() {
      return storage.size;
    },
  });
  vi.stubGlobal('fetch', async () => {
    sent++;
    const answer = answers.shift();
    if (!answer) throw new TypeError('out of reach');
    return new Response(answer[1], { status: answer[0] });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  toasts.value = [];
});

/** The page opened again: what it had in memory is gone. */
function nextVisit(): Promise<typeof sending> {
  vi.resetModules();
  return import('./sending.ts');
}

const refusal = JSON.stringify({ ok: false, reason: 'copied', why: '', at: null });

test('what waited and is refused when it is sent by hand is not sent again', async () => {
  answers = [null, [422, refusal]];
  await send(entry);
  expect(waiting.value).toBe(1);
  await send(entry);
  expect(progressOf(entry.replay)).toMatchObject({ is: 'refused', reason: 'copied' });
  expect(waiting.value).toBe(0);
  await sendKept();
  expect(sent).toBe(2);
});

test('what waited and is refused when its turn comes is not sent again', async () => {
  answers = [null, [422, refusal]];
  await send(entry);
  await sendKept();
  await sendKept();
  expect([sent, waiting.value]).toEqual([2, 0]);
});

test('what still cannot be sent goes on waiting', async () => {
  answers = [null, [503, ''], [200, JSON.stringify({ ok: true, rank: 2, best: true, id: 'row' })]];
  await send(entry);
  await sendKept();
  expect(waiting.value).toBe(1);
  await sendKept();
  expect([sent, waiting.value]).toEqual([3, 0]);
  expect(progressOf(entry.replay)).toMatchObject({ is: 'ranked', rank: 2 });
});

test('a refusal that is not of our server is a refusal all the same', async () => {
  answers = [[422, '<html>']];
  await send(entry);
  expect(progressOf(entry.replay)).toMatchObject({ is: 'refused', reason: 'form' });
});

test('a later visit still knows the row of a game that was entered', async () => {
  answers = [[200, JSON.stringify({ ok: true, rank: 1, best: true, id: 'row' })]];
  const entered = { ...entry, replay: 'another game' };
  await send(entered);
  const later = await nextVisit();
  expect(later.progressOf(entered.replay)).toEqual({ is: 'ranked', rank: 1, best: true, id: 'row' });
  expect(later.rowOf(entered.replay)).toBe('row');
  expect(later.progressOf('a game that was not')).toEqual({ is: 'idle' });
});

test('a page that is left while a game is on its way has it sent by the next one, once', async () => {
  const entered = { ...entry, replay: 'a game that is left' };
  vi.stubGlobal('fetch', () => {
    sent++;
    return new Promise<never>(() => undefined);
  });
  void send(entered);
  await vi.waitFor(() => expect(sent).toBe(1));
  expect(someUnsent()).toBe(true);
  // Whatever wakes the kept ones meanwhile does not send it twice.
  await sendKept();
  expect(sent).toBe(1);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ok: true, rank: 4, best: true, id: 'row' })));
  const later = await nextVisit();
  await later.sendKept();
  expect(later.progressOf(entered.replay)).toMatchObject({ is: 'ranked', rank: 4 });
  expect([later.waiting.value, someUnsent()]).toEqual([0, false]);
});

/** As browsers lock among tabs: one at a time, in the order in which they asked. */
function tabLocks(): { request: (name: string, work: () => Promise<unknown>) => Promise<unknown> } {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name, work) {
      const mine = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(name, mine);
      return mine;
    },
  };
}

test('two tabs send a game once, and both know where it stands', async () => {
  const entered = { ...entry, replay: 'a game in two tabs', board: { ...entry.board, day: '2026-11-15' } };
  vi.stubGlobal('navigator', { locks: tabLocks() });
  let answer: (value: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => {
    sent++;
    return new Promise<Response>(resolve => {
      answer = resolve;
    });
  });
  const first = send(entered);
  await vi.waitFor(() => expect(sent).toBe(1));
  expect(isUnsent('keshiki', '2026-11-15')).toBe(true);
  // A second tab is opened: it finds what was kept, and its player presses as well.
  const tab = await nextVisit();
  const others = [tab.sendKept(), tab.send(entered)];
  answer(new Response(JSON.stringify({ ok: true, rank: 1, best: true, id: 'row' })));
  await Promise.all([first, ...others]);
  expect([sent, isUnsent('keshiki', '2026-11-15')]).toEqual([1, false]);
  for (const { progressOf: stands } of [{ progressOf }, tab])
    expect(stands(entered.replay)).toMatchObject({ is: 'ranked', rank: 1 });
});
