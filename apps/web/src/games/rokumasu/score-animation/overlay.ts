import { SIZE } from '@minoya/games/rokumasu/shapes';
import { say } from '../../../i18n/lang.ts';
import { ink, type Point } from '../../../stage/effects/layer.ts';
import { ease } from '../../../stage/motion.ts';
import type { TableStage } from '../table/table-controller.ts';
import { table } from '../text/play.ts';

/**
 * The paper over the table that numbers stand on and fly over. It takes no presses, and goes with the showing. Where things are
 * is read once, before anything of it moves: a page that is asked between two changes lays itself out for every question.
 */
export class Overlay {
  readonly stage: TableStage;
  readonly root = make('div', 'score-animation');
  readonly board: DOMRect;
  readonly meter: DOMRect;
  /** Colours of the theme, asked for once. */
  readonly inks: Readonly<Record<'ai' | 'shu' | 'kin' | 'surface', string>>;
  /** The face that great numbers are set in. */
  readonly display = ink('--display');
  private readonly corner: DOMRect;
  private readonly spots = new Map<string, Point | null>();

  private constructor(stage: TableStage) {
    this.stage = stage;
    this.root.setAttribute('aria-hidden', 'true');
    this.board = boxOf(stage.find('[data-board="main"]'));
    this.corner = boxOf(stage.find('[data-board="main"] [data-cell="0,0"]'));
    this.meter = boxOf(stage.find('.meter'));
    this.inks = { ai: ink('--ai'), shu: ink('--shu'), kin: ink('--kin'), surface: ink('--surface') };
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
    return { x: left + ((cell % SIZE) + 0.5) * width, y: top + (Math.floor(cell / SIZE) + 0.5) * height };
  }

  /** The middle of whatever the selector finds on this table. */
  spot(selector: string): Point | null {
    const known = this.spots.get(selector);
    if (known !== undefined) return known;
    const element = this.stage.find(selector);
    const found = element && middleOf(element);
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

/** A × B over the middle of the board, while it is counted. */
export class FormulaPaper {
  readonly root = make('div', 'stage-formula');
  private readonly overlay: Overlay;
  private readonly blocks = counter('a', say(table.blocks));
  private readonly lines = counter('b', say(table.lines));
  private readonly sign = make('span', 'stage-sign');
  private readonly words = make('span', 'stage-note');
  private places: Readonly<Record<'a' | 'b', Point>> | null = null;

  constructor(overlay: Overlay) {
    this.overlay = overlay;
    this.sign.textContent = '×';
    this.root.append(this.blocks.box, this.sign, this.lines.box, this.words);
    const { x, y } = overlay.middle;
    this.root.style.left = `${x}px`;
    this.root.style.top = `${y}px`;
    this.root.style.setProperty('--board', `${overlay.board.width}px`);
    overlay.root.append(this.root);
  }

  a(text: string): void {
    write(this.blocks.value, text);
  }

  b(text: string): void {
    write(this.lines.value, text);
  }

  note(text: string): void {
    this.words.textContent = text;
  }

  /** Where numbers fly to; measured once, before the first, in a later frame than the one that laid the paper out. */
  place(side: 'a' | 'b'): Point {
    this.places ??= { a: middleOf(this.blocks.box), b: middleOf(this.lines.box) };
    return this.places[side];
  }

  /** A sum pops, a product stretches and snaps. */
  strike(side: 'a' | 'b', times: boolean, duration: number): void {
    const frames = times
      ? [{ transform: 'scale(1.5, 0.8)' }, { transform: 'scale(0.92, 1.2)' }, { transform: 'none' }]
      : [{ transform: 'scale(1.2)' }, { transform: 'none' }];
    void this.overlay.stage.move(this.box(side), frames, { duration, easing: ease.pop });
  }

  /** A and B rush together. */
  async meet(duration: number): Promise<void> {
    const rush = (by: string) => [
      { transform: 'none', opacity: 1 },
      { transform: `translateX(${by}) scale(0.7)`, opacity: 0 },
    ];
    const { stage } = this.overlay;
    this.sign.textContent = '';
    await Promise.all([
      stage.move(this.blocks.box, rush('60%'), { duration, easing: 'ease-in', hold: true }),
      stage.move(this.lines.box, rush('-60%'), { duration, easing: 'ease-in', hold: true }),
    ]);
  }

  remove(): void {
    this.root.remove();
  }

  private box(side: 'a' | 'b'): HTMLElement {
    return side === 'a' ? this.blocks.box : this.lines.box;
  }
}

function counter(side: 'a' | 'b', name: string): { readonly box: HTMLElement; readonly value: HTMLElement } {
  const box = make('span', `stage-counter ${side}`);
  const caption = make('span', 'stage-caption');
  caption.textContent = name;
  const value = make('span', 'stage-value num');
  value.textContent = '0';
  value.dataset['staged'] = side;
  box.append(caption, value);
  return { box, value };
}

/** A number in a box of its own width: only one more digit moves what stands around it. */
function write(value: HTMLElement, text: string): void {
  if (text.length !== value.textContent?.length) value.style.setProperty('--digits', String(text.length));
  value.textContent = text;
}

function middleOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
