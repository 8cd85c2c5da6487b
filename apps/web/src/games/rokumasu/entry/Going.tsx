import { unrankedMark } from '@minoya/shared/leaderboard';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Lazy } from '../../../design/lazy.tsx';
import { dateTime, say } from '../../../i18n/lang.ts';
import { playPath } from '../../../play/paths.ts';
import { runLine } from '../../../play/run-kind.ts';
import { allRuns, type Run } from '../../../store/runs.ts';
import { fromLater } from '../load-later.ts';
import type { RokumasuUI } from './begin.ts';
import { isBegun } from './begun.ts';
import { meta } from '../text/meta.ts';

/** The runs in progress of this browser, newest first; null before they are read. */
export function useGoing(which: (run: Run) => boolean = () => true) {
  const runs = useSignal<readonly Run[] | null>(null);
  const read = () =>
    void allRuns().then(all => {
      const ours = all.filter(one => one.game === 'rokumasu' && (one.slot === 'main' || isBegun(one)));
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

const giveUpAsk = () => fromLater('GiveUpAsk');

/** つづき: the run played last in large, the others as a short list. Each can be given up; one that was hardly begun is discarded. */
export function Going({ ui, runs, onChange }: GoingProps): JSX.Element {
  const asking = useSignal<Run | null>(null);
  const drop = async (run: Run) => {
    asking.value = null;
    await (await fromLater('throwAway'))(ui, run, onChange);
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
              aria-label={say((isBegun(one) ? meta.giveUp : meta.drop)(runLine(one)))}
              onClick={() => {
                // Practice loses nothing that cannot be taken back.
                if (isBegun(one) && unrankedMark(one.marks) === null) asking.value = one;
                else void drop(one);
              }}
            >
              <Icon id="close" />
            </button>
          </li>
        ))}
      </ul>
      {asked ? (
        <Lazy
          load={giveUpAsk}
          props={{ ui, run: asked, onNo: () => (asking.value = null), onYes: () => void drop(asked) }}
        />
      ) : null}
    </>
  );
}
