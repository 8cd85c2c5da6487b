import type { EntryText } from '../entry-text.ts';
import type { Event, Source, State } from '../state.ts';

/** What opens with a deed. Order is part of every setup that names what is open: new ones go to the end. */
export interface Unlock {
  /** Its name, and the deed in one sentence. */
  readonly text: EntryText;
  readonly opens: readonly Source[];
  /** Whether the deed is done with this event; `s` is how the run stands after the action. */
  readonly done: (s: State, event: Event) => boolean;
}

const unlock = (entry: Unlock): Unlock => entry;

/** */
export const unlocks = {
  first_set: unlock({
    text: { ja: ['最初のボス', 'ボスのラウンドに勝ちます。'], en: ['First boss', 'Win a boss round.'] },
    opens: ['deck:pebbles'],
    done: (_, e) => e.type === 'roundWon' && e.round >= 3,
  }),
};
export type UnlockId = keyof typeof unlocks;
export const unlockIds = Object.keys(unlocks) as readonly UnlockId[];

/** Which deeds an action did. */
export function deedsDone(after: State, events: readonly Event[]): UnlockId[] {
  return unlockIds.filter(id => events.some(event => unlocks[id].done(after, event)));
}

/** What is closed until some deed is done. */
const openedBy = new Map<Source, number>(
  unlockIds.flatMap((id, at) => unlocks[id].opens.map((source): [Source, number] => [source, at])),
);

/** A setup names what is open as hexadecimal digits, the first four unlocks in the first one. Null: everything. */
export function isOpen(open: string | null, source: Source): boolean {
  const at = openedBy.get(source);
  if (open === null || at === undefined) return true;
  return (Number.parseInt(open[Math.floor(at / 4)] ?? '0', 16) & (1 << (at % 4))) !== 0;
}

/** The digits for these unlocks; null when they are all. */
export function openDigits(done: readonly UnlockId[]): string | null {
  if (unlockIds.every(id => done.includes(id))) return null;
  const digits = Array.from({ length: Math.ceil(unlockIds.length / 4) }, (_, digit) => {
    const bits = unlockIds.slice(digit * 4, digit * 4 + 4).map((id, bit) => (done.includes(id) ? 1 << bit : 0));
    return bits.reduce<number>((sum, bit) => sum + bit, 0).toString(16);
  });
  return digits.join('').replace(/0+$/, '') || '0';
}

/** The unlocks that digits stand for; null when no digits are these. */
export function unlocksOf(digits: string): UnlockId[] | null {
  const found = unlockIds.filter(
    (_, at) => (Number.parseInt(digits[Math.floor(at / 4)] ?? '0', 16) & (1 << (at % 4))) !== 0,
  );
  return openDigits(found) === digits ? found : null;
}
