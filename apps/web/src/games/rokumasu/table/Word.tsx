import type { ComponentChildren, JSX } from 'preact';
import { tip } from '../../../design/tips.tsx';

interface WordProps {
  readonly about: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A word that explains itself: by hover, by a long press, and when the keyboard reaches it. */
export function Word({ about, class: extra, children }: WordProps): JSX.Element {
  return (
    <span class={extra ? `word ${extra}` : 'word'} role="note" tabIndex={0} {...tip(about)}>
      {children}
    </span>
  );
}
