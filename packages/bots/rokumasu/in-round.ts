import { conditionOf } from '@minoya/games/rokumasu/conditions';
import type { Effect } from '@minoya/games/rokumasu/effect';
import type { InForce, State } from '@minoya/games/rokumasu/state';
import type { Tuned } from '@minoya/games/rokumasu/tuned';

/** Numbers that nothing asks for while a round is played: those of shops, of rewards, and of what begins a round. */
const BETWEEN: ReadonlySet<string> = new Set<Tuned>([
  'hands',
  'relicSlots',
  'amuletSlots',
  'reroll',
  'price',
  'stoneOffers',
  'target',
  'reward',
  'handPay',
  'interest',
  'pieceOffers',
  'relicOffers',
  'packOffers',
  'packSize',
  'shops',
  'giftsShown',
  'bosses',
  'elites',
  'normals',
  'deckMost',
]);

const HOOKS = ['handDrawn', 'handSpent', 'cleared', 'missed', 'settled', 'handsOut', 'roundWon', 'roundLost'] as const;
const ASKED = ['counts', 'completes', 'sleeps', 'deals'] as const;

const known = new Map<string, boolean>();

/** Whether a condition has a say between a round's first hand and its end. */
function acts({ source }: InForce): boolean {
  const said = known.get(source);
  if (said !== undefined) return said;
  const found = hasSay(conditionOf(source));
  known.set(source, found);
  return found;
}

function hasSay(effect: Effect): boolean {
  if (HOOKS.some(hook => effect[hook]) || ASKED.some(ask => effect[ask])) return true;
  return Object.keys(effect.tune ?? {}).some(key => !BETWEEN.has(key));
}

/** A round that has begun, without the conditions that have nothing to say in it: every placement asks all of them. */
export function withoutIdle(s: State): State {
  if (s.conditions.every(acts)) return s;
  return { ...s, conditions: s.conditions.filter(acts) };
}
