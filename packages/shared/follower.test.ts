import { fingerprint } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';
import { describe, expect, test } from 'vitest';
import { Follower } from './follower.ts';
import { NAMES, nameOf } from './names.ts';
import { CODE_LETTERS, readCode, type ServerFrame, type Table } from './protocol.ts';
import { gamesIn } from './game-lookup.ts';

const chair = { name: 0, ready: false, bot: null, cover: null };
const table: Table = {
  game: 'nim',
  version: 1,
  setup: '2: 5 5',
  clock: null,
  watch: true,
  phase: 'playing',
  round: 1,
  host: 'me',
  chairs: [
    { who: 'me', ...chair },
    { who: 'you', ...chair },
  ],
  result: null,
  deal: null,
  seed: null,
  salt: null,
};
const view = { seats: 2, heaps: [5, 5], next: 0 };

function joined(): { follower: Follower; receive: (frame: ServerFrame) => ReturnType<Follower['receive']> } {
  const follower = new Follower(gamesIn({ nim }), { token: 't', room: 'K7MP', name: 0, sit: true });
  const receive = (frame: ServerFrame): ReturnType<Follower['receive']> => follower.receive(JSON.stringify(frame));
  receive({ t: 'welcome', v: 1, room: 'room-id', code: 'K7MP', who: 'me', id: 4, n: 4, table, view });
  return { follower, receive };
}

