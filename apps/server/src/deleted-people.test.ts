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

  test('a room that nobody had loaded meanwhile has lost their name when it is, and their chair is as if they had left', async () => {
    const first = await TestServer.open({}, { store: kept() });
    const people = await first.table('2: 9 9', 2);
    const [gone, stays] = people;
    if (!gone || !stays) throw new Error('no table');
    const lobby = await first.openRoom(gone.token, '2: 9', { name: 5 });
    const over = await first.table('2: 1', 2);
    expect(await over[0]?.act('0 1')).toBe('done');
    await over[1]?.until(() => over[1]?.follower.table?.phase === 'over');
    const overRoom = over[1]?.follower.room ?? '';
    const looks = await first.client({ token: stays.token, room: lobby.room, name: 7 }).connect();
    expect(looks.follower.table?.chairs[0]).toMatchObject({ name: 5 });
    const game = await (await first.api('GET', `/api/rooms/${overRoom}/game`)).json();
    const { id } = game as { id: string };
    const room = stays.follower.room;
    const left = over[1];
    await first.close();
    // Nobody is in any room: the next server has loaded none of them.
    const second = await TestServer.open({}, { store: kept() });
    for (const token of [gone.token, left?.token ?? ''])
      expect((await second.api('DELETE', '/api/me', { token })).status).toBe(200);
    const back = await second.client({ token: stays.token, room, name: 7, sit: true }).connect();
    expect(back.follower.table?.chairs[0]).toMatchObject({ cover: 'left', name: 0 });
    expect(back.follower.table?.chairs[1]).toMatchObject({ cover: null, name: 1 });
    const inLobby = await second.client({ token: stays.token, room: lobby.room, name: 7 }).connect();
    expect(inLobby.follower.table?.chairs[0]).toMatchObject({ who: null, name: 0 });
    const after = await second.client({ token: over[0]?.token ?? '', room: overRoom, name: 0 }).connect();
    expect(after.follower.table?.chairs[1]).toMatchObject({ cover: 'left', name: 0 });
    const { seats } = (await (await second.api('GET', `/api/games/${id}`)).json()) as { seats: object[] };
    expect(seats, 'nor is it told with the game').toEqual([
      { bot: null, name: 0 },
      { bot: null, name: 0 },
    ]);
    await second.close();
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
    expect(stays.follower.table?.chairs[0]?.name).toBe(0);
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
