import { rulesOfVersion } from '@minoya/archive';
import { released } from '@minoya/archive/released';
import { games } from '@minoya/games';
import { type AnyGame, hash, Match, writeReplay } from '@minoya/kernel';
import { dailies } from '@minoya/bots';
import type { Daily } from '@minoya/shared/daily';
import { hasNothingToRank, leaderboardName, type ScoreRefusal } from '@minoya/shared/leaderboard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { TestServer } from '../testing/test-server.ts';

const NOON = Date.parse('2026-11-15T12:00:00+09:00');
const STAGE = 'stage 1';
const game = games['keshiki'] as AnyGame;
let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  server = await TestServer.open({}, { games, now: () => NOON });
});
afterAll(() => server.close());

/** Some whole game; another `style` plays differently. */
function played(setup: string, seed: string, style = '', by = game): Match {
  const match = new Match(by, setup, seed);
  for (let i = 0; by.result(match.state) === null; i++) {
    const legal = [...by.legal(match.state, 0)];
    match.act(0, legal[hash(`${style}${i}`) % legal.length]);
  }
  return match;
}

/** A game with something to rank, found by trying. Nobody ends a board as long as there is something to tap. */
function ranked(setup: string, seed: string, by = game, style = ''): Match {
  const tapsFirst = (state: unknown, seat: number): unknown[] => {
    const legal = [...by.legal(state, seat)];
    const taps = legal.filter(action => by.actions.write(action) !== 'finish');
    return taps.length > 0 ? taps : legal;
  };
  for (let i = 0; i < 200; i++) {
    const match = played(setup, seed, `${style}${i} `, { ...by, legal: tapsFirst });
    const result = by.result(match.state);
    if (result && !hasNothingToRank(result)) return match;
  }
  throw new Error(`no game found that ranks on ${setup}`);
}

async function file(
  token: string,
  body: object,
  on = server,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  const response = await on.api('POST', '/api/scores', { token, body });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

test('a whole replay is verified, ranked, shown with its replay, and improved only by a better one', async () => {
  const token = await server.token();
  const runs = ['a', 'b', 'c', 'd'].map(style => played(STAGE, 's', style));
  const scoreOf = (run: Match): number => game.result(run.state)?.scores[0] ?? 0;
  let standing = '';
  for (const run of runs) {
    const { status, answer } = await file(token, { replay: writeReplay(run.replay()), name: 5 });
    expect(status).toBe(201);
    expect(answer['score']).toBe(scoreOf(run));
    standing = String(answer['id']);
  }
  const board = leaderboardName({ game: game.id, version: game.version, setup: STAGE, day: null });
  const response = await server.api('GET', `/api/scores?board=${encodeURIComponent(board)}`, { token });
  const { top, mine } = (await response.json()) as {
    top: { id: string; score: number; mine: boolean }[];
    mine: object;
  };
  const best = Math.max(...runs.map(scoreOf));
  expect(top).toMatchObject([{ score: best, rank: 1, name: 5, mine: true }]);
  expect(mine).toMatchObject({ score: best, rank: 1 });
  expect(top[0]?.id).toBe(standing);
  const replay = await (await server.api('GET', `/api/replays/${top[0]?.id}`)).text();
  expect(runs.map(run => writeReplay(run.replay()))).toContain(replay);
});

test('an altered action, an unfinished game, a wrong version and a wrong game are refused with the reason', async () => {
  const token = await server.token();
  const good = played(STAGE, 's').replay();
  const first = good.log[0];
  const doubled = { ...good, log: first ? [first, ...good.log] : [] };
  const cases: [object, ScoreRefusal, RegExp][] = [
    [doubled, 'rule', /./],
    [{ ...good, log: good.log.slice(0, 1) }, 'not-over', /not over/],
    [{ ...good, version: 999 }, 'version', /version/],
    [{ ...good, game: 'chess' }, 'setup', /no such game/],
    [{ ...good, setup: 'stage 1000000' }, 'setup', /setup/],
  ];
  for (const [replay, reason, why] of cases) {
    const { status, answer } = await file(token, { replay: writeReplay(replay as typeof good), name: 5 });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ reason, why: expect.stringMatching(why) as string });
  }
  expect((await file(token, { replay: 'torn', name: 5 })).answer['reason']).toBe('form');
  expect((await file(token, { replay: 'x'.repeat(100_001), name: 5 })).status).toBe(400);
  expect((await file(token, { replay: 'x', name: 5, score: 9 })).status).toBe(400);
  expect((await file('nobody', { replay: 'x', name: 5 })).status).toBe(401);
});

