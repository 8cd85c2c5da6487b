import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { movesOf } from './moves.ts';
import type { TableController } from './table-controller.ts';
import { words } from '../text.ts';

/** All moves of this try, played and taken back: one may stand at any of them. */
export function Slider({ controller }: { controller: TableController }): JSX.Element {
  const at = movesOf(controller.play.view.value, controller.play.length.value);
  const total = controller.total.value;
  return (
    <label class="moves">
      <span class="caption num">{say(words.moveOf(at, total))}</span>
      <input
        type="range"
        min="0"
        max={Math.max(1, total)}
        value={at}
        disabled={total === 0}
        aria-label={say(words.jump)}
        aria-valuetext={say(words.moveOf(at, total))}
        onInput={event => controller.jump(Number(event.currentTarget.value))}
      />
    </label>
  );
}
