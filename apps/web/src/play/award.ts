import type { AnyGame } from '@minoya/kernel';
import { effect } from '@preact/signals';
import { toast } from '../design/toast.tsx';
import type { AchievementContext, GameUI } from '../games/game-ui.ts';
import type { Localized } from '../i18n/lang.ts';
import { earn } from '../store/achievements.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

/**
 * Looks at every action of a game and gives the achievements it earns. They gather while it is played, and one slip tells of
 * all of them when the game rests: nothing may lie over a board that is being looked at. Returns how to stop.
 */
export function watchAchievements<G extends AnyGame>(ui: GameUI<G>, play: Play<G>, slot: string): () => void {
  let before = play.view.peek();
  let waiting: readonly Localized[] = [];
  const rests = () => play.result.value !== null || (ui.rests?.(play.shown.value) ?? false);
  const tell = () => {
    if (waiting.length > 0) toast(text.achievementsEarned(waiting), { stamp: text.achievement });
    waiting = [];
  };
  const tellAtRest = () => {
    if (rests() && !play.stage.busy.value) tell();
  };
  const unwatch = play.watch(news => {
    if (news.type === 'step') {
      const context = { ...sightOf(play), before, events: news.events, slot };
      void award(ui, context).then(fresh => {
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

/** The names of what is new. What was begun by somebody else, or under guidance, earns nothing. */
async function award<G extends AnyGame>(ui: GameUI<G>, context: AchievementContext<G>): Promise<readonly Localized[]> {
  if (context.marks['branch']) return [];
  const guided = Boolean(context.marks['lesson']);
  const due = ui.achievements.filter(one => guided === (one.ofLesson ?? false) && one.earned(context));
  if (due.length === 0) return [];
  const fresh = await earn(
    ui.game.id,
    due.map(one => one.id),
  );
  return due.filter(one => fresh.includes(one.id)).map(one => one.name);
}
