import type { Seat } from '@minoya/kernel';
import { signal } from '@preact/signals';
import type { Both } from '../../i18n/lang.ts';

/** Who sits on a seat, as this screen calls them. */
export interface Sitter {
  readonly kind: 'you' | 'person' | 'bot';
  readonly name: Both;
  /** The level of a machine player. */
  readonly bot: string | null;
  /** 切断中, 代打中 …; null when all is well. */
  readonly badge: Both | null;
}

const nobody: Sitter = { kind: 'person', name: { ja: '空席', en: 'Empty seat' }, bot: null, badge: null };

/** By seat. The log, the panels and the result all take their names from here. */
export const seating = signal<readonly Sitter[]>([]);

export function sitter(seat: Seat): Sitter {
  return seating.value[seat] ?? { ...nobody, name: { ja: `席${seat + 1}`, en: `Seat ${seat + 1}` } };
}

/** For tables of events: the name at the time it happened. */
export function nameAt(seat: Seat): Both {
  return (seating.peek()[seat] ?? { name: { ja: `席${seat + 1}`, en: `Seat ${seat + 1}` } }).name;
}

/** Each seat has a mark and a colour, so that two players of one name stay two. */
export const seatMarks = [
  'M12 5A7 7 0 1 1 12 19A7 7 0 1 1 12 5Z',
  'M12 4 21 19H3Z',
  'M5 5H19V19H5Z',
  'M12 3 21 12 12 21 3 12Z',
];

/** The seat at the lower edge of the screen: motion leads to its cards, others' to their panels. */
export const lower = signal<Seat>(0);
