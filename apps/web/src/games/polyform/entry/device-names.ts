import type { Seat } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import { keep, kept } from './choices.ts';

export const LONGEST_NAME = 12;

/** What the people at this device call themselves, by seat; they never leave it. */
export const deviceNames = (): readonly string[] => kept<readonly string[]>('names', []);

export function nameSeat(seat: Seat, name: string): void {
  const names = Array.from({ length: 4 }, (_, one) => deviceNames()[one] ?? '');
  names[seat] = name.slice(0, LONGEST_NAME);
  keep('names', names);
}

/** The name that somebody at this device chose for a seat; null when nobody did. */
export function deviceName(seat: Seat): Localized | null {
  const name = deviceNames()[seat];
  const plain = typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : '';
  return plain === '' ? null : { ja: plain, en: plain };
}
