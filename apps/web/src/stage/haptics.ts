import { settings } from '../store/settings.ts';

/** Milliseconds of buzz and pause, in turn. */
export type Buzz = readonly number[];

export const buzz = {
  pick: [5],
  place: [10],
  times: [20],
  win: [20, 60, 30],
} as const satisfies Record<string, Buzz>;

/** One pulse a line, three at most. */
export function lineBuzz(lines: number): Buzz {
  const pulses = Math.min(3, Math.max(0, lines));
  return Array.from({ length: pulses * 2 - 1 }, (_, i) => (i % 2 === 0 ? 15 : 40));
}

/** Feels in the hand where the device can and the player wants it; silently nothing elsewhere. */
export function feel(pattern: Buzz | null): void {
  const { haptics } = settings.peek();
  if (!pattern || haptics === 'off' || typeof navigator.vibrate !== 'function') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  navigator.vibrate(pattern.map((length, i) => (i % 2 === 0 && haptics === 'weak' ? Math.ceil(length / 2) : length)));
}
