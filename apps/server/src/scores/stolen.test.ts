import { games } from '@minoya/games';
import { dailies, shownLine } from '@minoya/bots';
import { type AnyGame, Match, type Replay, writeReplay } from '@minoya/kernel';
import { leaderboardName, type Standings } from '@minoya/shared/leaderboard';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { played, playedOn, send as sendTo, type Told } from '../testing/played.ts';
import { TestServer } from '../testing/test-server.ts';

/** Every way of standing on a board without having played that anybody has found, each refused with its reason. */

const NOON = Date.parse('2026-11-15T12:00:00+09:00');
const DAY = '2026-11-15';
const HOURS = 3_600_000;
const keshiki = games['keshiki'] as AnyGame;
const rokumasu = games['rokumasu'] as AnyGame;
let server: TestServer;
let now = NOON;
beforeAll(async () => {
  await ensureBuilt();
  server = await TestServer.open({}, { games, now: () => now });
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => server.close());

const send = (token: string, replay: Replay, day: string | null = null): Promise<Told> =>
  sendTo(server, token, replay, day);

async function standings(board: string, token: string): Promise<Standings> {
  return (await (
    await server.api('GET', `/api/scores?board=${encodeURIComponent(board)}`, { token })
  ).json()) as Standings;
}

/** A long game on a stage that ends with `finish` when it is stuck; where the goal is a score its points count below it too. */
const stageGame = (stage: number, style: string): Match => played(keshiki, `stage ${stage}`, 's', style);

test('a public replay that somebody else sends again is refused, and still is when its owner has a better one', async () => {
  const [owner, thief] = [await server.token(), await server.token()];
  const score = ({ state }: Match): number => keshiki.result(state)?.scores[0] ?? 0;
  // Short games are everybody's.
  const long = [...'abcdefghijklmnop'].map(style => stageGame(59, style)).filter(({ length }) => length > 15);
  const byScore = long.sort((a, b) => score(a) - score(b));
  const [first, better] = [byScore[0], byScore.at(-1)];
  const { id } = await send(owner, first!.replay());
  const stolen = await (await server.api('GET', `/api/replays/${id}`)).text();
  expect(stolen).toBe(writeReplay(first!.replay()));
  expect(await send(thief, first!.replay())).toMatchObject({ ok: false, reason: 'sent' });
  expect(await send(thief, { ...first!.replay(), seed: 'another' })).toMatchObject({ ok: false, reason: 'sent' });
  expect(await send(owner, first!.replay()), 'an answer may get lost').toMatchObject({ ok: true, best: true });
  await send(owner, better!.replay());
  expect(await send(thief, first!.replay())).toMatchObject({ ok: false, reason: 'sent' });
  await server.api('DELETE', '/api/me', { token: owner });
  expect(await send(thief, better!.replay())).toMatchObject({ ok: false, reason: 'sent' });
});

test('the same moves by other cells of the same groups are the same moves', async () => {
  const [owner, thief] = [await server.token(), await server.token()];
  const match = stageGame(26, 'g');
  expect(match.length).toBeGreaterThan(12);
  const other = new Match(keshiki, match.setup, 's');
  for (const [ply, { line }] of match.log.entries()) {
    const wanted = JSON.stringify(match.at(ply + 1).state);
    const same = [...keshiki.legal(other.state, 0)].filter(action => {
      const step = keshiki.apply(other.state, 0, action);
      return step.ok && JSON.stringify(step.state) === wanted;
    });
    other.act(0, same.find(action => keshiki.actions.write(action) !== line) ?? same[0]);
  }
  expect(writeReplay(other.replay())).not.toBe(writeReplay(match.replay()));
  expect(await send(owner, match.replay())).toMatchObject({ ok: true });
  expect(await send(thief, other.replay())).toMatchObject({ ok: false, reason: 'sent' });
});

test("somebody else's replay with an end of one's own is refused", async () => {
  const [owner, thief] = [await server.token(), await server.token()];
  const match = stageGame(93, 'h');
  expect(match.length).toBeGreaterThan(12);
  await send(owner, match.replay());
  const cut = Match.resume(keshiki, { ...match.replay(), log: match.log.slice(0, match.length - 6) });
  if (!cut.ok) throw new Error(cut.why);
  const copy = playedOn(cut.value, 'own end');
  expect(copy.state).not.toEqual(match.state);
  expect(await send(thief, copy.replay())).toMatchObject({ ok: false, reason: 'copied' });
  expect(await send(await server.token(), stageGame(93, 'honest').replay())).toMatchObject({ ok: true });
});

test('the par line ranks nobody: not marked as a branch, not with the marks taken off, not on the daily', async () => {
  const token = await server.token();
  const lineOf = (setup: string, seed: string): Match => {
    const match = new Match(keshiki, setup, seed);
    for (const line of shownLine(keshiki, setup) ?? []) match.play(0, line);
    return match;
  };
  const stage = playedOn(lineOf('stage 20', 's').branch(999), '');
  expect(await send(token, stage.replay())).toMatchObject({ ok: false, reason: 'branch' });
  const { marks: _, ...lying } = stage.replay();
  expect(await send(token, lying)).toMatchObject({ ok: false, reason: 'par' });
  const daily = dailies['keshiki'];
  const day = playedOn(lineOf(daily?.setup(DAY) ?? '', daily?.seed(DAY) ?? ''), '');
  expect(await send(token, day.replay(), DAY)).toMatchObject({ ok: false, reason: 'par' });
});

test('a solution of few taps is everybody’s who finds it, the line we show too, unless that had been looked at', async () => {
  const match = new Match(keshiki, 'stage 1', 's');
  for (const line of shownLine(keshiki, 'stage 1') ?? []) match.play(0, line);
  const replay = playedOn(match, '').replay();
  const [first, second, looked] = [await server.token(), await server.token(), await server.token()];
  expect(await send(first, replay)).toMatchObject({ ok: true, rank: 1 });
  const { board = '', ...told } = await send(second, replay);
  expect(told, 'found by another, too').toMatchObject({ ok: true, rank: 1 });
  const { top, mine } = await standings(board, second);
  expect(top, 'one row for the same moves, that of who sent them first').toMatchObject([
    { rank: 1, also: 1, mine: false },
  ]);
  expect(mine).toMatchObject({ rank: 1 });
  expect(await send(looked, { ...replay, marks: { shown: 1 } })).toMatchObject({ ok: false, reason: 'par' });
  const aided = { ...replay, marks: { hints: 1 } };
  expect(await send(second, aided), 'help is not taken off by sending twice').toMatchObject({ reason: 'repeat' });
});

test('what a replay says of itself keeps it off every board', async () => {
  const token = await server.token();
  const replay = stageGame(43, 'i').replay();
  for (const mark of ['branch', 'lesson', 'practice', 'repeat', 'undo'] as const)
    expect(await send(token, { ...replay, marks: { [mark]: 1, hints: 2 } })).toMatchObject({ ok: false, reason: mark });
});

test('boards of one’s own have no leaderboard', async () => {
  const token = await server.token();
  for (const setup of ['board 500 RRG/RRG', 'puzzle clear RRG/RRG'])
    expect(await send(token, played(keshiki, setup, 's').replay())).toMatchObject({ ok: false, reason: 'setup' });
});

test('tools that were taken along are help: such a game stands on its stage’s board, apart', async () => {
  const token = await server.token();
  const sent = await send(token, played(keshiki, 'stage 59 with swap', 's', 'q').replay());
  const board = { game: 'keshiki', version: keshiki.version, setup: 'stage 59', day: null, shelf: 'aided' } as const;
  expect(sent).toMatchObject({ ok: true, board: leaderboardName(board) });
});

test('a shown loss that is taken back to the last draw says so', () => {
  for (let n = 0; n < 40; n++) {
    const match = played(rokumasu, 'standard', 'AAAA-0001', `loss ${n}`);
    if (!match.undo()) continue;
    expect(match.replay().marks).toEqual({ undo: 1 });
    return;
  }
  throw new Error('no loss could be taken back');
});

test('help is told in the row, on a board beside that of games without', async () => {
  const [aided, plain] = [await server.token(), await server.token()];
  const game = stageGame(44, 'j').replay();
  const helped = await send(aided, { ...game, marks: { hints: 13 } });
  const board = { game: 'keshiki', version: keshiki.version, setup: 'stage 44', day: null };
  expect(helped).toMatchObject({ ok: true, board: leaderboardName({ ...board, shelf: 'aided' }) });
  expect(await send(aided, game), 'the same game with the marks taken off').toMatchObject({
    ok: false,
    reason: 'repeat',
  });
  await send(plain, stageGame(44, 'k').replay());
  const shown = await standings(leaderboardName({ ...board, shelf: 'aided' }), plain);
  expect(shown.top).toMatchObject([{ rank: 1, mine: false, marks: { hints: 13 } }]);
  expect((await standings(leaderboardName(board), plain)).top).toMatchObject([{ rank: 1, mine: true, marks: {} }]);
});

async function seedFor(token: string, setup = 'standard'): Promise<string> {
  const response = await server.api('POST', '/api/seeds', { token, body: { game: 'rokumasu', setup } });
  expect(response.status).toBe(201);
  return ((await response.json()) as { seed: string }).seed;
}

test('an open board of ロクマス takes only seeds that the server gave to this person, each once, at the pace of a person', async () => {
  const [token, other] = [await server.token(), await server.token()];
  for (const seed of ['0000-0001', 'CHOS-EN01', dailies['rokumasu']?.seed(DAY) ?? ''])
    expect(await send(token, played(rokumasu, 'standard', seed, seed).replay())).toMatchObject({
      ok: false,
      reason: 'seed',
    });
  const seed = await seedFor(token);
  const run = played(rokumasu, 'standard', seed, 'l');
  expect(await send(token, run.replay())).toMatchObject({ ok: false, reason: 'too-fast' });
  now += HOURS;
  expect(await send(other, run.replay())).toMatchObject({ ok: false, reason: 'seed' });
  expect(await send(token, played(rokumasu, 'classic', seed, 'l').replay())).toMatchObject({
    ok: false,
    reason: 'seed',
  });
  expect(await send(token, run.replay())).toMatchObject({ ok: true, best: true });
  expect(await send(token, run.replay()), 'an answer may get lost').toMatchObject({ ok: true, best: true });
  const second = played(rokumasu, 'standard', seed, 'better');
  expect(await send(token, second.replay())).toMatchObject({ ok: false, reason: 'spent' });
});

test('nobody is given seeds to choose among without end, nor for what has no open board', async () => {
  const token = await server.token();
  const ask = (setup: string, game = 'rokumasu') => server.api('POST', '/api/seeds', { token, body: { game, setup } });
  expect((await ask('standard gold=30')).status).toBe(422);
  expect((await ask('stage 1', 'keshiki')).status, 'every seed begins the same game').toBe(422);
  expect((await ask('x', 'constructor')).status).toBe(422);
  const answers: number[] = [];
  for (let n = 0; n < 70 && !answers.includes(429); n++) answers.push((await ask('standard')).status);
  expect(answers.at(-1)).toBe(429);
});

test('of seeds that are asked for one after the other, or at once, three can be played for a board', async () => {
  const token = await server.token();
  const seeds: string[] = [];
  for (let i = 0; i < 4; i++) {
    now += 1;
    seeds.push(await seedFor(token));
  }
  const elsewhere = await seedFor(token, 'classic');
  now += HOURS;
  const sent = (seed: string, setup = 'standard') => send(token, played(rokumasu, setup, seed, seed).replay());
  expect(await sent(seeds[0] ?? '')).toMatchObject({ ok: false, reason: 'lapsed' });
  for (const seed of seeds.slice(1)) expect(await sent(seed)).toMatchObject({ ok: true });
  expect(await sent(elsewhere, 'classic'), 'another board is another choice').toMatchObject({ ok: true });
  const crowd = await server.token();
  const many = await Promise.all(Array.from({ length: 20 }, () => seedFor(crowd)));
  now += HOURS;
  const open: boolean[] = [];
  for (const seed of many)
    open.push((await send(crowd, played(rokumasu, 'standard', seed, seed).replay())).reason !== 'lapsed');
  expect(open.filter(Boolean)).toHaveLength(3);
});

test('a daily counts once: the first that is sent, with help or without', async () => {
  const token = await server.token();
  const daily = dailies['rokumasu'];
  const day = (style: string): Replay => played(rokumasu, 'standard', daily?.seed(DAY) ?? '', style).replay();
  expect(await send(token, day('m'), DAY)).toMatchObject({ ok: true });
  expect(await send(token, day('m'), DAY), 'an answer may get lost').toMatchObject({ ok: true, best: true });
  expect(await send(token, day('n'), DAY)).toMatchObject({ ok: false, reason: 'once' });
  expect(await send(token, { ...day('o'), marks: { hints: 1 } }, DAY)).toMatchObject({ ok: false, reason: 'once' });
});

test('of many games sent at the same moment one counts: of a daily, and of a seed', async () => {
  let token = await server.token();
  const daily = dailies['rokumasu'];
  const styles = ['q', 'r', 's', 't', 'u', 'v'];
  const day = (style: string): Replay => played(rokumasu, 'standard', daily?.seed(DAY) ?? '', style).replay();
  const told = await Promise.all(styles.map(style => send(token, day(style), DAY)));
  expect(told.filter(one => one.ok)).toHaveLength(1);
  await server.api('DELETE', '/api/me', { token });
  expect((await server.api('GET', '/api/me/data', { token })).status, 'leaving the boards is no second try').toBe(401);
  token = await server.token();
  const seed = await seedFor(token);
  now += HOURS;
  const runs = await Promise.all(styles.map(style => send(token, played(rokumasu, 'standard', seed, style).replay())));
  expect(runs.filter(one => one.ok)).toHaveLength(1);
  expect(new Set(runs.filter(one => !one.ok).map(one => one.reason))).toEqual(new Set(['spent']));
});

test("others' replays of a daily stay closed until its board takes no more games; one's own is open", async () => {
  const [owner, other] = [await server.token(), await server.token()];
  const daily = dailies['rokumasu'];
  const { id, board } = await send(owner, played(rokumasu, 'standard', daily?.seed(DAY) ?? '', 'p').replay(), DAY);
  const look = (token?: string) => server.api('GET', `/api/replays/${id}`, token ? { token } : {});
  for (const later of [0, 24 * HOURS]) {
    now = NOON + later;
    for (const refused of [await look(), await look(other)]) {
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual({ error: 'closed', opens: '2026-11-17' });
    }
    expect((await look(owner)).status).toBe(200);
    expect((await standings(board ?? '', other)).opens).toBe('2026-11-17');
    const preview = await (await server.api('GET', `/r/${id}`)).text();
    expect(preview, 'a preview shows nothing of it, either').not.toContain(`/og/r/${id}`);
  }
  now = NOON + 48 * HOURS;
  expect((await look()).status).toBe(200);
  expect((await standings(board ?? '', other)).opens).toBeNull();
});
