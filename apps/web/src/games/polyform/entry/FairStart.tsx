import type { Setup } from '@minoya/games/polyform/setup';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';

const words = {
  fair: {
    ja: '互角にする：2番目からはI字(2)を1つ多く（先手が有利なため）',
    en: 'Make it even: everyone after the first starts with one more I2 (who begins has an edge)',
  },
} as const;

/** The one option that every table should know of, in sight: bots, rooms and one device play by it. */
export function FairStart({ setup, onChange }: { setup: Setup; onChange: (setup: Setup) => void }): JSX.Element {
  return (
    <label class="fair-start small">
      <input
        type="checkbox"
        data-do="fair"
        checked={setup.later === 'i2'}
        onChange={event => onChange({ ...setup, later: event.currentTarget.checked ? 'i2' : 'none' })}
      />
      <span>{say(words.fair)}</span>
    </label>
  );
}
