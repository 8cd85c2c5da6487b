import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Localized, say } from '../i18n/lang.ts';
import { Icon } from './Icon.tsx';
import { openLayers } from './layers.ts';
import { words } from './words.ts';

interface Toast {
  readonly id: number;
  readonly text: Localized;
  readonly action?: { readonly label: Localized; readonly run: () => void };
  /** Stays until it is closed. */
  readonly stays?: boolean;
  readonly stamp?: Localized;
}

export const toasts: Signal<readonly Toast[]> = signal([]);
let count = 0;
/** Slips that wait for the end of something that is to be looked at; null when nothing is. */
let held: readonly Toast[] | null = null;

/** A slip of paper at the edge of the screen; it goes by itself unless it stays. */
export function toast(text: Localized, options: Omit<Toast, 'id' | 'text'> = {}): () => void {
  const one: Toast = { id: ++count, text, ...options };
  if (held) held = [...held, one];
  else show(one);
  return () => close(one.id);
}

function show(one: Toast): void {
  toasts.value = [...toasts.peek().slice(-2), one];
  if (!one.stays) setTimeout(() => toasts.peek().includes(one) && close(one.id), one.action ? 8_000 : 4_000);
}

function close(id: number): void {
  toasts.value = toasts.peek().filter(one => one.id !== id);
  held = held?.filter(one => one.id !== id) ?? null;
}

/** Keeps slips from the screen, those that are there too, until the returned function is called: then they are shown in full. */
export function holdToasts(): () => void {
  held = [...(held ?? []), ...toasts.peek()];
  toasts.value = [];
  return () => {
    const waiting = held ?? [];
    held = null;
    for (const { ...again } of waiting) show(again);
  };
}

const tables = signal(0);

/** While a game is on screen slips hang from its bar: the hand lies at the lower edge. */
export function useHangingToasts(): void {
  useEffect(() => {
    tables.value += 1;
    return () => {
      tables.value -= 1;
    };
  }, []);
}

const rests = signal(false);

/** Where a game rests its headlines stand under the bar: a slip lies on the bar itself. */
export function useRest(now: boolean): void {
  useEffect(() => {
    rests.value = now;
    return () => {
      rests.value = false;
    };
  }, [now]);
}

export function Toasts(): JSX.Element {
  const home = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const layers = openLayers.value;
  // Inside the uppermost sheet, because what lies beside it takes no press; over it, because it joined the top layer later.
  useLayoutEffect(() => {
    const element = place.current;
    if (layers === 0 || !element || !('showPopover' in element)) return undefined;
    [...document.querySelectorAll('dialog[open]')].at(-1)?.append(element);
    element.popover = 'manual';
    element.showPopover();
    return () => {
      element.popover = null;
      home.current?.append(element);
    };
  }, [layers]);
  return (
    <div ref={home}>
      <div
        ref={place}
        class="toasts"
        data-hanging={tables.value > 0}
        data-rests={rests.value}
        data-over={layers > 0}
        role="status"
        aria-live="polite"
      >
        {toasts.value.map(one => (
          <Slip key={one.id} one={one} />
        ))}
      </div>
    </div>
  );
}

function Slip({ one }: { one: Toast }) {
  const { action } = one;
  const away = () => close(one.id);
  return (
    <div class="toast">
      {one.stamp ? <span class="stamp">{say(one.stamp)}</span> : null}
      <p class="grow">{say(one.text)}</p>
      {action ? (
        <button
          type="button"
          class="button small"
          onClick={() => {
            away();
            action.run();
          }}
        >
          {say(action.label)}
        </button>
      ) : null}
      <button type="button" class="button plain" aria-label={say(words.close)} onClick={away}>
        <Icon id="close" />
      </button>
    </div>
  );
}
