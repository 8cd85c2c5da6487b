import { say } from '../../../i18n/lang.ts';
import type { Point } from '../../../stage/effects/layer.ts';
import { ease } from '../../../stage/motion.ts';
import { table } from '../text/play.ts';
import { make, type Overlay } from './overlay.ts';

/** A × B over the middle of the board, while it is counted. */
export class FormulaPaper {
  readonly root = make('div', 'stage-formula');
  private readonly overlay: Overlay;
  private readonly blocks = counter('a', say(table.blocks));
  private readonly lines = counter('b', say(table.lines));
  private readonly sign = make('span', 'stage-sign');
  private readonly words = make('span', 'stage-note');
  private readonly places: Readonly<Record<'a' | 'b', Point>>;

  constructor(overlay: Overlay) {
    this.overlay = overlay;
    this.sign.textContent = '×';
    this.root.append(this.blocks.box, this.sign, this.lines.box, this.words);
    const { x, y } = overlay.middle;
    this.root.style.left = `${x}px`;
    this.root.style.top = `${y}px`;
    this.root.style.setProperty('--board', `${overlay.board.width}px`);
    overlay.root.append(this.root);
    this.places = { a: middleOf(this.blocks.box), b: middleOf(this.lines.box) };
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

  /** Where numbers fly to; measured once, before the first. */
  place(side: 'a' | 'b'): Point {
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
