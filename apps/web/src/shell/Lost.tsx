import type { JSX } from 'preact';
import { say } from '../i18n/lang.ts';
import { text } from './text.ts';

/** A path that leads nowhere. */
export function Lost(): JSX.Element {
  return (
    <div class="page narrow">
      <h1>{say(text.notFound)}</h1>
      <p>
        <a href="/">{say(text.backHome)}</a>
      </p>
    </div>
  );
}
