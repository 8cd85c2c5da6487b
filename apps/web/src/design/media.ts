import { type Signal, signal } from '@preact/signals';

/** Whether a media query holds, now and when it changes. */
export function asks(query: string): Signal<boolean> {
  const list = typeof matchMedia === 'undefined' ? null : matchMedia(query);
  const answer = signal(list?.matches ?? false);
  list?.addEventListener('change', event => {
    answer.value = event.matches;
  });
  return answer;
}
