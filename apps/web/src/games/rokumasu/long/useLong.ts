import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { allPast } from '../../../store/runs.ts';
import { loadLong } from './load.ts';
import { loadOpened } from './opened.ts';
import { type Trip, tripsOf } from './trips.ts';

/** The journeys of this browser, once the long game's tables are here; null before. */
export function useTrips(): readonly Trip[] | 'unreachable' | null {
  const trips = useSignal<readonly Trip[] | 'unreachable' | null>(null);
  useEffect(() => {
    void Promise.all([allPast('rokumasu'), loadLong(), loadOpened()]).then(
      ([past]) => {
        trips.value = tripsOf(past);
      },
      () => {
        trips.value = 'unreachable';
      },
    );
  }, []);
  return trips.value;
}
