import { dayOfSlot } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Ask } from '../../../design/Sheet.tsx';
import { dateTime, say } from '../../../i18n/lang.ts';
import { playPath } from '../../../play/paths.ts';
import { runLine } from '../../../play/run-kind.ts';
import { allRuns, type Run } from '../../../store/runs.ts';
import { fromLater } from '../load-later.ts';
import type { RokumasuUI } from './begin.ts';
import { meta } from '../text/meta.ts';

/** The runs in progress of this browser, newest first; null before they are read. */
export function useGoing(which: (run: Run) => boolean = () => true) {
  const runs = useSignal<readonly Run[] | null>(null);
  const read = () =>
    void allRuns().then(all => {
      const ours = all.filter(one => one.game === 'rokumasu' && (one.slot === 'main' || one.log.length > 1));
      runs.value = ours.filter(which);
    });
  useEffect(read, []);
  return { runs: runs.value, read };
}

/** Runs that are called the same are told apart by when they were played. */
const isOneOfTwo = (run: Run, runs: readonly Run[]): boolean =>
  runs.some(other => other !== run && say(runLine(other)) === say(runLine(run)));

interface GoingProps {
  readonly ui: RokumasuUI;
  readonly runs: readonly Run[];
  readonly onChange: () => void;
}

/** つづき: the run played last in large, the others as a short list; each can be put away, and taken back. */
export function Going({ ui, runs, onChange }: GoingProps): JSX.Element {
  const asking = useSignal<Run | null>(null);
  const drop = async (run: Run, keeps: boolean) => {
    asking.value = null;
    await (await fromLater('throwAway'))(ui, run, keeps, onChange);
  };
  const asked = asking.value;
  return (
    <>
      <ul class="going-runs" aria-label={say(meta.resume)}>
        {runs.map((one, i) => (
          <li key={one.slot} class="going-run">
            <a
              class={i === 0 ? 'button primary grow' : 'button small grow'}
              data-continue={one.slot}
              href={playPath('rokumasu', one.slot)}
            >
              <span>
                {i === 0 ? `${say(meta.resume)} — ` : ''}
                {say(runLine(one))}
                {isOneOfTwo(one, runs) ? <span class="caption"> {dateTime(one.saved)}</span> : null}
              </span>
              <Icon id="forward" />
            </a>
            <button
              type="button"
              class="button plain mini"
              data-drop={one.slot}
              aria-label={say(meta.drop(runLine(one)))}
              onClick={() => {
                // A day's deal is not given up and kept: it would count as played.
                if (one.log.length > 1 && dayOfSlot(one.slot) !== null) asking.value = one;
                else void drop(one, one.log.length > 1);
              }}
            >
              <Icon id="close" />
            </button>
          </li>
        ))}
      </ul>
      {asked ? (
        <Ask
          title={say(meta.drop(runLine(asked)))}
          yes={say(meta.discard)}
          onNo={() => (asking.value = null)}
          onYes={() => void drop(asked, false)}
        >
          <p>{say(meta.discardText)}</p>
        </Ask>
      ) : null}
    </>
  );
}
