import { games } from '@minoya/games';
import { Match, writeReplay } from '@minoya/kernel';
import { leaderboardName } from '@minoya/shared/leaderboard';
import type { PublishAnswer, PublishedBoard, PublishedPage, TryAnswer } from '@minoya/shared/published';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from '../check.ts';
import { backup, restore } from '../store/backup.ts';
import { openSqlite } from '../store/sqlite.ts';
import { entry, game, played, proof, puzzle } from '../testing/boards.ts';
import { onBothStores } from '../testing/stores.ts';
import { TestServer, tempDir, testConfig } from '../testing/test-server.ts';

const ADMIN = 'the-operator';

onBothStores('the gallery', store => {
  let server: TestServer;
  let author: string;
  let now = Date.parse('2026-11-15T12:00:00+09:00');
  beforeAll(async () => {
    server = await TestServer.open({ adminToken: ADMIN }, { games, store: store(), now: () => now });
    author = await server.token();
  });
  afterAll(() => server.close());

  const json = async <T>(method: string, path: string, token?: string, body?: unknown): Promise<T> => {
    const given = { ...(token !== undefined && { token }), ...(body !== undefined && { body }) };
    return (await (await server.api(method, path, given)).json()) as T;
  };
  const publish = async (setup: string, token = author, title = 'misty bridge'): Promise<string> => {
    now += 1;
    const answer = await json<PublishAnswer>('POST', '/api/published', token, entry(setup, { title }));
    if (!answer.ok) throw new Error(`${answer.reason}: ${answer.why}`);
    return answer.id;
  };
  const list = (query: string, token?: string): Promise<PublishedPage> =>
    json('GET', `/api/published?game=keshiki&${query}`, token);
  const one = (id: string, token?: string): Promise<PublishedBoard> => json('GET', `/api/published/${id}`, token);
  const tryIt = (id: string, token: string, replay: string): Promise<TryAnswer> =>
    json('POST', `/api/published/${id}/tries`, token, { replay });
  const givenUp = (setup: string, taps = 3): string => writeReplay(played(setup, taps).replay());

  test('[B-33] a board with a proof is published, shown to everybody without it, and taken back by its author', async () => {
    const id = await publish(puzzle(1, 'clear,300'), author, 'snowy gate');
    const stranger = await server.token();
    const { boards } = await list('order=newest', stranger);
    const drawn = { id, game: 'keshiki', version: game.version, setup: puzzle(1, 'clear,300'), title: 'snowy gate' };
    const told = { topic: 'clear', name: 7, by: 'hand', stored: now, tries: 0, reached: 0, likes: 0 };
    const own = { mine: false, liked: false, reported: false, tried: false, won: false, removed: false };
    expect(boards[0]).toEqual({ ...drawn, ...told, ...own });
    expect(JSON.stringify(boards)).not.toContain('proof');
    expect((await one(id, author)).mine).toBe(true);
    expect((await server.api('DELETE', `/api/published/${id}`, { token: stranger })).status).toBe(404);
    expect((await server.api('DELETE', `/api/published/${id}`, { token: author })).status).toBe(200);
    expect((await server.api('GET', `/api/published/${id}`)).status).toBe(404);
  });

  test('however often a like is pressed at once, each answer tells the number after it', async () => {
    const id = await publish(puzzle(77));
    const fan = await server.token();
    const press = async (method: 'PUT' | 'DELETE'): Promise<number> =>
      (await json<{ likes: number }>(method, `/api/published/${id}/like`, fan)).likes;
    for (let round = 0; round < 5; round++)
      for (const [method, likes] of [
        ['PUT', 1],
        ['DELETE', 0],
      ] as const)
        expect(await Promise.all(Array.from({ length: 20 }, () => press(method)))).toEqual(Array(20).fill(likes));
  });

  test('sending the same board again, because the answer was lost, gives the same answer', async () => {
    const id = await publish(puzzle(2));
    expect(await json('POST', '/api/published', author, entry(puzzle(2)))).toEqual({ ok: true, id, again: true });
  });

  test('difficulty is the share of people who reached the goal: each counts once, the author not at all', async () => {
    const setup = puzzle(3);
    const id = await publish(setup);
    const [a, b] = [await server.token(), await server.token()];
    expect(await tryIt(id, a, givenUp(setup))).toEqual({ ok: true, tries: 1, reached: 0 });
    expect(await tryIt(id, a, givenUp(setup, 2))).toEqual({ ok: true, tries: 1, reached: 0 });
    expect(await tryIt(id, b, proof(setup))).toEqual({ ok: true, tries: 2, reached: 1 });
    expect(await tryIt(id, a, proof(setup))).toEqual({ ok: true, tries: 2, reached: 2 });
    // Who has reached it once has reached it.
    expect(await tryIt(id, a, givenUp(setup))).toEqual({ ok: true, tries: 2, reached: 2 });
    expect(await tryIt(id, author, proof(setup))).toMatchObject({ ok: false, reason: 'own' });
    expect(await one(id, a)).toMatchObject({ tried: true, won: true, tries: 2, reached: 2 });
  });

  test('games that say nothing about difficulty are refused with a reason', async () => {
    const setup = puzzle(4);
    const id = await publish(setup);
    const token = await server.token();
    const whole = played(setup).replay();
    const cases: [string, string][] = [
      ['torn', 'form'],
      [proof(puzzle(5)), 'other'],
      [writeReplay({ ...whole, version: game.version - 1 }), 'other'],
      [writeReplay({ ...whole, marks: { branch: 2 } }), 'marked'],
      [writeReplay({ ...whole, marks: { hints: 1 } }), 'aided'],
      [writeReplay({ ...whole, log: whole.log.slice(0, 2) }), 'not-over'],
      [writeReplay({ ...whole, log: [...whole.log, ...whole.log] }), 'rule'],
      [givenUp(setup, 0), 'short'],
    ];
    for (const [replay, reason] of cases) expect(await tryIt(id, token, replay)).toMatchObject({ ok: false, reason });
    expect(await one(id, token)).toMatchObject({ tries: 0, tried: false });
    expect((await server.api('POST', '/api/published/nowhere/tries', { token, body: { replay: '' } })).status).toBe(
      404,
    );
  });

  test('lists are ordered by age, difficulty, finishes and likes, kept apart by goal, and paged without gaps', async () => {
    const token = await server.token();
    const players = await Promise.all(Array.from({ length: 4 }, () => server.token()));
    const [hard, easy, liked] = [puzzle(10, '50'), puzzle(11, '51'), puzzle(12, '52')];
    const ids = [await publish(hard, token), await publish(easy, token), await publish(liked, token)];
    for (const player of players) {
      await tryIt(ids[0] ?? '', player, givenUp(hard, 2));
      await tryIt(ids[1] ?? '', player, proof(easy));
      await json('PUT', `/api/published/${ids[2]}/like`, player);
    }
    const first = async (order: string): Promise<string | undefined> =>
      (await list(`order=${order}&topic=score`)).boards[0]?.id;
    expect(await first('hardest')).toBe(ids[0]);
    expect(await first('finished')).toBe(ids[1]);
    expect(await first('liked')).toBe(ids[2]);
    expect(await first('newest')).toBe(ids[2]);
    expect((await list('topic=score')).boards.every(board => board.topic === 'score')).toBe(true);
    expect((await list('mine=yes', token)).boards.map(board => board.id)).toEqual([...ids].reverse());
    expect((await list('mine=yes')).boards).toEqual([]);
    const crowd = await Promise.all(Array.from({ length: 5 }, () => server.token()));
    for (let n = 0; n < 50; n++) await publish(puzzle(100 + n, '60'), crowd[n % 5]);
    const pages = [await list('page=0'), await list('page=1'), await list('page=2')];
    expect(pages.map(page => [page.boards.length, page.more]).slice(0, 2)).toEqual([
      [24, true],
      [24, true],
    ]);
    const all = pages.flatMap(page => page.boards.map(board => board.id));
    expect(new Set(all).size).toBe(all.length);
  });

  test('one like a person, taken back as easily, and none for oneself', async () => {
    const id = await publish(puzzle(20));
    const [a, b] = [await server.token(), await server.token()];
    const like = (token: string, method = 'PUT') => json('' + method, `/api/published/${id}/like`, token);
    expect([await like(a), await like(a), await like(b)]).toEqual([{ likes: 1 }, { likes: 1 }, { likes: 2 }]);
    expect(await one(id, a)).toMatchObject({ liked: true, likes: 2 });
    expect([await like(a, 'DELETE'), await like(a, 'DELETE')]).toEqual([{ likes: 1 }, { likes: 1 }]);
    expect(await like(author)).toEqual({ error: 'own' });
  });

  test('a report hides the board from who reported it and tells the operator, who takes it down or puts it back', async () => {
    const setup = puzzle(21);
    const id = await publish(setup);
    const [a, b] = [await server.token(), await server.token()];
    const report = (token: string, why: unknown) => json('POST', `/api/published/${id}/report`, token, { why });
    expect(await report(a, 'because')).toEqual({ error: 'bad-body' });
    expect(await report(author, 'picture')).toEqual({ error: 'own' });
    expect([await report(a, 'picture'), await report(a, 'copied')]).toEqual([{ reported: true }, { reported: true }]);
    const listed = async (token: string, query = ''): Promise<boolean> =>
      (await list(query, token)).boards.some(board => board.id === id);
    expect([await listed(a), await listed(b)]).toEqual([false, true]);
    const { boards } = await json<{ boards: object[] }>('GET', '/admin/api/published', ADMIN);
    expect(boards).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, reports: 1, reasons: { copied: 1 }, state: 'open' })]),
    );
    expect(await json('GET', '/admin/api/published', a)).toEqual({ error: 'bad-token' });
    expect(await json('POST', `/admin/api/published/${id}/remove`, a)).toEqual({ error: 'bad-token' });
    expect(await json('POST', `/admin/api/published/${id}/remove`, ADMIN)).toEqual({ state: 'removed' });
    expect([await listed(b), await listed(author, 'mine=yes')]).toEqual([false, true]);
    expect((await server.api('GET', `/api/published/${id}`, { token: b })).status).toBe(404);
    expect((await one(id, author)).removed).toBe(true);
    expect(await json('POST', '/api/published', b, entry(setup))).toMatchObject({ ok: false, reason: 'removed' });
    expect((await server.api('DELETE', `/api/published/${id}`, { token: author })).status).toBe(404);
    expect((await server.api('PUT', `/api/published/${id}/like`, { token: b })).status).toBe(404);
    expect(await json('POST', `/admin/api/published/${id}/restore`, ADMIN)).toEqual({ state: 'open' });
    expect(await listed(b)).toBe(true);
  });

  test('a published board has a leaderboard with replays; others of one’s own making have none', async () => {
    const setup = puzzle(22);
    const [a, b, c] = [await server.token(), await server.token(), await server.token()];
    const send = (token: string, replay: string) => json('POST', '/api/scores', token, { replay, name: 3 });
    expect(await send(a, proof(setup))).toMatchObject({ ok: false, reason: 'setup' });
    await publish(setup);
    expect(await send(a, givenUp(setup))).toMatchObject({ ok: false, reason: 'goal' });
    const board = leaderboardName({ game: 'keshiki', version: game.version, setup, day: null });
    expect(await send(a, proof(setup))).toMatchObject({ ok: true, board, rank: 1 });
    expect(await send(b, proof(setup)), 'so few taps are everybody’s who finds them').toMatchObject({
      ok: true,
      rank: 1,
    });
    const other = new Match(game, setup, '');
    while (game.result(other.state) === null) other.act(0, [...game.legal(other.state, 0)].at(-2));
    expect(await send(c, writeReplay(other.replay()))).toMatchObject({ ok: true });
    const { top } = await json<{ top: { id: string }[] }>('GET', `/api/scores?board=${encodeURIComponent(board)}`);
    expect(top, 'one row for the same taps, one for others').toHaveLength(2);
    expect((await server.api('GET', `/api/replays/${top[0]?.id}`)).status).toBe(200);
  });

  test('a person sees and removes all of it; others’ counts follow, and what was taken down does not come back', async () => {
    const setup = puzzle(23);
    const [a, b] = [await server.token(), await server.token()];
    const [own, other] = [await publish(setup, a), await publish(puzzle(24), b)];
    await tryIt(other, a, proof(puzzle(24)));
    await json('PUT', `/api/published/${other}/like`, a);
    await json('PUT', `/api/published/${own}/like`, b);
    const data = await json<{ published: object[]; visits: object[] }>('GET', '/api/me/data', a);
    expect(data.published).toMatchObject([{ id: own, setup, proof: proof(setup) }]);
    expect(data.visits).toMatchObject([{ published: other, tries: 1, reached: 1, likes: 1 }]);
    expect(await one(other)).toMatchObject({ tries: 1, likes: 1 });
    const down = await publish(puzzle(25), a);
    await json('POST', `/admin/api/published/${down}/remove`, ADMIN);
    await json('DELETE', '/api/me', a);
    expect(await one(other)).toMatchObject({ tries: 0, reached: 0, likes: 0 });
    expect((await server.api('GET', `/api/published/${own}`)).status).toBe(404);
    expect(await json('GET', '/api/me/data', b)).toMatchObject({ visits: [] });
    expect(await json('POST', '/api/published', b, entry(puzzle(25)))).toMatchObject({ reason: 'removed' });
  });

  test('one person publishes so many boards a day, and more on the next', async () => {
    const token = await server.token();
    for (let n = 0; n < 12; n++) await publish(puzzle(200 + n), token);
    expect(await json('POST', '/api/published', token, entry(puzzle(212)))).toMatchObject({ reason: 'enough' });
    now += 24 * 3_600_000;
    await publish(puzzle(212), token);
  });

  test('a board whose row was damaged is told apart, and the lists go on without it', async () => {
    const id = await publish(puzzle(26));
    await store()
      .db.updateTable('published')
      .set({ setup: puzzle(27) })
      .where('id', '=', id)
      .execute();
    expect((await server.api('GET', `/api/published/${id}`)).status).toBe(410);
    expect((await fetch(`${server.url}/og/keshiki/gallery/${id}.png`)).status).toBe(404);
    const { boards } = await list('order=newest');
    expect(boards.some(board => board.id === id)).toBe(false);
    expect(boards.length).toBeGreaterThan(0);
  });
});

