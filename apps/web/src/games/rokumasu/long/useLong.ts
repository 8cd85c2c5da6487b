import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { allPast, type Past } from '../../../store/runs.ts';
import { loadLong } from './load.ts';
import { loadOpened } from './opened.ts';
import { type Trip, tripsOf } from './trips.ts';

/** The journeys of this browser, or among some finished runs, once the long game's tables are here; null before. */
export function useTrips(runs?: readonly Past[]): readonly Trip[] | 'unreachable' | null {
  const trips = useSignal<readonly Trip[] | 'unreachable' | null>(null);
  useEffect(() => {
    void Promise.all([runs ?? allPast('rokumasu'), loadLong(), loadOpened()]).then(
      ([past]) => {
        trips.value = tripsOf(past);
      },
      () => {
        trips.value = 'unreachable';
      },
    );
  }, [runs?.length]);
  return trips.value;
}
