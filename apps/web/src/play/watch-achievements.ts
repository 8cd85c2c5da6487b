import type { AnyGame } from '@minoya/kernel';
import { toast } from '../design/toast.tsx';
import type { Achievement, AchievementContext, GameUI } from '../games/game-ui.ts';
import { earn } from '../store/achievements.ts';
import { earnedAt } from './earned.ts';
import { earnedIdsIn, noteEarned } from './earned-marks.ts';
import type { Play } from './play.ts';
import type { Session } from './session.ts';
import { text } from './text.ts';

/**
 * Looks at every action of a game and gives the achievements it earns. They gather while it is played, and its result
 * tells them in its own flow (`EarnedHere`): nothing may lie over a board that is looked at, or over what a result offers. Who leaves
 * before is told by one slip on the next page. Returns how to stop.
 */
export function watchAchievements<G extends AnyGame>(ui: GameUI<G>, play: Play<G>, slot: string): () => void {
  const earned = earnedAt(play);
  let before = play.view.peek();
  let wasOver = play.result.peek() !== null;
  if (!ui.tellsEarned) void recall(ui, play);
  const stopChanges = play.onChange(news => {
    if (news.type === 'step') {
      const context = { ...sightOf(play), before, events: news.events, slot, setup: play.session.match?.setup ?? '' };
      void newlyEarned(ui, play, context).then(fresh => {
        const ids = fresh.map(one => one.id);
        noteEarned(play, ids);
        if (fresh.length > 0) earned.all.value = [...earned.all.peek(), ...fresh];
      });
    } else if (wasOver) {
      // Taken back from its end, it goes on without what that end has told.
      earned.all.value = earned.all.peek().slice(earned.told);
      earned.told = 0;
    }
    before = play.view.peek();
    wasOver = play.result.peek() !== null;
  });
  return () => {
    stopChanges();
    const untold = earned.all.peek().slice(earned.told);
    if (untold.length > 0 && !ui.tellsEarned)
      toast(text.achievementsEarned(untold.map(one => one.name)), { stamp: text.achievement });
  };
}

/** What a game has earned before it was taken up again is told by its result, too. */
async function recall<G extends AnyGame>(ui: GameUI<G>, play: Play<G>): Promise<void> {
  const ids = earnedIdsIn(play.marks.peek());
  const all = ids.length > 0 ? await ui.achievements().catch(() => []) : [];
  const before = all.filter(one => ids.includes(one.id));
  if (before.length === 0) return;
  const earned = earnedAt(play);
  earned.told += before.length;
  earned.all.value = [...before, ...earned.all.peek()];
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

/** Whether a game at this table may earn anything: not for who only watches it. */
export function mayEarn<G extends AnyGame>(
  ui: Pick<GameUI<G>, 'grants'>,
  play: Pick<Play<G>, 'marks'> & { readonly session: Pick<Session<G>, 'viewer' | 'match'> },
): boolean {
  const marks = play.marks.peek();
  if (play.session.viewer === 'spectator') return false;
  if (marks['branch'] || marks['lesson']) return false;
  return ui.grants?.(play.session.match?.setup ?? '', marks) ?? true;
}
