import type * as perform from '../theatre/perform.ts';

type Theatre = typeof perform;

let loaded: Promise<Theatre | null> | null = null;

/** How scores are shown comes behind the table, so that the first page does not wait for it; null where it cannot be had. */
export function theatre(): Promise<Theatre | null> {
  loaded ??= import('../theatre/perform.ts').catch(() => {
    loaded = null;
    return null;
  });
  return loaded;
}
