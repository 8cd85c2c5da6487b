import { names } from '@minoya/games/keshiki/stages/names';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { words } from '../text.ts';
import { Print } from './Print.tsx';

/** The view of a stage; pressed, it is as large as the screen. */
export function LargePrint(props: { stage: number; stars: number; class: string }): JSX.Element {
  const { stage, stars } = props;
  const large = useSignal(false);
  const name = say(names[stage - 1]?.name ?? words.info);
  return (
    <>
      <button
        type="button"
        class={`print-button ${props.class}`}
        aria-label={`${name} ${say(words.enlarge)}`}
        onClick={() => void (large.value = true)}
      >
        <Print stage={stage} stars={stars} live />
      </button>
      {large.value ? (
        <Sheet title={name} onClose={() => void (large.value = false)} tall>
          <div class="large-picture">
            <Print stage={stage} stars={stars} live />
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
