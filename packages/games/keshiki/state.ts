import type { Block, Color } from './blocks.ts';
import type { Board } from './board.ts';
import type { Cell } from './cells.ts';
import type { Movement } from './settle.ts';
import type { ToolId } from './tools.ts';

/** A stage or board in play. Nothing is hidden and nothing is random: the same actions always lead here. */
export interface State {
  readonly board: Board;
  /** The colours the board was dealt with; what paint may choose from. */
  readonly colors: readonly Color[];
  readonly score: number;
  /** Taps made so far. */
  readonly taps: number;
  /** The first star. 0: no goal. */
  readonly target: number;
  /** The best score the solver knows, for the second and third star; null where none was computed. */
  readonly par: number | null;
  /** Tools still unused, in slot order. */
  readonly tools: readonly ToolId[];
  readonly used: readonly ToolId[];
  /** A booster was used: taps score × 1.5. */
  readonly boosted: boolean;
  /** Playing; ended by the player; or every coloured block gone. */
  readonly phase: 'playing' | 'finished' | 'cleared';
}

/**
 * As lines: a tap is its cell, `b2`; a tool is its id and targets, `swap b2 c3`, `paint b2 R`, `shuffle`;
 * `finish` ends the stage (クリア at or above the target, リタイア below).
 */
export type Action =
  | { readonly type: 'tap'; readonly cell: Cell }
  | { readonly type: 'use'; readonly tool: ToolId; readonly cells: readonly Cell[]; readonly color: Color | null }
  | { readonly type: 'finish' };

/**
 * In the order a screen plays them. One tap tells: `removed`, a `thawed` or `held` for each obstacle it touched, the
 * movements (`fell`, `slid`, with steel sometimes again), `reached` once, then `cleared`, `stuck` or nothing.
 * `paths(events)` regroups the movements block by block; `after` writes an event into a state.
 */
export type Event =
  | {
      readonly type: 'removed';
      /** The tapped cell. */
      readonly by: Cell;
      /** Of the whole group; counters compare with this. */
      readonly size: number;
      readonly cells: readonly Cell[];
      readonly points: number;
      readonly score: number;
    }
  | { readonly type: 'thawed'; readonly cell: Cell; readonly from: Block; readonly to: Block }
  /** A counter of the group that stayed: `short` blocks too few, or `over` too many. */
  | { readonly type: 'held'; readonly cell: Cell; readonly block: Block; readonly short: number; readonly over: number }
  | {
      readonly type: 'used';
      readonly tool: ToolId;
      readonly cells: readonly Cell[];
      readonly color: Color | null;
      /** Whether taps score × 1.5 from here on. */
      readonly boosted: boolean;
    }
  /** A tool took these off without points. */
  | { readonly type: 'destroyed'; readonly cells: readonly Cell[] }
  /** A tool put these blocks where others were. */
  | { readonly type: 'changed'; readonly cells: readonly Cell[]; readonly to: readonly Block[] }
  | Movement
  /** The target, for the first time. */
  | { readonly type: 'reached'; readonly target: number }
  /** 全消し: the bonus is already in `score`. */
  | { readonly type: 'cleared'; readonly bonus: number; readonly score: number; readonly stars: number }
  /** No tap is left; tools or `finish` are. */
  | { readonly type: 'stuck'; readonly left: number }
  | { readonly type: 'finished'; readonly score: number; readonly stars: number };
