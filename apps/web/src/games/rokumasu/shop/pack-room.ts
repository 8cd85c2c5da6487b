import { long } from '@minoya/games/rokumasu/long-game';
import { cannotReceive } from '@minoya/games/rokumasu/shop';
import type { State, Ware } from '@minoya/games/rokumasu/state';

/** Why nothing of a pack could be taken as things stand. A relic is no reason: inside the pack one may be sold for it. */
export function noRoomFor(state: State, ware: Ware): 'amuletsFull' | 'deckFull' | null {
  if (ware.kind !== 'pack') return null;
  const inside = anyOf(state, long.packs[ware.id].holds.kind);
  const why = inside ? cannotReceive(state, inside, null) : null;
  return why === 'amuletsFull' || why === 'deckFull' ? why : null;
}

/** Room is asked for the kind of ware; any of it will do. */
function anyOf({ deck }: State, kind: 'piece' | 'amulet' | 'relic'): Ware | null {
  if (kind === 'amulet') return { kind, id: 'vanish' };
  const [card] = deck;
  return kind === 'piece' && card ? { kind, card } : null;
}
