import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hopeless } from '@minoya/bots/keshiki/hint';
import { isReached } from '@minoya/games/keshiki/goals';
import { decodeReplay, fold } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { archived } from './archived.ts';
import { isAdded, keyThen, type Moves } from './moved-modules.ts';

const moves: Moves = {
  'games/nim/c': [
    { since: 2, before: null },
    { since: 4, before: 'games/nim/a' },
    { since: 7, before: 'games/nim/b' },
  ],
};

test('a module is found at each of the places it has had', () => {
  const places = Array.from({ length: 8 }, (_, i) => keyThen('games/nim/c', `nim@${i + 1}`, moves)?.slice(-1) ?? null);
  expect(places).toEqual([null, 'a', 'a', 'b', 'b', 'b', 'c', 'c']);
});

test('what never moved is where it is', () => {
  expect(keyThen('games/nim/game', 'nim@1', moves)).toBe('games/nim/game');
});

test('only a name that is listed is given to the versions before it', () => {
  const names = { 'games/nim/c': { late: 3 } };
  expect([2, 3].map(version => isAdded('games/nim/c', 'late', `nim@${version}`, names))).toEqual([true, false]);
  expect(isAdded('games/nim/c', 'other', 'nim@2', names)).toBe(false);
  expect(isAdded('games/nim/d', 'late', 'nim@2', names)).toBe(false);
});

test('hopeless, which keshiki 1 is given, is right about games of that version: none that reached its goal was lost', async () => {
  const then = await archived('keshiki', 1);
  const links = readFileSync(path.join(import.meta.dirname, 'keshiki/v1.links.txt'), 'utf8')
    .trim()
    .split('\n');
  let reached = 0;
  for (const link of links) {
    const read = decodeReplay(link.split(' ')[0] ?? '');
    if (!read.ok || !then) throw new Error('a stored link');
    const said: boolean[] = [];
    const folded = fold(then.game, read.value, ply => void said.push(hopeless(ply.before)));
    if (!folded.ok || !isReached(folded.state, 0)) continue;
    reached += 1;
    expect(said).not.toContain(true);
  }
  expect(reached).toBeGreaterThan(0);
});
