import { useSignal } from '@preact/signals';
import { type RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { openLayers } from '../../../design/layers.ts';

/** What Enter would press or fill in by itself. */
const PRESSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether Enter means the button that shows it: where the focus is on nothing else that it would press. */
export function enterIsFree(focused: Element | null, button: Element | null, holding: boolean): boolean {
  if (!focused || focused === button || focused.localName === 'body') return true;
  // On a board it lays what is held.
  if (focused.closest('.card-board')) return !holding;
  return !focused.matches(PRESSABLE);
}

interface EnterKey<B> {
  readonly button: RefObject<B | null>;
  /** Whether the key is shown. */
  readonly shown: boolean;
}

/** A button that shows Enter is pressed by it, wherever the focus is; where Enter belongs to something else it does not show it. */
export function useEnterKey<B extends HTMLElement>(holding: boolean): EnterKey<B> {
  const button = useRef<B>(null);
  const shown = useSignal(true);
  const held = useRef(holding);
  held.current = holding;
  const look = (): boolean => enterIsFree(document.activeElement, button.current, held.current);
  useEffect(() => {
    shown.value = look();
  });
  useEffect(() => {
    const moved = () => {
      shown.value = look();
    };
    const typed = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key !== 'Enter' || repeat || ctrlKey || metaKey || altKey || shiftKey || openLayers.peek() > 0) return;
      // Its own focus does the same by itself.
      if (!button.current || document.activeElement === button.current || !look()) return;
      event.preventDefault();
      event.stopPropagation();
      button.current.click();
    };
    const focusLost = () => queueMicrotask(moved);
    document.addEventListener('focusin', moved);
    document.addEventListener('focusout', focusLost);
    document.addEventListener('keydown', typed, true);
    return () => {
      document.removeEventListener('focusin', moved);
      document.removeEventListener('focusout', focusLost);
      document.removeEventListener('keydown', typed, true);
    };
  }, []);
  return { button, shown: shown.value };
}
