import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/** A value worked out of signals: the component is drawn again when the value changes, not whenever a signal does. */
export function useDerived<T>(of: () => T, on: readonly unknown[]): T {
  return useMemo(() => computed(of), on).value;
}
