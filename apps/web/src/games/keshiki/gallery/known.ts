import type { Localized } from '@minoya/kernel';

/** What boards of the gallery that were played here are called: the table says it without asking anybody. */
const place = 'minoya:gallery';
const most = 30;

type Titles = Readonly<Record<string, Pick<Localized, 'ja' | 'en'>>>;

function titles(): Titles {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Titles) : {};
  } catch {
    return {};
  }
}

export function titleKnown(setup: string): Localized | null {
  const all = titles();
  return Object.hasOwn(all, setup) ? (all[setup] ?? null) : null;
}

export function rememberTitle(setup: string, { ja, en }: Localized): void {
  const { [setup]: _, ...others } = titles();
  const kept = [...Object.entries(others), [setup, { ja, en }] as const].slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // No storage: the board is called by its size and colour.
  }
}
