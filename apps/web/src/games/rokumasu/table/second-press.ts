import { useEffect, useRef } from 'preact/hooks';

/** Milliseconds in which a second press still belongs to the first. */
const together = 400;

/** True for the second half of a double press that lands on a screen which has only just come: nobody meant it for that. */
export const isSecondHalf = (
  { detail, pointerType }: { readonly detail: number; readonly pointerType?: string },
  since: number,
): boolean => since < together && (detail > 1 || pointerType === 'touch');

/** Takes such presses away before any button of the new screen hears them. */
export function useSecondPress(screen: string): (event: MouseEvent) => void {
  const changed = useRef(Number.NEGATIVE_INFINITY);
  const before = useRef(screen);
  useEffect(() => {
    if (before.current !== screen) changed.current = performance.now();
    before.current = screen;
  }, [screen]);
  return event => {
    if (!isSecondHalf(event as PointerEvent, performance.now() - changed.current)) return;
    event.stopPropagation();
    event.preventDefault();
  };
}
