import { isObstacle } from '@minoya/games/rokumasu/board';
import { marksOf } from '@minoya/games/rokumasu/texts';
import { cardIn } from '@minoya/games/rokumasu/place';
import { SIZE, spotsOf } from '@minoya/games/rokumasu/shapes';
import type { Slot, State } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { Board, type CellView, Ghost } from '../../../board/Board.tsx';
import { Piece } from '../../../tile/Piece.tsx';
import { say } from '../../../i18n/lang.ts';
import { settings } from '../../../store/settings.ts';
import { Buff, BuffRim } from '../../../tile/seals-and-buffs.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { blockLook, cardLook, lineCells, marksOfCell, shapeOf } from '../look.ts';
import { marksNow } from '../any-version.ts';
import { table } from '../text/play.ts';
import { sourceName, told } from '../text/sources.ts';
import type { TableController } from './table-controller.ts';
import { NoticeView } from './NoticeView.tsx';

/** The 6×6 board: what lies on it, what the held piece would clear, and the lines a script marked. */
export function BoardView({ controller }: { controller: TableController }): JSX.Element {
  const { play, drag, board } = controller;
  const state = play.shown.value;
  const lines = controller.lines.value;
  const hinted = hintedCells(controller, state);
  const { cells } = marksNow(state);
  const asked = new Set(cells);
  return (
    <Board
      class="roku-board"
      handle={board}
      label={say(table.board)}
      cell={(x, y) => cellView(state, y * SIZE + x, { lines, hinted, asked })}
      onPress={spot => {
        if (!drag.press(board, spot)) play.stage.skip();
      }}
      onPoint={spot => drag.point(board, spot)}
      onStep={(from, by) => drag.step(board, from, by)}
    >
      <ScriptMarks state={state} />
      <div class="ghost-window">
        <Ghost
          drag={drag}
          board="main"
          render={(slot, mode) => <HeldPiece controller={controller} slot={slot} mode={mode} />}
        />
      </div>
      <NoticeView play={play} />
    </Board>
  );
}

/** The piece of a slot, as ghost, refused or floating. */
export function HeldPiece({
  controller,
  slot,
  mode,
}: {
  controller: TableController;
  slot: Slot;
  mode?: 'ghost' | 'refused';
}) {
  const card = cardIn(controller.play.view.value, slot);
  if (!card) return <></>;
  return <Piece shape={shapeOf(card)} look={i => ({ ...cardLook(card, i), mode })} />;
}

function hintedCells(controller: TableController, state: State): ReadonlySet<number> {
  const shown = controller.advice.shown.value;
  const card = shown?.step === 'place' ? cardIn(state, shown.placement.from) : null;
  const spot = card ? spotsOf(card.mino).at[shown?.placement.cell ?? 0] : null;
  return new Set(spot?.cells ?? []);
}

interface Around {
  readonly lines: ReadonlySet<number>;
  readonly hinted: ReadonlySet<number>;
  /** What a boss or a twist points at. */
  readonly asked: ReadonlySet<number>;
}

function cellView(state: State, cell: number, { lines, hinted, asked }: Around): CellView {
  const block = state.board[cell] ?? null;
  const buff = state.brands[cell] ?? null;
  const sealed = block !== null && isObstacle(block);
  const marks = [lines.has(cell) ? 'line' : '', hinted.has(cell) ? 'hint' : '', asked.has(cell) ? 'asked' : '']
    .filter(Boolean)
    .join(' ');
  const tips = marksOfCell(state, cell);
  return {
    key: JSON.stringify([block, buff, settings.value.signs]),
    name: asked.has(cell) ? `${cellName(state, cell)} ${say(table.asked)}` : cellName(state, cell),
    marks: marks || undefined,
    ...(tips.length > 0 ? { tip: tips.map(source => say(told(state, source))).join('\n') } : {}),
    content: (
      <>
        {buff && !block ? <Buff id={buff.id} level={buff.level} /> : null}
        {block ? <Tile {...blockLook(block)} /> : null}
        {buff && block && !sealed ? <BuffRim id={buff.id} level={buff.level} /> : null}
        {buff && sealed ? <Buff id={buff.id} level={buff.level} sealed /> : null}
      </>
    ),
  };
}

/** 「3行5列、空き、バフ 増強 レベル2」 */
function cellName(state: State, cell: number): string {
  const block = state.board[cell];
  const buff = state.brands[cell];
  const parts = [
    say(table.place(Math.floor(cell / SIZE) + 1, (cell % SIZE) + 1)),
    say(block ? table.block : table.empty),
  ];
  for (const source of marksOfCell(state, cell)) if (!source.startsWith('brand:')) parts.push(say(sourceName(source)));
  if (block?.pattern === 'charge') parts.push(say(table.charge(block.charge)));
  if (buff) parts.push(say(table.buff(sourceName(`brand:${buff.id}`), buff.level)));
  if (buff && block && isObstacle(block)) parts.push(say(table.sealed));
  return parts.join(say({ ja: '、', en: ', ' }));
}

/** A line with an obstacle or a stone on it cannot be filled as it lies. */
const isBarred = (state: State, line: number): boolean =>
  lineCells(line).some(cell => {
    const block = state.board[cell];
    return block ? isObstacle(block) || block.seal === 'stone' : false;
  });

/** Arrows at the edge of the lines that a script asks for. */
function ScriptMarks({ state }: { state: State }) {
  const lines = new Set(state.relics.flatMap((_, i) => marksOf(state, i)));
  const ruled = new Set(marksNow(state).lines);
  return (
    <>
      {[...ruled].map(line => (
        <span
          key={`r${line}`}
          class="script-mark ruled"
          data-way={line < SIZE ? 'row' : 'column'}
          style={{ '--at': line % SIZE }}
          role="img"
          aria-label={say(table.ruled)}
        />
      ))}
      {[...lines].map(line => (
        <span
          key={line}
          class="script-mark"
          data-way={line < SIZE ? 'row' : 'column'}
          data-barred={isBarred(state, line)}
          style={{ '--at': line % SIZE }}
          role="img"
          aria-label={say(isBarred(state, line) ? table.markedBarred : table.marked)}
        />
      ))}
    </>
  );
}
