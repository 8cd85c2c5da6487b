import { nim } from '@minoya/kernel/testing/nim';
import { expect, test } from 'vitest';
import { RuleBook } from '../rules.ts';
import type { LogSlice } from '../store/log.ts';
import { MemoryLog } from '../store/memory.ts';
import { openInMemory } from '../store/sqlite.ts';
import type { Room } from './room.ts';
import { RoomManager } from './room-manager.ts';
import { TIMEOUTS } from './timeouts.ts';

const OPENING =
  '{"e":"open","game":"nim","version":1,"code":"C","host":"a","name":0,"setup":"2: 3","clock":null,"watch":true}';
const SITTING = '{"e":"sit","s":1,"name":1,"who":"b"}';

/** The first reading is slow: what is stored meanwhile is not in it. */
class SlowLog extends MemoryLog {
  reading: Promise<void> = Promise.resolve();
  reads = 0;

  override async read(room: string, from: number): Promise<LogSlice> {
    const found = await super.read(room, from);
    this.reads += 1;
    await this.reading;
    return found;
  }
}

async function node(): Promise<{ manager: RoomManager; log: SlowLog; close: () => Promise<void> }> {
  const log = new SlowLog();
  const store = { ...(await openInMemory()), log };
  const manager = new RoomManager({
    rules: new RuleBook({ nim }),
    store,
    bots: { botsFor: () => [], think: async () => null },
    timeouts: TIMEOUTS,
    observer: { acted: () => {}, refused: () => {}, failed: () => {} },
  });
  await log.append('r', 0, OPENING);
  return {
    manager,
    log,
    close: async () => {
      await manager.close();
      await store.close();
    },
  };
}

/** Looks again and again; what never comes is told by what is expected after it. */
async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 2_000 && !condition(); i++) await new Promise(done => setTimeout(done, 5));
}

/** Begins to load the room, and lets another node append to it before that is done. */
async function loadedMeanwhile(told: (log: SlowLog) => void): Promise<number> {
  const { manager, log, close } = await node();
  let go = (): void => {};
  log.reading = new Promise(done => {
    go = done;
  });
  const found = manager.find('r') as Promise<Room>;
  await until(() => log.reads > 0);
  await log.append('r', 1, SITTING);
  told(log);
  await new Promise(done => setTimeout(done, 5));
  log.reading = Promise.resolve();
  go();
  const room = await found;
  await until(() => room.state.n === 2);
  await close();
  return room.state.n;
}

test('what another node stores while a room is being loaded is read when it is here', async () => {
  const nudge = JSON.stringify({ from: 'there', i: 1, k: 'grown', heads: { r: 2 } });
  expect(await loadedMeanwhile(log => log.publish(nudge))).toBe(2);
});

test('and so it is when the nudge was lost and something else tells so', async () => {
  const later = JSON.stringify({ from: 'there', i: 7, k: 'who' });
  expect(await loadedMeanwhile(log => log.publish(later))).toBe(2);
});

test('a room where nobody is at the moment reads what was missed too', async () => {
  const { manager, log, close } = await node();
  const room = (await manager.find('r')) as Room;
  await log.append('r', 1, SITTING);
  log.publish(JSON.stringify({ from: 'there', i: 7, k: 'who' }));
  await until(() => room.state.n === 2);
  expect(room.state.n).toBe(2);
  await close();
});
