import type { Advice } from '@minoya/bots/keshiki/hint';
import { counterOf } from '@minoya/games/keshiki/blocks';
import { indexOf } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import type { Event, State } from '@minoya/games/keshiki/state';
import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import { groupsOf } from './groups.ts';
import { thawsIn, thawWords } from './thaws.ts';

/** Why a tap is good. */
export interface Why {
  readonly text: Localized;
  /** Taps of the line that it speaks of, the advised one first: they have to be advised too, or it would be no promise. */
  readonly taps: number;
}

/** What is said of the tap itself, of the next one and of the one after: nobody plans further by a hint. */
const when: readonly Localized[] = [
  { ja: 'これで', en: 'This' },
  { ja: 'この次の手で', en: 'The move after it' },
  { ja: 'そのまた次の手で', en: 'The second move after it' },
];
export const furthest = when.length;

/** A group worth waiting for. */
const large = 6;
const nothing: Why = { text: { ja: '', en: '' }, taps: 1 };

/** Why the first tap of a line is good, read from what the rules say happens along its next taps; nothing where that says nothing. */
export function whyTap(state: State, { line }: Pick<Advice, 'line'>, within = furthest): Why {
  let now = state;
  let size = 0;
  for (const [at, cell] of line.slice(0, Math.min(within, furthest)).entries()) {
    const step = keshiki.apply(now, 0, { type: 'tap', cell });
    if (!step.ok) break;
    const text = told(when[at] as Localized, now, step.events) ?? (at === 0 ? null : together(at, step.events, size));
    if (text) return { text, taps: at + 1 };
    size = Math.max(size, sizeOf(step.events), groupsOf(now).list[0]?.removed.length ?? 0);
    now = step.state;
  }
  const first = line[0] === undefined ? undefined : groupsOf(state).byCell.get(line[0]);
  const [largest] = groupsOf(state).list;
  if (!first || first.removed.length < large || first.removed.length < (largest?.removed.length ?? 0)) return nothing;
  return { text: { ja: 'いま盤でいちばん大きいかたまりです。', en: 'It is the largest group on the board.' }, taps: 1 };
}

/** What one tap does for the goals or to an obstacle. */
function told(tap: Localized, before: State, events: readonly Event[]): Localized | null {
  if (events.some(({ type }) => type === 'cleared'))
    return fill({ ja: '{tap}全消しです。', en: '{tap} clears the board.' }, { tap });
  const reached = events.find(event => event.type === 'reached');
  if (reached?.type === 'reached' && reached.star)
    return fill(
      { ja: '{tap}{stars}の目標に届きます。', en: '{tap} reaches the goal of {stars}.' },
      { tap, stars: '★'.repeat(reached.star) },
    );
  if (events.some(({ type }) => type === 'thawed')) return thawWords.will(tap, thawsIn(events));
  const n = countersIn(before, events);
  return n > 0 ? fill({ ja: '{tap}カウンターが{n}つ消えます。', en: '{tap} clears counters: {n}.' }, { tap, n }) : null;
}

/** A group that the taps before have brought together. */
function together(at: number, events: readonly Event[], before: number): Localized | null {
  const n = sizeOf(events);
  const tap = when[at] as Localized;
  return n >= large && n > before
    ? fill({ ja: '{tap}{n}個をまとめて消せます。', en: '{tap} takes {n} at once.' }, { tap, n })
    : null;
}

const removedIn = (events: readonly Event[]) => events.flatMap(event => (event.type === 'removed' ? event.cells : []));
const sizeOf = (events: readonly Event[]): number => removedIn(events).length;

const countersIn = ({ board }: State, events: readonly Event[]): number =>
  removedIn(events).filter(cell => counterOf(board.cells[indexOf(board, cell)] ?? 0)).length;
