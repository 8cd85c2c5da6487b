import { fileURLToPath } from 'node:url';
import { games } from '@minoya/games';
import type { AnyGame } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { Crowded, FairQueue } from './fair-queue.ts';
import { BotPool, Checker } from './pool.ts';
import { RuleBook } from '../rules.ts';

beforeAll(ensureBuilt);

test('a bot that loops, throws or eats all memory has no move, and the next bot is asked as ever', async () => {
  const worker = fileURLToPath(new URL('../testing/bad-bot.mjs', import.meta.url));
  const pool = new BotPool({ worker, hardMs: 400 });
  const ask = { game: nim as AnyGame, view: null, seat: 0, seed: 's', asker: '' };
  for (const bot of ['loops', 'throws', 'eats', 'loops']) expect(await pool.think({ ...ask, bot })).toBeNull();
  await pool.close();
});

test('who has many bots think waits for them, and nobody else does', async () => {
  const line = new FairQueue({ each: 64, all: 2_000 }, 2);
  const begun: string[] = [];
  const think = (asker: string): Promise<unknown> =>
    line.run(asker, async () => {
      begun.push(asker);
      await new Promise(setImmediate);
    });
  await Promise.all(['many', 'many', 'many', 'many', 'many', 'many', 'many', 'one', 'another'].map(think));
  expect(begun.indexOf('one')).toBeLessThanOrEqual(4);
  expect(begun.indexOf('another')).toBeLessThanOrEqual(5);
});

test('who would wait too long is told so at once, and nobody stands in line for longer', async () => {
  let now = 0;
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const line = new FairQueue({ each: 4, all: 32, waitMs: 300 }, 1, () => now);
  const ask = (who: string): Promise<string> =>
    line
      .run(who, async () => {
        begun.push(who);
        await new Promise<void>(done => ends.push(done));
        return 'done';
      })
      .catch((error: unknown) => (error instanceof Crowded ? 'crowded' : 'failed'));
  const end = async (): Promise<void> => {
    now += 100;
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  const first = ask('first');
  await end();
  expect(await first).toBe('done');
  // A job takes a tenth of a second, so three fit before the fourth: whoever asks, and in turn for each.
  const answers = ['a', 'a', 'b', 'c', 'd', 'e'].map(ask);
  expect(await Promise.all(answers.slice(4))).toEqual(['crowded', 'crowded']);
  expect(begun).toEqual(['first', 'a']);
  for (let i = 0; i < 3; i++) await end();
  expect(begun).toEqual(['first', 'a', 'a', 'b', 'c']);
  // What is under way takes far longer than was expected.
  const late = ask('f');
  expect(await late).toBe('crowded');
  await end();
  expect(await Promise.all(answers.slice(0, 4))).toEqual(['done', 'done', 'done', 'done']);
  const next = ask('f');
  await end();
  expect(await next, 'where nothing is waited for, everybody is served').toBe('done');
});

test('every bot of every game of several seats finds a legal move in its thread', async () => {
  const pool = new BotPool({ rules: new RuleBook(games) });
  for (const game of Object.values(games).filter(one => one.seats.max > 1)) {
    const setup = game.setups.read('seats=2');
    expect(setup).not.toBeNull();
    const state = game.start(setup, 'seed');
    const [seat = 0] = game.turn(state);
    for (const bot of pool.botsFor(game)) {
      const line = await pool.think({ game, bot, view: game.view(state, seat), seat, seed: 's', asker: '' });
      expect([...game.legal(state, seat)].map(action => game.actions.write(action))).toContain(line);
    }
  }
  await pool.close();
});

const worker = fileURLToPath(new URL('../testing/slow-check.mjs', import.meta.url));

test('a check is slow when it is slow itself, not when many were before it', async () => {
  const checker = new Checker({ worker, hardMs: 3_000 });
  const line = ['one', ...Array.from({ length: 14 }, String), 'loops', 'after the endless one'];
  const checked = await Promise.all(line.map(text => checker.check(text, 'somebody')));
  expect(checked.map(one => (one.ok ? 'ok' : one.reason))).toEqual(
    line.map(text => (text === 'loops' ? 'slow' : 'ok')),
  );
  expect(checker.queue).toBe(0);
  await checker.close();
});

test('who waits too long for a check is asked to come again, and nobody behind them is held up', async () => {
  const checker = new Checker({ worker, hardMs: 3_000, waitMs: 300 });
  const endless = checker.check('loops', 'somebody');
  const turnedAway = checker.check('too late', 'somebody');
  await expect(turnedAway).rejects.toThrow(Crowded);
  expect(await endless).toMatchObject({ ok: false, reason: 'slow' });
  expect(await checker.check('next', 'somebody')).toMatchObject({ ok: true });
  await checker.close();
});

test('who sends many games waits for them, and nobody else does', async () => {
  const checker = new Checker({ worker, hardMs: 3_000 });
  const checked: string[] = [];
  const send = (asker: string): Promise<unknown> => checker.check('a game', asker).then(() => checked.push(asker));
  await Promise.all(['many', 'many', 'many', 'many', 'many', 'many', 'one', 'another'].map(send));
  expect(checked.slice(0, 4).toSorted()).toEqual(['another', 'many', 'many', 'one']);
  await checker.close();
});

test('an address that sends more games than can be checked is asked to come again, and nobody else is', async () => {
  const checker = new Checker({ worker, hardMs: 3_000 });
  const endless = checker.check('loops', 'many');
  const outcomes = Array.from({ length: 60 }, () => checker.check('a game', 'many').catch((error: unknown) => error));
  const other = checker.check('a game', 'one');
  expect(await outcomes.at(-1)).toBeInstanceOf(Crowded);
  await endless;
  expect(await other).toMatchObject({ ok: true });
  await checker.close();
  expect((await Promise.all(outcomes)).filter(one => one instanceof Crowded).length).toBeGreaterThan(11);
});
