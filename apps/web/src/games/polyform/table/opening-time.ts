import { settings } from '../../../store/settings.ts';
import type { PolyformPlay } from './table-controller.ts';

const LASTS_MS = 2_400;

/** Whether a game begins with a look at who sits where. */
export function hasOpening({ length, view, isReplay }: PolyformPlay): boolean {
  const quiet = settings.peek().speed === 'instant' || view.peek().setup.debug;
  return length.peek() === 0 && !isReplay && !quiet && view.peek().players.length > 1;
}

/** Calls when the opening that begins now is over: after a while, or by any press or key. Returns how to stop waiting. */
export function afterOpening(end: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, over, { capture: true });
  };
  const over = () => {
    stop();
    end();
  };
  const timer = setTimeout(over, LASTS_MS);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, over, { capture: true });
  return stop;
}
