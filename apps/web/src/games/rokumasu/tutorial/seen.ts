import { signal } from '@preact/signals';

const place = 'minoya:rokumasu:lessons';

function read(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter(one => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Lessons this player has seen. */
export const seen = signal<ReadonlySet<string>>(read());

export function note(...ids: readonly string[]): void {
  seen.value = new Set([...seen.peek(), ...ids]);
  keep();
}

/** The tutorial from its beginning. */
export function forget(ids: readonly string[]): void {
  seen.value = new Set([...seen.peek()].filter(id => !ids.includes(id)));
  keep();
}

function keep(): void {
  try {
    localStorage.setItem(place, JSON.stringify([...seen.peek()]));
  } catch {
    // Forbidden storage: the lesson may come again another day.
  }
}
