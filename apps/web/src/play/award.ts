import type { AnyGame } from '@minoya/kernel';
import { effect } from '@preact/signals';
import { toast } from '../design/toast.tsx';
import type { House, Moment } from '../games/house.ts';
import type { Localized } from '../i18n/lang.ts';
import { earn } from '../store/seals.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

/**
 * Looks at every action of a game and gives the seals it earns. They gather while it is played, and one slip tells of
 * all of them when the game rests: nothing may lie over a board that is being looked at. Returns how to stop.
 */
export function watchSeals<G extends AnyGame>(house: House<G>, play: Play<G>, slot: string): () => void {
  let before = play.view.peek();
  let waiting: readonly Localized[] = [];
  const rests = () => play.result.value !== null || (house.rests?.(play.shown.value) ?? false);
  const tell = () => {
    if (waiting.length > 0) toast(text.sealsEarned(waiting), { stamp: text.seal });
    waiting = [];
  };
  const tellAtRest = () => {
    if (rests() && !play.stage.busy.value) tell();
  };
  const unwatch = play.watch(news => {
    if (news.type === 'step') {
      const moment = { ...sightOf(play), before, events: news.events, slot };
      void award(house, moment).then(fresh => {
        waiting = [...waiting, ...fresh];
        tellAtRest();
      });
    }
    before = play.view.peek();
  });
  const stopResting = effect(tellAtRest);
  return () => {
    unwatch();
    stopResting();
    tell();
  };
}

const sightOf = <G extends AnyGame>(play: Play<G>) => ({
  after: play.view.peek(),
  result: play.result.peek(),
  marks: play.marks.peek(),
  plies: play.length.peek(),
});

/** The names of what is new. */
async function award<G extends AnyGame>(house: House<G>, moment: Moment<G>): Promise<readonly Localized[]> {
  const due = house.achievements.filter(seal => seal.earned(moment));
  if (due.length === 0) return [];
  const fresh = await earn(
    house.game.id,
    due.map(seal => seal.id),
  );
  return due.filter(seal => fresh.includes(seal.id)).map(seal => seal.name);
}
