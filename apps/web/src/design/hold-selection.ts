/** What is pressed, not read. */
const pressable = 'button, a[href], summary, label, [data-board], [data-tray], .pcard';
/** As long as any system lets the halves of a double click lie apart. */
const DOUBLE_CLICK = 500;

const NEAR = 32;

let last = { x: 0, y: 0, at: -DOUBLE_CLICK };
let isSecond = false;

/**
 * A double click that begins on something to press selects no text, whatever lies there by its second half. Texts and fields can be
 * selected as ever.
 */
export function holdSelection(): void {
  addEventListener('pointerdown', notePress, { capture: true });
  addEventListener('selectstart', event => {
    if (isSecond && !(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  });
}

function notePress({ target, clientX: x, clientY: y, timeStamp: at }: PointerEvent): void {
  isSecond = at - last.at < DOUBLE_CLICK && Math.hypot(x - last.x, y - last.y) < NEAR;
  if (isSecond || (target instanceof Element && target.closest(pressable))) last = { x, y, at };
}
