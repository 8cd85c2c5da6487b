import { keshiki } from '@minoya/games/keshiki/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { copy } from '../../../play/share.ts';
import { thinkers } from '../worker/client.ts';
import { tapNames, writeLink } from './certificate.ts';
import type { Easel } from './easel.ts';
import { text } from './text.ts';

/** The way to a link: only a board that our solver has cleared gets one. */
export function Publish({ easel }: { easel: Easel }): JSX.Element {
  const stop = useRef(new AbortController());
  const failed = useSignal(false);
  useEffect(() => () => stop.current.abort(), []);
  const found = easel.found.value;
  const search = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    const board = easel.board.peek();
    easel.searching.value = true;
    failed.value = false;
    const state = keshiki.start({ type: 'board', board, target: 0, par: null, tools: [] }, '');
    const line = await thinkers.ask('certify', { state }, { signal }).catch(() => null);
    easel.searching.value = false;
    if (easel.board.peek() !== board || signal.aborted) return;
    failed.value = line?.clears !== true;
    easel.found.value = line?.clears === true ? line : null;
  };
  return (
    <section class="stack panel publish">
      <h2>{say(text.publish)}</h2>
      <p class="small quiet">{say(text.publishHow)}</p>
      {easel.searching.value ? (
        <p class="row" role="status">
          <span>{say(text.searching)}</span>
          <button type="button" class="button small" onClick={() => stop.current.abort()}>
            {say(text.stop)}
          </button>
        </p>
      ) : found ? (
        <Link easel={easel} />
      ) : (
        <>
          {failed.value ? <p role="status">{say(text.notFound)}</p> : null}
          <button type="button" class="button primary" disabled={!easel.filled.value} onClick={() => void search()}>
            {say(text.search)}
          </button>
        </>
      )}
    </section>
  );
}

function Link({ easel }: { easel: Easel }) {
  const found = easel.found.value;
  const chosen = useSignal<number | null>(null);
  if (!found) return null;
  const target = chosen.value ?? Math.floor((found.score * 6) / 10);
  const board = easel.board.value;
  const path = writeLink({ board, target, par: found.score, taps: tapNames(found.taps) });
  const link = `${location.origin}${path}`;
  return (
    <>
      <p role="status">
        <Icon id="check" /> {say(text.found(found.taps.length, number(found.score)))}
      </p>
      <label class="field size-field">
        <span class="caption">{say(text.target)}</span>
        <input
          type="number"
          class="num"
          min="0"
          max={found.score}
          value={target}
          onChange={event => {
            chosen.value = Math.max(0, Math.min(found.score, Math.round(Number(event.currentTarget.value)) || 0));
          }}
        />
      </label>
      <label class="field">
        <span class="caption">{say(text.link)}</span>
        <input readOnly value={link} data-link />
      </label>
      <p class="row">
        <button type="button" class="button primary" onClick={() => void copy(link)}>
          <Icon id="copy" />
          {say(text.copyLink)}
        </button>
        <a class="button" href={path}>
          <Icon id="forward" />
          {say(text.tryIt)}
        </a>
      </p>
    </>
  );
}
