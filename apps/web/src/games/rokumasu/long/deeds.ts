import { idle } from '../../../design/idle.ts';
import { mayEarn } from '../../../play/watch-achievements.ts';
import { noteEarned } from '../../../play/earned-marks.ts';
import { grants } from '../entry/custom-run.ts';
import type { RokuPlay } from '../table/table-controller.ts';
import { loadOpened, noteDeeds } from './opened.ts';

/** Notes what a run unlocks; the pages between rounds and at the end tell of it. Practice unlocks nothing. */
export function watchDeeds(play: RokuPlay): () => void {
  const unlockRules = () => Promise.all([import('@minoya/games/rokumasu/long/unlocks'), loadOpened()]);
  // Read before the first move, not in the middle of what it shows.
  void idle().then(unlockRules, () => undefined);
  return play.onChange(news => {
    if (news.type !== 'step' || !mayEarn({ grants }, play)) return;
    void unlockRules().then(([rules]) => {
      const fresh = noteDeeds(rules.deedsDone(news.view, news.events));
      noteEarned(
        play,
        fresh.map(id => `unlock:${id}`),
      );
    });
  });
}
