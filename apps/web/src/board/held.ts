import type { BoardHandle, Spot, Target } from './grid.ts';

/** What is held, how, and where it would go. */
export interface Held<Item> {
  readonly item: Item;
  /** `drop` is a drag that was let go, until what became of it is drawn: nothing is foreseen for it any more. */
  readonly by: 'drag' | 'tap' | 'drop';
  readonly aim: Target | null;
  readonly fits: boolean;
}

/** A pointer that is down on an item. */
export interface Drag<Item> {
  readonly item: Item;
  readonly from: Spot;
  readonly touch: boolean;
  /** Where the item fits, found out while it still lies there; null once it was turned. */
  legal: readonly Target[] | null;
  now: Spot;
  /** Moved far enough to be lifted, lifted, and let go. */
  pulled: boolean;
  moving: boolean;
  letGo: boolean;
}

export interface DragRules<Item> {
  readonly boards: () => readonly BoardHandle[];
  /** How far, in cells, a carried item is pulled to a place that takes it, where that is not the usual. */
  readonly pull?: number;
  /** The cells of the item as it is turned now, from 0, 0. */
  shape(item: Item): readonly Spot[];
  /** Where the rules would take it: corners of its box. */
  targets(item: Item): readonly Target[];
  /** The one way an item is placed, whether dragged, tapped or typed. */
  drop(item: Item, target: Target): void;
  /** A place that the rules would refuse; a tapped item stays held. */
  refuse(item: Item, target: Target | null): void;
  /** Draws, without showing it, what a drop would begin with. */
  prewarm?(item: Item, target: Target): void;
  /** False: it cannot be picked up now. */
  mayHold?(item: Item): boolean;
}
