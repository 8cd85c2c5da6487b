import type { LogEntry, Replay } from '@minoya/kernel';
import { playthrough } from '@minoya/kernel/testing/golden';
import { expect, test } from 'vitest';
import { setups } from './actions.ts';
import { rokumasu } from './game.ts';
import './long/index.ts';
import { preview } from './preview.ts';
import type { Action, State } from './state.ts';

type Policy = (s: State, legal: readonly Action[], ply: number) => Action | undefined;

/** A replay by a simple player, so that the goldens show games somebody might have played. */
function replay(setup: string, seed: string, plies: number, policy: Policy): Replay {
  const log: LogEntry[] = [];
  let s = rokumasu.start(setups.read(setup)!, seed);
  while (log.length < plies && !rokumasu.result(s)) {
    const legal = [...rokumasu.legal(s, 0)];
    const action = policy(s, legal, log.length) ?? (legal[0] as Action);
    const step = rokumasu.apply(s, 0, action);
    if (!step.ok) throw new Error(step.why);
    log.push({ seat: 0, line: rokumasu.actions.write(action) });
    s = step.state;
  }
  return { game: rokumasu.id, version: rokumasu.version, setup, seed, log };
}

type Place = Extract<Action, { type: 'place' }>;

/** What a placement is worth at best, then how little it leaves open: enough to win early rounds. */
function worth(s: State, action: Place): number {
  const shown = preview(s, action);
  const points = shown?.outcomes.at(-1)?.points ?? 0;
  const rows = new Set(shown?.cells.map(cell => Math.floor(cell / 6)));
  const filled = [...rows].reduce((sum, y) => sum + s.board.slice(y * 6, y * 6 + 6).filter(Boolean).length, 0);
  return points * 100 + filled * 3 + (shown?.cells.length ?? 0) - Math.floor(action.cell / 6);
}

function bestOf(s: State, legal: readonly Action[]): Action | undefined {
  const places = legal.filter(one => one.type === 'place');
  return places.sort((a, b) => worth(s, b) - worth(s, a))[0];
}

/** Wants one item a shop, dearest first; then leaves. */
function shopping(s: State, legal: readonly Action[]): Action | undefined {
  if (s.phase !== 'shop') return undefined;
  const bought = s.shop?.items.some(item => item.sold);
  const buys = legal.filter(one => one.type === 'buy');
  return bought ? legal.find(one => one.type === 'leave') : (buys.at(-1) ?? legal.find(one => one.type === 'leave'));
}

const player: Policy = (s, legal) => shopping(s, legal) ?? bestOf(s, legal);

/** First every kind of action that is not a placement, each once; then as the player. */
function tinkerer(): Policy {
  const done = new Set<string>();
  return (s, legal) => {
    const fresh = legal.find(one => {
      const kind = one.type === 'use' ? `use ${s.amulets[one.amulet]?.id}` : one.type;
      return !['place', 'leave', 'end', 'start'].includes(kind) && !done.has(kind) && done.add(kind);
    });
    return fresh ?? player(s, legal, 0);
  };
}

/** Completes no line of its own accord: the volcano's friend. */
function isQuiet(s: State, action: Action): boolean {
  const shown = action.type === 'place' ? preview(s, action) : null;
  return shown !== null && [0, 12].includes(shown.rows.length + shown.columns.length);
}

const hoarder: Policy = (s, legal, ply) => {
  if (s.phase === 'cleared') return legal.find(one => one.type === 'collect');
  const quiet = legal.filter(one => isQuiet(s, one));
  return quiet[(ply * 5) % Math.max(1, quiet.length)] ?? shopping(s, legal);
};

/** Buys every pack and takes what is first in it. */
const opener: Policy = (s, legal) => {
  if (s.phase === 'pack') return legal.find(one => one.type === 'take');
  const isPack = (one: Action): boolean => one.type === 'buy' && s.shop?.items[one.item]?.ware.kind === 'pack';
  if (s.phase === 'shop') return legal.find(isPack) ?? legal.find(one => one.type === 'leave');
  return bestOf(s, legal);
};

/** As the hoarder, but stops when the run is won. */
const finisher: Policy = (s, legal, ply) => legal.find(one => one.type === 'finish') ?? hoarder(s, legal, ply);

const goldens: Record<string, () => Replay> = {
  'first-rounds': () => replay('standard', 'golden 0', 24, player),
  'classic-rounds': () => replay('classic', 'golden 2', 24, player),
  'boss-with-relics': () =>
    replay(
      'standard round=3 gold=40 relics=hand_stock,copy,recycler,script amulets=seal_add,vanish',
      'golden 15',
      24,
      tinkerer(),
    ),
  'last-round-and-on': () =>
    replay('standard round=24 relics=volcano,full_clear_bonus,last_stand,timing,symmetry', 'golden 6', 18, hoarder),
  'last-round-won': () =>
    replay('classic round=24 relics=volcano,full_clear_bonus,last_stand,timing,symmetry', 'golden 7', 18, finisher),
  'phoenix-and-loss': () => replay('classic round=3 relics=phoenix,gambler,bandaid', 'golden 6', 30, hoarder),
  'long-journey': () => replay('journey gold=60 amulets=duplicate,hone', 'golden 3', 22, tinkerer()),
  'long-packs': () => replay('journey gold=60 relics=single_line,anchor', 'golden 3', 22, opener),
  'long-level': () => replay('journey deck=giants level=6 round=3 relics=shadow,echo,patrol', 'golden 5', 18, player),
};

test.each(Object.keys(goldens))('golden: %s', async name => {
  const told = playthrough(rokumasu, (goldens[name] as () => Replay)());
  expect(told.split('\n').length).toBeLessThanOrEqual(400);
  await expect(told).toMatchFileSnapshot(`golden/${name}.txt`);
});

test('the goldens visit every phase', () => {
  const told = Object.keys(goldens).map(name => playthrough(rokumasu, (goldens[name] as () => Replay)()));
  for (const phase of ['progress', 'playing', 'cleared', 'shop', 'pack', 'lost', 'won'])
    expect(
      told.some(text => new RegExp(`^round \\d+ \\w+ \\(.*\\) ${phase}`, 'm').test(text)),
      phase,
    ).toBe(true);
});
