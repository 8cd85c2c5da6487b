import type { JSX } from 'preact';
import { number, say } from '../../../i18n/lang.ts';
import { table } from '../text/play.ts';
import type { TableController } from './table-controller.ts';

/** The order of relics that would make the held placement worth most, when it is not the present one. */
export function OrderAdvice({ controller }: { controller: TableController }): JSX.Element | null {
  const better = controller.betterOrder.value;
  if (!better) return null;
  return (
    <p class="order-advice small" role="status">
      {say(table.betterOrder(number(better.plus)))}
    </p>
  );
}
