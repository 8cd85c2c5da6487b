import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableController } from './table-controller.ts';

const LASTS_MS = 220;
/** What changes its place, by what tells it from the others. */
const moving = '.market-area [data-market], .market-area [data-deck], .own > [data-slot]';

type Places = ReadonlyMap<string, DOMRect>;

function placesOf(table: Element): Places {
  const found = new Map<string, DOMRect>();
  for (const one of table.querySelectorAll<HTMLElement>(moving)) found.set(keyOf(one), one.getBoundingClientRect());
  return found;
}

const keyOf = ({ dataset }: HTMLElement): string => dataset['market'] ?? dataset['deck'] ?? `own ${dataset['slot']}`;

/** From where and how large something was to where it is; null when nothing changed, or it was not in sight. */
export function cameFrom(
  was: Pick<DOMRect, 'left' | 'top' | 'width'>,
  is: Pick<DOMRect, 'left' | 'top' | 'width'>,
): string | null {
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (was.width === 0 || is.width === 0 || (Math.abs(x) < 1 && Math.abs(y) < 1)) return null;
  return `translate(${x}px, ${y}px) scale(${was.width / is.width})`;
}

/**
 * The table makes room in one movement: everything is laid anew at once, and what lay elsewhere comes from there. Only transforms
 * move, so that no frame has to lay anything out.
 */
export function useMakeRoom({ play: { stage } }: TableController, laid: string): void {
  const last = useRef(laid);
  const before = useRef<Places | null>(null);
  // While this is drawn the page still shows what was before.
  if (last.current !== laid && stage.place) before.current = placesOf(stage.place);
  last.current = laid;
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (!was || !stage.place || stage.reduced || stage.speed === 'instant') return;
    const all = [...stage.place.querySelectorAll<HTMLElement>(moving)];
    // Read first, then moved: the page is laid out once.
    const steps = all.map(one => {
      const from = was.get(keyOf(one));
      return from ? cameFrom(from, one.getBoundingClientRect()) : null;
    });
    for (const [i, transform] of steps.entries()) {
      if (!transform) continue;
      const frames = [
        { transformOrigin: '0 0', transform },
        { transformOrigin: '0 0', transform: 'none' },
      ];
      all[i]?.animate(frames, { duration: LASTS_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
    }
  }, [laid]);
}
