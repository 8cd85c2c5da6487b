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
import { TableController, type RokuPlay } from './table/table-controller.ts';
import { LedgerPanel } from './table/Ledger.tsx';
import { RelicSheet } from './table/RelicSheet.tsx';
import { TableView } from './table/TableView.tsx';
import { take } from './table/Tray.tsx';
import { Lessons } from './tutorial/Lessons.tsx';
import { table } from './text/play.ts';

/** ロクマス on screen. */
export function Scene({ play }: { play: RokuPlay }): JSX.Element {
  const controller = useMemo(() => new TableController(play), [play]);
  useEffect(() => () => controller.close(), [controller]);
  const slots = Object.fromEntries([1, 2, 3, 4, 5].map(n => [String(n), () => takeNth(controller, n - 1)]));
  useKeys({
    ...slots,
    h: () => void controller.advice.ask(),
    d: () => {
      controller.open.value = { kind: 'deck' };
    },
    Escape: () => controller.drag.release(),
  });
  const { phase } = play.shown.value;
  return (
    <div class="roku roku-ui" data-phase={phase} ref={element => play.stage.mount(element)}>
      <Phase controller={controller} />
      <Lessons controller={controller} />
      <OpenSheet controller={controller} />
    </div>
  );
}

function takeNth(controller: TableController, n: number): void {
  const { hand, stock, phase } = controller.play.view.peek();
  if (phase !== 'playing') return;
  if (n < hand.length) take(controller, n);
  else if (n - hand.length < stock.length) take(controller, n === hand.length ? 'x' : 'y');
}

function Phase({ controller }: { controller: TableController }) {
  switch (controller.play.shown.value.phase) {
    case 'progress':
      return <Progress controller={controller} />;
    case 'cleared':
      return <Cleared controller={controller} />;
    case 'shop':
      return <ShopView controller={controller} />;
    default:
      return <TableView controller={controller} />;
  }
}

function OpenSheet({ controller }: { controller: TableController }) {
  const open = controller.open.value;
  const close = () => {
    if (controller.open.peek() === open) controller.open.value = null;
  };
  switch (open?.kind) {
    case 'deck':
      return <DeckSheet controller={controller} onClose={close} />;
    case 'info':
      return <InfoSheet controller={controller} onClose={close} />;
    case 'odds':
      return <OddsSheet controller={controller} onClose={close} />;
    case 'relic':
      return <RelicSheet controller={controller} at={open.at} onClose={close} />;
    case 'amulet':
      return <UseSheet controller={controller} at={open.at} onClose={close} />;
    case 'swap':
      return <SwapSheet controller={controller} item={open.item} onClose={close} />;
    case 'score':
      return (
        <Sheet title={say(table.lastScore)} onClose={close}>
          <LedgerPanel controller={controller} />
          <p class="caption">{say(table.floor)}</p>
        </Sheet>
      );
    default:
      return null;
  }
}
