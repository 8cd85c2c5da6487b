import type { JSX } from 'preact';
import { Floating } from '../../../board/Piece.tsx';
import { asks } from '../../../design/media.ts';
import { say } from '../../../i18n/lang.ts';
import { table } from '../text/play.ts';
import { BoardView, HeldPiece } from './BoardView.tsx';
import type { TableController } from './table-controller.ts';
import { DeckMini } from '../deck/DeckMini.tsx';
import { Formula } from './Formula.tsx';
import { Head } from './Head.tsx';
import { LedgerPanel } from './Ledger.tsx';
import { OrderAdvice } from './OrderAdvice.tsx';
import { Shelf } from './Shelf.tsx';
import { Target } from './Target.tsx';
import { Thumb } from './Thumb.tsx';
import { Tray } from './Tray.tsx';

/** As in css/arrange.css: three columns. What only they show is not drawn for others. */
const wide = asks('(min-width: 64rem) and (min-height: 35rem)');

/** The round being played. One tree for every screen: phones stack it, wide screens set it in three columns. */
export function TableView({ controller }: { controller: TableController }): JSX.Element {
  return (
    <div class="roku-table">
      <Head controller={controller} />
      <section class="left">
        <Target controller={controller} />
        <Formula controller={controller} />
        {wide.value ? (
          <div class="wide-only left-more">
            <LedgerPanel controller={controller} />
            <RoundLog controller={controller} />
          </div>
        ) : null}
      </section>
      <section class="middle">
        <BoardView controller={controller} />
        <Tray controller={controller} />
      </section>
      <section class="right">
        <Shelf controller={controller} />
        <OrderAdvice controller={controller} />
        {wide.value ? (
          <div class="wide-only">
            <DeckMini controller={controller} />
          </div>
        ) : null}
        <Thumb controller={controller} />
      </section>
      <Floating drag={controller.drag} render={slot => <HeldPiece controller={controller} slot={slot} />} />
    </div>
  );
}

function RoundLog({ controller }: { controller: TableController }) {
  const lines = controller.play.log.value.slice(-14).reverse();
  if (lines.length === 0) return null;
  return (
    <section class="round-log">
      <h3>{say(table.log)}</h3>
      <ol class="small quiet" tabIndex={0} aria-label={say(table.log)}>
        {lines.map((line, i) => (
          <li key={controller.play.log.value.length - i}>{say(line.text)}</li>
        ))}
      </ol>
    </section>
  );
}
