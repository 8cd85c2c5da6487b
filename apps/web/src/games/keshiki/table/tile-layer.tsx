import type { Block } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { type Cell, indexOf } from '@minoya/games/keshiki/cells';
import { render } from 'preact';
import { Tile } from '../../../tile/Tile.tsx';
import { lookOf } from '../look.ts';
import { Slots } from './slots.ts';

const models = new Map<Block, SVGElement>();

/** A tile of a block; the first of each is drawn, the others are its copies. */
function tileOf(block: Block): SVGElement {
  let model = models.get(block);
  if (!model) {
    const place = document.createElement('div');
    render(<Tile {...lookOf(block)} />, place);
    model = place.firstElementChild as SVGElement;
    models.set(block, model);
  }
  return model.cloneNode(true) as SVGElement;
}

const layers = new WeakMap<Element, TileLayer>();

/** The blocks of one board on screen. What falls is moved, not drawn again: only its place changes. */
export class TileLayer {
  private readonly size: Pick<Board, 'width' | 'height'>;
  private readonly slots: Slots<SVGElement>;
  private element: Element | null = null;
  private dimmed = false;

  constructor(size: Pick<Board, 'width' | 'height'>) {
    this.size = size;
    this.slots = new Slots({
      make: block => this.made(block),
      put: (tile, slot) => this.put(tile, slot),
      drop: tile => tile.remove(),
    });
  }

  /** The layer that an element is, if it is one. */
  static on(element: Element | null): TileLayer | null {
    return (element && layers.get(element)) ?? null;
  }

  mount(element: Element | null): void {
    this.element = element;
    if (element) layers.set(element, this);
  }

  show({ cells }: Pick<Board, 'cells'>): void {
    if (this.element) this.slots.show(cells);
  }

  at(cell: Cell): SVGElement | null {
    return this.slots.at(indexOf(this.size, cell));
  }

  carry(from: readonly Cell[], to: readonly Cell[]): void {
    this.slots.carry(
      from.map(cell => indexOf(this.size, cell)),
      to.map(cell => indexOf(this.size, cell)),
    );
  }

  /** Takes a tile off the board; it stays where it is drawn until it is removed. */
  release(cell: Cell): SVGElement | null {
    return this.slots.release(indexOf(this.size, cell));
  }

  /** Steps back with all but some; null lights all of them. */
  light(cells: ReadonlySet<number> | null): void {
    if (!cells && !this.dimmed) return;
    this.dimmed = cells !== null;
    for (let slot = 0; slot < this.size.width * this.size.height; slot++)
      this.slots.at(slot)?.toggleAttribute('data-dim', cells !== null && !cells.has(slot));
  }

  private made(block: Block): SVGElement {
    const tile = tileOf(block);
    this.element?.append(tile);
    return tile;
  }

  private put(tile: SVGElement, slot: number): void {
    const [x, y] = [slot % this.size.width, Math.floor(slot / this.size.width)];
    tile.style.translate = `${x * 100}% ${y * 100}%`;
    tile.dataset['at'] = `${x},${y}`;
  }
}
