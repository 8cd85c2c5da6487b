import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { onBothStores } from '../testing/stores.ts';
import { Attendance } from './attendance.ts';
import { claimCode, freeCode, roomOfCode } from './codes.ts';
import { sweep } from './sweep.ts';

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
    const code = await claimCode(store, name);
    await store.log.append(name, 0, '{"e":"open"}');
    const touched = ago(touchedMsAgo);
    await store.db
      .insertInto('rooms')
      .values({ room: name, code, game: 'nim', phase, opened: touched, touched })
      .execute();
    return code;
  }

  async function phaseOf(name: string): Promise<string | undefined> {
    const found = await store.db.selectFrom('rooms').select('phase').where('room', '=', name).executeTakeFirst();
    return found?.phase;
  }

  const bodies = async (name: string): Promise<string[]> =>
    (await store.log.read(name, 0)).events.map(event => event.body);

  test.each([
    ['lobby', 30 * MINUTE],
    ['over', 120 * MINUTE],
    ['playing', DAY],
  ])('a room in phase %s is closed after its time, and not a minute before', async (phase, ms) => {
    const [late, early] = [`${phase}-late`, `${phase}-early`];
    const code = await room(late, phase, ms + MINUTE);
    await room(early, phase, ms - MINUTE);
    await sweep(store, 'me');
    expect(await phaseOf(late)).toBe('closed');
    expect(await bodies(late)).toEqual(['{"e":"open"}', '{"e":"close"}']);
    expect(await roomOfCode(store, code)).toBeNull();
    expect(await phaseOf(early)).toBe(phase);
    expect(await bodies(early)).toEqual(['{"e":"open"}']);
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

  test('a freed code rests for an hour before another room may have it', async () => {
    const code = await claimCode(store, 'first');
    const always = (): string => code;
    await expect(claimCode(store, 'second', always)).rejects.toThrow('no room code is free');
    await freeCode(store, 'first');
    expect(await roomOfCode(store, code)).toBeNull();
    await expect(claimCode(store, 'second', always)).rejects.toThrow('no room code is free');
    await store.db
      .updateTable('codes')
      .set({ free_at: ago(-MINUTE) })
      .where('code', '=', code)
      .execute();
    await expect(claimCode(store, 'second', always)).rejects.toThrow('no room code is free');
    await store.db
      .updateTable('codes')
      .set({ free_at: ago(1) })
      .where('code', '=', code)
      .execute();
    expect(await claimCode(store, 'second', always)).toBe(code);
    expect(await roomOfCode(store, code)).toBe('second');
  });

  test('a code is put to rest for a whole hour, by the clock of the store', async () => {
    const code = await claimCode(store, 'resting');
    await freeCode(store, 'resting');
    const left = await store.db
      .selectFrom('codes')
      .select(sql<number>`free_at - ${ago(0)}`.as('ms'))
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(Number(left.ms)).toBeGreaterThan(59 * MINUTE);
    expect(Number(left.ms)).toBeLessThanOrEqual(60 * MINUTE);
  });
});
