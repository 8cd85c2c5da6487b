import { rulesOfVersion, versionsOf } from '@minoya/archive';
import { dailies, shownLine } from '@minoya/bots';
import { games } from '@minoya/games';
import { type AnyGame, fold, Match, type Replay } from '@minoya/kernel';
import { leaderboardName, type Standings } from '@minoya/shared/leaderboard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { played, playedOn, send as sendTo, type Told } from '../testing/played.ts';
import { TestServer } from '../testing/test-server.ts';
import { anyOrderPrint } from './any-order.ts';
import { shares, tokensOf, TrailMaker } from './trail.ts';

/** The same moves under another name: of other rules, of help that was never used, of a way that leads back. */

const NOON = Date.parse('2026-11-20T12:00:00+09:00');
const DAY = '2026-11-20';
const keshiki = games['keshiki'] as AnyGame;
const older = keshiki.version - 1;
let server: TestServer;
beforeAll(async () => {
  await ensureBuilt();
  server = await TestServer.open({}, { games, now: () => NOON });
});
afterAll(() => server.close());

const send = (token: string, replay: Replay, day: string | null = null): Promise<Told> =>
  sendTo(server, token, replay, day);

/** A game that is somebody's own: too long to be found by two. */
function longGame(setup: string, isWanted: (lines: readonly string[]) => boolean = () => true): Match {
  for (let style = 0; style < 200; style++) {
    const match = played(keshiki, setup, 's', `style ${style}`);
    const points = keshiki.result(match.state)?.scores[0] ?? 0;
    if (points > 0 && match.length > 13 && isWanted(match.log.map(({ line }) => line))) return match;
  }
  throw new Error(`no long game on ${setup}`);
}

const boardOf = (setup: string, version = keshiki.version, day: string | null = null): string =>
  leaderboardName({ game: 'keshiki', version, setup, day });

async function standings(board: string, token: string, on = server): Promise<Standings> {
  return (await (await on.api('GET', `/api/scores?board=${encodeURIComponent(board)}`, { token })).json()) as Standings;
}

/** Versions that play these moves to their end. */
async function versionsThatPlay(replay: Replay): Promise<number[]> {
  const found: number[] = [];
  for (const version of versionsOf(replay.game)) {
    const rules = await rulesOfVersion(replay.game, version);
    const folded = rules && fold(rules.game, { ...replay, version });
    if (folded?.ok && folded.result) found.push(version);
  }
  return found;
}

test('what somebody sent is refused from others under the rules of every version that plays it, in both directions', async () => {
  const [owner, thief] = [await server.token(), await server.token()];
  const replay = longGame('stage 26').replay();
  const versions = await versionsThatPlay(replay);
  expect(versions.length).toBeGreaterThan(1);
  expect(await send(owner, replay)).toMatchObject({ ok: true });
  for (const version of versions)
    expect(await send(thief, { ...replay, version }), `version ${version}`).toMatchObject({ reason: 'sent' });
  const old = { ...longGame('stage 26', ([first]) => first !== replay.log[0]?.line).replay(), version: older };
  expect(await send(owner, old)).toMatchObject({ ok: true, board: boardOf('stage 26', older) });
  expect(await send(thief, { ...old, version: keshiki.version })).toMatchObject({ reason: 'sent' });
});

test('an end of one’s own under older rules is a copy all the same', async () => {
  const [owner, thief] = [await server.token(), await server.token()];
  const match = longGame('stage 93');
  await send(owner, match.replay());
  const cut = Match.resume(keshiki, { ...match.replay(), log: match.log.slice(0, match.length - 6) });
  if (!cut.ok) throw new Error(cut.why);
  const copy = { ...playedOn(cut.value, 'own end').replay(), version: older };
  expect(await versionsThatPlay(copy)).toContain(older);
  expect(await send(thief, copy)).toMatchObject({ ok: false, reason: 'copied' });
});

test('a daily is one day under all rules: for others’ moves, for one’s own, for another try, and for the line that we show', async () => {
  const [owner, thief, other] = [await server.token(), await server.token(), await server.token()];
  const daily = dailies['keshiki']!;
  const [setup, seed] = [daily.setup(DAY), daily.seed(DAY)];
  const reaches = ({ state }: Match): boolean => keshiki.result(state)?.winners.includes(0) === true;
  const styles = Array.from({ length: 400 }, (_, i) => `day ${i}`);
  const good: Match[] = [];
  for (const style of styles) {
    const match = playedOn(new Match(keshiki, setup, seed), style);
    if (reaches(match) && good.push(match) === 2) break;
  }
  const [first, second] = good.map(match => match.replay());
  if (!first || !second) throw new Error('no play of the day reaches its goal');
  expect(await send(owner, first, DAY)).toMatchObject({ ok: true });
  const rules = await rulesOfVersion('keshiki', older);
  expect(rules?.daily?.setup(DAY), 'the same day under the rules before').toBe(setup);
  expect(await send(thief, { ...first, version: older }, DAY)).toMatchObject({ reason: 'sent' });
  expect(await send(owner, { ...first, version: older }, DAY)).toMatchObject({ reason: 'once' });
  expect(await send(owner, { ...second, version: older }, DAY)).toMatchObject({ reason: 'once' });
  expect(await send(owner, first, DAY), 'an answer may get lost').toMatchObject({ ok: true, best: true });
  const line = new Match(keshiki, setup, seed);
  for (const text of shownLine(keshiki, setup) ?? []) line.play(0, text);
  const shown = { ...playedOn(line, '').replay(), version: older };
  expect(await send(other, shown, DAY)).toMatchObject({ ok: false, reason: 'par' });
});

