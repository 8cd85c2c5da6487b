import { hushTips } from '../../../design/tips.tsx';

/** How far a pointer may move before a press is a drag. */
const SLACK = 8;

const placeAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest('.polyform .own-card.empty') ?? null;

const swallow = (event: Event): void => event.stopPropagation();

/**
 * A puzzle of the market may be carried to an empty place of one's own, as pieces are to puzzles. Whatever it is let go over else,
 * nothing happens; a press without a move is none of its business.
 */
export function carryCard(down: PointerEvent, take: () => void): void {
  const card = down.currentTarget as HTMLElement;
  const table = card.closest<HTMLElement>('.polyform');
  if (down.button !== 0 || !table) return;
  const heard = new AbortController();
  const { signal } = heard;
  const picture = card.firstElementChild;
  let float: HTMLElement | null = null;
  const lift = () => {
    if (!picture) return;
    float = document.createElement('div');
    float.className = 'card-float';
    const { left, top, width } = picture.getBoundingClientRect();
    Object.assign(float.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
    float.append(picture.cloneNode(true));
    // In its place, where its sizes and colours are known.
    card.append(float);
    table.dataset['carrying'] = 'card';
    hushTips(card, true);
  };
  const end = () => {
    heard.abort();
    float?.remove();
    delete table.dataset['carrying'];
    hushTips(card, false);
  };
  const follow = (event: PointerEvent) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!float && Math.hypot(x, y) > SLACK) lift();
    if (float) float.style.translate = `${x}px ${y}px`;
  };
  const drop = (event: PointerEvent) => {
    const carried = float !== null;
    end();
    if (!carried) return;
    // The end of a drag is no press on the card.
    addEventListener('click', swallow, { capture: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (placeAt(event.clientX, event.clientY)) take();
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', end, { signal });
}
