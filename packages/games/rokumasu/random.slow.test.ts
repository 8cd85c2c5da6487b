import { deepFreeze, roll, streams, type Streams } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { setups } from './actions.ts';
import { rokumasu } from './game.ts';
import { preview } from './preview.ts';
import { brokenInvariant } from './invariants.ts';
import { challengeIds } from './long/challenges.ts';
import { deckIds } from './long/decks.ts';
import './long/index.ts';
import { levels } from './long/levels.ts';
import { longRelicIds } from './long/relics/index.ts';
import { twistIds } from './long/twists.ts';
import type { Action, State } from './state.ts';

const LONG = process.env['MINOYA_LONG'] === '1';
const ACTIONS = LONG ? 1_000_000 : 40_000;

type Rng = Streams<'play'>;

const lines = [
  'standard',
  'classic',
  'standard round=2 gold=200',
  'classic round=2 gold=200',
  'standard gold=99 relics=hand_stock,copy,recycler,bandaid,script amulets=vanish,sculpt',
  'standard round=3 gold=60 relics=volcano,furnace,phoenix,overload,rensha amulets=seal_add,pattern_add',
  'classic round=3 gold=90 relics=compass_rose,prism,gambler,collector,muscle amulets=pattern_add,seal_add',
  'journey',
  ...deckIds.slice(1).map((id, i) => `journey deck=${id} round=${1 + (i % 9)} gold=90`),
  ...levels.map((_, i) => `journey level=${i + 1} round=${1 + ((i * 2) % 22)} gold=40`),
  ...challengeIds.map((id, i) => `journey challenge=${id} round=${1 + (i % 6)} gold=60`),
  ...twistIds.map((id, i) => `journey twists=${id} round=${1 + (i % 3)} gold=20 amulets=duplicate,bless`),
  ...Array.from({ length: 11 }, (_, i) => `journey gold=30 relics=${longRelicIds.slice(i * 5, i * 5 + 5).join(',')}`),
];

/** Shop stays and shelf shuffling are cut short, or random play would never get to place anything. */
function choose(s: State, rng: Rng): Action {
  const legal = [...rokumasu.legal(s, 0)];
  const any = legal[roll(rng, 'play', legal.length)] as Action;
  if (s.phase === 'shop') return roll(rng, 'play', 6) === 0 ? { type: 'leave' } : any;
  for (let i = 0; i < 4; i++) {
    const one = legal[roll(rng, 'play', legal.length)] as Action;
    if (one.type === 'place' && preview(s, one)?.cleared.length !== 0) return one;
  }
  const placed = legal.filter(one => one.type === 'place');
  return placed.length > 0 && roll(rng, 'play', 8) > 0 ? (placed[roll(rng, 'play', placed.length)] as Action) : any;
}

/** A line with one character changed, dropped or doubled. */
function mutated(line: string, rng: Rng): string {
  const at = roll(rng, 'play', line.length);
  const other = String.fromCharCode(32 + roll(rng, 'play', 95));
  return line.slice(0, at) + ['', other, `${line[at]}${other}`][roll(rng, 'play', 3)] + line.slice(at + 1);
}

function checkMutation(s: State, line: string, rng: Rng): void {
  const text = mutated(line, rng);
  const action = rokumasu.actions.read(text);
  if (!action) return;
  expect(rokumasu.actions.write(action)).toBe(text);
  const step = rokumasu.apply(s, 0, action);
  const legal = new Set(Array.from(rokumasu.legal(s, 0), one => rokumasu.actions.write(one)));
  expect(step.ok, text).toBe(legal.has(text));
  if (!step.ok) expect(step.why).not.toBe('');
}

test('[R160, R161, R162, R163, R164, R165, R166, R6] random runs of all rule sets, decks, levels and challenges keep the invariants, and replay the same', () => {
  const rng = streams('random runs', ['play']);
  let done = 0;
  for (let run = 0; done < ACTIONS; run++) {
    const setup = setups.read(lines[run % lines.length] ?? '')!;
    const log: Action[] = [];
    let s = deepFreeze(rokumasu.start(setup, `run ${run}`));
    while (!rokumasu.result(s) && log.length < 2000) {
      const action = choose(s, rng);
      if (log.length % 16 === 0) checkMutation(s, rokumasu.actions.write(action), rng);
      const step = rokumasu.apply(s, 0, action);
      if (!step.ok) throw new Error(`${rokumasu.actions.write(action)}: ${step.why}`);
      s = deepFreeze(step.state);
      const fault = brokenInvariant(s);
      if (fault) throw new Error(`run ${run}, action ${log.length} ${rokumasu.actions.write(action)}: ${fault}`);
      log.push(action);
    }
    let again = rokumasu.start(setup, `run ${run}`);
    for (const action of log) {
      const step = rokumasu.apply(again, 0, action);
      if (step.ok) again = step.state;
    }
    expect(again).toEqual(s);
    done += log.length;
  }
}, 600_000);
