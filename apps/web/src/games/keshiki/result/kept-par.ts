/** What our solver made of a day's board. */
export interface DailyPar {
  readonly score: number;
  readonly line: readonly string[];
}

const place = 'minoya:keshiki-par';
/** A month of days. */
const most = 31;

function all(): Readonly<Record<string, Partial<DailyPar>>> {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? '{}') ?? {}) as Record<string, Partial<DailyPar>>;
  } catch {
    return {};
  }
}

const keyOf = (version: number, setup: string): string => `${version} ${setup}`;

/** Remembers par of a day's board: it takes seconds to think out, and comes out the same. */
export function keepPar(version: number, setup: string, par: DailyPar): void {
  const key = keyOf(version, setup);
  const { [key]: _, ...others } = all();
  try {
    localStorage.setItem(
      place,
      JSON.stringify(Object.fromEntries([...Object.entries(others), [key, par]].slice(-most))),
    );
  } catch {
    // No storage: it is thought out again.
  }
}

/** Par as it was thought out here before; null when it was not. */
export function keptPar(version: number, setup: string): DailyPar | null {
  const { score, line } = all()[keyOf(version, setup)] ?? {};
  return typeof score === 'number' && Array.isArray(line) ? { score, line } : null;
}
