/** How long a press is kept from what has just taken the place of a button: longer than a double tap lasts. */
const DOUBLE_TAP = 300;

let pressed: Element | null = null;
let pressedAt = 0;
let timer = 0;

/**
 * The second tap of a double tap must not press what the first one brought: when a pressed button goes, and with it its
 * screen, no button can be pressed for a moment. Keys are not held up.
 */
export function guardDoubleTaps(): void {
  addEventListener('click', hear, { capture: true });
}

function hear(event: MouseEvent): void {
  // Keys press too, and say so: nobody presses Enter twice by accident on two screens.
  if (event.detail === 0 || !(event.target instanceof Element)) return;
  const button = event.target.closest('.button');
  if (button && pressed && !pressed.isConnected && performance.now() - pressedAt < DOUBLE_TAP) {
    // Faster than the page could draw the change.
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  pressed = button;
  pressedAt = performance.now();
  if (button) lookUntilGone(button);
}

function lookUntilGone(button: Element): void {
  if (button !== pressed) return;
  if (!button.isConnected) holdPresses();
  else if (performance.now() - pressedAt < DOUBLE_TAP) requestAnimationFrame(() => lookUntilGone(button));
}

function holdPresses(): void {
  const { dataset } = document.documentElement;
  dataset['doubleTap'] = '';
  clearTimeout(timer);
  timer = window.setTimeout(() => delete dataset['doubleTap'], DOUBLE_TAP);
}
