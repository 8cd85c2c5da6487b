import { rokumasu } from '@minoya/games/rokumasu/game';
import { sculpts } from '@minoya/games/rokumasu/use';
import { spotsOf } from '@minoya/games/rokumasu/shapes';
import { type Action, type Card, type Sculpt, type State, STREAMS } from '@minoya/games/rokumasu/state';
import { shuffle, streams } from '@minoya/kernel';
import { bestChoice, type ShopEffort } from './strength.ts';

type Use = Extract<Action, { type: 'use' }>;

/** An amulet is used at once when that strengthens the build; where luck decides, on luck that is imagined. */
export function bestUse(view: State, seed: string, effort: ShopEffort): Use | null {
  if (view.amulets.length === 0) return null;
  const choices = some([...uses(view)], seed).flatMap(action => {
    const step = rokumasu.apply({ ...view, rng: streams(`${seed}/amulet 0`, STREAMS) }, 0, action);
    return step.ok ? [{ action, after: step.state, worth: (gain: number) => gain }] : [];
  });
  return bestChoice(view, choices, { seed, effort, least: LEAST_GAIN })?.action ?? null;
}

/** A look at a few is enough: the next shop looks at others. */
const MOST_USES = 4;

function some(all: readonly Use[], seed: string): readonly Use[] {
  return all.length <= MOST_USES ? all : shuffle(streams(seed, ['uses']), 'uses', [...all]).slice(0, MOST_USES);
}

/** Imagined luck flatters: a gain below this is none. */
const LEAST_GAIN = 0.01;

/** One use of each amulet for each card; of what a chisel can make, the plain bars and boxes. */
function* uses(view: State): Iterable<Use> {
  for (const [amulet, { id }] of view.amulets.entries())
    for (const card of view.deck) {
      const plain: Use = { type: 'use', amulet, card: card.id, sculpt: null };
      if (id === 'sculpt') yield* carvings(card, plain);
      else yield plain;
    }
}

function* carvings(card: Card, plain: Use): Iterable<Use> {
  for (const sculpt of handyShapes(card)) yield { ...plain, sculpt };
}

const HANDY = new Set([
  'mono-1',
  'dom-h',
  'dom-v',
  'tro-i-h',
  'tro-i-v',
  'tet-i-h',
  'tet-i-v',
  'tet-o',
  'pent-i-h',
  'pent-i-v',
]);

function* handyShapes(card: Card): Iterable<Sculpt> {
  for (const sculpt of sculpts(card)) {
    const keeps = (!card.seal || sculpt.seal !== null) && (!card.blessing || sculpt.blessing !== null);
    if (keeps && HANDY.has(sculpt.mino) && spotsOf(sculpt.mino).size !== spotsOf(card.mino).size) yield sculpt;
  }
}
