import type { keshiki } from '@minoya/games/keshiki/game';
import { marksIn, writeReplay } from '@minoya/kernel';
import { AIDS, unrankedMark } from '@minoya/shared/leaderboard';
import type { PublishedBoard } from '@minoya/shared/published';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import type { OpenRun } from '../../../play/open.ts';
import { readPublished } from '../../../published/asking.ts';
import { sendTry } from '../../../published/outbox.ts';
import { shareWord } from './BoardCard.tsx';
import { Opinion } from './Opinion.tsx';
import { text } from './text.ts';

type Counting = 'counted' | 'not' | 'later' | 'aided';

const said: Readonly<Record<Counting, keyof typeof text>> = {
  counted: 'counted',
  not: 'notCounted',
  later: 'countLater',
  aided: 'aided',
};

/** What follows a game on somebody's board: it is counted, and may be liked. */
export function AfterBoard({ id, run }: { id: string; run: OpenRun<typeof keshiki> }): JSX.Element {
  const board = useSignal<PublishedBoard | null>(null);
  const counting = useSignal<Counting | null>(null);
  const replay = writeReplay(run.match.replay());
  useEffect(() => {
    void (async () => {
      const before = await readPublished(id);
      if (typeof before === 'object') board.value = before;
      if (typeof before === 'object' && before.mine) return;
      const marks = marksIn(run.play.marks.peek());
      const helped = AIDS.some(aid => marks[aid]);
      counting.value = helped ? 'aided' : unrankedMark(marks) ? 'not' : await sendTry(id, replay);
      const after = counting.peek() === 'counted' ? await readPublished(id) : before;
      if (typeof after === 'object') board.value = after;
    })();
  }, [replay]);
  const now = board.value;
  return (
    <section class="stack after-board" aria-label={say(text.gallery)}>
      <p class="small" role="status" data-counted={counting.value ?? 'no'}>
        {now ? <strong class="num">{shareWord(now)}</strong> : null}
        {now ? <br /> : null}
        {counting.value ? say(text[said[counting.value]] as { ja: string; en: string }) : null}
      </p>
      {now ? <Opinion key={`${now.id} ${now.likes}`} board={now} /> : null}
      <p>
        <a class="button small" href={`/keshiki/gallery/${id}`}>
          <Icon id="medal" />
          {say(text.board)}
        </a>
      </p>
    </section>
  );
}
