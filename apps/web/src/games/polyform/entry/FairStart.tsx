import type { Setup } from '@minoya/games/polyform/setup';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { EVEN, isEven } from './new-table.ts';

const words = {
  fair: {
    ja: '互角に始める：後の人ほど、よい初期ピースを持ちます（先手が有利なため）',
    en: 'Even start: the later the turn, the better the first pieces (going first is an edge)',
  },
} as const;

/** The one option that every table should know of, in sight: bots, rooms and one device play by it. */
export function FairStart({ setup, onChange }: { setup: Setup; onChange: (setup: Setup) => void }): JSX.Element {
  return (
    <label class="fair-start small">
      <input
        type="checkbox"
        data-do="fair"
        checked={isEven(setup)}
        onChange={event => onChange({ ...setup, later: event.currentTarget.checked ? EVEN : 'none' })}
      />
      <span>{say(words.fair)}</span>
    </label>
  );
}
