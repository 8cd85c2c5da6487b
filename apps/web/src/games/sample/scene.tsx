import './sample.css';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Board, Floating, Ghost, useHeld } from '../../board/Board.tsx';
import { type Target, useBoard } from '../../board/grid.ts';
import { DragController } from '../../board/drag-controller.ts';
import { Piece } from '../../tile/Piece.tsx';
import { useDerived } from '../../design/derived.ts';
import { say } from '../../i18n/lang.ts';
import { useKeys } from '../../play/keys.ts';
import type { Play } from '../../play/play.ts';
import { PlayBar } from '../../play/PlayBar.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { type sample, shapes, side } from './game.ts';
import { text } from './text.ts';

type FitPlay = Play<typeof sample>;

/** Fit on screen: a board, a tray of three, and nothing that knows a rule. */
export function Scene({ play }: { play: FitPlay }): JSX.Element {
  const board = useBoard('main', side, side);
  const drag = useMemo(() => dragOf(play, () => board), [play, board]);
  useEffect(() => () => drag.release(), [drag]);
  useKeys({
    '1': () => take(drag, 0),
    '2': () => take(drag, 1),
    '3': () => take(drag, 2),
    Escape: () => drag.release(),
  });
  const view = play.shown.value;
  const lines = useDerived(() => linesOfAim(play, drag), [play, drag]);
  return (
    <div class="sample" ref={element => play.stage.mount(element)}>
      <PlayBar play={play}>
        <p class="num">
          <span data-score>{view.score}</span> / {view.target}
        </p>
      </PlayBar>
      <Board
        handle={board}
        label={say(text.board)}
        cell={(x, y) => {
          const filled = view.board[y * side + x] === true;
          return {
            key: String(filled),
            name: say(text.cell(x + 1, y + 1, filled)),
            content: filled ? <Tile fill="plain" /> : null,
            marks: lines.includes(y * side + x) ? 'line' : undefined,
          };
        }}
        onPress={spot => {
          if (!drag.press(board, spot)) play.stage.skip();
        }}
        onPoint={spot => drag.point(board, spot)}
        onStep={(from, by) => drag.step(board, from, by)}
      >
        <Ghost drag={drag} board="main" render={(slot, mode) => <Mino slot={slot} play={play} mode={mode} />} />
      </Board>
      <Tray play={play} drag={drag} />
      <Floating drag={drag} render={slot => <Mino slot={slot} play={play} />} />
    </div>
  );
}

function Tray({ play, drag }: { play: FitPlay; drag: DragController<number> }) {
  return (
    <div class="tray" data-tray role="group" aria-label={say(text.hand)}>
      {play.shown.value.tray.map((shape, slot) => (
        <TrayPiece key={slot} play={play} drag={drag} slot={slot} shape={shape} />
      ))}
    </div>
  );
}

interface TrayPieceProps {
  readonly play: FitPlay;
  readonly drag: DragController<number>;
  readonly slot: number;
  readonly shape: number | null;
}

function TrayPiece({ play, drag, slot, shape }: TrayPieceProps) {
  const { held, away } = useHeld(drag, slot);
  // Drawn once: being held changes the button, not what lies on it.
  const picture = useMemo(() => <Mino slot={slot} play={play} />, [slot, play]);
  return (
    <button
      type="button"
      class="tray-piece"
      aria-pressed={held}
      aria-disabled={shape === null}
      aria-label={say(text.mino(slot + 1, shape === null ? 0 : (shapes[shape]?.length ?? 0)))}
      data-away={away}
      {...drag.source(slot)}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') requestAnimationFrame(() => drag.enterBoard());
      }}
    >
      {picture}
    </button>
  );
}

function Mino({ slot, play, mode }: { slot: number; play: FitPlay; mode?: 'ghost' | 'refused' }) {
  const shape = shapes[play.shown.value.tray[slot] ?? -1] ?? [];
  return <Piece shape={shape} look={() => ({ fill: 'plain', mode })} />;
}

function take(drag: DragController<number>, slot: number): void {
  drag.choose(slot);
  drag.enterBoard();
}

function dragOf(play: FitPlay, board: () => ReturnType<typeof useBoard>): DragController<number> {
  return new DragController<number>({
    boards: () => [board()],
    shape: slot => shapes[play.view.peek().tray[slot] ?? -1] ?? [],
    targets: slot =>
      play.legal.peek().flatMap(one => (one.slot === slot ? [{ board: 'main', x: one.x, y: one.y }] : [])),
    mayHold: slot => play.view.peek().tray[slot] !== null && !play.isReplay && play.result.peek() === null,
    drop: (slot, { x, y }: Target) => play.act({ slot, x, y }),
    prewarm: (slot, { x, y }) => play.prewarm({ slot, x, y }),
    refuse: (slot, target) =>
      play.refuse(target ? 'noRoom' : play.view.peek().tray[slot] === null ? 'empty' : 'noRoom'),
  });
}

const none: readonly number[] = [];

/** Cells of the lines that the aimed mino would complete, by the rules themselves. */
function linesOfAim(play: FitPlay, drag: DragController<number>): readonly number[] {
  const held = drag.held.value;
  if (!held?.aim || !held.fits) return none;
  const step = play.preview({ slot: held.item, x: held.aim.x, y: held.aim.y });
  const cleared = step?.ok ? step.events.find(event => event.type === 'cleared') : undefined;
  return cleared?.type === 'cleared' ? cleared.cells : none;
}
