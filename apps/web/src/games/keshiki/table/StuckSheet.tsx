import { coloredLeft, isStuck } from '@minoya/games/keshiki/board';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import type { TableController } from './table-controller.ts';
import { hasWon } from '../entry/progress.ts';
import { words } from '../text.ts';

/** No tap is left: go back, take a tool, or finish. Closing it loses nothing. */
export function StuckSheet({ controller }: { controller: TableController }): JSX.Element | null {
  const { play } = controller;
  const closed = useSignal(false);
  const { board, phase, tools } = play.view.value;
  const stuck = phase === 'playing' && isStuck(board);
  useEffect(() => {
    closed.value = false;
  }, [stuck, board]);
  if (!stuck || closed.value || play.stage.busy.value || controller.aiming.value) return null;
  const close = () => {
    closed.value = true;
  };
  return (
    <Sheet
      title={say(words.stuck)}
      form="dialog"
      onClose={close}
      footer={
        <>
          <button type="button" class="button" onClick={close}>
            {say(tools.length > 0 ? words.tools : words.lookAtBoard)}
          </button>
          <button type="button" class="button" onClick={() => play.undo()} aria-disabled={!play.canUndo.value}>
            {say(words.undo)}
          </button>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              close();
              controller.act({ type: 'finish' });
            }}
          >
            {say(hasWon(play.view.value) ? words.claim : words.finish)}
          </button>
        </>
      }
    >
      <p>
        {say(words.stuckLeft(coloredLeft(board)))} {say(words.stuckHow)}
      </p>
    </Sheet>
  );
}
