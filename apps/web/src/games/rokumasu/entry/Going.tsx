import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { toast } from '../../../design/toast.tsx';
import { dateTime, say } from '../../../i18n/lang.ts';
import { playPath } from '../../../play/paths.ts';
import { runLine } from '../../../play/run-kind.ts';
import { allRuns, dropRun, type Run, saveRun } from '../../../store/runs.ts';
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
  readonly runs: readonly Run[];
  readonly onChange: () => void;
}

/** つづき: the run played last in large, the others as a short list; each can be thrown away, and taken back. */
export function Going({ runs, onChange }: GoingProps): JSX.Element {
  const drop = async (run: Run) => {
    await dropRun(run.game, run.slot);
    onChange();
    const back = { label: meta.undo, run: () => void saveRun(run).then(onChange) };
    toast(meta.dropped(runLine(run)), { action: back });
  };
  return (
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
            onClick={() => void drop(one)}
          >
            <Icon id="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
