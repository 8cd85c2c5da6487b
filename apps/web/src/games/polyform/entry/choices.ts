/** What was chosen on the start page the last time, on this device. */
const KEY = 'minoya:polyform:choices';

function all(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const sameSort = (a: unknown, b: unknown): boolean => typeof a === typeof b && Array.isArray(a) === Array.isArray(b);

/** The choice of this name; the usual one when there is none, or none of its sort. */
export function kept<T>(name: string, usual: T): T {
  const found = all()[name];
  return sameSort(found, usual) ? (found as T) : usual;
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [name]: value }));
  } catch {
    // Forbidden or full: the next visit begins with the usual choices.
  }
}
