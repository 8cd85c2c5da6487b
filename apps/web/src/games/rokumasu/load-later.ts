import { signal } from '@preact/signals';
import type * as later from './later.ts';

type Later = typeof later;

let loading: Promise<Later | null> | null = null;
const loaded = signal<Later | null>(null);

/** What comes behind the table, so that the first page does not wait for it: how scores are shown, sheets; null where it cannot be had. */
export function loadLater(): Promise<Later | null> {
  loading ??= import('./later.ts').then(
    later => (loaded.value = later),
    () => (loading = null),
  );
  return loading;
}

/** The same, if it has come already: what is shown with it is shown at once. */
export const laterIfLoaded = (): Later | null => loaded.value;

/** The same for pages that cannot do without. */
export async function fromLater<K extends keyof Later>(name: K): Promise<Later[K]> {
  const found = await loadLater();
  if (!found) throw new Error('offline');
  return found[name];
}
