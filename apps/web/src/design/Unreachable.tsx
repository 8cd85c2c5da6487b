import type { JSX } from 'preact';
import { say } from '../i18n/lang.ts';
import { words } from './words.ts';

/** Stands where a screen would, when its files cannot be fetched. */
export function Unreachable(): JSX.Element {
  return (
    <div class="page narrow">
      <h1>{say(words.unreachable)}</h1>
      <p>{say(words.unreachableText)}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {say(words.tryAgain)}
      </button>
    </div>
  );
}
