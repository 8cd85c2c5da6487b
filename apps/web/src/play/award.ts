import type { AnyGame } from '@minoya/kernel';
import { toast } from '../design/toast.tsx';
import type { House, Moment } from '../games/house.ts';
import { earn } from '../store/seals.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

/** Looks at every action of a game and gives the seals it earns. Returns how to stop. */
export function watchSeals<G extends AnyGame>(house: House<G>, play: Play<G>, slot: string): () => void {
  let before = play.view.peek();
  return play.watch(news => {
    if (news.type === 'step') {
      award(house, {
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

function award<G extends AnyGame>(house: House<G>, moment: Moment<G>): void {
  for (const seal of house.achievements) {
    if (!seal.earned(moment)) continue;
    void earn(house.game.id, seal.id).then(isNew => {
      if (isNew) toast(text.sealEarned(seal.name), { stamp: text.seal });
    });
  }
}
