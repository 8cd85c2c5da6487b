import { effect } from '@preact/signals';
import { listed } from '@minoya/kernel';
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
  const tell = () => {
    if (waiting.length === 0 || !rests() || play.stage.busy.value) return;
    toast(longWords.openedNow(listed(waiting.map(sourceName))), {});
    waiting = [];
  };
  const unwatch = play.watch(news => {
    const marks = play.marks.peek();
    if (news.type !== 'step' || marks['branch'] || marks['lesson']) return;
    void Promise.all([import('@minoya/games/rokumasu/long/unlocks'), loadOpened()]).then(async ([rules]) => {
      const fresh = noteDeeds(rules.deedsDone(play.view.peek(), news.events));
      if (fresh.length === 0) return;
      await loadLong();
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
