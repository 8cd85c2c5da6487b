import type { ToolId } from '@minoya/games/keshiki/tools';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import type { Adviser } from './adviser.ts';
import type { TableController } from './table-controller.ts';
import { aboutSetup, starsOffered } from '../entry/about.ts';
import { starsFor } from '../entry/progress.ts';
import { Stars } from './Stars.tsx';
import { belowPeak } from './FinishAsk.tsx';
import { stuckWords } from './stuck-words.ts';
import { spentTold, stuckTold, wayBack } from './stuck.ts';
import { words } from '../text.ts';

export interface StuckProps {
  readonly controller: TableController;
  readonly adviser: Adviser;
}

/** What is said then; it is fetched with the first time. */
export function OutOfMoves({
  controller,
  adviser,
  spent,
}: StuckProps & { readonly spent: boolean }): JSX.Element | null {
  const { play } = controller;
  const closed = useSignal(false);
  const { tools } = play.view.value;
  if (closed.value || play.stage.busy.value || controller.aiming.value) return null;
  const { setup } = aboutSetup(play.session.setup);
  const told = spent ? spentTold(play.view.value) : stuckTold(play.view.value, setup);
  const way = wayBack(adviser.movesToTakeBack.value ?? 0, adviser.judging.value);
  const close = () => {
    closed.value = true;
  };
  const look = (tool: ToolId | undefined) => {
    close();
    if (tool) controller.take(tool);
  };
  return (
    <Sheet
      title={say(told.title)}
      form="dialog"
      onClose={close}
      footer={
        <>
          <button type="button" class="button" onClick={() => look(spent ? undefined : tools[0])}>
            {say(spent ? stuckWords.playOn : tools.length > 0 ? words.tools : stuckWords.lookAtBoard)}
          </button>
          {spent ? null : (
            <button
              type="button"
              class={told.won ? 'button primary' : 'button'}
              onClick={() => {
                close();
                controller.act({ type: 'finish' });
              }}
            >
              {say(told.won ? words.claim : words.finish)}
            </button>
          )}
          <button
            type="button"
            class={told.won || way === 'known' ? 'button' : 'button primary'}
            onClick={() => controller.jump(play.length.peek() - 1)}
            aria-disabled={!play.canUndo.value}
            data-back
          >
            {say(words.deadEndBack(1))}
          </button>
          {told.won ? null : <WayBack controller={controller} adviser={adviser} />}
        </>
      }
    >
      {told.won ? (
        <Stars count={starsFor(play.view.value)} of={starsOffered(play.session.setup, play.view.value)} big />
      ) : null}
      <p>{told.lines.map(say).join(' ')}</p>
      {controller.peak.endsBelow() ? <p>{say(belowPeak(play.view.value.score, controller.peak.score))}</p> : null}
    </Sheet>
  );
}

/** To where the goal is in reach. How far that is shows a moment later: the button has its place before, so that none changes under a finger. */
function WayBack({ controller, adviser }: StuckProps) {
  const { length } = controller.play;
  const by = adviser.movesToTakeBack.value ?? 0;
  const way = wayBack(by, adviser.judging.value);
  return (
    <button
      type="button"
      class={way === 'known' ? 'button primary way-back' : 'button way-back'}
      data-way={way}
      aria-disabled={way === 'searching'}
      onClick={() => {
        if (way !== 'searching') controller.jump(way === 'known' ? length.peek() - by : 0);
      }}
    >
      {say(way === 'known' ? stuckWords.backToWin(by) : way === 'start' ? words.restart : stuckWords.backSearching)}
    </button>
  );
}
