import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import type { Trouble } from '../../../leaderboard/reading.ts';
import { text } from './text.ts';

/** Why there is nothing to see, and what can be done. */
export function Sorry({ trouble, onAgain }: { trouble: Trouble; onAgain: () => void }): JSX.Element {
  return (
    <div class="stack" role="status" data-trouble={trouble}>
      <p>{say(text[trouble])}</p>
      {trouble === 'nobody' ? null : (
        <p>
          <button type="button" class="button" onClick={onAgain}>
            {say(text.again)}
          </button>
        </p>
      )}
    </div>
  );
}
