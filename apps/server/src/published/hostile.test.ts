import { games, manifests } from '@minoya/games';
import { type AnyGame, Match, type Replay, writeReplay } from '@minoya/kernel';
import { PUBLISH_REFUSALS, type PublishRefusal } from '@minoya/shared/published';
import { stage } from '@minoya/games/keshiki/stages/index';
import { boardLine } from '@minoya/games/keshiki/notation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changed, entry, game, pairs, played, proof, puzzle } from '../testing/boards.ts';
import { onBothStores } from '../testing/stores.ts';
import { TestServer } from '../testing/test-server.ts';

/** What is sent, and how it is refused: a status, and the reason or error that comes with it. */
type Hostile = readonly [name: string, body: unknown, status: number, code: string];

const good = entry(puzzle(1));
const whole = played(puzzle(1)).replay();
const refused = (name: string, replay: string, code: PublishRefusal): Hostile => [name, { ...good, replay }, 422, code];

/** Bodies that are not what was asked for. */
function malformed(): Hostile[] {
  const values: unknown[] = [
    null,
    true,
    -1,
    1.5,
    Number.MAX_VALUE,
    '',
    'x',
    [],
    {},
    ['misty bridge'],
    { constructor: 1 },
    '\0',
    1024,
  ];
  const wrong = (['name', 'by'] as const).flatMap(key =>
    values
      .filter(value => !(key === 'name' && value === 'x'))
      .map((value): Hostile => {
        return [`${key} ${JSON.stringify(value)}`, { ...good, [key]: value }, 400, 'bad-body'];
      }),
  );
  const notText = values.filter(value => typeof value !== 'string' || value === '\0');
  const texts = (['replay', 'title'] as const).flatMap(key =>
    notText.map((value): Hostile => [`${key} ${JSON.stringify(value)}`, { ...good, [key]: value }, 400, 'bad-body']),
  );
  const missing = Object.keys(good).map((key): Hostile => {
    const { [key as keyof typeof good]: _gone, ...rest } = good;
    return [`without ${key}`, rest, 400, 'bad-body'];
  });
  const more = ['id', 'proof', 'state', 'likes', 'person', 'setup', '__proto__x', 'constructor'].map((key): Hostile => {
    return [`with ${key}`, { ...good, [key]: 'x' }, 400, 'bad-body'];
  });
  const bodies = [null, [], 'text', 7, {}, [good]].map((body, i): Hostile => [`body ${i}`, body, 400, 'bad-body']);
  const large: Hostile[] = [
    ['a replay too long', { ...good, replay: 'x'.repeat(60_001) }, 400, 'bad-body'],
    ['a body too long', { ...good, replay: 'x'.repeat(140_000) }, 413, 'too-large'],
    ['a title too long', { ...good, title: 'misty '.repeat(20) }, 400, 'bad-body'],
  ];
  return [...wrong, ...texts, ...missing, ...more, ...bodies, ...large];
}

function titles(): Hostile[] {
  const words = ['', ' ', 'misty', 'bridge misty', 'misty  bridge', 'misty bridge ', 'misty bridge bridge'];
  words.push('constructor bridge', 'misty toString', '__proto__ __proto__', 'Misty Bridge', '霧の 橋', '<b> bridge');
  return words.map((title): Hostile => [`title “${title}”`, { ...good, title }, 422, 'title']);
}

/** Proofs that are no replays. */
function torn(): Hostile[] {
  const text = proof(puzzle(1));
  const lines = text.split('\n');
  const cut = [0, 1, 7, 8, 12, 20].map(n => refused(`cut at ${n}`, text.slice(0, n), 'form'));
  const swapped = lines.slice(0, 4).map((_, i) => {
    const rest = lines.filter((_line, k) => k !== i);
    return refused(`without line ${i + 1}`, rest.join('\n'), 'form');
  });
  const heads = ['minoya 2', 'MINOYA 1', 'minoya', '{}'].map(head =>
    refused(`head ${head}`, [head, ...lines.slice(1)].join('\n'), 'form'),
  );
  const ids = [
    'constructor v2 x',
    'Keshiki v2',
    '../keshiki v2',
    'keshiki',
    'keshiki v',
    'keshiki v-1',
    'keshiki v1e3',
  ];
  const named = ids.map(id => refused(`game ${id}`, [lines[0], id, ...lines.slice(2)].join('\n'), 'form'));
  const marks = ['marks', 'marks x=1', 'marks hints=0', 'marks constructor=1', 'marks hints=1 hints=1'].map(line =>
    refused(line, [...lines.slice(0, 4), line, ...lines.slice(4)].join('\n'), 'form'),
  );
  const action = ['a1', '0', 'x a1', '100 a1', '-1 a1'].map(line =>
    refused(`action ${line}`, `${text}\n${line}`, 'form'),
  );
  const seed = refused('a long seed', changed(puzzle(1), { seed: 's'.repeat(65) }), 'form');
  return [...cut, ...swapped, ...heads, ...named, ...marks, ...action, seed];
}

