const place = 'minoya:polyform:lesson';

/** Where the lesson was left; its beginning when it was not. */
export function stepKept(count: number): number {
  try {
    const step = Number(localStorage.getItem(place) ?? 0);
    return Number.isInteger(step) && step > 0 && step < count ? step : 0;
  } catch {
    return 0;
  }
}

const donePlace = 'minoya:polyform:lesson-done';

/** The steps that were played, not skipped. */
function stepsDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(donePlace) ?? '[]');
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function noteDone(id: string): void {
  try {
    localStorage.setItem(donePlace, JSON.stringify([...new Set([...stepsDone(), id])]));
  } catch {
    // Without storage nothing is earned, either.
  }
}

/** Those of these steps that are still to be played. */
export function stillToPlay(ids: readonly string[]): readonly string[] {
  const done = stepsDone();
  return ids.filter(id => !done.includes(id));
}

export function keepStep(step: number): void {
  try {
    localStorage.setItem(place, String(step));
  } catch {
    // Without storage it begins anew.
  }
}
