import { keshiki } from '@minoya/games/keshiki/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { copy } from '../../../play/share.ts';
import { loadRun } from '../../../store/runs.ts';
import { slots } from '../entry/about.ts';
import { thinkers } from '../worker/client.ts';
import type { Easel } from './easel.ts';
import { type Puzzle, provesIt, writeLink } from './link.ts';
import { text } from './text.ts';

type Answer = 'yes' | 'no' | 'unknown';

interface Proving {
  readonly puzzle: Puzzle;
  readonly proven: boolean;
  readonly onProven: () => void;
}

/** Whether a board's goal is known to be in reach, and the solver for those who want to know. */
export function Proof({ puzzle, proven, onProven }: Proving): JSX.Element {
  const stop = useRef(new AbortController());
  const answer = useSignal<Answer | null>(null);
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
    if (signal.aborted) return;
    answer.value = found;
    if (found === 'yes') onProven();
  };
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

/** The way to a link. A game of one's own that reached the goal proves the board as well as the solver does. */
export function Publish({ easel }: { easel: Easel }): JSX.Element {
  const { puzzle } = easel;
  useEffect(() => {
    if (easel.proven.peek()) return;
    void loadRun('keshiki', slots.own).then(run => {
      if (run && provesIt(easel.puzzle, run.setup, run.log)) easel.prove();
    });
  }, [puzzle.board, puzzle.goals]);
  const path = writeLink(puzzle);
  const link = `${location.origin}${path}`;
  return (
    <section class="stack panel publish">
      <h2>{say(text.publish)}</h2>
      <p class="small quiet">{say(text.publishHow)}</p>
      {easel.filled.value ? (
        <>
          <Proof puzzle={puzzle} proven={easel.proven.value} onProven={() => easel.prove()} />
          {easel.proven.value ? null : <p class="small quiet">{say(text.provenHow)}</p>}
          <label class="field">
            <span class="caption">{say(text.link)}</span>
            <input readOnly value={link} data-link />
          </label>
          <p class="row">
            <button type="button" class="button primary" onClick={() => void copy(link)}>
              <Icon id="copy" />
              {say(text.copyLink)}
            </button>
          </p>
        </>
      ) : null}
    </section>
  );
}
