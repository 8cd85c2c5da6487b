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

export function keepStep(step: number): void {
  try {
    localStorage.setItem(place, String(step));
  } catch {
    // Without storage it begins anew.
  }
}
