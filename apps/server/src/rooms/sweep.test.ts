import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { onBothStores } from '../testing/stores.ts';
import { CODE_LETTERS } from '@minoya/shared/protocol';
import { Attendance } from './attendance.ts';
import { claimCode, codeLength, noteClosed, roomOfCode } from './codes.ts';
import { keptPhase, sweep } from './sweep.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onBothStores('rooms that everybody has left', opened => {
  let store: Store;
  beforeAll(() => {
    store = opened();
  });
  afterAll(() => store.close());

  const ago = (ms: number) => sql<number>`${sql.raw(NOW[store.dialect])} - ${sql.lit(ms)}`;

  async function room(name: string, phase: string, touchedMsAgo: number): Promise<string> {
    const code = await claimCode(store, { room: name, game: 'nim' });
    await store.log.append(name, 0, '{"e":"open"}');
    const touched = ago(touchedMsAgo);
    await store.db.updateTable('rooms').set({ phase, opened: touched, touched }).where('room', '=', name).execute();
    return code;
  }

  async function phaseOf(name: string): Promise<string | undefined> {
    const found = await store.db.selectFrom('rooms').select('phase').where('room', '=', name).executeTakeFirst();
    return found?.phase;
  }

  const bodies = async (name: string): Promise<string[]> =>
    (await store.log.read(name, 0)).events.map(event => event.body);

  test.each([
    ['lobby', 5 * MINUTE],
    ['over', 10 * MINUTE],
    [keptPhase({ phase: 'playing', clock: null }), DAY],
    [keptPhase({ phase: 'playing', clock: 86_400 }), 8 * DAY],
  ])('a room in phase %s is closed after its time, and not a minute before', async (phase, ms) => {
    const [late, early] = [`${phase}-late`, `${phase}-early`];
    const code = await room(late, phase, ms + MINUTE);
    await room(early, phase, ms - MINUTE);
    await sweep(store, 'me');
    expect(await phaseOf(late)).toBe('closed');
    expect(await bodies(late)).toEqual(phase === 'lobby' ? [] : ['{"e":"open"}', '{"e":"close"}']);
    expect(await roomOfCode(store, code)).toBeNull();
    expect(await phaseOf(early)).toBe(phase);
    expect(await bodies(early)).toEqual(['{"e":"open"}']);
  });

  test('of lobbies only those are remembered in which there was a game', async () => {
    const [idle, again] = ['lobby-idle', 'lobby-again'];
    for (const name of [idle, again]) await room(name, 'lobby', 31 * MINUTE);
    await store.log.append(again, 1, '{"e":"start","version":1,"seed":"s"}');
    await sweep(store, 'me');
    expect(await bodies(idle)).toEqual([]);
    expect(await bodies(again)).toEqual(['{"e":"open"}', '{"e":"start","version":1,"seed":"s"}', '{"e":"close"}']);
  });

  test('a room with somebody in it stays, whatever its age, and its time begins when the last one leaves', async () => {
    const code = await room('lived-in', 'lobby', DAY);
    const attendance = new Attendance(store, 'me');
    attendance.note('lived-in', true, 'playing');
    await attendance.settle();
    await store.db
      .updateTable('rooms')
      .set({ touched: ago(2 * DAY) })
      .where('room', '=', 'lived-in')
      .execute();
    await sweep(store, 'me');
    expect(await phaseOf('lived-in')).toBe('playing');
    expect(await roomOfCode(store, code)).toBe('lived-in');
    attendance.note('lived-in', false, 'playing');
    await attendance.settle();
    await sweep(store, 'me');
    expect(await phaseOf('lived-in')).toBe('playing');
    await store.db
      .updateTable('rooms')
      .set({ touched: ago(2 * DAY) })
      .where('room', '=', 'lived-in')
      .execute();
    await sweep(store, 'me');
    expect(await phaseOf('lived-in')).toBe('closed');
  });

  test('the moment between two games is noted only where it lasts; that a game goes on is noted at once', async () => {
    await room('rematch', 'lobby', 0);
    let now = 10_000;
    const attendance = new Attendance(store, 'me', () => now);
    const noted = async (phase: string, here = true): Promise<string | undefined> => {
      attendance.note('rematch', here, phase);
      await attendance.settle();
      return phaseOf('rematch');
    };
    expect(await noted('lobby')).toBe('lobby');
    expect(await noted('playing')).toBe('playing');
    expect(await noted('over')).toBe('playing');
    expect(await noted('lobby')).toBe('playing');
    now += 2_000;
    expect(await noted('lobby')).toBe('lobby');
    expect(await noted('playing')).toBe('playing');
    expect(await noted('over')).toBe('playing');
    expect(await noted('over', false)).toBe('over');
  });

  test('people of a node that died have left only now: their room is kept until their time is over', async () => {
    await room('cut-off', 'lobby', DAY);
    await store.db.insertInto('attended').values({ room: 'cut-off', node: 'dead' }).execute();
    await sweep(store, 'me');
    expect(await phaseOf('cut-off')).toBe('lobby');
    expect(await store.db.selectFrom('attended').selectAll().where('node', '=', 'dead').execute()).toEqual([]);
  });

  test('the log of a closed room is kept for thirty days, then removed', async () => {
    await room('remembered', 'closed', 29 * DAY);
    await room('forgotten', 'closed', 31 * DAY);
    await sweep(store, 'me');
    expect(await bodies('remembered')).toEqual(['{"e":"open"}']);
    expect(await bodies('forgotten')).toEqual([]);
    expect(await phaseOf('forgotten')).toBeUndefined();
  });

  test('a freed code rests for an hour before another room may have it, by the clock of the store', async () => {
    const code = await claimCode(store, { room: 'first', game: 'nim' });
    const second = (): Promise<string> => claimCode(store, { room: 'second', game: 'nim' }, () => code);
    await expect(second()).rejects.toThrow('no room code is free');
    await noteClosed(store, ['first']);
    expect(await roomOfCode(store, code)).toBeNull();
    await expect(second()).rejects.toThrow('no room code is free');
    await store.db
      .updateTable('rooms')
      .set({ touched: ago(59 * MINUTE) })
      .where('room', '=', 'first')
      .execute();
    await expect(second()).rejects.toThrow('no room code is free');
    await store.db
      .updateTable('rooms')
      .set({ touched: ago(60 * MINUTE + 1) })
      .where('room', '=', 'first')
      .execute();
    expect(await second()).toBe(code);
    expect(await roomOfCode(store, code)).toBe('second');
  });

  test('of two who want one code at once, one gets it', async () => {
    const claim = (room: string): Promise<string> => claimCode(store, { room, game: 'nim' }, () => 'WXYW');
    const both = await Promise.allSettled([claim('left'), claim('right')]);
    expect(both.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a longer code is drawn where short ones are taken, so that nobody is turned away', async () => {
    const draw = (length: number): string => (length === 4 ? 'WXYW' : 'QRTWX');
    expect(await claimCode(store, { room: 'longer', game: 'nim' }, draw)).toBe('QRTWX');
    expect(codeLength(0)).toBe(4);
    expect(codeLength(CODE_LETTERS.length ** 4 / 100)).toBe(5);
    expect(codeLength(CODE_LETTERS.length ** 5)).toBe(6);
  });

  test('a room whose server ended before its log began gives its code back', async () => {
    const code = await claimCode(store, { room: 'unborn', game: 'nim' });
    await store.db
      .updateTable('rooms')
      .set({ touched: ago(31 * MINUTE) })
      .where('room', '=', 'unborn')
      .execute();
    await sweep(store, 'me');
    expect(await roomOfCode(store, code)).toBeNull();
    expect(await bodies('unborn')).toEqual([]);
  });

  test('however many rooms are left behind, one sweep closes them', async () => {
    const names = Array.from({ length: 450 }, (_, i) => `crowd-${i}`);
    for (const name of names) await claimCode(store, { room: name, game: 'nim' });
    await store.db
      .updateTable('rooms')
      .set({ touched: ago(31 * MINUTE) })
      .where('room', 'like', 'crowd-%')
      .execute();
    await sweep(store, 'me');
    const left = await store.db
      .selectFrom('rooms')
      .select('room')
      .where('room', 'like', 'crowd-%')
      .where('phase', '<>', 'closed')
      .execute();
    expect(left).toEqual([]);
  });
});
