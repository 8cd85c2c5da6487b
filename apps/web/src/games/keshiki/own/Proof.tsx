import { cellName } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { refusals } from '../../../published/text.ts';
import { type Proven, thinkers } from '../worker/client.ts';
import { type Puzzle, setupText } from './link.ts';
import { isTooEasy, proofIn } from './proof.ts';
import { text } from './text.ts';

interface Proving {
  readonly puzzle: Puzzle;
  readonly proven: boolean;
  /** The moves that reach the goal, to the end. */
  readonly onProven: (lines: readonly string[]) => void;
}

/** Whether a board's goal is known to be in reach, and the solver for those who want to know. */
export function Proof({ puzzle, proven, onProven }: Proving): JSX.Element {
  const stop = useRef(new AbortController());
  const answer = useSignal<Proven['answer'] | null>(null);
  const searching = useSignal(false);
  useEffect(() => {
    answer.value = null;
    return () => stop.current.abort();
  }, [puzzle.board, puzzle.goals]);
  const search = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    searching.value = true;
    const state = keshiki.start({ type: 'puzzle', ...puzzle, tools: [] }, '');
    const found = await thinkers.ask('prove', { state }, { signal }).catch(() => null);
    searching.value = false;
    if (signal.aborted || !found) return;
    answer.value = found.answer;
    // The rules have the last word.
    const lines = proofIn(puzzle, setupText(puzzle), found.taps.map(cellName));
    if (lines) onProven(lines);
    else if (found.answer === 'yes') answer.value = 'unknown';
  };
  if (isTooEasy(puzzle))
    return (
      <p class="error" role="status" data-proof="easy">
        {say(refusals.easy)}
      </p>
    );
  if (proven)
    return (
      <p role="status" data-proof="yes">
        <Icon id="check" /> {say(text.provenHere)}
      </p>
    );
  return (
    <>
      <p role="status" data-proof={answer.value ?? 'none'}>
        {say(answer.value === 'no' ? text.impossible : answer.value === 'unknown' ? text.notFound : text.unproven)}
      </p>
      {searching.value ? (
        <p class="row">
          <span>{say(text.searching)}</span>
          <button type="button" class="button small" onClick={() => stop.current.abort()}>
            {say(text.stop)}
          </button>
        </p>
      ) : (
        <p>
          <button type="button" class="button" onClick={() => void search()}>
            {say(text.search)}
          </button>
        </p>
      )}
    </>
  );
}
