import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Floating } from '../../../board/Board.tsx';
import { useDerived } from '../../../design/derived.ts';
import { say } from '../../../i18n/lang.ts';
import { table } from '../text/play.ts';
import { BoardView, HeldPiece } from './BoardView.tsx';
import type { TableController } from './table-controller.ts';
import { laterIfLoaded } from '../load-later.ts';
import { DeckMini } from '../deck/DeckMini.tsx';
import { Formula } from './Formula.tsx';
import { Head } from './Head.tsx';
import { LedgerPanel } from './Ledger.tsx';
import { RemarkView } from './NoticeView.tsx';
import { OrderAdvice } from './OrderAdvice.tsx';
import { Shelf } from './Shelf.tsx';
import { Target } from './Target.tsx';
import { Thumb } from './Thumb.tsx';
import { Tray } from './Tray.tsx';
import { inColumns } from './wide.ts';

/** The round being played. One tree for every screen: phones stack it, wide screens set it in three columns. */
export function TableView({ controller }: { controller: TableController }): JSX.Element {
  useEffect(() => {
    if (controller.startedByKey) controller.board.focus(controller.board.cursor.peek());
    controller.startedByKey = false;
  }, [controller]);
  return (
    <div class="roku-table">
      <Head controller={controller} />
      <section class="left">
        <Target controller={controller} />
        <Formula controller={controller} />
        {inColumns.value ? (
          <div class="wide-only left-more">
            <InForce controller={controller} />
            <LedgerPanel controller={controller} />
            <RoundLog controller={controller} />
          </div>
        ) : null}
      </section>
      <section class="middle">
        <BoardView controller={controller} />
        <Tray controller={controller} />
        <RemarkView controller={controller} />
      </section>
      <section class="right">
        <Shelf controller={controller} />
        <OrderAdvice controller={controller} />
        {inColumns.value ? <DeckBeside controller={controller} /> : null}
        <Thumb controller={controller} />
      </section>
      <Floating drag={controller.drag} render={slot => <HeldPiece controller={controller} slot={slot} />} />
    </div>
  );
}

/** The deck below the shelf; many relics need its place. */
function DeckBeside({ controller }: { controller: TableController }) {
  const relics = useDerived(() => controller.play.shown.value.relics.length, [controller]);
  return (
    <div class="wide-only" data-some={relics > 3} data-many={relics > 5}>
      <DeckMini controller={controller} />
    </div>
  );
}

/** What bosses and twists ask for, beside the board. */
function InForce({ controller }: { controller: TableController }) {
  const later = laterIfLoaded();
  return later ? <later.Conditions state={controller.play.shown.value} /> : null;
}

function RoundLog({ controller }: { controller: TableController }) {
  const lines = controller.play.log.value.slice(-14).reverse();
  if (lines.length === 0) return null;
  return (
    <details class="round-log">
      <summary>{say(table.log)}</summary>
      <ol class="small quiet" tabIndex={0} aria-label={say(table.log)}>
        {lines.map((line, i) => (
          <li key={controller.play.log.value.length - i}>{say(line.text)}</li>
        ))}
      </ol>
    </details>
  );
}
