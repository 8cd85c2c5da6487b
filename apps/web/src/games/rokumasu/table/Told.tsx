import type { ComponentChildren, JSX } from 'preact';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { found, type TermId, terms, termsIn } from '../text/terms.ts';

interface ToldProps {
  readonly text: string;
  readonly class?: string;
}

/** A sentence of the rules. The terms in it are marked, and one tap, hover or focus explains them all. */
export function Told({ text, class: extra = '' }: ToldProps): JSX.Element {
  const used = termsIn(text);
  if (used.length === 0) return <p class={extra}>{text}</p>;
  const about = used.map(id => say(terms[id].about)).join('\n');
  return (
    <p class={`word ${extra}`} role="note" tabIndex={0} {...tip(about)} data-tip-below>
      {marked(text, used)}
    </p>
  );
}

function marked(text: string, used: readonly TermId[]): ComponentChildren {
  // Every second part is what the brackets caught.
  return text.split(found(used)).map((part, i) => (i % 2 === 1 ? <span class="term">{part}</span> : part));
}
