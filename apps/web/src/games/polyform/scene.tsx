import './polyform.css';
import './css/cards.css';
import './css/layout.css';
import './css/pocket-strip.css';
import './css/pocket.css';
import './css/pocket-slips.css';
import './css/pocket-lying.css';
import './css/pocket-market.css';
import './css/tall-market.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Floating } from '../../board/Board.tsx';
import { Sheet } from '../../design/Sheet.tsx';
import { say } from '../../i18n/lang.ts';
import { LogList } from '../../play/Panels.tsx';
import { Actions, choose, Levels, whyNot } from './table/Actions.tsx';
import { TableController, type PolyformPlay } from './table/table-controller.ts';
import { Finish } from './table/Finish.tsx';
import { form, halfPhone, lyingPhone, tallPhone, uprightPhone } from './table/form.ts';
import { FinalMoment } from './table/FinalMoment.tsx';
import { FinalStrip, Head } from './table/Head.tsx';
import { HoldBar, isHolding } from './table/HoldBar.tsx';
import { InfoBoard } from './table/InfoBoard.tsx';
import { useTableKeys } from './table/keys.ts';
import { type Laid, laidFor } from './table/laid.ts';
import { useMakeRoom } from './table/make-room.ts';
import { MarketRows, MarketStrip } from './table/Market.tsx';
import { Opening } from './table/Opening.tsx';
import { SeatPanels } from './table/Others.tsx';
import { OwnCards } from './table/OwnCards.tsx';
import { TurnedPiece } from './table/Pictures.tsx';
import { Sheets } from './table/Sheets.tsx';
import { text } from './text.ts';
import { Ladder, TradeBar } from './table/Trade.tsx';
import { Tray } from './table/Tray.tsx';
import { turningHandlers } from './table/turning.ts';

interface SceneProps {
  readonly play: PolyformPlay;
  /** The step of the lesson that this table belongs to. */
  readonly lesson?: string;
  /** What is to be pressed next in that step: it is ringed. */
  readonly ring?: (controller: TableController) => string | null;
  /** What a lesson says, above the table. */
  readonly children?: ComponentChildren;
}

/** The table: markets and players above, one's own cards in the middle, pieces and actions at the thumb. */
export function Scene({ play, lesson, ring, children }: SceneProps): JSX.Element {
  const controller = useMemo(() => new TableController(play), [play]);
  useEffect(() => () => controller.close(), [controller]);
  useTableKeys(controller, choice =>
    whyNot(play.view.peek(), controller.me.peek(), choice) ? undefined : choose(controller, choice),
  );
  const { phase } = play.shown.value;
  const finishing = phase === 'finishing' || phase === 'ended';
  const owned = useLaid(controller);
  // Before the first card the market is the stage, on a phone too.
  const open = form.value === 'pocket' && !finishing && !play.isReplay;
  const staged = open && uprightPhone.value && owned === 0;
  // As long as two places are free, they give way to the market; on a tall phone it never moves, but for a lesson's words.
  const tall = tallPhone.value && lesson === undefined;
  const half = open && !staged && (owned === 0 ? lyingPhone.value : tall || (owned <= 2 && halfPhone.value));
  const swipes = form.value === 'pocket' && !staged && !half;
  useMakeRoom(controller, `${form.value} ${owned} ${staged} ${half} ${phase}`);
  return (
    <div
      class="polyform"
      data-form={form.value}
      data-staged={staged}
      data-half={half}
      data-phase={phase}
      data-replay={play.isReplay}
      data-watching={play.session.viewer === 'spectator' && !play.isReplay}
      data-owned={owned}
      data-holding={isHolding(controller)}
      data-lesson={lesson}
      data-guided={lesson !== undefined}
      data-ring={ring?.(controller)}
      ref={element => play.stage.mount(element)}
      {...turningHandlers(controller)}
    >
      <Head controller={controller} />
      <FinalStrip controller={controller} />
      {children}
      <Side controller={controller} />
      <div class="market-area" data-shut={finishing}>
        {swipes ? <MarketStrip controller={controller} /> : <MarketRows controller={controller} />}
      </div>
      <OwnCards controller={controller} />
      <div class="hand-area">
        <Tray controller={controller} />
        {finishing || !controller.seated ? null : <Levels controller={controller} />}
      </div>
      <Below controller={controller} finishing={finishing} />
      <Floating drag={controller.drag} render={id => <TurnedPiece controller={controller} id={id} />} />
      <Sheets controller={controller} />
      <PassOn controller={controller} />
      <Opening controller={controller} />
      <FinalMoment controller={controller} />
    </div>
  );
}