test('a stage that is given up without a point that counts has nothing to compare', async () => {
  const token = await server.token();
  const givenUp = (stage: number, taps: number): Match => {
    const match = new Match(game, `stage ${stage}`, 's');
    for (let i = 0; i < taps; i++) match.act(0, [...game.legal(match.state, 0)][0]);
    match.play(0, 'finish');
    return match;
  };
  const send = async (match: Match) => (await file(token, { replay: writeReplay(match.replay()), name: 5 })).answer;
  // Stage 4 asks for its blossoms, stage 1 for points.
  const lost = givenUp(4, 1);
  expect(game.result(lost.state)).toEqual({ scores: [0], winners: [] });
  expect(await send(lost)).toMatchObject({ ok: false, reason: 'goal', why: 'the goal of this board was not reached' });
  expect(await send(givenUp(1, 0))).toMatchObject({ ok: false, reason: 'goal' });
  const some = givenUp(1, 1);
  expect(game.result(some.state)?.winners).toEqual([]);
  expect(await send(some), 'points below a target are points').toMatchObject({ ok: true });
});

test('a daily that is lost without a point that counts is not ranked, and the entry of its day is still there', async () => {
  const token = await server.token();
  const day = '2026-11-14';
  const daily = dailies['keshiki'] as Daily;
  const send = (match: Match) => file(token, { replay: writeReplay(match.replay()), name: 1, day });
  const begun = () => new Match(game, daily.setup(day), daily.seed(day));
  const givenUp = begun();
  givenUp.play(0, 'finish');
  const tapped = begun();
  tapped.act(0, [...game.legal(tapped.state, 0)][0]);
  tapped.play(0, 'finish');
  for (const lost of [givenUp, tapped])
    expect(await send(lost)).toMatchObject({ status: 422, answer: { ok: false, reason: 'goal' } });
  expect(await send(ranked(daily.setup(day), daily.seed(day), game, 'other '))).toMatchObject({
    status: 201,
    answer: { ok: true },
  });
});

test('a daily of a run ranks by its points, also when it is lost early', async () => {
  const token = await server.token();
  const day = '2026-11-15';
  const [rokumasu, daily] = [games['rokumasu'] as AnyGame, dailies['rokumasu'] as Daily];
  const run = played(daily.setup(day), daily.seed(day), 'early', rokumasu);
  const result = rokumasu.result(run.state);
  expect(result?.winners).toEqual([]);
  expect(result?.scores[0]).toBeGreaterThan(0);
  const { answer } = await file(token, { replay: writeReplay(run.replay()), name: 1, day });
  expect(answer).toMatchObject({ ok: true, score: result?.scores[0] });
});

