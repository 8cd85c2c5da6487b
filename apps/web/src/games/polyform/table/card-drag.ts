import { hushTips } from '../../../design/tips.tsx';

/** How far a pointer may move before a press is a drag. */
const SLACK = 8;

const swallow = (event: Event): void => event.stopPropagation();

/** A puzzle's picture that follows the pointer, in its place, where its sizes and colours are known. */
function lifted(card: HTMLElement): HTMLElement {
  const float = document.createElement('div');
  float.className = 'card-float';
  const picture = card.firstElementChild ?? card;
  const { left, top, width } = picture.getBoundingClientRect();
  Object.assign(float.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  float.append(picture.cloneNode(true));
  card.append(float);
  return float;
}

/**
 * A puzzle of the market may be carried to one's own places, as pieces are to puzzles. Over which of them it is let go says nothing:
 * the rules lay it on the first free one, which stands out, and it flies there from where it was. Anywhere else nothing happens;
 * a press without a move is none of its business.
 */
class CardDrag {
  private readonly down: PointerEvent;
  private readonly card: HTMLElement;
  private readonly take: () => void;
  private readonly heard = new AbortController();
  private float: HTMLElement | null = null;

  constructor(down: PointerEvent, take: () => void) {
    this.down = down;
    this.card = down.currentTarget as HTMLElement;
    this.take = take;
    delete this.card.dataset['carried'];
    const { signal } = this.heard;
    addEventListener('pointermove', event => this.follow(event), { signal });
    addEventListener('pointerup', event => this.drop(event), { signal });
    addEventListener('pointercancel', () => this.end(), { signal });
  }

  private follow(event: PointerEvent): void {
    const [x, y] = [event.clientX - this.down.clientX, event.clientY - this.down.clientY];
    if (!this.float && Math.hypot(x, y) <= SLACK) return;
    if (!this.float) {
      this.float = lifted(this.card);
      this.mark(true);
    }
    this.float.style.translate = `${x}px ${y}px`;
  }

  private drop({ clientX, clientY }: PointerEvent): void {
    const at = this.float?.style.translate;
    this.end();
    if (at === undefined) return;
    // The end of a drag is no press on the card.
    addEventListener('click', swallow, { capture: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (!document.elementFromPoint(clientX, clientY)?.closest('.polyform .own')) return;
    this.card.dataset['carried'] = at;
    this.take();
  }

  private end(): void {
    this.heard.abort();
    this.float?.remove();
    this.mark(false);
  }

  /** Its goals stand out, and nothing is explained meanwhile. */
  private mark(on: boolean): void {
    const table = this.card.closest<HTMLElement>('.polyform');
    if (on && table) table.dataset['carrying'] = 'card';
    else delete table?.dataset['carrying'];
    hushTips(this.card, on);
  }
}

export function carryCard(down: PointerEvent, take: () => void): void {
  if (down.button === 0) void new CardDrag(down, take);
}