test('one’s own moves stand once: on the board of the newest rules they were sent under, and help stays help', async () => {
  const token = await server.token();
  const replay = longGame('stage 44').replay();
  const old = { ...replay, version: older };
  expect(await send(token, old)).toMatchObject({ ok: true, board: boardOf('stage 44', older) });
  expect(await send(token, replay)).toMatchObject({ ok: true, board: boardOf('stage 44'), best: true });
  expect((await standings(boardOf('stage 44', older), token)).top).toEqual([]);
  expect(await send(token, old)).toMatchObject({ ok: false, reason: 'repeat' });
  expect((await standings(boardOf('stage 44'), token)).top).toMatchObject([{ mine: true, also: 0 }]);
  const aided = longGame('stage 44', ([first]) => first !== replay.log[0]?.line).replay();
  expect(await send(token, { ...aided, marks: { hints: 9 } })).toMatchObject({ ok: true });
  expect(await send(token, { ...aided, version: older })).toMatchObject({ ok: false, reason: 'repeat' });
});

test('a short solution stays everybody’s: one row on each board, and each person’s own moves stand once', async () => {
  const match = new Match(keshiki, 'stage 1', 's');
  for (const line of shownLine(keshiki, 'stage 1') ?? []) match.play(0, line);
  const replay = playedOn(match, '').replay();
  const [one, two, three] = [await server.token(), await server.token(), await server.token()];
  expect(await send(one, replay)).toMatchObject({ ok: true });
  expect(await send(two, { ...replay, version: older })).toMatchObject({ ok: true });
  expect(await send(three, replay)).toMatchObject({ ok: true });
  expect((await standings(boardOf('stage 1'), one)).top).toMatchObject([{ mine: true, also: 1 }]);
  expect(await send(two, replay), 'found again under the present rules').toMatchObject({ ok: true });
  expect((await standings(boardOf('stage 1'), one)).top).toMatchObject([{ mine: true, also: 2 }]);
  expect((await standings(boardOf('stage 1', older), two)).top).toEqual([]);
});

test('tools that were never used, or lie beside the one that was, make no other game of somebody’s moves', async () => {
  const [owner, thief] = [await server.token(), await server.token()];
  const plain = longGame('stage 59').replay();
  expect(await send(owner, plain)).toMatchObject({ ok: true });
  expect(await send(thief, { ...plain, setup: 'stage 59 with swap' })).toMatchObject({ reason: 'sent' });
  const used = longGame('stage 59 with swap', lines => lines.some(line => line.startsWith('swap'))).replay();
  expect(await send(owner, used)).toMatchObject({ ok: true });
  expect(await send(thief, { ...used, setup: 'stage 59 with swap bomb' })).toMatchObject({ reason: 'sent' });
});

test('a way that leads back to where it began is no part of what was done', () => {
  const trailOf = (...positions: readonly unknown[]) => {
    const maker = new TrailMaker('begun');
    for (const position of positions) maker.add(position);
    return maker.end();
  };
  expect(trailOf('a', 'x', 'y', 'a', 'b')).toEqual(trailOf('a', 'b'));
  expect(trailOf('x', 'begun', 'a', 'a', 'b')).toEqual(trailOf('a', 'b'));
  expect(trailOf('a', 'x', 'b')).not.toEqual(trailOf('a', 'b'));
});

/** The same moves with all that can be exchanged exchanged; null where more than half of the positions stay. */
function shuffled(match: Match): Replay | null {
  const { log: lines, ...head } = match.replay();
  const log = [...lines];
  for (let round = 0; round < log.length; round++)
    for (let i = round % 2; i + 1 < log.length; i += 2) {
      const other = [...log.slice(0, i), log[i + 1]!, log[i]!, ...log.slice(i + 2)];
      const folded = fold(keshiki, { ...head, log: other });
      if (folded.ok && JSON.stringify(folded.state) === JSON.stringify(match.state))
        log.splice(0, log.length, ...other);
    }
  const [one, two] = [lines, log].map(order => {
    const maker = new TrailMaker(null);
    fold(keshiki, { ...head, log: order }, ply => maker.add(ply.after));
    return maker.end().trail;
  });
  return shares(tokensOf(one ?? ''), two ?? '') ? null : { ...head, log };
}

test('the same moves in another order stand in one row, that of who sent them first; who found them so keeps their rank', async () => {
  const fresh = await TestServer.open({}, { games, now: () => NOON });
  const [owner, later, other] = [await fresh.token(), await fresh.token(), await fresh.token()];
  // Not every order is found: where a group falls to other cells, it is another tap.
  const isFound = (lines: readonly string[]): boolean => {
    const match = lineUp('stage 59', lines);
    const copy = shuffled(match);
    return copy !== null && anyOrderPrint(keshiki, copy) === anyOrderPrint(keshiki, match.replay());
  };
  const match = longGame('stage 59', isFound);
  expect(await sendTo(fresh, owner, match.replay())).toMatchObject({ ok: true, rank: 1 });
  expect(await sendTo(fresh, later, shuffled(match)!)).toMatchObject({ ok: true, rank: 1 });
  const { top, mine } = await standings(boardOf('stage 59'), later, fresh);
  expect(top).toMatchObject([{ mine: false, also: 1 }]);
  expect(mine).toMatchObject({ rank: 1 });
  const firsts = new Set(match.log.slice(0, 6).map(({ line }) => line));
  const different = longGame('stage 59', ([first = '', second = '']) => !firsts.has(first) && !firsts.has(second));
  expect(await sendTo(fresh, other, different.replay())).toMatchObject({ ok: true });
  expect((await standings(boardOf('stage 59'), later, fresh)).top).toHaveLength(2);
  await fresh.close();
});

function lineUp(setup: string, lines: readonly string[]): Match {
  const match = new Match(keshiki, setup, 's');
  for (const line of lines) match.play(0, line);
  return match;
}
