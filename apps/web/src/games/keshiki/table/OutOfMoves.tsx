import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import type { Adviser } from './adviser.ts';
import { claimWord } from './Controls.tsx';
import type { TableController } from './table-controller.ts';
import { aboutSetup, starsOffered } from '../entry/about.ts';
import { starsFor, unaidedOf } from '../entry/progress.ts';
import { Stars } from './Stars.tsx';
import { belowPeak } from './FinishAsk.tsx';
import { stuckWords } from './stuck-words.ts';
import { shortTold, spentTold, stuckTold, wayBack } from './stuck.ts';
import { words } from '../text.ts';

export interface StuckProps {
  readonly controller: TableController;
  readonly adviser: Adviser;
}

export interface OutOfMovesProps extends StuckProps {
  readonly why: 'stuck' | 'spent' | 'short';
  /** Ends the game, as the player has confirmed. */
  readonly end: () => void;
  readonly leave: () => void;
}

function toldOf(why: OutOfMovesProps['why'], { play }: TableController) {
  const { setup } = aboutSetup(play.session.setup);
  if (why === 'short') return shortTold(setup);
  return why === 'spent' ? spentTold(play.view.value) : stuckTold(play.view.value, setup);
}

/** What is said then; it is fetched with the first time. */
export function OutOfMoves(props: OutOfMovesProps): JSX.Element | null {
  const { controller, adviser, why } = props;
  const { play } = controller;
  const closed = useSignal(false);
  if (closed.value || play.stage.busy.value || controller.aiming.value) return null;
  const told = toldOf(why, controller);
  const close = () => {
    closed.value = true;
    props.leave();
  };
  // A won board can be looked at by closing the sheet.
  const looks = why !== 'short' && (!told.won || play.view.value.tools.length > 0);
  const finish = (
    <button
      type="button"
      class={told.won ? 'button primary' : 'button'}
      onClick={() => {
        close();
        props.end();
      }}
    >
      {say(told.won ? claimWord(play.session.setup) : words.finish)}
    </button>
  );
  return (
    <Sheet
      title={say(told.title)}
      form="dialog"
      onClose={close}
      footer={
        <>
          {looks ? <Look controller={controller} spent={why === 'spent'} close={close} /> : null}
          {why === 'spent' || told.won ? null : finish}
          <OneBack {...props} won={told.won} close={close} />
          {told.won ? finish : <WayBack controller={controller} adviser={adviser} least={leastBack(why)} />}
        </>
      }
    >
      {told.won ? (
        <Stars
          count={starsFor(play.view.value)}
          unaided={unaidedOf(starsFor(play.view.value), play.marks.value)}
          of={starsOffered(play.session.setup, play.view.value)}
          big
        />
      ) : null}
      <p>{told.lines.map(say).join(' ')}</p>
      {controller.peak.endsBelow() ? <p>{say(belowPeak(play.view.value.score, controller.peak.score))}</p> : null}
    </Sheet>
  );
}

/** A move that has not been made is not one of those to take back. */
const leastBack = (why: OutOfMovesProps['why']): number => (why === 'short' ? 1 : 2);

/** Away with the sheet: to the board, to a tool, or on. */
function Look({ controller, spent, close }: { controller: TableController; spent: boolean; close: () => void }) {
  const [tool] = controller.play.view.value.tools;
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        close();
        if (!spent && tool) controller.take(tool);
      }}
    >
      {say(spent ? stuckWords.playOn : tool ? words.tools : stuckWords.lookAtBoard)}
    </button>
  );
}

/** One move back; the one that would end the board is not made at all. */
function OneBack({ controller, adviser, why, won, close }: OutOfMovesProps & { won: boolean; close: () => void }) {
  const { play } = controller;
  const way = wayBack(adviser.movesToTakeBack.value ?? 0, adviser.judging.value, leastBack(why));
  const isShort = why === 'short';
  return (
    <button
      type="button"
      class={won || way === 'known' ? 'button' : 'button primary'}
      onClick={() => (isShort ? close() : controller.jump(play.length.peek() - 1))}
      aria-disabled={!isShort && !play.canUndo.value}
      data-back
    >
      {say(isShort ? stuckWords.notThis : stuckWords.deadEndBack(1))}
    </button>
  );
}

/** To where the goal is in reach. How far that is shows a moment later: the button has its place before, so that none changes under a finger. */
function WayBack({ controller, adviser, least }: StuckProps & { least: number }) {
  const { length } = controller.play;
  const by = adviser.movesToTakeBack.value ?? 0;
  const way = wayBack(by, adviser.judging.value, least);
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
