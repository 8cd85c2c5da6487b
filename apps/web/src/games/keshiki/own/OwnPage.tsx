import '../keshiki.css';
import '../css/board.css';
import '../css/pages.css';
import '../../../play/play.css';
import './own.css';
import { titleText } from '@minoya/shared/titles';
import { drawBoard } from '@minoya/games/keshiki/notation';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { fill } from '@minoya/kernel';
import { Board } from '../../../board/Board.tsx';
import { useBoard } from '../../../board/grid.ts';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { useKeys } from '../../../play/keys.ts';
import { copy } from '../../../play/share.ts';
import { text as playing } from '../../../play/text.ts';
import { Tile } from '../../../tile/Tile.tsx';
import { slots } from '../entry/about.ts';
import { blockName, lookOf } from '../look.ts';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';
import { Brushes } from './Brushes.tsx';
import { Drafts } from './Drafts.tsx';
import { Easel } from './easel.ts';
import { GoalFields } from './GoalFields.tsx';
import { setupText } from './link.ts';
import { rememberTitle } from '../gallery/known.ts';
import { Motifs } from './Motifs.tsx';
import { Publish } from './Publish.tsx';
import { settlingOf } from './settling.ts';
import { Stroke } from './stroke.ts';
import { text } from './text.ts';

/** `/keshiki/own`: draw a board, paste one or begin with a motif; say what it asks for, try it, pass it on. */
export function OwnPage({ ui }: { ui: KeshikiUI }): JSX.Element {
  const easel = useMemo(() => new Easel(), []);
  useEffect(() => void easel.load(), [easel]);
  return (
    <div class="page own-page">
      <p class="caption">
        <a href="/keshiki">{say(words.name)}</a>
      </p>
      <h1>{say(words.own)}</h1>
      {easel.ready.value ? <Studio ui={ui} easel={easel} /> : null}
    </div>
  );
}

function Studio({ ui, easel }: { ui: KeshikiUI; easel: Easel }) {
  useKeys({ z: () => easel.undo(), 'Shift+z': () => easel.redo() });
  const tryIt = () => {
    const setup = setupText(easel.puzzle);
    // One name, here and in the gallery.
    rememberTitle(setup, titleText(easel.title.peek()), { own: true, id: easel.title.peek() });
    void begin(ui, { setup, slot: slots.own });
  };
  return (
    <>
      <Drafts easel={easel} />
      <div class="own-columns">
        <Canvas easel={easel} />
        <div class="stack">
          <Brushes easel={easel} />
          <p class="row easel-actions">
            <button type="button" class="button primary" disabled={!easel.filled.value} onClick={tryIt}>
              <Icon id="play" />
              {say(text.tryIt)}
            </button>
            <button type="button" class="button" disabled={!easel.canUndo.value} onClick={() => easel.undo()}>
              <Icon id="undo" />
              {say(words.undo)}
            </button>
            <button type="button" class="button" disabled={!easel.canRedo.value} onClick={() => easel.redo()}>
              <Icon id="redo" />
              {say(playing.redo)}
            </button>
          </p>
          <Sizes easel={easel} />
          <GoalFields goals={easel.goals.value} onChange={goals => easel.setGoals(goals)} />
          <Motifs easel={easel} />
          <Publish easel={easel} />
          <AsText easel={easel} />
        </div>
      </div>
    </>
  );
}

function Canvas({ easel }: { easel: Easel }) {
  const board = easel.board.value;
  const { width, height } = board;
  const handle = useBoard('easel', width, height);
  const stroke = useMemo(
    () =>
      new Stroke({
        board: () => handle,
        begin: ({ x, y }) => easel.begin(y * width + x),
        draw: spots => easel.draw(spots.map(({ x, y }) => y * width + x)),
      }),
    [handle],
  );
  useEffect(() => () => stroke.end(), [stroke]);
  const moves = text.moves[settlingOf(board)];
  return (
    <div class="canvas">
      <div
        class="easel"
        style={{ '--size': Math.max(width, height * 0.7), '--high': height }}
        onPointerDown={stroke.down}
        onClickCapture={event => {
          // A pointer has already painted when it was put down; keys and assistive tools click without one.
          if (event.detail !== 0) event.stopPropagation();
        }}
      >
        <Board
          handle={handle}
          label={say(words.board(width, height))}
          cell={(x, y) => {
            const b = board.cells[y * width + x] ?? 0;
            return {
              key: String(b),
              name: `${say(fill({ ja: '{y}行{x}列', en: 'Row {y}, column {x}' }, { y: y + 1, x: x + 1 }))} ${say(blockName(b))}`,
              content: b === 0 ? null : <Tile {...lookOf(b)} />,
            };
          }}
          onPress={({ x, y }) => easel.begin(y * width + x)}
        />
      </div>
      {/* What does not stay where it was drawn surprises nobody when play begins. Its line is there before it is needed. */}
      <p class="small quiet canvas-note" data-settles={settlingOf(board)}>
        {moves ? say(moves) : null}
      </p>
    </div>
  );
}

function Sizes({ easel }: { easel: Easel }) {
  const { width, height } = easel.board.value;
  const choose = (name: string, now: number, set: (value: number) => void) => (
    <label class="field size-field">
      <span class="caption">{name}</span>
      <input
        type="number"
        class="num"
        min="2"
        max="16"
        value={now}
        onChange={event => set(Math.max(2, Math.min(16, Math.round(Number(event.currentTarget.value)) || now)))}
      />
    </label>
  );
  return (
    <div class="row easel-size">
      {choose(say(text.columns), width, value => easel.resize(value, height))}
      {choose(say(text.rows), height, value => easel.resize(width, value))}
      <button type="button" class="button" onClick={() => easel.clear()}>
        <Icon id="trash" />
        {say(text.wipe)}
      </button>
    </div>
  );
}

function AsText({ easel }: { easel: Easel }) {
  const wrong = easel.misread.value;
  return (
    <section class="stack">
      <h2>{say(text.asText)}</h2>
      <label class="field">
        <span class="small quiet">{say(text.asTextHow)}</span>
        <textarea
          class="code"
          rows={10}
          wrap="off"
          spellcheck={false}
          aria-invalid={wrong !== null}
          value={easel.text.value}
          onInput={event => easel.write(event.currentTarget.value)}
        />
      </label>
      {wrong ? (
        <p class="error small" role="alert">
          {say(text.misread(wrong.line, wrong.column, wrong.why))}
        </p>
      ) : null}
      <p>
        <button type="button" class="button" onClick={() => void copy(drawBoard(easel.board.peek()))}>
          <Icon id="copy" />
          {say({ ja: 'コピー', en: 'Copy' })}
        </button>
      </p>
    </section>
  );
}
