import { games } from '@minoya/games';
import { type AnyGame, hash } from '@minoya/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import type { Client } from '../testing/client.ts';
import { TestServer } from '../testing/test-server.ts';

/** Every game of several seats that hides something; the server itself names none. */
const hiding = Object.values(games).filter(game => game.secrets && game.seats.max > 1);
const SETUP = 'seats=3';
const ROOT_SEED = 'the same for both';

beforeAll(ensureBuilt);

/** The same game with what nobody can see dealt anew. */
function redealt(game: AnyGame, hidden: string): AnyGame {
  return {
    ...game,
    start: (setup, _seed) => game.imagine(game.view(game.start(setup, ROOT_SEED), 'spectator'), hidden),
  };
}

interface TestTable {
  readonly close: () => Promise<void>;
  readonly players: Client[];
  readonly watcher: Client;
}

async function table(game: AnyGame, hidden: string): Promise<TestTable> {
  const server = await TestServer.open(
    { fixedSeed: 'told after the game' },
    { games: { [game.id]: redealt(game, hidden) } },
  );
  const players = await server.table(SETUP, 3);
  const room = players[0]?.follower.room ?? '';
  const watcher = await server.client({ token: await server.token(), room, name: 5 }).connect();
  return { players, watcher, close: () => server.close() };
}

/** What a client was told about the game, without what is random per room. */
function steps(client: Client): string[] {
  return client.frames.filter(text => /^\{"t":"(step|undo|view)"/.test(text));
}

function views(client: Client): string[] {
  return client.frames.flatMap(text => {
    const { view } = JSON.parse(text) as { view?: unknown };
    return view === undefined ? [] : [JSON.stringify(view)];
  });
}

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

test.each(hiding.map(game => [game.id, game] as const))(
  '%s: two games that differ only in what is hidden send the same bytes until it is revealed',
  async (_id, game) => {
    const tables = [await table(game, 'one deal'), await table(game, 'another deal')];
    closing.push(...tables.map(one => one.close));
    const [one, other] = tables;
    if (!one || !other) throw new Error('two tables');
    const everybody = ({ players, watcher }: TestTable): Client[] => [...players, watcher];
    let quiet = 0;
    let opened = 0;
    for (let move = 0; move < 60 && opened < 3; move++) {
      const { view } = one.watcher.follower;
      const [seat = 0] = game.turn(view);
      const legal = [...game.legal(view, seat)].map(action => game.actions.write(action));
      const line = legal[hash(`${move}`) % legal.length] ?? '';
      for (const each of tables) {
        expect(await each.players[seat]?.act(line)).toBe('done');
        for (const client of everybody(each)) await client.until(() => client.count('stepped') === move + 1);
      }
      const pairs = everybody(one).map((client, i) => [steps(client), steps(everybody(other)[i] as Client)] as const);
      const same = pairs.every(([a, b]) => a.join('\n') === b.join('\n'));
      if (same) quiet += 1;
      else {
        // Only now may they differ, and only in what the last action disclosed.
        opened += 1;
        for (const [a, b] of pairs) {
          expect(a.slice(0, -1)).toEqual(b.slice(0, -1));
          expect(a.at(-1)).toContain('"r":');
        }
        break;
      }
    }
    expect(quiet).toBeGreaterThan(0);
    expect(opened).toBe(1);
    for (const [i, client] of everybody(one).entries()) {
      expect(views(client)).toEqual(views(everybody(other)[i] as Client));
    }
  },
);

test.each(hiding.map(game => [game.id, game] as const))(
  '%s: whoever follows a whole game by its steps holds the view the server would give',
  async (_id, game) => {
    const server = await TestServer.open({}, { games: { [game.id]: game } });
    closing.push(() => server.close());
    const players = await server.table(`${SETUP} scores=hidden`, 3);
    const [first] = players;
    if (!first) throw new Error('players');
    for (let move = 0; move < 150; move++) {
      const { view, table: now } = first.follower;
      if (now?.phase !== 'playing') break;
      const [seat = 0] = game.turn(view);
      const player = players[seat] as Client;
      await player.until(() => player.count('stepped') >= move);
      const legal = [...game.legal(player.follower.view, seat)].map(action => game.actions.write(action));
      expect(await player.act(legal[hash(`m${move}`) % legal.length] ?? '')).toBe('done');
      for (const client of players) await client.until(() => client.count('stepped') === move + 1);
    }
    for (const client of players) {
      const followed = client.follower.view;
      expect(client.count('corrected')).toBe(0);
      client.sendAll([{ t: 'look' }]);
      await client.until(() => client.count('corrected') === 1);
      expect(client.follower.view).toEqual(followed);
    }
  },
);
