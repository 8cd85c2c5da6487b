import { LAST_LEVEL } from '@minoya/games/keshiki/recipes';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { asks } from '../../../design/media.ts';
import { Lazy } from '../../../design/lazy.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { RedoButton, UndoButton } from '../../../play/PlayBar.tsx';
import type { Adviser } from './adviser.ts';
import type { TableController } from './table-controller.ts';
import { Slider } from './Slider.tsx';
import { ToolSlots } from './Tools.tsx';
import { aboutSetup } from '../entry/about.ts';
import { hasWon } from '../entry/progress.ts';
import { words } from '../text.ts';

/** A phone or tablet that is held upright: what is pressed most stands where the thumb is. */
export const upright = asks('(max-width: 59.99rem) and (min-height: 50rem)');

/** Under the board: tools, moves, help, and the way out. */
export function Controls({ controller, adviser }: { controller: TableController; adviser: Adviser }): JSX.Element {
  const { play } = controller;
  return (
    <div class="controls" data-over={play.result.value !== null}>
      <div class="moves-row">
        {upright.value ? <UndoButton play={play} /> : null}
        <Slider controller={controller} />
        {upright.value ? <RedoButton play={play} /> : null}
      </div>
      <ToolSlots controller={controller} />
      <button
        type="button"
        class="button hint-button"
        aria-keyshortcuts="h"
        aria-busy={adviser.thinking.value}
        onClick={() => void adviser.next()}
      >
        <Icon id="hint" />
        <span>{say(words.hint)}</span>
      </button>
      <FinishButton controller={controller} />
    </div>
  );
}

/** What ending a won board means: within a walk it leads on. */
export function claimWord(line: string): Localized {
  const { setup } = aboutSetup(line);
  return setup?.type === 'endless' && setup.level < LAST_LEVEL ? words.nextBoard : words.claim;
}

const finishAsk = () => import('../later.ts').then(({ FinishAsk }) => FinishAsk);

function FinishButton({ controller }: { controller: TableController }) {
  const asking = useSignal(false);
  const reached = hasWon(controller.play.view.value);
  const finish = () => {
    asking.value = false;
    controller.act({ type: 'finish' });
  };
  return (
    <>
      <button
        type="button"
        class={reached ? 'button primary finish-button' : 'button finish-button'}
        onClick={() => {
          if (reached && !controller.peak.endsBelow()) finish();
          else asking.value = true;
        }}
      >
        {say(reached ? claimWord(controller.play.session.setup) : words.finish)}
      </button>
      {asking.value ? (
        <Lazy
          load={finishAsk}
          props={{ controller, onYes: finish, onNo: () => void (asking.value = false) }}
          meanwhile={null}
        />
      ) : null}
    </>
  );
}
