import './rokumasu.css';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Sheet } from '../../design/Sheet.tsx';
import { say } from '../../i18n/lang.ts';
import { useKeys } from '../../play/keys.ts';
import { UseSheet } from './amulet/UseSheet.tsx';
import { DeckSheet } from './deck/DeckSheet.tsx';
import { Cleared } from './run/Cleared.tsx';
import { InfoSheet } from './run/InfoSheet.tsx';
import { Progress } from './run/Progress.tsx';
import { OddsSheet } from './shop/OddsSheet.tsx';
import { ShopView } from './shop/ShopView.tsx';
import { SwapSheet } from './shop/SwapSheet.tsx';
import { Desk, type RokuPlay } from './table/desk.ts';
import { LedgerPanel } from './table/Ledger.tsx';
import { RelicSheet } from './table/RelicSheet.tsx';
import { TableView } from './table/TableView.tsx';
import { take } from './table/Tray.tsx';
import { Lessons } from './tutorial/Lessons.tsx';
import { table } from './words/play.ts';

/** ロクマス on screen. */
export function Scene({ play }: { play: RokuPlay }): JSX.Element {
  const desk = useMemo(() => new Desk(play), [play]);
  useEffect(() => () => desk.close(), [desk]);
  const slots = Object.fromEntries([1, 2, 3, 4, 5].map(n => [String(n), () => takeNth(desk, n - 1)]));
  useKeys({
    ...slots,
    h: () => void desk.advice.ask(),
    d: () => {
      desk.open.value = { kind: 'deck' };
    },
    Escape: () => desk.hand.release(),
  });
  const { phase } = play.shown.value;
  return (
    <div class="roku roku-ui" data-phase={phase} ref={element => play.stage.mount(element)}>
      <Phase desk={desk} />
      <Lessons desk={desk} />
      <OpenSheet desk={desk} />
    </div>
  );
}

function takeNth(desk: Desk, n: number): void {
  const { hand, stock, phase } = desk.play.view.peek();
  if (phase !== 'playing') return;
  if (n < hand.length) take(desk, n);
  else if (n - hand.length < stock.length) take(desk, n === hand.length ? 'x' : 'y');
}

function Phase({ desk }: { desk: Desk }) {
  switch (desk.play.shown.value.phase) {
    case 'progress':
      return <Progress desk={desk} />;
    case 'cleared':
      return <Cleared desk={desk} />;
    case 'shop':
      return <ShopView desk={desk} />;
    default:
      return <TableView desk={desk} />;
  }
}

function OpenSheet({ desk }: { desk: Desk }) {
  const open = desk.open.value;
  const close = () => {
    if (desk.open.peek() === open) desk.open.value = null;
  };
  switch (open?.kind) {
    case 'deck':
      return <DeckSheet desk={desk} onClose={close} />;
    case 'info':
      return <InfoSheet desk={desk} onClose={close} />;
    case 'odds':
      return <OddsSheet desk={desk} onClose={close} />;
    case 'relic':
      return <RelicSheet desk={desk} at={open.at} onClose={close} />;
    case 'amulet':
      return <UseSheet desk={desk} at={open.at} onClose={close} />;
    case 'swap':
      return <SwapSheet desk={desk} item={open.item} onClose={close} />;
    case 'score':
      return (
        <Sheet title={say(table.lastScore)} onClose={close}>
          <LedgerPanel desk={desk} />
          <p class="caption">{say(table.floor)}</p>
        </Sheet>
      );
    default:
      return null;
  }
}
