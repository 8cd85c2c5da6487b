import { signal } from '@preact/signals';
import type * as later from '../later.ts';

type Later = typeof later;

let loaded: Promise<Later | null> | null = null;
const here = signal<Later | null>(null);

/** The same, if it has come already: what is shown with it is shown at once. */
export const ready = (): Later | null => here.value;

/** What comes behind the table, so that the first page does not wait for it: how scores are shown, sheets; null where it cannot be had. */
export function theatre(): Promise<Later | null> {
  loaded ??= import('../later.ts').then(
    later => (here.value = later),
    () => (loaded = null),
  );
  return loaded;
}

/** The same for pages that cannot do without. */
export async function fromLater<K extends keyof Later>(name: K): Promise<Later[K]> {
  const found = await theatre();
  if (!found) throw new Error('offline');
  return found[name];
}
