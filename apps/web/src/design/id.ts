import { useState } from 'preact/hooks';

let count = 0;

/** An id that nothing else on the page has. Preact's own begins anew in every element that something is mounted in. */
export function useUniqueId(): string {
  return useState(() => `u${++count}`)[0];
}