test('a daily counts on its day and the day after, with its own deal, target and seed only', async () => {
  const token = await server.token();
  const daily = dailies['keshiki'] as Daily;
  const entry = (date: string, change: { setup?: string; seed?: string } = {}): object => {
    const own = daily.setup(date);
    const { setup, seed } = { setup: own, seed: daily.seed(date), ...change };
    return { replay: writeReplay((setup === own ? ranked : played)(setup, seed).replay()), name: 1, day: date };
  };
  const why = async (body: object): Promise<unknown> => (await file(token, body)).answer['why'];
  const [first, second] = ['2026-11-15', '2026-11-14'];
  expect((await file(token, entry(first))).status).toBe(201);
  expect((await file(token, entry(second))).answer['board']).toBe(`${game.id}/${game.version}/${second}`);
  expect(await why(entry('2026-11-13'))).toMatch(/closed/);
  expect(await why(entry('2026-11-16'))).toMatch(/closed/);
  expect(await why(entry(first, { seed: 'chosen' }))).toMatch(/not the daily/);
  const own = daily.setup(first);
  for (const setup of [`daily ${first}`, own.replace(/goals \S+/, 'goals 10'), own.replace(/deal \d/, 'deal 9')]) {
    expect(setup).not.toBe(own);
    expect(await why(entry(first, { setup }))).toMatch(/not the daily/);
  }
  expect(await why({ ...entry(second), day: first })).toMatch(/not the daily/);
  expect(await why({ ...entry(first), day: null })).toMatch(/daily/);
});

test('the day of a game whose setup names no date is known by its seed', async () => {
  const token = await server.token();
  const daily = dailies['rokumasu'] as Daily;
  const [setup, seed] = [daily.setup('2026-11-15'), daily.seed('2026-11-15')];
  // The page calls 2026-11-15 #319 and takes the seed by that number.
  expect(seed).toBe('DAY0-0319');
  const version = games['rokumasu']?.version ?? 0;
  const begun = (own: string, day: string | null = '2026-11-15'): object => ({
    replay: writeReplay({ game: 'rokumasu', version, setup, seed: own, log: [] }),
    name: 1,
    day,
  });
  expect((await file(token, begun(seed))).answer['why']).toBe('the game is not over');
  expect((await file(token, begun('DAY0-0001'))).answer['why']).toMatch(/not the daily/);
});

test('a person may take along and remove everything kept about them', async () => {
  const token = await server.token();
  await file(token, { replay: writeReplay(played(STAGE, 's').replay()), name: 8 });
  const data = (await (await server.api('GET', '/api/me/data', { token })).json()) as { scores: object[] };
  expect(data.scores).toMatchObject([{ name: 8, game: game.id }]);
  expect(await (await server.api('DELETE', '/api/me', { token })).json()).toEqual({ deleted: 1 });
  expect((await server.api('GET', '/api/me/data', { token })).status, 'nobody any more').toBe(401);
});

test('a game that was finished before the rules changed goes on the board of its own rules, dailies included', async () => {
  const newer = { ...games, keshiki: { ...game, version: game.version + 1 } };
  const later = await TestServer.open({}, { games: newer, now: () => NOON });
  for (const version of released['keshiki'] ?? []) {
    // Each is somebody's own: a day counts once, and moves are nobody else's, whatever the rules.
    const token = await later.token();
    const rules = await rulesOfVersion('keshiki', version);
    if (!rules?.daily) throw new Error(`no keshiki ${version}`);
    const date = '2026-11-14';
    const open = played(STAGE, 's', `of version ${version} `, rules.game);
    const daily = ranked(rules.daily.setup(date), rules.daily.seed(date), rules.game, `of version ${version} `);
    for (const [match, day] of [
      [open, null],
      [daily, date],
    ] as const) {
      const { answer } = await file(token, { replay: writeReplay(match.replay()), name: 5, day }, later);
      const board = leaderboardName({ game: 'keshiki', version, setup: STAGE, day });
      expect(answer).toMatchObject({ ok: true, board, score: rules.game.result(match.state)?.scores[0] });
    }
    const easier = rules.daily.setup(date).replace(/(target|goals) \S+/, '$1 10');
    const other = played(easier, rules.daily.seed(date), '', rules.game).replay();
    const refused = await file(token, { replay: writeReplay(other), name: 5, day: date }, later);
    expect(refused.answer).toMatchObject({ ok: false, reason: 'not-daily' });
  }
  await later.close();
});
