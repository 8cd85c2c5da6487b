import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { type TermId, terms } from '../text/terms.ts';
import { Word } from './Word.tsx';

/** A word of the game that explains itself where it stands. */
export function Term({ id, children }: { id: TermId; children?: string }): JSX.Element {
  const { name, about } = terms[id];
  return (
    <Word class="term" about={say(about)}>
      {children ?? say(name)}
    </Word>
  );
}
