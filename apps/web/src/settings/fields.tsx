import './settings.css';
import type { JSX } from 'preact';
import { useUniqueId } from '../design/id.ts';

interface ChoiceProps<K extends string> {
  readonly label: string;
  readonly value: K;
  readonly options: readonly { readonly value: K; readonly label: string }[];
  readonly onChange: (value: K) => void;
}

/** A few answers side by side: all are seen, one is pressed in. */
export function Choice<K extends string>({ label, value, options, onChange }: ChoiceProps<K>): JSX.Element {
  const name = useUniqueId();
  return (
    <div class="setting" role="radiogroup" aria-labelledby={name}>
      <span class="setting-name" id={name}>
        {label}
      </span>
      <span class="choices">
        {options.map(option => (
          <label key={option.value} class="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </div>
  );
}

interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function Range({ label, value, onChange }: RangeProps): JSX.Element {
  return (
    <label class="setting">
      <span class="setting-name">{label}</span>
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={value}
        onInput={event => onChange(Number(event.currentTarget.value))}
      />
      <output class="num small">{value}</output>
    </label>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, on, onChange }: SwitchProps): JSX.Element {
  return (
    <label class="setting switch">
      <span class="setting-name">{label}</span>
      <input type="checkbox" role="switch" checked={on} onChange={event => onChange(event.currentTarget.checked)} />
    </label>
  );
}
