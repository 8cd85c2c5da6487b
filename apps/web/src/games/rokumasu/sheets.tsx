import { daily } from '@minoya/games/rokumasu/daily';
import type { JSX } from 'preact';
import { Ask, Sheet } from '../../design/Sheet.tsx';
import { say } from '../../i18n/lang.ts';
import { UsedSheet } from './amulet/UsedSheet.tsx';
import { UseSheet } from './amulet/UseSheet.tsx';
import { DeckSheet } from './deck/DeckSheet.tsx';
import { InfoSheet } from './run/InfoSheet.tsx';
import { OddsSheet } from './shop/OddsSheet.tsx';
import { FullPackSheet } from './shop/FullPackSheet.tsx';
import { SwapSheet } from './shop/SwapSheet.tsx';
import { LedgerPanel } from './table/Ledger.tsx';
import { RelicSheet } from './table/RelicSheet.tsx';
import { firstHint } from './text/first-hint.ts';
import { table } from './text/play.ts';
import type { TableController } from './table/table-controller.ts';

const isDaily = ({ play: { session } }: TableController): boolean =>
  session.match !== undefined && daily.dateOf(session.match) !== null;

/** The sheet that is open over the table. */
export function OpenSheet({ controller }: { controller: TableController }): JSX.Element | null {
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
    case 'used':
      return <UsedSheet event={open.event} onClose={close} />;
    case 'swap':
      return <SwapSheet controller={controller} item={open.item} onClose={close} />;
    case 'full-pack':
      return <FullPackSheet controller={controller} item={open.item} onClose={close} />;
    case 'first-hint':
      return (
        <Ask
          title={say(isDaily(controller) ? firstHint.daily : firstHint.run)}
          yes={say(firstHint.yes)}
          onNo={close}
          onYes={() => {
            close();
            void controller.advice.ask();
          }}
        >
          <p>{say(firstHint.text)}</p>
        </Ask>
      );
    case 'score':
      return (
        <Sheet title={say(table.lastScore)} onClose={close}>
          <LedgerPanel controller={controller} />
          <p class="caption">
            {say({ ja: '端数は最後に一度だけ切り捨てます。', en: 'Rounded down once, at the end.' })}
          </p>
        </Sheet>
      );
    default:
      return null;
  }
}
