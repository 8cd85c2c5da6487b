import { useLayoutEffect, useRef } from 'preact/hooks';
import { openLayers } from '../design/layers.ts';
import { settings } from '../store/settings.ts';

/** Keys as 'z', 'Shift+z', '1', 'Escape', '?'. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const stack: { current: Keys }[] = [];

/** Keys of a screen, as long as it is shown. The innermost screen is asked first. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    stack.push(now);
    return () => {
      stack.splice(stack.indexOf(now), 1);
    };
  }, []);
}

/** One listener for all keys. */
export function startKeys(): void {
  document.addEventListener('keydown', event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (openLayers.peek() > 0 || typing(event.target)) return;
    const name = nameOf(event);
    if (/^(Shift\+)?[a-z]$/.test(name) && !settings.peek().letterKeys) return;
    for (const { current } of [...stack].reverse()) {
      const does = current[name];
      if (!does) continue;
      event.preventDefault();
      does(event);
      return;
    }
  });
}

/** Letters by where they are named, signs by what they write: '?' needs Shift on some keyboards only. */
function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.shiftKey && /^[a-z]$/.test(key) ? `Shift+${key}` : key;
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
