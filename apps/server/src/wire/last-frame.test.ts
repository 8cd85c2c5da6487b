import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { frameOf, intrude } from '../testing/hostile.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  server = await TestServer.open();
});
afterAll(() => server.close());

const ACT = frameOf('{"t":"act","a":"0 1","id":90}');

/** Whether an action that comes with these packets is played. */
async function isPlayed(packets: readonly Buffer[]): Promise<boolean> {
  const [mover, other] = await server.table('2: 3 2', 2);
  if (!mover || !other) throw new Error('no table');
  const { token } = mover;
  const hello = { t: 'hello', v: 1, token, room: mover.follower.room, name: 0 };
  const held = intrude({ port: server.port, from: '127.0.0.1' }, hello, packets);
  const closed = new Promise(done => held.socket.once('close', done));
  await Promise.race([closed, other.until(() => other.count('stepped') > 0).catch(() => {})]);
  held.end();
  const answer = await other.act('1 1');
  return answer === 'done';
}

describe('what ends a connection ends it for all that follows', () => {
  const ends: [string, Buffer][] = [
    ['a close frame', frameOf(Buffer.from([0x03, 0xe8]), 0x88)],
    ['a reserved opcode', frameOf('', 0x83)],
    ['a reserved bit', frameOf('{"t":"ping"}', 0xc1)],
    ['a continuation of nothing', frameOf('x', 0x80)],
    ['a text that is not UTF-8', frameOf(Buffer.from([0xff, 0xfe]))],
  ];

  test.each(ends)('%s, in the same packet or the one before', async (_, end) => {
    expect(await isPlayed([Buffer.concat([end, ACT])])).toBe(false);
    expect(await isPlayed([end, ACT])).toBe(false);
  });

  test('a ping between does not, nor does an action in parts', async () => {
    expect(await isPlayed([Buffer.concat([frameOf('', 0x89), ACT])])).toBe(true);
    expect(await isPlayed([ACT.subarray(0, 9), ACT.subarray(9)])).toBe(true);
  });
});
