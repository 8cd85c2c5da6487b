/** A press that follows another sooner than this, in the same place, is its echo: a double tap. */
const DOUBLE_TAP = 350;
/** How far from the first one a finger comes down again, in pixels. */
const NEAR = 32;
const controls = 'button, a[href], summary';

interface Press {
  readonly on: Element;
  readonly x: number;
  readonly y: number;
  /** When it was made, which on a busy page is before it is heard of. */
  readonly at: number;
}

let last: Press | null = null;
let shield: HTMLElement | null = null;
let timer = 0;

/**
 * The second tap of a double tap must not press what the first one brought: when something else lies where a button was
 * pressed, be it another page or a sheet, presses at that place fall on a shield for a moment. Keys, and all other places,
 * are not held up.
 */
export function guardDoubleTaps(): void {
  for (const type of ['pointerdown', 'click'] as const) addEventListener(type, hear, { capture: true });
}

function hear(event: MouseEvent): void {
  // Keys press too, and say so: nobody presses Enter twice by accident on two screens.
  if (!(event.target instanceof Element) || (event.type === 'click' && event.detail === 0)) return;
  if (last && isEcho(last, event) && hasChanged(last)) {
    // Also where it came faster than the page could draw the change, and with it the shield.
    event.preventDefault();
    event.stopImmediatePropagation();
    layShield(last);
  } else if (event.type === 'click') {
    const on = event.target.closest(controls);
    last = on && { on, x: event.clientX, y: event.clientY, at: event.timeStamp };
    if (last) watch(last);
  }
}

const isEcho = ({ x, y, at }: Press, event: MouseEvent): boolean =>
  event.timeStamp - at < DOUBLE_TAP && Math.abs(event.clientX - x) < NEAR && Math.abs(event.clientY - y) < NEAR;

const topSheet = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

/** Whether something else can be pressed now where the press was. */
function hasChanged({ on, x, y }: Press): boolean {
  if (on.isConnected && on.closest('dialog') === topSheet()) return false;
  const now = document.elementFromPoint(x, y);
  return now !== null && (now === shield || now.closest(`${controls}, dialog`) !== null);
}

function watch(press: Press): void {
  if (press !== last) return;
  if (hasChanged(press)) layShield(press);
  else if (performance.now() - press.at < DOUBLE_TAP) requestAnimationFrame(() => watch(press));
}

/** Lays the shield where a press was, over everything, for as long as a double tap lasts; each echo begins that anew. */
function layShield(press: Press): void {
  last = { ...press, at: performance.now() };
  shield ??= makeShield();
  // Only what is inside the topmost sheet can be pressed at all.
  const home = topSheet() ?? document.body;
  if (shield.parentElement !== home) home.append(shield);
  shield.style.translate = `${press.x - NEAR}px ${press.y - NEAR}px`;
  if ('showPopover' in shield && !shield.matches(':popover-open')) shield.showPopover();
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    shield?.remove();
    last = null;
  }, DOUBLE_TAP);
}

function makeShield(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'double-tap-shield';
  element.popover = 'manual';
  element.style.setProperty('--near', `${NEAR}px`);
  element.setAttribute('aria-hidden', 'true');
  return element;
}
