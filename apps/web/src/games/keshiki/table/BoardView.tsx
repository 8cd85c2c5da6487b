import { type Cell, cellAt, columnOf, indexOf, rowOf } from '@minoya/games/keshiki/cells';
import type { Touched } from '@minoya/games/keshiki/board';
import type { State } from '@minoya/games/keshiki/state';
import type { ComponentChildren, JSX } from 'preact';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Board } from '../../../board/Board.tsx';
import { say } from '../../../i18n/lang.ts';
import type { TableController } from './table-controller.ts';
import { chipPlace } from './chip.ts';
import { groupsOf } from './groups.ts';
import { outcomeWord, Worth } from './HeldWords.tsx';
import { cellReading } from '../look.ts';
import { outlineOf } from './outline.ts';
import { Press } from './press.ts';
import { TileLayer } from './tile-layer.tsx';
import { words } from '../text.ts';

/** Cells that something outside the board points out: a hint, a lesson. */
export interface Pointed {
  readonly cells: readonly Cell[];
  readonly kind: 'region' | 'tap';
}

/** The board with everything a finger asks of it. Each part listens to what it shows, so that a fall redraws none of the others. */
export function BoardView({
  controller,
  pointed = null,
}: {
  controller: TableController;
  pointed?: Pointed | null;
}): JSX.Element {
  const press = useMemo(() => pressOf(controller), [controller]);
  useEffect(() => () => press.end(), [press]);
  const cells = useMemo(() => <Cells controller={controller} pointed={pointed} />, [controller, pointed]);
  return (
    <div
      class="tap-field"
      data-after={controller.foreseen.value}
      data-stuck={controller.stuck.value}
      data-busy={controller.play.stage.busy.value}
      data-aiming={controller.aiming.value !== null}
      onPointerDown={press.down}
      onClickCapture={event => {
        // A pointer has already been answered when it was lifted; keys and assistive tools click without one.
        if (event.detail !== 0) event.stopPropagation();
      }}
      onContextMenu={event => event.preventDefault()}
    >
      {cells}
    </div>
  );
}

function pressOf(controller: TableController): Press {
  return new Press({
    board: () => controller.board,
    point: (spot, by) => controller.pointSoon(spot, by),
    linger: () => controller.linger(),
    commit: (spot, by) => controller.commit(spot, by),
    cancel: () => controller.cancel(),
  });
}

/** The grid that is focused, pressed and read aloud; its blocks are drawn by the layer of tiles under it. */
function Cells({ controller, pointed }: { controller: TableController; pointed: Pointed | null }) {
  const { board } = controller;
  useEffect(() => controller.naming(), [controller]);
  const state = controller.named.value;
  const targets = controller.targets.value;
  const chosen = controller.aiming.value?.cells ?? [];
  return (
    <Board
      handle={board}
      label={say(words.board(board.size.width, board.size.height))}
      cell={(x, y) => {
        const cell = cellAt(x, y);
        const view = { key: '', name: nameOf(state, cell) };
        if (targets?.has(cell)) return { ...view, marks: 'legal' };
        return chosen.includes(cell) ? { ...view, marks: 'chosen', selected: true } : view;
      }}
      onPress={spot => void controller.commit(spot, 'keys')}
      onPoint={spot => controller.pointSoon(spot, 'mouse')}
    >
      <Tiles controller={controller} />
      <div class="flights" aria-hidden="true" />
      <Foreseen controller={controller} />
      <Reach controller={controller} />
      {pointed ? <Outline cells={pointed.cells} size={board.size} kind={pointed.kind} /> : null}
    </Board>
  );
}

function nameOf(state: State, cell: Cell): string {
  const b = state.board.cells[indexOf(state.board, cell)] ?? 0;
  return say(cellReading(cell, b, groupsOf(state).byCell.get(cell) ?? null));
}

/** The blocks themselves. They follow the picture of the moment without a redraw of anything else. */
function Tiles({ controller }: { controller: TableController }) {
  const layer = useMemo(() => new TileLayer(controller.board.size), [controller]);
  useLayoutEffect(
    () =>
      effect(() => {
        layer.show(controller.picture.value.board);
        layer.light(controller.lit.value);
      }),
    [layer],
  );
  return (
    <>
      <div class="holes" aria-hidden="true" />
      <div
        class="tiles"
        aria-hidden="true"
        data-ghost={controller.foreseen.value}
        ref={element => layer.mount(element)}
      />
    </>
  );
}

/** What a tap on the pointed cell does; after a while, the board that it leaves. */
function Foreseen({ controller }: { controller: TableController }) {
  const after = controller.foreseen.value ? controller.after.value : null;
  return after ? <LargestNext state={after} /> : <Preview controller={controller} />;
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
      {kind === 'group' || kind === 'tap' ? <path class="dim" d={`M0 0H${size.width}V${size.height}H0Z${d}`} /> : null}
      <path class="halo" d={d} />
      <path class="edge" d={d} />
    </svg>
  );
}

function Preview({ controller }: { controller: TableController }) {
  const seen = controller.preview.value;
  if (!seen?.ok) return null;
  const { at, group, touched } = seen;
  return (
    <>
      <Outline cells={group} size={controller.board.size} kind="group" />
      {touched.map(one => (
        <Outcome key={one.cell} touched={one} />
      ))}
      <Chip cell={at.cell} size={controller.board.size} finger={at.by === 'finger'} kept={touched.map(one => one.cell)}>
        <Worth seen={seen} />
      </Chip>
    </>
  );
}

interface ChipProps {
  readonly cell: Cell;
  readonly size: OutlineProps['size'];
  readonly finger?: boolean;
  readonly kept?: readonly Cell[];
  readonly children: ComponentChildren;
}

function Chip({ cell, size, finger = false, kept = [], children }: ChipProps) {
  const { x, y } = chipPlace(cell, { size, kept, finger });
  return (
    <p class="count-chip num" data-preview data-finger={finger} style={{ '--x': x, '--y': y }}>
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

/** The largest group of the board that a held tap leaves; the words for it stand beside the board. */
function LargestNext({ state }: { state: State }) {
  const [largest] = groupsOf(state).list;
  return largest ? <Outline cells={largest.group} size={state.board} kind="next" /> : null;
}
