import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { cueOf } from '../events/score-animation.ts';
import { table } from '../text/play.ts';
import { run as runWords } from '../text/run.ts';
import type { RokuPlay } from './table-controller.ts';

/** What happens by itself is said across the board while it happens. */
export function NoticeView({ play }: { play: RokuPlay }): JSX.Element | null {
  const { notice } = cueOf(play.stage);
  if (!notice) return null;
  const [first = 0, second = 0] = notice.values;
  if (notice.kind === 'won')
    return (
      <div class="notice">
        <span class="stamp big">{say(runWords.done)}</span>
      </div>
    );
  const text = {
    stuck: () => table.stuck(first, second),
    lost: () => runWords.short(first),
    retry: () => runWords.retry,
    burned: () => runWords.burned,
  }[notice.kind]();
  return (
    <div class="notice">
      <p class="panel small">{say(text)}</p>
    </div>
  );
}
