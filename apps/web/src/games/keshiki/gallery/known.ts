import type { Localized } from '@minoya/kernel';

/** What boards of the gallery and one's own are called that were played here: the table says it without asking anybody. */
const place = 'minoya:gallery';
const most = 30;

/** `own`: drawn here. `id`: its two words, as a link holds them. */
interface More {
  readonly own?: boolean;
  readonly id?: string | null;
}
type Known = Pick<Localized, 'ja' | 'en'> & More;
type Titles = Readonly<Record<string, Known>>;

function titles(): Titles {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Titles) : {};
  } catch {
    return {};
  }
}

export function titleKnown(setup: string): (Localized & More) | null {
  const all = titles();
  return Object.hasOwn(all, setup) ? (all[setup] ?? null) : null;
}

export function rememberTitle(setup: string, { ja, en }: Localized, more: More = {}): void {
  const { [setup]: _, ...others } = titles();
  const kept = [...Object.entries(others), [setup, { ja, en, ...more }] as const].slice(-most);
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // No storage: the board is called by its size and colour.
  }
}
