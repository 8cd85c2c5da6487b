import { options } from 'preact';

/** Runs a change and draws it before returning, so that what follows can measure and move the new elements. */
export function flush(change: () => void): void {
  options.debounceRendering = draw => draw();
  try {
    change();
  } finally {
    delete options.debounceRendering;
  }
}
