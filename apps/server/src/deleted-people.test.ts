import { expect, test } from 'vitest';
import type { Store } from './store/store.ts';
import { onBothStores } from './testing/stores.ts';
import { TestServer } from './testing/test-server.ts';

onBothStores('who deletes their identity is nobody afterwards', opened => {
  /** So that two servers can use it, one after the other. */
  const kept = (): Store => ({
    ...opened(),
    dialect: opened().dialect,
    log: opened().log,
    db: opened().db,
    close: async () => {},
  });

  test('their key is refused everywhere, their sockets end, and their chair is as if they had left', async () => {
    const server = await TestServer.open({}, { store: kept() });
    const [gone, stays] = await server.table('2: 9 9', 2);
    if (!gone || !stays) throw new Error('no table');
    const { token } = gone;
    const body = { game: 'nim', setup: '2: 9 9', name: 0 };
    await server.api('PUT', '/api/me/saves', { token, body: { data: 'x' } });
    expect(await (await server.api('DELETE', '/api/me', { token })).json()).toEqual({ deleted: 1 });
    await gone.until(() => gone.ended() === 'bad-token');
    await stays.until(() => stays.follower.table?.chairs[0]?.cover === 'left');
    const room = stays.follower.room;
    const refusedBy = async (there: TestServer): Promise<void> => {
      const asked = [
        there.api('PUT', '/api/me/saves', { token, body: { data: 'x' } }),
        there.api('POST', '/api/rooms', { token, body }),
        there.api('GET', `/api/rooms/${room}`, { token }),
        there.api('GET', '/api/me/data', { token }),
        there.api('DELETE', '/api/me', { token }),
      ];
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
      await expect(there.client({ token, room, name: 0, sit: true }).connect()).rejects.toThrow('bad-token');
    };
    await refusedBy(server);
    await server.close();
    const restarted = await TestServer.open({}, { store: opened() });
    await refusedBy(restarted);
    expect(
      (await restarted.api('GET', '/api/me/data', { token: stays.token })).status,
      'the others are who they were',
    ).toBe(200);
    await restarted.close();
  });
});
