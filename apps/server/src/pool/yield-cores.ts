import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** What answers people runs first wherever both want a core: a third of its weight. */
export const NICE = 5;

/** Lets the thread that calls it wait for those that answer. Linux has a priority for each thread; elsewhere nothing changes. */
export function yieldCores(): void {
  try {
    const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? [];
    if (thread !== undefined) setPriority(Number(thread), NICE);
  } catch {
    // Not Linux, or not allowed.
  }
}