/** For how many puzzles of one's own the table is laid now. */
function useLaid({ play, me }: TableController): number {
  const laid = useRef<Laid | null>(null);
  const { round, active, players } = play.shown.value;
  const player = players[me.value];
  const owned = player?.working.filter(work => work !== null).length ?? 0;
  laid.current = laidFor(laid.current, `${me.value} ${round} ${active}`, { owned, done: player?.done.length ?? 0 });
  return laid.current.places;
}

/** What one does; where a game is only watched there is nothing to do. */
function Below({ controller, finishing }: { controller: TableController; finishing: boolean }) {
  if (!controller.seated) return null;
  return finishing ? <Finish controller={controller} /> : <Doing controller={controller} />;
}

/** The lowest place: exchanges, what is held, or everything that can be done. */
function Doing({ controller }: { controller: TableController }) {
  const sheet = controller.sheet.value;
  const trading = sheet?.id === 'trade' && !controller.turnEnd.last.value;
  return (
    <div class="doing" data-trading={trading}>
      {trading ? <TradeBar controller={controller} way={sheet.way} /> : null}
      <Actions controller={controller} />
      <HoldBar controller={controller} />
    </div>
  );
}

/** Everybody, what was announced, and where there is room the stock and the log. */
function Side({ controller }: { controller: TableController }) {
  const wide = form.value === 'wide';
  return (
    <aside class="side">
      <SeatPanels controller={controller} />
      <InfoBoard controller={controller} />
      {wide ? <Ladder controller={controller} /> : null}
      {wide ? (
        <section class="side-log" aria-label={say(text.log)}>
          {controller.play.log.value.length === 0 ? <p class="small quiet">{say(text.noLog)}</p> : null}
          <LogList run={{ play: controller.play }} />
        </section>
      ) : null}
    </aside>
  );
}

/** In a game passed around: whose hands the device belongs in now. */
function PassOn({ controller }: { controller: TableController }) {
  const { seating, session, length } = controller.play;
  const humans = session.seats.filter(seat => seating.at(seat).kind !== 'bot');
  // Whoever set the table up holds the device: the first of the people; in a game that is taken up again, whoever is on turn.
  const holder = useSignal((length.peek() === 0 ? humans[0] : null) ?? controller.me.peek());
  const begun = useSignal(false);
  useEffect(() => {
    begun.value = true;
  }, []);
  const to = controller.me.value;
  const { phase, setup } = controller.play.view.value;
  // A development table changes hands with every click: it would only be in the way.
  const over = phase === 'ended' || setup.debug;
  // The opening says first who begins.
  if (!begun.value || controller.opening.value) return null;
  if (humans.length < 2 || holder.value === to || over || controller.play.isReplay) return null;
  // What is still moving is seen to its end, but nobody acts for the next player meanwhile.
  if (controller.play.stage.busy.value) return <div class="pass-wait" />;
  const take = () => {
    controller.cancel();
    holder.value = to;
  };
  return (
    <Sheet
      title={say(text.pass)}
      form="dialog"
      onClose={take}
      footer={
        <button type="button" class="button primary" data-do="received" onClick={take}>
          {say(text.ready)}
        </button>
      }
    >
      <p>{say(text.passTo(seating.at(to).name))}</p>
    </Sheet>
  );
}
