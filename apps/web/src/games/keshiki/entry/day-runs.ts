import { dayOfSlot } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { allRuns, type Run } from '../../../store/runs.ts';

type DayRun = Pick<Run, 'slot' | 'line' | 'log'>;

/** Dailies with a move made and not ended, by their date. Pure. */
export function begunDays(runs: readonly (DayRun & Pick<Run, 'game'>)[]): ReadonlyMap<string, DayRun> {
  return new Map(
    runs.flatMap(run => {
      const day = run.game === 'keshiki' && run.log.length > 0 ? dayOfSlot(run.slot) : null;
      return day === null ? [] : [[day, run] as const];
    }),
  );
}

/** The same of this browser; none until its store has answered. */
export function useBegunDays(): ReadonlyMap<string, DayRun> {
  const found = useSignal<ReadonlyMap<string, DayRun>>(new Map());
  useEffect(() => {
    void allRuns().then(runs => {
      found.value = begunDays(runs);
    });
  }, []);
  return found.value;
}
