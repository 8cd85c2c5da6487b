import { createContext } from 'preact';
import { useContext, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { openLayers } from '../design/layers.ts';
import { settings } from '../store/settings.ts';

/** Keys as 'z', 'Shift+z', '1', 'Escape', '?'. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

interface Hearer {
  current: Keys;
}

/** The keyboard of one table. */
class Keyboard {
  /** The screens inside that hear it. */
  readonly inner: Hearer[] = [];
  /** The keys of the table itself: asked when no screen inside has the key. */
  own: Keys = {};

  /** The table was pressed or got the focus: keys are its own until another one is. */
  readonly take = (): void => {
    const at = tables.indexOf(this);
    if (at < 0 || at === tables.length - 1) return;
    tables.push(...tables.splice(at, 1));
  };
}

/** What a page hears beside its tables. */
const page = new Keyboard();
/** The tables of the page; the one that was touched last has the keys, and a new one until another is. */
const tables: Keyboard[] = [];

/** The keyboard that a screen hears. */
export const KeyboardOf = createContext(page);

/** A keyboard of a table's own, as long as it is shown; its frame gives it to the screens inside. */
export function useKeyboard(keys: Keys): Keyboard {
  const keyboard = useMemo(() => new Keyboard(), []);
  keyboard.own = keys;
  useLayoutEffect(() => {
    listen();
    tables.push(keyboard);
    return () => {
      tables.splice(tables.indexOf(keyboard), 1);
    };
  }, []);
  return keyboard;
}

/** Keys of a screen, as long as it is shown. The innermost screen is asked first. */
export function useKeys(keys: Keys): void {
  const { inner } = useContext(KeyboardOf);
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    listen();
    inner.push(now);
    return () => {
      inner.splice(inner.indexOf(now), 1);
    };
  }, [inner]);
}

/** One listener for all keys; adding it again changes nothing. */
function listen(): void {
  document.addEventListener('keydown', heard);
}

function heard(event: KeyboardEvent): void {
  // Ctrl+Z and ⌘Z take back everywhere; what else goes with these belongs to the browser.
  const takesBack = (event.ctrlKey || event.metaKey) && /^z$/i.test(event.key);
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  if (((event.ctrlKey || event.metaKey) && !takesBack) || openLayers.peek() > 0 || typing(event.target)) return;
  const name = nameOf(event);
  if (/^(Shift\+)?[a-z]$/.test(name) && !settings.peek().letterKeys && !takesBack) return;
  const does = [...hearersOf(tables.at(-1)), ...hearersOf(page)].find(keys => keys[name])?.[name];
  if (!does) return;
  event.preventDefault();
  does(event);
}

function hearersOf(keyboard: Keyboard | undefined): readonly Keys[] {
  return keyboard ? [...keyboard.inner.map(({ current }) => current).reverse(), keyboard.own] : [];
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
