/** In the page: keeps the length of every frame that took more than 50 ms by the clock, also when others took the time. */
export function watchLongFrames(): void {
  const longFrames: number[] = [];
  const note = (list: PerformanceObserverEntryList) => longFrames.push(...list.getEntries().map(one => one.duration));
  Object.assign(window, { longFrames });
  new PerformanceObserver(note).observe({ type: 'long-animation-frame' });
}

/** In the page: what was kept since the last time. */
export function readLongFrames(): number[] {
  return (window as unknown as { longFrames: number[] }).longFrames.splice(0);
}
