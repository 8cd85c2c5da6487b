import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Ask } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { MiniBoard } from '../table/MiniBoard.tsx';
import { type Draft, puzzleOf } from './drafts.ts';
import type { Easel } from './easel.ts';
import { text } from './text.ts';

/** All boards in the making, as small pictures; one of them lies on the easel. */
export function Drafts({ easel }: { easel: Easel }): JSX.Element {
  const open = easel.open.value;
  const asking = useSignal(false);
  const list = useRef<HTMLUListElement>(null);
  const { length } = easel.drafts.value;
  // The one on the easel is in sight, however many there are.
  useEffect(() => {
    list.current?.children[open]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open, length]);
  return (
    <section class="drafts" aria-label={say(text.drafts)}>
      <ul ref={list}>
        {easel.drafts.value.map((draft, i) => (
          <li key={i}>
            <button
              type="button"
              class="draft"
              aria-pressed={i === open}
              aria-label={say(text.draft(i + 1))}
              onClick={() => easel.choose(i)}
            >
              <Picture draft={draft} label={say(text.draft(i + 1))} />
              {draft.proof ? <Icon id="check" /> : null}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button small" disabled={!easel.filled.value} onClick={() => easel.addEmpty()}>
        <Icon id="plus" />
        <span class="draft-word">{say(text.newDraft)}</span>
      </button>
      <button
        type="button"
        class="button plain small"
        onClick={() => {
          if (easel.filled.peek()) asking.value = true;
          else easel.discard();
        }}
      >
        <Icon id="trash" />
        <span class="draft-word">{say(text.discard)}</span>
      </button>
      {asking.value ? (
        <Ask
          title={say(text.discard)}
          yes={say(text.discardYes)}
          onYes={() => {
            asking.value = false;
            easel.discard();
          }}
          onNo={() => void (asking.value = false)}
        >
          <p>{say(text.discardHow)}</p>
        </Ask>
      ) : null}
    </section>
  );
}

function Picture({ draft, label }: { draft: Draft; label: string }) {
  const puzzle = puzzleOf(draft);
  return puzzle ? <MiniBoard board={puzzle.board} label={label} /> : null;
}
