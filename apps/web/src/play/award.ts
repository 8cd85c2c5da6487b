import type { AnyGame } from '@minoya/kernel';
import { toast } from '../design/toast.tsx';
import type { GameUI, AchievementContext } from '../games/game-ui.ts';
import { earn } from '../store/achievements.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

/** Looks at every action of a game and gives the achievements it earns. Returns how to stop. */
export function watchAchievements<G extends AnyGame>(ui: GameUI<G>, play: Play<G>, slot: string): () => void {
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
async function award<G extends AnyGame>(ui: GameUI<G>, context: AchievementContext<G>): Promise<void> {
  const due = ui.achievements.filter(achievement => achievement.earned(context));
  const isNew = await Promise.all(due.map(achievement => earn(ui.game.id, achievement.id)));
  const fresh = due.filter((_, i) => isNew[i]).map(achievement => achievement.name);
  if (fresh.length > 0) toast(text.achievementsEarned(fresh), { stamp: text.achievement });
}
