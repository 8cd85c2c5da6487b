import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { say } from '../i18n/lang.ts';
import { text } from './text.ts';

/** A result that was put away is one press off. */
export function BackToResult({ onOpen }: { onOpen: () => void }): JSX.Element {
  return (
    <button type="button" class="button primary result-back" data-result-again onClick={onOpen}>
      <Icon id="chart" />
      {say(text.result)}
    </button>
  );
}