/** Other games, other rules, and names that every object has. */
function foreign(): Hostile[] {
  const names = ['constructor', 'tostring', 'valueof', 'hasownproperty', 'nim', 'chess'];
  const ids = names.map(id => refused(`game ${id}`, changed(puzzle(1), { game: id }), 'game'));
  const others = Object.keys(games)
    .filter(id => !manifests[id]?.publishing)
    .map(id => {
      const own = games[id] as AnyGame;
      const match = new Match(own, manifests[id]?.firstSetup ?? '', 's');
      const [first] = own.legal(match.state, own.turn(match.state)[0] ?? 0);
      match.act(own.turn(match.state)[0] ?? 0, first);
      return refused(`a game of ${id}`, writeReplay(match.replay()), 'game');
    });
  const versions = [0, game.version + 1, 999, 999_999].map(version =>
    refused(`rules ${version}`, changed(puzzle(1), { version }), 'version'),
  );
  const before = refused('rules that knew no such boards', changed(puzzle(1), { version: 1 }), 'setup');
  return [...ids, ...others, ...versions, before];
}

/** Setups that nobody may publish. The moves do not matter: they are not even looked at. */
function setups(): Hostile[] {
  const as = (setup: string, code: PublishRefusal) =>
    refused(`setup ${setup.slice(0, 60)}`, writeReplay({ ...whole, setup }), code);
  const none = [
    '',
    'x',
    'puzzle',
    'puzzle clear',
    'puzzle clear Q',
    'puzzle clear RR/R',
    'puzzle  clear RR',
    'puzzle RR',
  ];
  none.push(
    'puzzle toString RR',
    'puzzle __proto__ RR',
    'puzzle score RR',
    'puzzle 0 RR',
    'puzzle 05 RR',
    'puzzle -5 RR',
  );
  none.push(
    'puzzle clear@0 RR',
    'puzzle clear@ RR',
    'puzzle clear@1000 RR',
    'puzzle clear,,ice RR',
    'puzzle clear, RR',
  );
  none.push('puzzle clear,ice,5,6 RR', 'puzzle 1e3 RR', 'puzzle clear RR with', 'puzzle clear RR with nothing');
  none.push('puzzle clear RR with constructor', 'puzzle clear +R', 'puzzle clear +0R', 'puzzle clear *0R', 'stage 0');
  const theirs = [
    'stage 1',
    'stage 100',
    'daily 2026-11-15',
    'endless 3',
    'board 5 RRG/GGR',
    'puzzle clear RR with swap',
  ];
  const wide = (w: number, h: number) => `puzzle 4 ${Array<string>(h).fill('R'.repeat(w)).join('/')}`;
  const large = [wide(17, 2), wide(2, 17), wide(32, 32), wide(16, 17)].map(setup => as(setup, 'size'));
  const huge = [wide(33, 1), `puzzle 4 ${'R/'.repeat(40)}R`].map(setup => as(setup, 'setup'));
  const still = ['.', 'R', 'RG/GR', 'o', 'x', 'ooo/xxx', '*R*R', '+2R+2R', '.....'].map(line =>
    as(`puzzle 9 ${line}`, 'empty'),
  );
  const easy = ['ice', 'marked', 'numbers', 'rocks', 'clear,ice', '500,marked'].map(goals =>
    as(`puzzle ${goals} RRG/GGR/ooo`, 'easy'),
  );
  const order = ['R', 'G', 'B', 'Y', 'L', 'W'];
  const house = [1, 2, 12, 33, 47, 58, 66, 71, 85, 100].map(number => {
    const line = boardLine(stage(number).board);
    const recolored = line.replace(/[RGBYLW]/g, letter => order[(order.indexOf(letter) + number) % 6] ?? '');
    return as(`puzzle 99999 ${recolored}`, 'house');
  });
  const setupless = [...none, ...theirs].map(setup => as(setup, 'setup'));
  return [...setupless, ...large, ...huge, ...still, ...easy, ...house];
}

