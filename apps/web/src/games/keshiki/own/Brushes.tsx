import { colors, kindIds, kinds } from '@minoya/games/keshiki/blocks';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { Tile } from '../../../tile/Tile.tsx';
import { blockName, colorName, lookOf } from '../look.ts';
import { type Brush, blockOf, type Easel } from './easel.ts';
import { Choice as Options } from '../../../settings/fields.tsx';
import { symmetries } from './symmetry.ts';
import { text } from './text.ts';

/** What the next touch paints. */
export function Brushes({ easel }: { easel: Easel }): JSX.Element {
  const brush = easel.brush.value;
  const set = (part: Partial<Brush>) => {
    easel.brush.value = { ...brush, ...part };
  };
  const counter = brush.kind === 'empty' ? null : kinds[brush.kind].counter;
  return (
    <section class="brushes" aria-label={say(text.brush)}>
      <div class="brush-row" role="radiogroup" aria-label={say(text.color)}>
        {colors.map((_, i) => (
          <Choice
            key={i}
            label={say(colorName(i + 1))}
            on={brush.color === i + 1 && brush.kind !== 'empty'}
            onClick={() => set({ color: i + 1, kind: brush.kind === 'empty' ? 'normal' : brush.kind })}
          >
            <Tile {...lookOf(i + 1)} />
          </Choice>
        ))}
        <Choice label={say(text.eraser)} on={brush.kind === 'empty'} onClick={() => set({ kind: 'empty' })}>
          <span class="hole" />
        </Choice>
      </div>
      <div class="brush-row" role="radiogroup" aria-label={say(text.kind)}>
        {kindIds.map(kind => (
          <Choice key={kind} label={say(kinds[kind].text)} on={brush.kind === kind} onClick={() => set({ kind })}>
            <Tile {...lookOf(blockOf({ ...brush, kind }))} />
          </Choice>
        ))}
      </div>
      <div class="row">
        <p class="small grow" data-brush>
          {say(text.brushIs(brush.kind === 'empty' ? text.eraser : blockName(blockOf(brush))))}
        </p>
        <button
          type="button"
          class="button small"
          aria-pressed={easel.filling.value}
          onClick={() => void (easel.filling.value = !easel.filling.peek())}
        >
          {say(text.fill)}
        </button>
        <Options
          label={say(text.symmetry)}
          value={easel.symmetry.value}
          options={symmetries.map(value => ({ value, label: say(text.symmetries[value]) }))}
          onChange={value => void (easel.symmetry.value = value)}
        />
      </div>
      {counter ? (
        <label class="row small">
          {say(text.value)}
          <input
            type="range"
            min={counter.offered[0]}
            max={counter.offered[1]}
            value={brush.value}
            onInput={event => set({ value: Number(event.currentTarget.value) })}
          />
          <output class="num">{brush.value}</output>
        </label>
      ) : null}
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly on: boolean;
  readonly onClick: () => void;
  readonly children: JSX.Element;
}

function Choice({ label, on, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      role="radio"
      class="brush"
      aria-checked={on}
      aria-label={label}
      // A browser may take a tap right after a stroke for part of a gesture and send no click.
      onPointerUp={onClick}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
