import { fill } from '@minoya/kernel';
import { number, say } from '../../../i18n/lang.ts';

/** 15 → '1.5', 60 → '6'. */
export function tenthsText(tenths: number): string {
  return grouped(tenths / 10);
}

/** A number of lines: at most three places, none when whole. */
export function amount(value: number): string {
  return grouped(Math.round(value * 1000) / 1000);
}

function grouped(value: number): string {
  if (value < 1e12) return number(value);
  return value.toLocaleString('en-US', { notation: 'scientific', maximumFractionDigits: 2 });
}

/** What a ledger line does: '+2', '×1.5'. */
export function opText(op: '+blocks' | '+lines' | '×lines', tenths: number): string {
  return op === '×lines' ? `×${tenthsText(tenths)}` : `+${tenthsText(tenths)}`;
}

/** '93G'; what is more than a number stands as it is: '4–7G'. */
export function goldText(amount: number | string): string {
  return say(fill({ ja: '{n}G', en: '{n}G' }, { n: typeof amount === 'number' ? number(amount) : amount }));
}
