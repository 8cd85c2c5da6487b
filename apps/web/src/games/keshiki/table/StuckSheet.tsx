import { isStuck } from '@minoya/games/keshiki/board';
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
import { isSpent, spentTold, stuckTold, wayBack } from './stuck.ts';
import { words } from '../text.ts';

interface StuckProps {
  readonly controller: TableController;
  readonly adviser: Adviser;
}

/** No tap is left, or none that counts: go back, take a tool, or end it, as won or not. Closing it loses nothing. */
export function StuckSheet({ controller, adviser }: StuckProps): JSX.Element | null {
  const { play } = controller;
  const { board, phase } = play.view.value;
  const stuck = phase === 'playing' && isStuck(board);
  const spent = phase === 'playing' && !stuck && isSpent(play.view.value);
  // Closed is closed for this position, or while the taps stay used up; what comes after says so again.
  if (!(stuck || spent)) return null;
  return <Stuck key={stuck ? play.length.value : 'spent'} controller={controller} adviser={adviser} spent={spent} />;
}

function Stuck({ controller, adviser, spent }: StuckProps & { readonly spent: boolean }): JSX.Element | null {
  const { play } = controller;
  const closed = useSignal(false);
  const { tools } = play.view.value;
  if (closed.value || play.stage.busy.value || controller.aiming.value) return null;
  const type = aboutSetup(play.session.setup).setup?.type;
  const told = spent ? spentTold(play.view.value) : stuckTold(play.view.value, type);
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
            {say(spent ? words.playOn : tools.length > 0 ? words.tools : words.lookAtBoard)}
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
            class={told.won ? 'button' : 'button primary'}
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
    </Sheet>
  );
}

/** To where the goal is in reach. How far that is shows a moment later: the button has its place before, so that none changes under a finger. */
function WayBack({ controller, adviser }: StuckProps) {
  const { length } = controller.play;
  const by = adviser.lostBy.value ?? 0;
  const way = wayBack(by, adviser.judging.value);
  return (
    <button
      type="button"
      class="button way-back"
      data-way={way}
      aria-disabled={way === 'searching'}
      onClick={() => {
        if (way !== 'searching') controller.jump(way === 'known' ? length.peek() - by : 0);
      }}
    >
      {say(way === 'known' ? words.backToWin(by) : way === 'start' ? words.restart : words.backSearching)}
    </button>
  );
}
