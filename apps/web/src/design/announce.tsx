import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { nextTask } from './task.ts';

const spoken = signal({ text: '', turn: 0 });

/** Says something through the one polite live region, in a task behind the one that shows what it tells. */
export function announce(text: string): void {
  if (!text) return;
  nextTask(() => {
    spoken.value = { text, turn: spoken.peek().turn + 1 };
  });
}

/** What was said is no longer so. */
export function hush(): void {
  nextTask(() => {
    spoken.value = { text: '', turn: 0 };
  });
}

/** In place of what was said before, be it nothing: where a leap has led to, not what was played on the way. */
export function announceInstead(text: string): void {
  hush();
  announce(text);
}

/** Two alternating regions: the same words twice are read twice. */
export function LiveRegion(): JSX.Element {
  const { text, turn } = spoken.value;
  return (
    <div class="unseen" data-live>
      <p role="status">{turn % 2 === 0 ? text : ''}</p>
      <p role="status">{turn % 2 === 1 ? text : ''}</p>
    </div>
  );
}
