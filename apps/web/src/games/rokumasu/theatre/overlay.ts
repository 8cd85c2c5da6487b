import type { Point } from '../../../stage/effects/layer.ts';
import type { TableStage } from '../events/score-animation.ts';

/**
 * The paper over the table that numbers stand on and fly over. It takes no presses, and goes with the showing. Where things are
 * is read once, before anything of it moves: a page that is asked between two changes lays itself out for every question.
 */
export class Overlay {
  readonly stage: TableStage;
  readonly root = make('div', 'theatre');
  readonly board: DOMRect;
  private readonly corner: DOMRect;
  private readonly spots = new Map<string, Point | null>();

  private constructor(stage: TableStage) {
    this.stage = stage;
    this.root.setAttribute('aria-hidden', 'true');
    this.board = boxOf(stage.find('[data-board="main"]'));
    this.corner = boxOf(stage.find('[data-board="main"] [data-cell="0,0"]'));
    for (const selector of ['[data-score]', '[data-gold]']) this.spot(selector);
    stage.place?.append(this.root);
    stage.atEnd(() => {
      this.root.remove();
      overlays.delete(stage);
    });
  }

  /** The one of the present showing. */
  static of(stage: TableStage): Overlay {
    const overlay = overlays.get(stage) ?? new Overlay(stage);
    if (stage.alive) overlays.set(stage, overlay);
    return overlay;
  }

  /** The middle of the board. */
  get middle(): Point {
    return { x: this.board.left + this.board.width / 2, y: this.board.top + this.board.height / 2 };
  }

  /** The middle of a cell. */
  cell(cell: number): Point {
    const { left, top, width, height } = this.corner;
    return { x: left + ((cell % 6) + 0.5) * width, y: top + (Math.floor(cell / 6) + 0.5) * height };
  }

  /** The middle of whatever the selector finds on this table. */
  spot(selector: string): Point | null {
    const known = this.spots.get(selector);
    if (known !== undefined) return known;
    const found = centre(this.stage.find(selector));
    this.spots.set(selector, found);
    return found;
  }

  /** A text at a point. */
  put(text: string, name: string, at: Point): HTMLElement {
    const element = make('span', name);
    element.textContent = text;
    element.style.translate = `${Math.round(at.x)}px ${Math.round(at.y)}px`;
    this.root.append(element);
    return element;
  }

  /** A text that stands up where it was earned, then flies to where it counts. */
  async fly(text: string, name: string, way: { from: Point; to: Point; duration: number }): Promise<void> {
    if (this.stage.reduced) return;
    const { from, to, duration } = way;
    const element = this.put(text, name, from);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const frames = [
      { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0 },
      { transform: 'translate(-50%, -110%) scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -110%) scale(1)', opacity: 1, offset: 0.55 },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.7)`, opacity: 0.2 },
    ];
    await this.stage.move(element, frames, { duration, easing: 'ease-in-out', hold: true });
    element.remove();
  }
}

export function make(tag: 'div' | 'span' | 's', name: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}

const overlays = new WeakMap<TableStage, Overlay>();

const boxOf = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();

function centre(element: Element | null): Point | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