test('an address publishes so much, and is asked to wait beyond it', async () => {
  const server = await TestServer.open({ rateLimits: true }, { games });
  const tokens = [await server.token(), await server.token()];
  const statuses: number[] = [];
  for (let n = 0; n < 24; n++) {
    const token = tokens[n % 2] ?? '';
    statuses.push((await server.api('POST', '/api/published', { token, body: entry(puzzle(n)) })).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array<number>(20).fill(201));
  expect(statuses).toContain(429);
  await server.close();
});

test('a backup holds what was published and what people did with it', async () => {
  const [from, to] = [tempDir(), tempDir()];
  const server = await TestServer.open({ dataDir: from }, { games });
  const [author, visitor] = [await server.token(), await server.token()];
  const published = await server.api('POST', '/api/published', { token: author, body: entry(puzzle(1)) });
  const { id } = (await published.json()) as { id: string };
  await server.api('PUT', `/api/published/${id}/like`, { token: visitor });
  await server.close();
  await backup(testConfig({ dataDir: from }), `${from}/b.gz`, { secrets: true });
  await restore(testConfig({ dataDir: to }), `${from}/b.gz`);
  const store = await openSqlite(to);
  expect(await store.db.selectFrom('published').select(['id', 'likes']).execute()).toEqual([{ id, likes: 1 }]);
  expect(await store.db.selectFrom('visits').select('published').execute()).toEqual([{ published: id }]);
  await store.close();
});

test('the check of a store plays the proof of each published board again, and names what was changed', async () => {
  const dataDir = tempDir();
  const server = await TestServer.open({ dataDir }, { games });
  const ids: string[] = [];
  for (const n of [301, 302, 303]) {
    const answer = await server.api('POST', '/api/published', { token: await server.token(), body: entry(puzzle(n)) });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  await server.close();
  const config = testConfig({ dataDir });
  expect(await check(config, () => {})).toEqual({ rooms: 0, events: 0, boards: 3, faults: [] });
  const store = await openSqlite(dataDir);
  const change = (id: string | undefined, to: object) =>
    store.db
      .updateTable('published')
      .set(to)
      .where('id', '=', id ?? '')
      .execute();
  await change(ids[0], { title: 'misty moon' });
  await change(ids[1], { proof: entry(puzzle(304)).replay });
  await store.close();
  expect([...(await check(config, () => {})).faults].sort()).toEqual(
    [`board ${ids[0]}: what is shown of it was changed`, `board ${ids[1]}: its proof is of another board`].sort(),
  );
});
