import './sample.css';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../../board/Board.tsx';
import type { Target } from '../../board/grid.ts';
import { Hand } from '../../board/hand.ts';
import { useBoard } from '../../board/handle.ts';
import { Floating, Ghost, Piece, useHeld } from '../../board/Piece.tsx';
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
  const hand = useMemo(() => handOf(play, () => board), [play, board]);
  useEffect(() => () => hand.release(), [hand]);
  useKeys({
    '1': () => take(hand, 0),
    '2': () => take(hand, 1),
    '3': () => take(hand, 2),
    Escape: () => hand.release(),
  });
  const view = play.shown.value;
  const lines = useDerived(() => linesOfAim(play, hand), [play, hand]);
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
          if (!hand.press(board, spot)) play.stage.skip();
        }}
        onPoint={spot => hand.point(board, spot)}
        onStep={(from, by) => hand.step(board, from, by)}
      >
        <Ghost hand={hand} board="main" render={(slot, mode) => <Mino slot={slot} play={play} mode={mode} />} />
      </Board>
      <Tray play={play} hand={hand} />
      <Floating hand={hand} render={slot => <Mino slot={slot} play={play} />} />
    </div>
  );
}

function Tray({ play, hand }: { play: FitPlay; hand: Hand<number> }) {
  return (
    <div class="tray" data-tray role="group" aria-label={say(text.hand)}>
      {play.shown.value.tray.map((shape, slot) => (
        <TrayPiece key={slot} play={play} hand={hand} slot={slot} shape={shape} />
      ))}
    </div>
  );
}

interface TrayPieceProps {
  readonly play: FitPlay;
  readonly hand: Hand<number>;
  readonly slot: number;
  readonly shape: number | null;
}

function TrayPiece({ play, hand, slot, shape }: TrayPieceProps) {
  const { held, away } = useHeld(hand, slot);
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
      {...hand.source(slot)}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') requestAnimationFrame(() => hand.enterBoard());
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

function take(hand: Hand<number>, slot: number): void {
  hand.choose(slot);
  hand.enterBoard();
}

function handOf(play: FitPlay, board: () => ReturnType<typeof useBoard>): Hand<number> {
  return new Hand<number>({
    boards: () => [board()],
    shape: slot => shapes[play.view.peek().tray[slot] ?? -1] ?? [],
    targets: slot =>
      play.legal.peek().flatMap(one => (one.slot === slot ? [{ board: 'main', x: one.x, y: one.y }] : [])),
    mayHold: slot => play.view.peek().tray[slot] !== null && !play.watching && play.result.peek() === null,
    drop: (slot, { x, y }: Target) => play.act({ slot, x, y }),
    rehearse: (slot, { x, y }) => play.rehearse({ slot, x, y }),
    refuse: (slot, target) =>
      play.refuse(target ? 'no room' : play.view.peek().tray[slot] === null ? 'empty' : 'no room'),
  });
}

const none: readonly number[] = [];

/** Cells of the lines that the aimed mino would complete, by the rules themselves. */
function linesOfAim(play: FitPlay, hand: Hand<number>): readonly number[] {
  const held = hand.held.value;
  if (!held?.aim || !held.fits) return none;
  const step = play.preview({ slot: held.item, x: held.aim.x, y: held.aim.y });
  const cleared = step?.ok ? step.events.find(event => event.type === 'cleared') : undefined;
  return cleared?.type === 'cleared' ? cleared.cells : none;
}
