import { useTool } from '@minoya/games/keshiki/actions';
import { isStuck } from '@minoya/games/keshiki/board';
import { type Cell, cellAt, columnOf, indexOf, rowOf } from '@minoya/games/keshiki/cells';
import { type Preview, preview } from '@minoya/games/keshiki/play';
import type { Action, State } from '@minoya/games/keshiki/state';
import { type ToolId, tools } from '@minoya/games/keshiki/tools';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { BoardHandle, type Spot } from '../../../board/grid.ts';
import { hush } from '../../../design/announce.tsx';
import { nextTask } from '../../../design/task.ts';
import { Demonstration } from './demonstration.ts';
import { groupBeside, groupsOf } from './groups.ts';
import { movesOf, reachable } from './moves.ts';
import { Peak } from './peak.ts';
import { stateAfter } from './state-after.ts';
import { type AimedTool, cellsChanged, targetsOf } from './tool-aim.ts';
import { StageIdle, updateWhenIdle } from './stage-idle.ts';
import type { KeshikiPlay } from '../types.ts';

type By = 'finger' | 'mouse' | 'keys';

/** What the player points at. */
interface Pointing {
  readonly cell: Cell;
  readonly by: By;
}

const spotOf = (cell: Cell): Spot => ({ x: columnOf(cell), y: rowOf(cell) });

/** What one player at one board points at, holds and looks at. None of it is part of the game. */
export class TableController {
  readonly play: KeshikiPlay;
  readonly board: BoardHandle;
  readonly pointing = signal<Pointing | null>(null);
  /** The press has lasted: show what the board will look like. */
  readonly lingering = signal(false);
  readonly aiming = signal<AimedTool | null>(null);
  /** Moves that the slider reaches: those played and those taken back. */
  readonly total: Signal<number>;
  /** True: the first tap selects, the second clears. */
  twice: () => boolean = () => false;
  /** A lesson or a hint may allow some taps only. */
  mayTap: (cell: Cell) => boolean = () => true;
  /** True: the action waits until the player has been asked. */
  keepsBack: (action: Action) => boolean = () => false;
  /** The board whose cells are named: it follows the drawn one behind the frame in which that came to rest. */
  readonly named: Signal<State>;
  readonly demonstration: Demonstration;
  readonly peak: Peak;
  private chosen: Cell | null = null;
  /** What the pointer is about to point at. */
  private arriving: (() => void) | null = null;
  private readonly stop: () => void;
  private readonly idle: StageIdle;

  constructor(play: KeshikiPlay) {
    this.play = play;
    this.demonstration = new Demonstration(play);
    this.peak = new Peak(play);
    this.board = new BoardHandle('main', play.view.peek().board);
    this.board.cursor.value = { x: 0, y: this.board.size.height - 1 };
    this.total = signal(reachable(play));
    this.named = signal(play.shown.peek());
    this.idle = new StageIdle(play.stage.busy);
    // What was told of another board, or of moves that are taken back, is no longer so.
    hush();
    this.stop = play.onChange(({ type }) => this.changed(type === 'jump'));
  }

  close(): void {
    this.stop();
    this.idle.close();
  }

  private changed(jumped: boolean): void {
    const { play } = this;
    if (jumped) hush();
    this.markTools();
    if (!play.canRedo.peek()) this.total.value = movesOf(play.view.peek(), play.length.peek());
    this.lingering.value = false;
    this.chosen = null;
    if (this.pointing.peek()?.by === 'finger') this.pointing.value = null;
  }

  /** A tool that was taken back was not used: the mark follows the line that stands. */
  private markTools(): void {
    const { used } = this.play.view.peek();
    if (!this.play.isReplay && used.length !== (this.play.marks.peek()['tools'] ?? 0))
      this.play.mark('tools', used.length);
  }

  /** Keeps the names up, as long as somebody shows them. */
  naming(): () => void {
    return updateWhenIdle(this.play.stage, this.named);
  }

