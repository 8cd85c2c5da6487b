import type { AnyGame } from '@minoya/kernel';
import { toast } from '../design/toast.tsx';
import type { GameUI, Moment } from '../games/game-ui.ts';
import { earn } from '../store/seals.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

/** Looks at every action of a game and gives the seals it earns. Returns how to stop. */
export function watchSeals<G extends AnyGame>(ui: GameUI<G>, play: Play<G>, slot: string): () => void {
  let before = play.view.peek();
  return play.watch(news => {
    if (news.type === 'step') {
      void award(ui, {
        before,
        after: play.view.peek(),
        events: news.events,
        result: play.result.peek(),
        marks: play.marks.peek(),
        plies: play.length.peek(),
        slot,
      });
    }
    before = play.view.peek();
  });
}

/** One slip for all that an action earns: three of them would lie on the board. */
async function award<G extends AnyGame>(ui: GameUI<G>, moment: Moment<G>): Promise<void> {
  const due = ui.achievements.filter(seal => seal.earned(moment));
  const isNew = await Promise.all(due.map(seal => earn(ui.game.id, seal.id)));
  const fresh = due.filter((_, i) => isNew[i]).map(seal => seal.name);
  if (fresh.length > 0) toast(text.sealsEarned(fresh), { stamp: text.seal });
}
