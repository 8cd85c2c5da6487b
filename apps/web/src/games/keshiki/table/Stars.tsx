import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { words } from '../text.ts';

interface StarsProps {
  readonly count: number;
  /** As many as there are goals. */
  readonly of?: number;
  readonly big?: boolean;
  /** Those earned without hints and tools; the others are hollow, with a dot. */
  readonly unaided?: number;
}

/** Filled and hollow stars, told apart by form; read aloud as a number. */
export function Stars({ count, of = 3, big = false, unaided = count }: StarsProps): JSX.Element {
  return (
    <span class={big ? 'stars big' : 'stars'} role="img" aria-label={say(words.starsAloud(count))}>
      {[1, 2, 3].slice(0, of).map(n => (
        <svg
          key={n}
          class="star"
          data-on={n <= count}
          data-aided={(n <= count && n > unaided) || undefined}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d="M12 2.5 14.9 8.9 21.8 9.6 16.6 14.2 18.1 21 12 17.4 5.9 21 7.4 14.2 2.2 9.6 9.1 8.9Z" />
          {n <= count && n > unaided ? <circle class="star-dot" cx="12" cy="12.2" r="2.9" /> : null}
        </svg>
      ))}
    </span>
  );
}