  /** What a tap on the pointed cell would do, from the very rules that will do it. */
  readonly preview: ReadonlySignal<(Preview & { readonly at: Pointing }) | null> = computed(() => {
    const at = this.pointing.value;
    const { play } = this;
    if (!at || this.aiming.value || !this.idle.now.value || play.isReplay || play.result.value) return null;
    if (this.demonstration.on.value) return null;
    return { ...preview(play.view.value, at.cell), at };
  });

  /** The board after the tap that is being held. */
  readonly after: ReadonlySignal<State | null> = computed(() => {
    const seen = this.preview.value;
    if (!seen?.ok) return null;
    return stateAfter(this.play.session.game, this.play.view.value, { type: 'tap', cell: seen.at.cell });
  });

  /** A press has lasted on a tap that can be made: its outcome is shown instead of the board. */
  readonly foreseen: ReadonlySignal<boolean> = computed(() => this.lingering.value && this.after.value !== null);

  /** The board that is drawn. */
  readonly picture: ReadonlySignal<State> = computed(
    () => (this.foreseen.value ? this.after.value : null) ?? this.play.shown.value,
  );

  readonly stuck: ReadonlySignal<boolean> = computed(
    () =>
      !this.foreseen.value &&
      !this.play.isReplay &&
      !this.demonstration.on.value &&
      !this.play.stage.busy.value &&
      isStuck(this.play.shown.value.board),
  );

  /** Where the tool in hand may be used: the rules' own list. */
  readonly targets: ReadonlySignal<ReadonlySet<Cell> | null> = computed(() => {
    const aiming = this.aiming.value;
    return aiming ? targetsOf(this.play.legal.value, aiming) : null;
  });

  /** Slots that stand out while a tool is aimed; null when all do. */
  readonly lit: ReadonlySignal<ReadonlySet<number> | null> = computed(() => {
    const targets = this.targets.value;
    if (!targets) return null;
    const cells = [...targets, ...(this.aiming.value?.cells ?? [])];
    return new Set(cells.map(cell => indexOf(this.play.shown.value.board, cell)));
  });

  /** What the tool in hand would change where the player points. */
  readonly reach: ReadonlySignal<readonly Cell[]> = computed(() => {
    const aiming = this.aiming.value;
    const cell = this.pointing.value?.cell;
    if (!aiming || cell === undefined || !this.targets.value?.has(cell)) return [];
    const chosen = [...aiming.cells, cell];
    // The first of two is only itself; of any number of colours each reaches as far.
    if (tools[aiming.tool].aim === 'pair' && chosen.length < 2) return chosen;
    const { play } = this;
    const use = play.legal.value.find(
      action => action.type === 'use' && action.tool === aiming.tool && chosen.every(one => action.cells.includes(one)),
    );
    const step = use ? play.session.game.apply(play.view.value, 0, use) : null;
    return step?.ok ? cellsChanged(step.events) : [];
  });

  /** Points in a task of its own: a pointer that arrives and presses at once is not kept waiting by a preview that nobody sees. */
  pointSoon(spot: Spot | null, by: By): void {
    const mine = () => this.point(spot, by);
    this.arriving = mine;
    nextTask(() => (this.arriving === mine ? mine() : undefined));
  }

  point(spot: Spot | null, by: By): void {
    this.arriving = null;
    const cell = spot && cellAt(spot.x, spot.y);
    // The board that follows is drawn under a resting pointer, and the browser says again that it is over the cell.
    if (cell !== null && this.lingering.peek() && cell === this.pointing.peek()?.cell) return;
    this.lingering.value = false;
    if (cell === null && this.chosen !== null) return;
    if (this.pointing.peek()?.cell === cell && this.pointing.peek()?.by === by) return;
    this.pointing.value = cell === null ? null : { cell, by };
  }

  linger(): void {
    if (this.preview.peek()?.ok) this.lingering.value = true;
  }

