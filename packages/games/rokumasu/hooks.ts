import type { Effect } from './effect.ts';
import type { EffectHooks } from './effect-context.ts';
import type { Memory } from './state.ts';

/** How an effect is asked for each hook. */
export const HOOKS = {
  runStarted: (def: Effect) => def.runStarted,
  roundStarted: (def: Effect) => def.roundStarted,
  handDrawn: (def: Effect) => def.handDrawn,
  handSpent: (def: Effect) => def.handSpent,
  cleared: (def: Effect) => def.cleared,
  missed: (def: Effect) => def.missed,
  settled: (def: Effect) => def.settled,
  handsOut: (def: Effect) => def.handsOut,
  roundWon: (def: Effect) => def.roundWon,
  roundLost: (def: Effect) => def.roundLost,
  bought: (def: Effect) => def.bought,
  rerolled: (def: Effect) => def.rerolled,
  sold: (def: Effect) => def.sold,
  changed: (def: Effect) => def.changed,
  taken: (def: Effect) => def.taken,
} satisfies { [K in keyof EffectHooks<Memory, never>]-?: (def: Effect) => Effect[K] };

export type Hook = keyof typeof HOOKS;
