import { optionRows, type Setup } from '@minoya/games/polyform/setup';
import type { JSX } from 'preact';
import { CustomCards } from './CustomCards.tsx';
import { useUniqueId } from '../../../design/id.ts';
import { type Localized, say } from '../../../i18n/lang.ts';

interface SegmentsProps<T> {
  readonly label: Localized;
  readonly choices: readonly { readonly value: T; readonly label: Localized }[];
  readonly now: T;
  readonly disabled?: boolean;
  readonly onChange: (value: T) => void;
}

/** A choice between a few things, all in sight. */
export function Segments<T>({ label, choices, now, disabled = false, onChange }: SegmentsProps<T>): JSX.Element {
  const id = useUniqueId();
  return (
    <div class="segments" role="radiogroup" aria-labelledby={id}>
      <span class="small segments-label" id={id}>
        {say(label)}
      </span>
      <div class="segments-row" data-square={choices.length === 4 && choices.some(one => say(one.label).length > 8)}>
        {choices.map(choice => (
          <button
            key={String(choice.value)}
            type="button"
            role="radio"
            class="segment"
            data-value={String(choice.value)}
            aria-checked={choice.value === now}
            disabled={disabled}
            onClick={() => onChange(choice.value)}
          >
            {say(choice.label)}
          </button>
        ))}
      </div>
    </div>
  );
}

interface OptionRowsProps {
  readonly setup: Setup;
  readonly disabled?: boolean;
  readonly onChange: (setup: Setup) => void;
}

/** Everything a table may agree on. */
export function OptionRows({ setup, disabled = false, onChange }: OptionRowsProps): JSX.Element {
  return (
    <div class="stack option-rows">
      {optionRows.map(option => (
        <Segments
          key={option.id}
          label={option.text}
          now={option.now(setup)}
          disabled={disabled}
          choices={option.choices.map(choice => ({ value: choice.id, label: choice.text }))}
          onChange={id => {
            const chosen = option.choices.find(choice => choice.id === id);
            if (chosen) onChange({ ...setup, ...chosen.change });
          }}
        />
      ))}
      <CustomCards chosen={setup.custom} disabled={disabled} onChange={custom => onChange({ ...setup, custom })} />
    </div>
  );
}