  /** The pointer was lifted, or a key pressed, on a cell. True: that was a move. */
  commit(spot: Spot, by: By): boolean {
    const before = this.play.length.peek();
    this.pressed(cellAt(spot.x, spot.y), by);
    return this.play.length.peek() !== before;
  }

  private pressed(cell: Cell, by: By): void {
    const { arriving } = this;
    this.arriving = null;
    this.lingering.value = false;
    this.board.cursor.value = spotOf(cell);
    // What was pressed is not on the player's own board: the press only leads back there.
    if (this.demonstration.stop()) return;
    if (this.aiming.peek()) {
      arriving?.();
      this.aim(cell);
      return;
    }
    if (this.twice() && !this.isChosen(cell)) {
      this.chosen = cell;
      this.pointing.value = { cell, by };
      return;
    }
    this.chosen = null;
    this.tap(cell);
    // What arrived with the press is pointed at behind it: nobody sees a preview of what is already tapped.
    if (by === 'finger') this.pointing.value = null;
    else arriving?.();
  }

  cancel(): void {
    this.arriving = null;
    this.lingering.value = false;
    this.pointing.value = null;
    this.chosen = null;
  }

  tap(cell: Cell): void {
    if (!this.play.isReplay && this.mayTap(cell)) this.act({ type: 'tap', cell });
  }

  act(action: Action): void {
    this.demonstration.stop();
    if (!this.keepsBack(action)) this.play.act(action);
  }

  private isChosen(cell: Cell): boolean {
    if (this.chosen === null) return false;
    const group = groupsOf(this.play.view.peek()).byCell;
    return cell === this.chosen || (group.get(cell) !== undefined && group.get(cell) === group.get(this.chosen));
  }

  /** Takes a tool in hand; the same one again puts it away. */
  take(tool: ToolId): void {
    this.demonstration.stop();
    this.cancel();
    this.aiming.value = this.aiming.peek()?.tool === tool ? null : { tool, cells: [] };
  }

  putAway(): void {
    this.aiming.value = null;
  }

  /** Something was chosen for the tool in hand; the last choice uses it. */
  private aim(cell: Cell): void {
    const aiming = this.aiming.peek();
    if (!aiming) return;
    const { aim } = tools[aiming.tool];
    const [first] = aiming.cells;
    if (first === cell) {
      this.aiming.value = { ...aiming, cells: [] };
      return;
    }
    if (this.targets.peek()?.has(cell) !== true) {
      this.play.refuse('target');
      return;
    }
    if (aim === 'color' || (aim === 'pair' && first === undefined)) this.aiming.value = { ...aiming, cells: [cell] };
    else this.useWith([...aiming.cells, cell], null);
  }

  /** The colour for the tool in hand. */
  paint(color: number): void {
    const aiming = this.aiming.peek();
    if (aiming) this.useWith(aiming.cells, color);
  }

  useWith(cells: readonly Cell[], color: number | null): void {
    const aiming = this.aiming.peek();
    if (!aiming) return;
    this.aiming.value = null;
    this.act(useTool(aiming.tool, cells, color));
  }

  /** Goes to a move of this game, back or on. */
  jump(to: number): void {
    const { play } = this;
    while (play.length.peek() > to && play.canUndo.peek()) play.undo();
    while (play.length.peek() < to && play.canRedo.peek()) play.redo();
  }

  /** An arrow key while nothing on the board has the focus: the cursor shows where it is. */
  wake(): void {
    const spot = this.board.cursor.peek();
    this.board.focus(spot);
    this.point(spot, 'keys');
  }

  /** Puts the cursor on the next group by size: bigger for -1, smaller for 1. */
  stepGroup(by: 1 | -1): void {
    const { x, y } = this.board.cursor.peek();
    const next = groupBeside(this.play.view.peek(), cellAt(x, y), by);
    if (!next) return;
    this.board.cursor.value = spotOf(next.cell);
    this.wake();
  }
}
