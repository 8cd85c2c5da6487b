import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { movesOf } from './moves.ts';
import type { TableController } from './table-controller.ts';
import { words } from '../text.ts';

/** All moves of this try, played and taken back: one may stand at any of them. */
export function Slider({ controller }: { controller: TableController }): JSX.Element {
  const at = movesOf(controller.play.view.value, controller.play.length.value);
  const total = controller.total.value;
  // A tool is no tap, but one can go back to before it.
  const { tools, used } = controller.play.view.value;
  const where = say(tools.length + used.length > 0 ? words.stepOf(at, total) : words.moveOf(at, total));
  return (
    <label class="moves">
      <span class="caption num">{where}</span>
      <input
        type="range"
        min="0"
        max={Math.max(1, total)}
        value={at}
        disabled={total === 0}
        aria-label={say(words.jump)}
        aria-valuetext={where}
        onInput={event => controller.jump(Number(event.currentTarget.value))}
      />
    </label>
  );
}
