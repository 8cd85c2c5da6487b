import { rokumasu } from '@minoya/games/rokumasu/game';
import { preview } from '@minoya/games/rokumasu/preview';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { type Position, position } from '@minoya/games/rokumasu/testing';
import { roll, streams } from '@minoya/kernel';
import type { Figure } from './figure.ts';

type Placement = Extract<Action, { type: 'place' }>;

/** Rounds of random placements from one position, as their actions: the figures time the rules and nothing else. */
interface Rounds {
  readonly starts: readonly State[];
  readonly placements: readonly (readonly Placement[])[];
}

const ROUNDS = 60;

/** Prefers placements that clear, as a player does: about every third one scores. */
function chosen(state: State, at: number): Placement {
  const all = [...rokumasu.legal(state, 0)].filter(action => action.type === 'place');
  const clearing = all.filter(action => (preview(state, action)?.cleared.length ?? 0) > 0);
  const list = clearing.length > 0 ? clearing : all;
  return list[at % list.length] as Placement;
}

function rounds(drawn: Position): Rounds {
  const rng = streams('bench', ['at']);
  const starts: State[] = [];
  const placements: Placement[][] = [];
  for (let i = 0; i < ROUNDS; i++) {
    let state = position({ ...drawn, seed: `bench ${i}`, target: Number.MAX_SAFE_INTEGER });
    const list: Placement[] = [];
    starts.push(state);
    while (state.phase === 'playing') {
      const action = chosen(state, roll(rng, 'at', 1000));
      const step = rokumasu.apply(state, 0, action);
      if (!step.ok) throw new Error(step.why);
      list.push(action);
      state = step.state;
    }
    placements.push(list);
  }
  return { starts, placements };
}

function replay({ starts, placements }: Rounds): number {
  let count = 0;
  for (let i = 0; i < starts.length; i++) {
    let state = starts[i] as State;
    for (const action of placements[i] ?? []) {
      const step = rokumasu.apply(state, 0, action);
      if (step.ok) state = step.state;
      count += 1;
    }
  }
  return count;
}

/** Every state on the way through the rounds. */
function states({ starts, placements }: Rounds): State[] {
  return starts.flatMap((start, i) => {
    const list = [start];
    for (const action of placements[i] ?? []) {
      const step = rokumasu.apply(list.at(-1) as State, 0, action);
      if (step.ok && step.state.phase === 'playing') list.push(step.state);
    }
    return list;
  });
}

function noteOf(all: Rounds): string {
  const bytes = states(all).map(state => JSON.stringify(state).length);
  const count = all.placements.reduce((sum, list) => sum + list.length, 0);
  const scored = states(all).filter(state => state.clears > 0).length;
  const mean = Math.round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length);
  return `${count} placements, ${Math.round((100 * scored) / bytes.length)} % after a clear, state ${mean} B as JSON`;
}

const plain = rounds({ hand: ['tro-l-0', 'dom-h', 'tro-i-v'], hands: 12 });

const rich = rounds({
  board: `
    .  .  .  .  .  .
    .  e  eG .  .  .
    .  c  c  c2 .  .
    .  .  l  .  .  .
    #  #  .  .  f  .
    #  .  .  .  n  n
  `,
  brands: { a0: 'enhancement 3', b1: 'pulsation 2', c2: 'gold_mine 2', d3: 'phase 1', e4: 'enhancement 1' },
  blessed: { b1: 'power', c2: 'chain' },
  deck: [
    'tro-l-0 enhanced',
    'dom-h charge multi@0',
    'tro-i-v',
    'tet-o lucky gold@1',
    'dom-v chain-blessing@0',
    'mono-1',
  ],
  hand: ['tro-l-0 enhanced', 'dom-h charge multi@0', 'tet-o lucky gold@1'],
  relics: ['crown', 'muscle', 'copy', 'patience', 'snowball'],
  hands: 12,
});

const plainStates = states(plain);
const richStates = states(rich);
const richPlacements = richStates.flatMap(state =>
  [...rokumasu.legal(state, 0)].flatMap((action, i) =>
    action.type === 'place' && i % 7 === 0 ? [{ state, action }] : [],
  ),
);

export const figures: Figure[] = [
  { name: 'rokumasu.apply', unit: 'placements', note: noteOf(plain), run: () => replay(plain) },
  {
    name: 'rokumasu.apply.relics5',
    unit: 'placements',
    note: `5 relics, patterns and brands; ${noteOf(rich)}`,
    run: () => replay(rich),
  },
  {
    name: 'rokumasu.legal',
    unit: 'states',
    note: `${plainStates.length} states; ${noteOf(plain)}`,
    run: () => plainStates.reduce((count, state) => count + ([...rokumasu.legal(state, 0)].length > 0 ? 1 : 0), 0),
  },
  {
    name: 'rokumasu.preview',
    unit: 'previews',
    note: `${richPlacements.length} placements tried; 5 relics, patterns and brands; ${noteOf(rich)}`,
    run: () => richPlacements.reduce((count, { state, action }) => count + (preview(state, action) ? 1 : 0), 0),
  },
];
