import '../keshiki.css';
import '../css/board.css';
import '../css/pages.css';
import '../../../play/play.css';
import './own.css';
import { keshiki } from '@minoya/games/keshiki/game';
import { drawBoard } from '@minoya/games/keshiki/notation';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { fill } from '@minoya/kernel';
import { Board } from '../../../board/Board.tsx';
import { useBoard } from '../../../board/grid.ts';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { copy } from '../../../play/share.ts';
import { Tile } from '../../../tile/Tile.tsx';
import { slots } from '../entry/about.ts';
import { blockName, lookOf } from '../look.ts';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';
import { Brushes } from './Brushes.tsx';
import { Easel } from './easel.ts';
import { Publish } from './Publish.tsx';
import { text } from './text.ts';

/** `/keshiki/own`: draw a board, or paste one; publish it once our solver has cleared it. */
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
  const tryIt = () => {
    const setup = { type: 'board', board: easel.board.peek(), target: 0, par: null, tools: [] } as const;
    void begin(ui, { setup: keshiki.setups.write(setup), slot: slots.own });
  };
  return (
    <div class="own-columns">
      <Canvas easel={easel} />
      <div class="stack">
        <Brushes easel={easel} />
        <Sizes easel={easel} />
        <p class="row">
          <button type="button" class="button" disabled={!easel.filled.value} onClick={tryIt}>
            <Icon id="play" />
            {say(text.tryIt)}
          </button>
          <button type="button" class="button" onClick={() => easel.undo()}>
            <Icon id="undo" />
            {say(words.undo)}
          </button>
          <button type="button" class="button" onClick={() => easel.clear()}>
            <Icon id="trash" />
            {say(text.wipe)}
          </button>
        </p>
        <Publish easel={easel} />
        <AsText easel={easel} />
      </div>
    </div>
  );
}

function Canvas({ easel }: { easel: Easel }) {
  const board = easel.board.value;
  const { width, height } = board;
  const handle = useBoard('easel', width, height);
  const drawing = useSignal(false);
  useEffect(() => {
    const stop = () => {
      drawing.value = false;
    };
    addEventListener('pointerup', stop);
    return () => removeEventListener('pointerup', stop);
  }, []);
  return (
    <div
      class="easel"
      style={{ '--size': Math.max(width, height * 0.7), '--high': height }}
      onPointerDown={() => void (drawing.value = true)}
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
        onPress={({ x, y }) => easel.paint(y * width + x)}
        onPoint={spot => {
          if (spot && drawing.peek()) easel.paint(spot.y * width + spot.x);
        }}
      />
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
    <div class="row">
      {choose(say(text.columns), width, value => easel.resize(value, height))}
      {choose(say(text.rows), height, value => easel.resize(width, value))}
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
