import type { AnyGame } from '@minoya/kernel';
import { effect } from '@preact/signals';
import { toast } from '../design/toast.tsx';
import type { Achievement, AchievementContext, GameUI } from '../games/game-ui.ts';
import { earn } from '../store/achievements.ts';
import { noteEarned } from './earned-marks.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

/**
 * Looks at every action of a game and gives the achievements it earns. They gather while it is played, and are told when the game
 * rests: nothing may lie over a board that is being looked at. A game with pages of its own for it tells them there, any other by
 * one slip. Returns how to stop.
 */
export function watchAchievements<G extends AnyGame>(ui: GameUI<G>, play: Play<G>, slot: string): () => void {
  let before = play.view.peek();
  let waiting: readonly Achievement<G>[] = [];
  const rests = () => play.result.value !== null || (ui.rests?.(play.shown.value) ?? false);
  const tell = () => {
    if (waiting.length > 0 && !ui.tellsEarned)
      toast(text.achievementsEarned(waiting.map(one => one.name)), { stamp: text.achievement });
    waiting = [];
  };
  const tellAtRest = () => {
    if (rests() && !play.stage.busy.value) tell();
  };
  const stopChanges = play.onChange(news => {
    if (news.type === 'step') {
      const context = { ...sightOf(play), before, events: news.events, slot };
      void newlyEarned(ui, play, context).then(fresh => {
        const ids = fresh.map(one => one.id);
        noteEarned(play, ids);
        waiting = [...waiting, ...fresh];
        tellAtRest();
      });
    }
    before = play.view.peek();
  });
  const stopResting = effect(tellAtRest);
  return () => {
    stopChanges();
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

/** What is new. What was begun by somebody else, under guidance, or by one's own making, earns nothing. */
async function newlyEarned<G extends AnyGame>(
  ui: GameUI<G>,
  play: Play<G>,
  context: AchievementContext<G>,
): Promise<readonly Achievement<G>[]> {
  const guided = Boolean(context.marks['lesson']);
  if (!guided && !mayEarn(ui, play)) return [];
  // Where the file cannot be had nothing is earned, and nothing is in the way.
  const all = await ui.achievements().catch(() => []);
  const due = all.filter(one => guided === (one.ofLesson ?? false) && one.earned(context));
  if (due.length === 0) return [];
  const fresh = await earn(
    ui.game.id,
    due.map(one => one.id),
  );
  return due.filter(one => fresh.includes(one.id));
}

/** Whether a game at this table may earn anything. */
export function mayEarn<G extends AnyGame>(ui: Pick<GameUI<G>, 'grants'>, play: Play<G>): boolean {
  const marks = play.marks.peek();
  if (marks['branch'] || marks['lesson']) return false;
  return ui.grants?.(play.session.match?.setup ?? '', marks) ?? true;
}
