import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { meta } from '../text/meta.ts';
import { pastWords } from '../text/past.ts';
import { seedWords } from '../text/seed.ts';
import type { BeginRun } from './begin.ts';
import { readCode } from './code.ts';

interface CodeProps {
  readonly rules: RuleSetId;
  readonly onClose: () => void;
  readonly onStart: (start: BeginRun) => void;
}

/** Asks for somebody's seed. */
export function CodeSheet({ rules, onClose, onStart }: CodeProps): JSX.Element {
  const typed = useSignal('');
  const fault = useSignal<string | null>(null);
  return (
    <Sheet title={say(meta.code)} form="dialog" onClose={onClose}>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          const read = readCode(typed.value, rules);
          if (!read.ok) fault.value = say(seedWords.badCode);
          else if (read.version > rokumasu.version) fault.value = say(seedWords.newerCode(read.version));
          else onStart({ setup: read.setup, seed: read.seed, version: read.version });
        }}
      >
        <label class="field">
          <span class="small">{say(seedWords.codeHelp)}</span>
          <span class="small" data-practice>
            {say(seedWords.codePractice)}
          </span>
          <input
            class="num"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={fault.value !== null}
            value={typed.value}
            onInput={event => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        {fault.value ? (
          <p class="error small" role="alert">
            {fault.value}
          </p>
        ) : null}
        <button type="submit" class="button primary">
          {say(pastWords.play)}
        </button>
      </form>
    </Sheet>
  );
}
