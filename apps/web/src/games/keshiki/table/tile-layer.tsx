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
  /** Tiles that have a new place and are still drawn at the old one. */
  private readonly waiting = new Map<SVGElement, number>();
  private late: ReadonlySet<number> = new Set();

  constructor(size: Pick<Board, 'width' | 'height'>) {
    this.size = size;
    this.slots = new Slots({
      make: block => this.made(block),
      put: (tile, slot) => this.put(tile, slot),
      drop: tile => {
        this.waiting.delete(tile);
        tile.remove();
      },
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

  /** Blocks go from cells to cells. Those that come late stay drawn where they are until they arrive. */
  carry(from: readonly Cell[], to: readonly Cell[], late: readonly Cell[] = []): void {
    this.late = new Set(late.map(cell => indexOf(this.size, cell)));
    this.slots.carry(
      from.map(cell => indexOf(this.size, cell)),
      to.map(cell => indexOf(this.size, cell)),
    );
    this.late = new Set();
  }

  /** Draws what comes late at its new place; without cells, all of it. */
  arrive(cells: readonly Cell[] | null = null): void {
    const tiles = cells ? cells.map(cell => this.at(cell)) : [...this.waiting.keys()];
    for (const tile of tiles) {
      const slot = tile ? this.waiting.get(tile) : undefined;
      if (tile && slot !== undefined) this.place(tile, slot);
    }
  }

  /** Takes a tile off the board; it stays where it is drawn until it is removed. */
  release(cell: Cell): SVGElement | null {
    this.arrive([cell]);
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
    if (this.late.has(slot)) this.waiting.set(tile, slot);
    else this.place(tile, slot);
  }

  private place(tile: SVGElement, slot: number): void {
    this.waiting.delete(tile);
    const [x, y] = [slot % this.size.width, Math.floor(slot / this.size.width)];
    tile.style.translate = `${x * 100}% ${y * 100}%`;
    tile.dataset['at'] = `${x},${y}`;
  }
}
