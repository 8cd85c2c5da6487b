import { signal } from '@preact/signals';
import type { JSX } from 'preact';

interface Tip {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly below: boolean;
}

const shown = signal<Tip | null>(null);
const hoverWait = 350;
const pressWait = 450;
/** So many pixels from a press on the mouse is on its way to something else. */
const MOVED = 12;
let timer = 0;
let watching = 0;
/** Those who hold something now. */
const holders = new Set<object>();
const hushed = () => holders.size > 0;

/** While something is held nothing is explained: it would lie where that is to go. */
export function hushTips(holder: object, on: boolean): void {
  if (on) holders.add(holder);
  else holders.delete(holder);
  if (on) close();
}

/** Props that give an element an explanation: on hover, on focus and on a long press; what is only a word, also on a tap. */
export function tip(text: string): { 'data-tip': string; 'aria-description': string } {
  return { 'data-tip': text, 'aria-description': text };
}

function open(element: Element): void {
  const text = element.getAttribute('data-tip');
  if (!text || hushed()) return;
  const box = element.getBoundingClientRect();
  // Below a sentence, so that the name above it stays readable.
  const below = box.top < 120 || (element.hasAttribute('data-tip-below') && innerHeight - box.bottom > 120);
  const half = Math.min(150, innerWidth / 2 - 8);
  const x = Math.max(8 + half, Math.min(innerWidth - 8 - half, box.left + box.width / 2));
  shown.value = { text, x, y: below ? box.bottom + 8 : box.top - 8, below };
  watchOver(element);
}

/** What is taken from the page takes its explanation with it: no pointer ever leaves it. */
function watchOver(element: Element): void {
  clearTimeout(watching);
  if (!element.isConnected) close();
  else if (shown.peek()) watching = window.setTimeout(() => watchOver(element), 250);
}

function close(): void {
  clearTimeout(timer);
  shown.value = null;
}

const tipped = (event: Event) => (event.target instanceof Element ? event.target.closest('[data-tip]') : null);

/** One set of listeners for all explanations of the page. */
export function followTips(): void {
  const later = (event: Event, wait: number) => {
    clearTimeout(timer);
    const element = tipped(event);
    if (element) timer = window.setTimeout(() => open(element), wait);
  };
  // Where it was pressed last: what comes to lie under a resting pointer is not what was asked about.
  let pressed: { readonly x: number; readonly y: number } | null = null;
  document.addEventListener('pointerover', event => {
    if (event.pointerType === 'mouse' && !hushed() && !pressed) later(event, hoverWait);
  });
  document.addEventListener('pointerout', event => {
    if (event.pointerType === 'mouse') close();
  });
  document.addEventListener('pointerdown', event => {
    close();
    // After a finger the browser tells of a mouse at the same place, over whatever has come to lie there.
    pressed = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== 'mouse') later(event, pressWait);
  });
  document.addEventListener('pointerup', () => clearTimeout(timer));
  document.addEventListener('pointercancel', () => clearTimeout(timer));
  document.addEventListener('pointermove', event => {
    const byMouse = event.pointerType === 'mouse';
    if (byMouse && pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > MOVED) {
      pressed = null;
      if (!hushed()) later(event, hoverWait);
    }
    if (!byMouse && Math.hypot(event.movementX, event.movementY) > 8) clearTimeout(timer);
  });
  document.addEventListener('focusin', event => {
    const element = tipped(event);
    if (element?.matches(':focus-visible')) open(element);
  });
  document.addEventListener('click', event => {
    const element = tipped(event);
    if (element?.matches('[role="note"]')) open(element);
  });
  document.addEventListener('focusout', close);
  document.addEventListener('scroll', close, true);
  window.addEventListener('resize', close);
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') close();
  });
}

export function TipLayer(): JSX.Element | null {
  const tipNow = shown.value;
  if (!tipNow) return null;
  const { text, x, y, below } = tipNow;
  return (
    <div class="tip" popover="manual" data-below={below} style={{ left: `${x}px`, top: `${y}px` }} ref={raise}>
      {text}
    </div>
  );
}

/** Over open dialogs too: only the top layer is above the top layer. */
function raise(element: HTMLDivElement | null): void {
  if (element && !element.matches(':popover-open')) element.showPopover();
}
