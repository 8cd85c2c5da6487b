import { expect, test } from 'vitest';
import { bosses } from '../../bosses.ts';
import { canStand } from '../../effect.ts';
import { isObstacle } from '../../board.ts';
import { freshCondition } from '../../conditions.ts';
import { rokumasu } from '../../game.ts';
import { placeAndScore } from '../../place.ts';
import { CELLS, SIZE, spotsOf } from '../../shapes.ts';
import type { Action, Block, Card, State } from '../../state.ts';
import { seeded, Turn } from '../../turn.ts';
import '../index.ts';
import { challengeIds } from '../challenges.ts';
import { deckIds } from '../decks.ts';
import { MOST_LEVEL } from '../levels.ts';
import { twistIds } from '../twists.ts';
import { type LongBossId, longBossIds } from './index.ts';

const PLAIN: Block = { piece: 1, pattern: null, seal: null, blessing: null, charge: 0 };
const LINES = [0, 1, 2, 3, 4, 5].flatMap(i => [
  Array.from({ length: SIZE }, (_, x) => i * SIZE + x),
  Array.from({ length: SIZE }, (_, y) => y * SIZE + i),
]);

/** Before the third round, each once. */
const started = new Map<string, State>();

function start(setup: string): State {
  const s = started.get(setup) ?? rokumasu.start(rokumasu.setups.read(`${setup} round=3`)!, 'clash');
  started.set(setup, s);
  return s;
}

function act(s: State, action: Action): State {
  const step = rokumasu.apply(s, 0, action);
  return step.ok ? step.state : s;
}

/** The third round against a boss, with a target that nobody reaches. */
function facing(id: LongBossId, setup: string): State {
  const s = start(setup);
  const conditions = [...s.conditions.filter(one => !one.source.startsWith('boss:')), freshCondition(`boss:${id}`)];
  return { ...act({ ...s, bosses: [id], minor: [], conditions, gifts: [] }, { type: 'start' }), target: 1e9 };
}

/** For every line a board on which a card would complete it, with nothing else there but what bars cells. */
function* helpful(s: State, card: Card): Generator<{ board: State['board']; cell: number }> {
  const bare = s.board.map(block => (block && isObstacle(block) ? block : null));
  for (const line of LINES) {
    const spot = spotsOf(card.mino).spots.find(
      ({ cells }) => cells.some(at => line.includes(at)) && !cells.some(at => bare[at]),
    );
    const given = (at: number): boolean => line.includes(at) && !spot?.cells.includes(at);
    if (spot) yield { board: bare.map((block, at) => block ?? (given(at) ? PLAIN : null)), cell: spot.cell };
  }
}

/** What a placement scores, before a new hand is drawn. */
function pointsOf(s: State, from: number, cell: number): number {
  const t = new Turn({ ...s }, seeded);
  placeAndScore(t, { type: 'place', from, cell });
  return t.s.score - s.score;
}

/** Whether some card in hand brings points on a board that helps it. */
const scoresNow = (s: State): boolean =>
  s.hand.some((card, slot) => {
    const boards = card ? [...helpful(s, card)] : [];
    return boards.some(({ board, cell }) => pointsOf({ ...s, board }, slot, cell) > 0);
  });

/** Whether that is so some time in the round. */
function canScore(from: State): boolean {
  let s = from;
  for (let ply = 0; ply < CELLS && s.phase === 'playing' && s.hands > 0; ply++) {
    if (scoresNow(s)) return true;
    const bare = { ...s, board: s.board.map(block => (block && isObstacle(block) ? block : null)) };
    const place = [...rokumasu.legal(bare, 0)].find(action => action.type === 'place');
    if (!place) return false;
    s = act(bare, place);
  }
  return false;
}

const ways = [
  ...deckIds.map(id => `deck=${id}`),
  `level=${MOST_LEVEL}`,
  ...challengeIds.map(id => `challenge=${id}`),
  ...twistIds.map(id => `twists=${id}`),
  ...deckIds.map(id => `deck=${id} twists=sprint,five_cards`),
  ...['rows_only', 'columns_only'].flatMap(lines =>
    ['singles', 'stony', 'tiny_board', 'small_steps', 'one_shot'].map(other => `twists=${lines},${other}`),
  ),
].map(way => `journey ${way}`.replace(' deck=carpenter', ''));

const stands = (id: LongBossId, setup: string): boolean => canStand(bosses[id], start(setup).conditions);

test('[R300] whatever a run is played with, every boss it may meet can be scored against', () => {
  const dead = ways.flatMap(setup =>
    longBossIds.filter(id => stands(id, setup) && !canScore(facing(id, setup))).map(id => `${setup}: ${id}`),
  );
  expect(dead).toEqual([]);
});

test('[R300, R505] every boss that is shut out somewhere is met by a run that shuts it out; some leave nothing to score', () => {
  const shutOut = ways.flatMap(setup => longBossIds.filter(id => !stands(id, setup)).map(id => [id, setup] as const));
  expect(new Set(shutOut.map(([id]) => id))).toEqual(
    new Set(longBossIds.filter(id => (bosses[id].clashes ?? []).length > 0)),
  );
  for (const setup of ['journey twists=singles', 'journey challenge=sand_garden', 'journey deck=pebbles'])
    expect(canScore(facing('heavy_gate', setup)), setup).toBe(false);
  expect(canScore(facing('late_bloom', 'journey deck=gardener twists=sprint,five_cards'))).toBe(false);
});

test('[R300] every source that shuts out a boss exists', () => {
  for (const id of longBossIds)
    for (const source of (bosses[id].clashes ?? []).flat())
      expect(() => freshCondition(source), `${id} ${source}`).not.toThrow();
});
