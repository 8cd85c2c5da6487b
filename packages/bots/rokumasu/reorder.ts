import { relics } from '@minoya/games/rokumasu/relics/index';
import type { Action, State } from '@minoya/games/rokumasu/state';

/** Adding to the lines before multiplying them is worth more; a mirror stands below the best multiplier. */
export function reorderAction(view: State): Action | null {
  const rank = view.relics.map(owned => {
    const { acts } = relics[owned.id];
    if (owned.id === 'copy') return 3;
    return acts === 'lines' ? 0 : acts === 'times' ? 2 : 1;
  });
  for (let i = 1; i < rank.length; i++) if (rank[i]! < rank[i - 1]!) return { type: 'reorder', from: i, to: i - 1 };
  return null;
}
