import { nim } from '@minoya/kernel/testing/nim';
import { describe, expect, test } from 'vitest';
import { RuleBook } from '../rules.ts';
import type { LogSlice } from '../store/log.ts';
import { MemoryLog } from '../store/memory.ts';
import type { Member } from './member.ts';
import { Room } from './room.ts';

class CountingLog extends MemoryLog {
  reads = 0;

  override async read(room: string, from: number): Promise<LogSlice> {
    this.reads += 1;
    // Only what stood there when the reading began.
    const found = await super.read(room, from);
    await new Promise(done => setTimeout(done, 20));
    return found;
  }
}

const OPENING =
  '{"e":"open","game":"nim","version":1,"code":"C","host":"a","name":0,"setup":"2: 3","clock":null,"watch":true}';
const SITTING = '{"e":"sit","s":1,"name":1,"who":"b"}';

/** Nobody else writes to it. */
class OwnLog extends CountingLog {
  override readonly shared: boolean = false;
}

async function openRoom(log: MemoryLog): Promise<Room> {
  await log.append('r', 0, OPENING);
  const room = new Room('r', {
    rules: new RuleBook({ nim }),
    log,
    decisionInputs: { botsFor: () => [], seed: () => 's' },
    observer: { acted: () => {}, refused: () => {}, failed: () => {} },
    committed: () => {},
    keepSnapshot: () => {},
    startedOver: () => {},
    ended: () => {},
  });
  await room.load();
  return room;
}

interface Welcome {
  readonly n: number;
  readonly lost?: number;
}

/** Comes in claiming so many events; resolves with the welcome. */
function comesIn(room: Room, who: string, n: number): Promise<Welcome> {
  return new Promise(welcomed => {
    const send = (frame: Buffer): void => {
      const json = frame.subarray(frame.indexOf('{')).toString();
      if (json.startsWith('{"t":"welcome"')) welcomed(JSON.parse(json) as Welcome);
    };
    const member: Member = { who, name: 0, address: '', viewer: 'spectator', send, bye: () => {} };
    room.join(member, n);
  });
}

describe('those who claim to know more than this node', () => {
  test('cost one reading of the log for all who come meanwhile', async () => {
    const log = new CountingLog();
    const room = await openRoom(log);
    log.reads = 0;
    const all = await Promise.all(Array.from({ length: 40 }, (_, i) => comesIn(room, `w${i}`, 1_000)));
    expect(all.every(({ lost }) => lost === 999)).toBe(true);
    expect(log.reads).toBeLessThanOrEqual(2);
  });

  test('and are right are told nothing is lost, though another reading had begun before', async () => {
    const log = new CountingLog();
    const room = await openRoom(log);
    const liar = comesIn(room, 'liar', 1_000);
    await new Promise(done => setTimeout(done, 5));
    expect(await log.append('r', 1, SITTING)).toBe('stored');
    const honest = await comesIn(room, 'b', 2);
    expect(honest).toMatchObject({ n: 2 });
    expect(honest).not.toHaveProperty('lost');
    await liar;
  });
});

test('a room reads its log before an event of its own making only where others may have written', async () => {
  for (const [log, reads] of [
    [new CountingLog(), 1],
    [new OwnLog(), 0],
  ] as const) {
    const room = await openRoom(log);
    log.reads = 0;
    await room.propose(() => ({ event: { e: 'sit', s: 1, name: 1, who: 'b' }, ply: null }));
    expect(room.state.table.chairs[1]?.who).toBe('b');
    expect(log.reads).toBe(reads);
  }
});
