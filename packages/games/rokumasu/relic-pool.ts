import { isAdmitted } from './conditions.ts';
import { canStand } from './effect.ts';
import { long } from './long-game.ts';
import { type RelicId, relics } from './relics/index.ts';
import { ruleSets } from './rules.ts';
import type { State } from './state.ts';

/** Relics that may be offered: of the rule set, unlocked, admitted by all that is in force. */
export function relicPool(s: State): readonly RelicId[] {
  const known = ruleSets[s.rules].relics;
  const { open } = s.way;
  if (open === null && s.conditions.length === 0) return known;
  return known.filter(
    id =>
      (open === null || long.isOpen(open, `relic:${id}`)) &&
      isAdmitted(s, `relic:${id}`) &&
      canStand(relics[id], s.conditions),
  );
}
