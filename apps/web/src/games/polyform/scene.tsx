import './polyform.css';
import './css/cards.css';
import './css/layout.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Floating } from '../../board/Piece.tsx';
import { Sheet } from '../../design/Sheet.tsx';
import { say } from '../../i18n/lang.ts';
import { LogList } from '../../play/Panels.tsx';
import { Actions, choose, whyNot } from './table/Actions.tsx';
import { TableController, type PolyformPlay } from './table/table-controller.ts';
import { Finish } from './table/Finish.tsx';
import { form } from './table/form.ts';
import { FinalStrip, Head } from './table/Head.tsx';
import { HoldBar } from './table/HoldBar.tsx';
import { useTableKeys } from './table/keys.ts';
import { Guide, isGuided, lessonAt } from './tutorial/Guide.tsx';
import { MarketRows, MarketStrip } from './table/Market.tsx';
import { SeatChips, SeatPanel } from './table/Others.tsx';
import { OwnCards } from './table/OwnCards.tsx';
import { TurnedPiece } from './table/Pictures.tsx';
import { Sheets } from './table/Sheets.tsx';
import { text } from './text.ts';
import { Ladder } from './table/Trade.tsx';
import { Tray } from './table/Tray.tsx';

/** The table: markets and players above, one's own cards in the middle, pieces and actions at the thumb. */
export function Scene({ play }: { play: PolyformPlay }): JSX.Element {
  const controller = useMemo(() => new TableController(play), [play]);
  useEffect(() => () => controller.close(), [controller]);
  useTableKeys(controller, choice =>
    whyNot(play.view.peek(), controller.me.peek(), choice) ? undefined : choose(controller, choice),
  );
  const finishing = play.shown.value.phase === 'finishing' || play.shown.value.phase === 'ended';
  const wide = form.value === 'wide';
  const lesson = lessonAt(controller);
  return (
    <div
      class="polyform"
      data-form={form.value}
      data-phase={play.shown.value.phase}
      data-lesson={lesson?.id}
      data-guided={isGuided(controller)}
      ref={element => play.stage.mount(element)}
    >
      <Head controller={controller} />
      <FinalStrip controller={controller} />
      <Guide controller={controller} lesson={lesson} />
      {wide ? <Side controller={controller} /> : <SeatChips controller={controller} />}
      <div class="market-area" data-shut={finishing}>
        {form.value === 'pocket' ? <MarketStrip controller={controller} /> : <MarketRows controller={controller} />}
      </div>
      <OwnCards controller={controller} />
      <div class="hand-area">
        <Tray controller={controller} />
        {wide ? <Ladder controller={controller} /> : null}
      </div>
      {finishing ? <Finish controller={controller} /> : <Actions controller={controller} />}
      {finishing ? null : <HoldBar controller={controller} />}
      <Floating drag={controller.drag} render={id => <TurnedPiece controller={controller} id={id} />} />
      <Sheets controller={controller} />
      <PassOn controller={controller} />
    </div>
  );
}

/** The left column: everybody's cards and pieces, and the log. */
function Side({ controller }: { controller: TableController }) {
  const state = controller.play.shown.value;
  return (
    <aside class="side">
      <div class="seat-panels">
        {state.order.map(seat => (
          <SeatPanel key={seat} controller={controller} seat={seat} me={seat === controller.me.value} />
        ))}
      </div>
      <section class="side-log" aria-label={say(text.log)}>
        {controller.play.log.value.length === 0 ? <p class="small quiet">{say(text.noLog)}</p> : null}
        <LogList run={{ play: controller.play }} />
      </section>
    </aside>
  );
}

/** In a game passed around: whose hands the device belongs in now. */
function PassOn({ controller }: { controller: TableController }) {
  const holder = useSignal(controller.me.peek());
  const { seating, session } = controller.play;
  const humans = session.seats.filter(seat => seating.at(seat).kind !== 'bot');
  const to = controller.me.value;
  const { phase, setup } = controller.play.view.value;
  // A development table changes hands with every click: it would only be in the way.
  const over = phase === 'ended' || setup.debug;
  if (humans.length < 2 || holder.value === to || over || controller.play.stage.busy.value || controller.play.watching)
    return null;
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
