import './polyform.css';
import './cards.css';
import './layout.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Floating } from '../../board/Piece.tsx';
import { Sheet } from '../../design/Sheet.tsx';
import { say } from '../../i18n/lang.ts';
import { LogList } from '../../play/Panels.tsx';
import { Actions, choose, whyNot } from './Actions.tsx';
import { Desk, type PolyformPlay } from './desk.ts';
import { Finish } from './Finish.tsx';
import { form } from './form.ts';
import { FinalStrip, Head } from './Head.tsx';
import { HoldBar } from './HoldBar.tsx';
import { useTableKeys } from './keys.ts';
import { Guide, lessonAt } from './lesson/Guide.tsx';
import { MarketRows, MarketStrip } from './Market.tsx';
import { SeatChips, SeatPanel } from './Others.tsx';
import { OwnCards } from './OwnCards.tsx';
import { TurnedPiece } from './Pictures.tsx';
import { Sheets } from './Sheets.tsx';
import { text } from './text.ts';
import { Ladder } from './Trade.tsx';
import { Tray } from './Tray.tsx';

/** The table: markets and players above, one's own cards in the middle, pieces and actions at the thumb. */
export function Scene({ play }: { play: PolyformPlay }): JSX.Element {
  const desk = useMemo(() => new Desk(play), [play]);
  useEffect(() => () => desk.close(), [desk]);
  useTableKeys(desk, choice => (whyNot(play.view.peek(), desk.me.peek(), choice) ? undefined : choose(desk, choice)));
  const finishing = play.shown.value.phase === 'finishing' || play.shown.value.phase === 'ended';
  const wide = form.value === 'wide';
  const lesson = lessonAt(desk);
  return (
    <div
      class="polyform"
      data-form={form.value}
      data-phase={play.shown.value.phase}
      data-lesson={lesson?.id}
      ref={element => play.stage.mount(element)}
    >
      <Head desk={desk} />
      <FinalStrip desk={desk} />
      <Guide desk={desk} lesson={lesson} />
      {wide ? <Side desk={desk} /> : <SeatChips desk={desk} />}
      <div class="market-area" data-shut={finishing}>
        {form.value === 'pocket' ? <MarketStrip desk={desk} /> : <MarketRows desk={desk} />}
      </div>
      <OwnCards desk={desk} />
      <div class="hand-area">
        <Tray desk={desk} />
        {wide ? <Ladder desk={desk} /> : null}
      </div>
      {finishing ? <Finish desk={desk} /> : <Actions desk={desk} />}
      {finishing ? null : <HoldBar desk={desk} />}
      <Floating hand={desk.hand} render={id => <TurnedPiece desk={desk} id={id} />} />
      <Sheets desk={desk} />
      <PassOn desk={desk} />
    </div>
  );
}

/** The left column: everybody's cards and pieces, and the log. */
function Side({ desk }: { desk: Desk }) {
  const state = desk.play.shown.value;
  return (
    <aside class="side">
      <div class="seat-panels">
        {state.order.map(seat => (
          <SeatPanel key={seat} desk={desk} seat={seat} me={seat === desk.me.value} />
        ))}
      </div>
      <section class="side-log" aria-label={say(text.log)}>
        {desk.play.log.value.length === 0 ? <p class="small quiet">{say(text.noLog)}</p> : null}
        <LogList run={{ play: desk.play }} />
      </section>
    </aside>
  );
}

/** In a game passed around: whose hands the device belongs in now. */
function PassOn({ desk }: { desk: Desk }) {
  const holder = useSignal(desk.me.peek());
  const { seating, session } = desk.play;
  const humans = session.seats.filter(seat => seating.at(seat).kind !== 'bot');
  const to = desk.me.value;
  const { phase, setup } = desk.play.view.value;
  // A development table changes hands with every click: it would only be in the way.
  const over = phase === 'ended' || setup.debug;
  if (humans.length < 2 || holder.value === to || over || desk.play.stage.busy.value || desk.play.watching) return null;
  const take = () => {
    desk.cancel();
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
