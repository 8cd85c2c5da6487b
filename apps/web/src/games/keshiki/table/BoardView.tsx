import { isStuck } from '@minoya/games/keshiki/board';
import { type Cell, cellAt, columnOf, indexOf, rowOf } from '@minoya/games/keshiki/cells';
import type { Touched } from '@minoya/games/keshiki/board';
import type { State } from '@minoya/games/keshiki/state';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Board, type CellView } from '../../../board/Board.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { Tile } from '../../../tile/Tile.tsx';
import type { TableController } from './table-controller.ts';
import { chipPlace } from './chip.ts';
import { gainOf, groupsOf } from './groups.ts';
import { cellReading, lookOf } from '../look.ts';
import { outlineOf } from './outline.ts';
import { Press } from './press.ts';
import { heldWord, words } from '../text.ts';

/** Cells that something outside the board points out: a hint, a lesson. */
export interface Pointed {
  readonly cells: readonly Cell[];
  readonly kind: 'region' | 'tap';
}

/** The board with everything a finger asks of it. */
export function BoardView({
  controller,
  pointed = null,
}: {
  controller: TableController;
  pointed?: Pointed | null;
}): JSX.Element {
  const { play, board } = controller;
  const press = useMemo(() => pressOf(controller), [controller]);
  useEffect(() => () => press.end(), [press]);
  const after = controller.lingering.value ? controller.after.value : null;
  const state = after ?? play.shown.value;
  const targets = controller.targets.value;
  const chosen = controller.aiming.value?.cells ?? [];
  const moving = play.stage.busy.value;
  const stuck = !after && !play.watching && !moving && isStuck(state.board);
  return (
    <div
      class="tap-field"
      data-after={after !== null}
      data-stuck={stuck}
      data-busy={moving}
      data-aiming={targets !== null}
      onPointerDown={press.down}
      onClickCapture={event => {
        // A pointer has already been answered when it was lifted; keys and assistive tools click without one.
        if (event.detail !== 0) event.stopPropagation();
      }}
      onContextMenu={event => event.preventDefault()}
    >
      <Board
        handle={board}
        label={say(words.board(board.size.width, board.size.height))}
        cell={(x, y) => {
          const cell = cellAt(x, y);
          const view = viewOf(state, cell, { ghost: after !== null, moving });
          if (targets?.has(cell)) return { ...view, marks: 'legal' };
          return chosen.includes(cell) ? { ...view, marks: 'chosen', selected: true } : view;
        }}
        onPress={spot => controller.commit(spot, 'keys')}
        onPoint={spot => controller.point(spot, 'mouse')}
      >
        <div class="flights" aria-hidden="true" />
        {after ? <LargestNext state={after} /> : <Preview controller={controller} />}
        <Reach controller={controller} />
        {pointed ? <Outline cells={pointed.cells} size={board.size} kind={pointed.kind} /> : null}
      </Board>
    </div>
  );
}

function pressOf(controller: TableController): Press {
  return new Press({
    board: () => controller.board,
    point: (spot, by) => controller.point(spot, by),
    linger: () => controller.linger(),
    commit: (spot, by) => controller.commit(spot, by),
    cancel: () => controller.cancel(),
  });
}

/** Groups are named on the board that stands: looking for them in every picture of a fall would cost it frames. */
function viewOf(state: State, cell: Cell, { ghost, moving }: { ghost: boolean; moving: boolean }): CellView {
  const b = state.board.cells[indexOf(state.board, cell)] ?? 0;
  const group = ghost || moving ? undefined : groupsOf(state).byCell.get(cell);
  return {
    key: `${b}${ghost ? 'g' : ''}`,
    name: say(cellReading(cell, b, group ?? null)),
    content: b === 0 ? null : <Tile {...lookOf(b)} mode={ghost ? 'ghost' : undefined} />,
  };
}

interface OutlineProps {
  readonly cells: readonly Cell[];
  readonly size: { readonly width: number; readonly height: number };
  readonly kind: 'group' | 'region' | 'tap' | 'next' | 'reach';
}

/** One line around a set of cells, over whatever colours they have. */
function Outline({ cells, size, kind }: OutlineProps) {
  const d = outlineOf(cells);
  return (
    <svg class="outline-layer" data-kind={kind} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {kind === 'group' ? <path class="dim" d={`M0 0H${size.width}V${size.height}H0Z${d}`} /> : null}
      <path class="halo" d={d} />
      <path class="edge" d={d} />
    </svg>
  );
}

function Preview({ controller }: { controller: TableController }) {
  const seen = controller.preview.value;
  if (!seen?.ok) return null;
  const { at, group, removed, touched } = seen;
  return (
    <>
      <Outline cells={group} size={controller.board.size} kind="group" />
      {touched.map(one => (
        <Outcome key={one.cell} touched={one} />
      ))}
      <Chip cell={at.cell} size={controller.board.size} finger={at.by === 'finger'} kept={touched.map(one => one.cell)}>
        {say(words.groupIs(removed.length, number(gainOf(seen))))}
      </Chip>
    </>
  );
}

interface ChipProps {
  readonly cell: Cell;
  readonly size: OutlineProps['size'];
  readonly finger?: boolean;
  readonly kept?: readonly Cell[];
  readonly children: string;
}

function Chip({ cell, size, finger = false, kept = [], children }: ChipProps) {
  const { x, y } = chipPlace(cell, { size, kept, finger });
  return (
    <p class="count-chip num" data-preview style={{ '--x': x, '--y': y }}>
      {children}
    </p>
  );
}

/** All that the tool in hand would change here. */
function Reach({ controller }: { controller: TableController }) {
  const cells = controller.reach.value;
  return cells.length > 0 ? <Outline cells={cells} size={controller.board.size} kind="reach" /> : null;
}

/** What becomes of one obstacle, said on it. */
function Outcome({ touched }: { touched: Touched }) {
  const { cell, outcome } = touched;
  return (
    <p class="outcome" data-outcome={outcome} style={{ '--x': columnOf(cell), '--y': rowOf(cell) }}>
      {say(outcomeWord(touched))}
    </p>
  );
}

function outcomeWord({ outcome, by }: Touched): { ja: string; en: string } {
  if (outcome === 'thawed') return { ja: '氷結−1', en: 'ice −1' };
  if (outcome === 'removed') return { ja: '消える', en: 'clears' };
  if (outcome === 'untouched') return { ja: 'そのまま', en: 'stays' };
  return heldWord(outcome === 'short' ? { short: by, over: 0 } : { short: 0, over: by });
}

function LargestNext({ state }: { state: State }) {
  const [largest] = groupsOf(state).list;
  if (!largest) return null;
  return (
    <>
      <Outline cells={largest.group} size={state.board} kind="next" />
      <Chip cell={largest.cell} size={state.board}>
        {say(words.afterLargest(largest.removed.length))}
      </Chip>
    </>
  );
}