/** Games that prove nothing, or something else. */
function proofs(): Hostile[] {
  const log = (change: Partial<Replay>, code: PublishRefusal, name: string) =>
    refused(name, changed(puzzle(1), change), code);
  const { log: moves } = whole;
  const first = moves[0] ?? { seat: 0, line: '' };
  const shorter = moves.slice(1).map((_, n) => log({ log: moves.slice(0, n + 1) }, 'not-over', `only ${n + 1} moves`));
  const ended = moves.slice(0, -1).map((_, n) => {
    const given = [...moves.slice(0, n), { seat: 0, line: 'finish' }];
    return log({ log: given }, 'goal', `given up after ${n}`);
  });
  const lines = ['z9', 'a99', 'finish now', 'swap a0 a1', 'shuffle', 'constructor', 'A0', '-', 'a0 a1'].map(line =>
    log({ log: [{ seat: 0, line }, ...moves] }, 'rule', `move “${line}”`),
  );
  const seats = [1, 2, 99].map(seat => log({ log: [{ seat, line: first.line }] }, 'rule', `seat ${seat}`));
  const longer = log({ log: [...moves, first] }, 'rule', 'a move after the end');
  const others = Array.from({ length: 8 }, (_, n) => {
    const setup = `puzzle clear RG/${pairs(n).replace('YY', 'YR')}`;
    return refused(`the moves of another board, ${n}`, writeReplay({ ...whole, setup }), 'rule');
  });
  const slower = refused('more taps than it says', proof(puzzle(1, 'clear@3')), 'goal');
  const poorer = refused('fewer points than it says', proof(puzzle(1, '9999')), 'goal');
  return [...shorter, ...ended, ...lines, ...seats, longer, ...others, slower, poorer];
}

/** The same board again, by somebody else: whatever its colours are called, wherever it was drawn, whatever it asks for. */
function copies(): Hostile[] {
  const line = pairs(700);
  const colors = ['R', 'G', 'B', 'Y', 'L', 'W'];
  const turned = Array.from({ length: 24 }, (_, n) => {
    const order = [...colors.slice(n % 6), ...colors.slice(0, n % 6)];
    if (n >= 6) order.reverse();
    if (n >= 12) order.push(order.splice(1 + (n % 4), 1)[0] ?? '');
    return line.replace(/[RGBY]/g, letter => order[colors.indexOf(letter)] ?? '');
  });
  const moved = [
    `../${line}`,
    `../../../${line}`,
    line.replaceAll('/', './') + '.',
    `..../${line.replaceAll('/', '../')}..`,
  ];
  moved.push(`.${line.replaceAll('/', '/.')}`, line.replace('/', '/../'));
  const setupsOf = [...turned, ...moved].map(drawn => `puzzle clear ${drawn}`);
  const asked = ['20', 'clear,30', 'clear@99', '20@50'].map(goals => `puzzle ${goals} ${line}`);
  return [...setupsOf, ...asked].map((setup): Hostile => [`a copy ${setup}`, entry(setup), 422, 'duplicate']);
}

const all = [...malformed(), ...titles(), ...torn(), ...foreign(), ...setups(), ...proofs(), ...copies()];

onBothStores('hostile uploads', store => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await TestServer.open({}, { games, store: store() });
    token = await server.token();
    await server.api('POST', '/api/published', { token: await server.token(), body: entry(puzzle(700)) });
  });
  afterAll(() => server.close());

  const count = async (): Promise<number> => (await store().db.selectFrom('published').select('id').execute()).length;

  test(`[B-34] ${all.length} hostile uploads are refused, each with its reason, and nothing is stored`, async () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(await count()).toBe(1);
    const wrong: unknown[] = [];
    for (const [name, body, status, code] of all) {
      const response = await server.api('POST', '/api/published', { token, body });
      const told = (await response.json()) as { error?: string; reason?: string; why?: string };
      const said = told.reason === undefined ? told.error : told.reason;
      const worded = response.status !== 422 || (told.why ?? '').length > 0;
      if (response.status !== status || (status !== 413 && said !== code) || !worded)
        wrong.push([name, status, code, response.status, told]);
    }
    expect(wrong).toEqual([]);
    expect(await count()).toBe(1);
  });

  test('every reason of the game and the proof is among those that were met', () => {
    const met = new Set(all.map(([, , , code]) => code));
    // What takes an operator, a busy server or a day of publishing has tests of its own.
    const elsewhere = ['slow', 'removed', 'enough'];
    expect(PUBLISH_REFUSALS.filter(reason => !met.has(reason))).toEqual(elsewhere);
  });

  test('nobody publishes without an identity, and odd addresses are not found', async () => {
    for (const bad of [undefined, '', 'x', 'a'.repeat(40), [...token].reverse().join('')]) {
      const given = bad === undefined ? {} : { token: bad };
      expect((await server.api('POST', '/api/published', { ...given, body: good })).status).toBe(401);
    }
    for (const id of ['constructor', '__proto__', '%00', 'a'.repeat(13), '..%2f..', "';drop--"])
      for (const [method, path] of [
        ['GET', ''],
        ['DELETE', ''],
        ['PUT', '/like'],
      ] as const)
        expect((await server.api(method, `/api/published/${id}${path}`, { token })).status).toBe(404);
    const queries = ['', 'game=constructor', 'game=nim', 'game=keshiki&order=worst', 'game=keshiki&topic=x'];
    queries.push('game=keshiki&page=-1', 'game=keshiki&page=401', 'game=keshiki&x=1', 'game=keshiki&game=keshiki');
    for (const query of queries) expect((await server.api('GET', `/api/published?${query}`)).status).toBe(400);
    expect(await count()).toBe(1);
  });
});
