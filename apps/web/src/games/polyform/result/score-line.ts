import type { State } from '@minoya/games/polyform/state';
import { fill, listed } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import { type Person, personAt } from '../../../stage/seating.ts';
import { signed } from '../text.ts';
import { endedByResignation, placesOf } from './places.ts';

/** One line for records and sharing: Pine won: 14–12–9. */
export function scoreLine(state: State, people: readonly Person[]): Localized {
  const all = placesOf(state, people);
  const minus = all.some(one => one.final < 0);
  const scores = all.map(one => signed(one.final)).join(minus ? ' / ' : '–');
  const first = all.filter(one => one.rank === 1);
  const won = first.map(one => personAt(people, one.seat).name);
  if (endedByResignation(state, people))
    return fill({ ja: '投了により{names}の勝ち', en: '{names} won by resignation' }, { names: listed(won) });
  return fill({ ja: '{scores}  {names}の勝ち', en: '{names} won: {scores}' }, { scores, names: listed(won) });
}
