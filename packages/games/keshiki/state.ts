import type { Block, Color } from './blocks.ts';
import type { Board } from './board.ts';
import type { Cell } from './cells.ts';
import type { Goal } from './goals.ts';
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
  /** The most blocks that one tap took so far. */
  readonly most: number;
  /** What the first, second and third star ask for; none where there is no goal. (K27) */
  readonly goals: readonly Goal[];
  /** Which of them have been reached: that stays so. */
  readonly reached: readonly boolean[];
  /** The score of the solver's line; null where none was computed. */
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
 * `finish` ends the stage (クリア when its first goal is reached, リタイア before).
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
  /** A goal, for the first time: the one of this star, 1 to 3. */
  | { readonly type: 'reached'; readonly star: number; readonly goal: Goal }
  /** 全消し: the bonus is already in `score`. */
  | { readonly type: 'cleared'; readonly bonus: number; readonly score: number; readonly stars: number }
  /** No tap is left; tools or `finish` are. */
  | { readonly type: 'stuck'; readonly left: number }
  | { readonly type: 'finished'; readonly score: number; readonly stars: number };
