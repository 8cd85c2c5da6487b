import type { Spot } from './grid.ts';

interface Hearer<Drag> {
  moved(drag: Drag): void;
  ended(drag: Drag): void;
  /** The pointer was taken away, or the page turned under it. */
  lost(drag: Drag): void;
}

/** Tells what becomes of a pointer that is down, wherever on the page it goes, until the returned function is called. */
export function hearPointer<Drag extends { now: Spot }>(id: number, drag: Drag, hearer: Hearer<Drag>): () => void {
  const hearing = new AbortController();
  const { signal } = hearing;
  const mine = (tell: () => void) => (event: PointerEvent) => {
    if (event.pointerId !== id) return;
    drag.now = { x: event.clientX, y: event.clientY };
    tell();
  };
  const lost = () => hearer.lost(drag);
  window.addEventListener(
    'pointermove',
    mine(() => hearer.moved(drag)),
    { signal },
  );
  window.addEventListener(
    'pointerup',
    mine(() => hearer.ended(drag)),
    { signal },
  );
  window.addEventListener('pointercancel', mine(lost), { signal });
  window.addEventListener('resize', lost, { signal });
  window.addEventListener('blur', lost, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') lost();
    },
    { signal },
  );
  return () => hearing.abort();
}
