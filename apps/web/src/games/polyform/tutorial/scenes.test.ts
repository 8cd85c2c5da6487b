import { polyform } from '@minoya/games/polyform/game';
import type { Action, State } from '@minoya/games/polyform/state';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { handCount } from '@minoya/games/polyform/cover';
import { cardOf } from '@minoya/games/polyform/cards';
import { gameOf, whyNot } from './scene-game.ts';
import { scenes } from './scenes.ts';

/** Plays whatever is allowed, in any order, until the step is done. */
function playOut(scene: (typeof scenes)[number], pick: (count: number) => number): State {
  const match = new Match(gameOf(scene), 'seats=1', 'lesson');
  for (let ply = 0; !scene.done(match.state); ply++) {
    if (ply > 60) throw new Error(`${scene.id} does not end`);
    const legal = [...match.game.legal(match.state, 0)] as Action[];
    const action = legal[pick(legal.length)];
    expect(action, scene.id).toBeDefined();
    if (action) expect(match.act(0, action).ok).toBe(true);
  }
  return match.state;
}

test('players.md: no press breaks the lesson: whatever a step allows leads to its end', () => {
  for (const scene of scenes) {
    let chance = 7;
    const random = (count: number) => (chance = (chance * 16_807) % 2_147_483_647) % Math.max(1, count);
    for (let run = 0; run < 20; run++) expect(scene.done(playOut(scene, random)), scene.id).toBe(true);
  }
});

test('what a step is not about is refused, and changes nothing', () => {
  for (const scene of scenes) {
    const game = gameOf(scene);
    const state = new Match(game, 'seats=1', 'lesson').state as State;
    expect(scene.done(state), scene.id).toBe(false);
    for (const action of polyform.legal(state, 0)) {
      const step = game.apply(state, 0, action);
      expect(step.ok, `${scene.id}: ${polyform.actions.write(action)}`).toBe(scene.allows(action, state));
    }
  }
});

test('players.md: finishing, penalties, splitting and recycling are taught', () => {
  expect(scenes.map(scene => scene.id)).toEqual([
    'fit',
    'take',
    'gain',
    'up',
    'turn',
    'down',
    'master',
    'recycle',
    'finishing',
  ]);
  const { goal, after } = scenes.at(-1) ?? {};
  expect(`${goal?.ja}${after?.ja}`).toMatch(/−1点[\s\S]*未完成/);
});

test('what ends a game is told in the first step, and what cannot be undone where it is done', () => {
  expect(scenes[0]?.after.ja).toMatch(/白5枚か黒3枚/);
  expect(scenes.find(scene => scene.id === 'take')?.after.ja).toMatch(/4枚まで/);
  expect(scenes.find(scene => scene.id === 'take')?.after.ja).toMatch(/戻せません/);
});

test('levelling up is taught where it saves actions', () => {
  const scene = scenes.find(one => one.id === 'up') as (typeof scenes)[number];
  const { players } = new Match(gameOf(scene), 'seats=1', 'lesson').state as State;
  const card = players[0]?.working[0]?.card ?? '';
  const byHand = handCount(cardOf(card).shape, players[0]?.hand ?? ({} as never)) ?? 0;
  expect(byHand).toBeGreaterThan(2);
});

test('a wrong choice is told from what a step is not about', () => {
  const scene = scenes.find(one => one.id === 'up') as (typeof scenes)[number];
  expect(whyNot(scene, { type: 'up', piece: 't4', parts: 'dot+dot+dot+dot' })).toBe('lessonWrong');
  expect(whyNot(scene, { type: 'end' })).toBe('lessonNow');
  expect(scene.wrong?.ja).toContain('L字');
});

test('in every step of the lesson stock, hand and puzzles together are all the pieces there are', () => {
  for (const scene of scenes) {
    const { stock, players } = new Match(gameOf(scene), 'seats=1', 'lesson').state as State;
    const placed = players[0]?.working.flatMap(work => work?.placed.map(one => one.piece) ?? []) ?? [];
    for (const id of pieceIds) {
      const there = stock[id] + (players[0]?.hand[id] ?? 0) + placed.filter(one => one === id).length;
      expect(there, `${scene.id} ${id}`).toBe(pieces[id].stock);
    }
  }
});
