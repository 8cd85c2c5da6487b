import { effect } from '@preact/signals';
import { listed } from '@minoya/kernel';
import { idle } from '../../../design/idle.ts';
import { toast } from '../../../design/toast.tsx';
import type { RokuPlay } from '../table/table-controller.ts';
import { sourceName } from '../text/sources.ts';
import { loadLong } from './load.ts';
import { loadOpened, noteDeeds } from './opened.ts';
import { longWords } from './words.ts';

/** Notes what a run unlocks, and tells of it where the game rests. Somebody else's moves unlock nothing. */
export function watchDeeds(play: RokuPlay): () => void {
  let waiting: readonly string[] = [];
  const rests = () => play.result.value !== null || play.shown.value.phase !== 'playing';
  // The names of what opened are read where the game rests: reading them takes longer than a frame.
  const tell = () => {
    if (waiting.length === 0 || !rests() || play.stage.busy.value) return;
    const told = waiting;
    waiting = [];
    void loadLong().then(() => toast(longWords.openedNow(listed(told.map(sourceName))), {}));
  };
  const rulesOf = () => Promise.all([import('@minoya/games/rokumasu/long/unlocks'), loadOpened()]);
  // Read before the first move, not in the middle of what it shows.
  void idle().then(rulesOf, () => undefined);
  const unwatch = play.watch(news => {
    const marks = play.marks.peek();
    if (news.type !== 'step' || marks['branch'] || marks['lesson']) return;
    void rulesOf().then(([rules]) => {
      const fresh = noteDeeds(rules.deedsDone(news.view, news.events));
      waiting = [...waiting, ...fresh.flatMap(id => rules.unlocks[id].opens)];
      tell();
    });
  });
  const stop = effect(tell);
  return () => {
    unwatch();
    stop();
  };
}