describe('a follower', () => {
  test('reaches the next view by the rules alone and tells the events', () => {
    const { follower, receive } = joined();
    const { happened } = receive({ t: 'step', n: 5, s: 0, a: '0 2' });
    expect(follower.view).toEqual({ seats: 2, heaps: [3, 5], next: 1 });
    expect(happened).toEqual([
      { type: 'stepped', seat: 0, line: '0 2', events: [{ type: 'taken', seat: 0, heap: 0, take: 2 }] },
    ]);
  });

  test('keeps a command until it is answered, says it again after a cut, and goes on counting from what the log holds', () => {
    const { follower, receive } = joined();
    const [act] = follower.command({ t: 'act', a: '0 2' });
    expect(act).toEqual({ t: 'act', a: '0 2', id: 5 });
    follower.closed();
    expect(follower.command({ t: 'undo' })).toEqual([]);
    expect(follower.opened()).toEqual([{ t: 'hello', v: 1, token: 't', room: 'room-id', name: 0, n: 4 }]);
    const again = receive({ t: 'welcome', v: 1, room: 'room-id', code: 'K7MP', who: 'me', id: 4, n: 4, table });
    expect(again.send).toEqual([act, { t: 'undo', id: 6 }]);
    expect(receive({ t: 'step', n: 5, s: 0, a: '0 2', id: 5 }).happened[0]).toEqual({ type: 'done', id: 5 });
    expect(receive({ t: 'refuse', id: 6, why: 'no-undo', n: 5 }).happened).toEqual([
      { type: 'refused', id: 6, why: 'no-undo', text: null },
    ]);
    expect(follower.waiting).toEqual([]);
  });

  test('keeps what should be tried again later', () => {
    const { follower, receive } = joined();
    follower.command({ t: 'act', a: '0 2' });
    receive({ t: 'refuse', id: 5, why: 'retry', n: 4 });
    expect(follower.resend()).toHaveLength(1);
    expect(receive({ t: 'ack', id: 5, n: 5 }).happened).toEqual([{ type: 'done', id: 5 }]);
    expect(follower.resend()).toEqual([]);
  });

  test('ignores what it has seen, and asks for the view after a gap, an impossible step or a wrong hash', () => {
    const wrong: ServerFrame[] = [
      { t: 'step', n: 7, s: 1, a: '0 1' },
      { t: 'step', n: 5, s: 0, a: '0 9' },
      { t: 'step', n: 5, s: 0, a: 'nonsense' },
      { t: 'step', n: 5, s: 0, a: '0 1', h: 'deadbeef' },
      { t: 'undo', n: 5, s: 0 },
    ];
    for (const frame of wrong) {
      const { follower, receive } = joined();
      expect(receive({ t: 'step', n: 4, s: 0, a: '0 1' })).toEqual({ send: [], happened: [] });
      expect(receive(frame).send).toEqual([{ t: 'look' }]);
      expect(follower.current).toBe(false);
      expect(receive({ t: 'view', n: 7, view }).happened).toEqual([{ type: 'corrected' }]);
      expect(follower.current).toBe(true);
      expect(follower.n).toBe(7);
    }
  });

  test('who comes back to a history that went another way meanwhile asks for the view', () => {
    const { follower, receive } = joined();
    const back = (h: string) => {
      follower.closed();
      receive({ t: 'welcome', v: 1, room: 'room-id', code: 'K7MP', who: 'me', id: 4, n: 4, table });
      receive({ t: 'step', n: 5, s: 0, a: '0 2' });
      return receive({ t: 'table', n: 5, table, h }).send;
    };
    expect(back(fingerprint({ seats: 2, heaps: [3, 5], next: 1 }))).toEqual([]);
    expect(joined().receive({ t: 'table', n: 4, table, h: fingerprint({ seats: 2, heaps: [4, 4], next: 0 }) })).toEqual(
      {
        send: [{ t: 'look' }],
        happened: [{ type: 'tableChanged', started: false }],
      },
    );
  });

  test('accepts a right hash and takes back a step', () => {
    const { follower, receive } = joined();
    const after = { seats: 2, heaps: [4, 5], next: 1 };
    expect(receive({ t: 'step', n: 5, s: 0, a: '0 1', h: fingerprint(after) }).send).toEqual([]);
    expect(receive({ t: 'undo', n: 6, s: 0 }).happened).toEqual([{ type: 'undone', seat: 0 }]);
    expect(follower.view).toEqual(view);
  });

  test('survives any text', () => {
    const { follower } = joined();
    for (const text of ['', 'null', '[]', '{}', '{"t":1}', '{"t":"step"', '\u0000']) follower.receive(text);
    expect(follower.view).toEqual(view);
  });

  test('knows its seat, and whether to come back', () => {
    const { follower, receive } = joined();
    expect(follower.seat).toBe(0);
    expect(receive({ t: 'bye', why: 'restart' }).happened).toEqual([{ type: 'ended', why: 'restart', comeBack: true }]);
    expect(receive({ t: 'bye', why: 'replaced' }).happened).toEqual([
      { type: 'ended', why: 'replaced', comeBack: false },
    ]);
  });
});

describe('a code', () => {
  test('is read in any case, in full width, with spaces and dashes', () => {
    for (const typed of ['K7MP', 'k7mp', ' k7-mp ', 'Ｋ７ＭＰ', 'ｋ７ ｍｐ']) expect(readCode(typed)).toBe('K7MP');
    for (const typed of ['K7MPX', 'k7m-pxy']) expect(readCode(typed)).toBe(typed === 'K7MPX' ? typed : 'K7MPXY');
    for (const typed of ['', 'K7M', 'K7MPXYW', 'K0MP', 'KOMP', '<K7>']) expect(readCode(typed)).toBeNull();
  });

  test('has no letters that look alike', () => {
    for (const pair of ['0O', '1I', '1L', '2Z', '5S', '8B', 'UV']) {
      const both = [...pair].every(letter => CODE_LETTERS.includes(letter));
      expect(both).toBe(false);
    }
    expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
  });
});

test('every name number has a name of its own in both languages', () => {
  const names = Array.from({ length: NAMES }, (_, n) => nameOf(n));
  expect(new Set(names.map(name => name.ja)).size).toBe(NAMES);
  expect(new Set(names.map(name => name.en)).size).toBe(NAMES);
});
