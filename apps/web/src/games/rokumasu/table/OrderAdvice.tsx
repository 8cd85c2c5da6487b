import type { JSX } from 'preact';
import { number, say } from '../../../i18n/lang.ts';
import { table } from '../words/play.ts';
import type { Desk } from './desk.ts';

/** The order of relics that would make the held placement worth most, when it is not the present one. */
export function OrderAdvice({ desk }: { desk: Desk }): JSX.Element | null {
  const better = desk.betterOrder.value;
  if (!better) return null;
  return (
    <p class="order-advice small" role="status">
      {say(table.betterOrder(number(better.plus)))}
    </p>
  );
}
