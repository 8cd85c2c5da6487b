import type { Advice } from '@minoya/bots/keshiki/hint';
import { keshiki } from '@minoya/games/keshiki/game';
import type { Event, State } from '@minoya/games/keshiki/state';
import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import { groupsOf } from './groups.ts';

/** Why the first tap of a line is good, read from what the rules say happens along the line. */
export function whyTap(state: State, found: Advice): Localized {
  const first = found.tap;
  const step = first === null ? null : keshiki.apply(state, 0, { type: 'tap', cell: first });
  if (!step?.ok) return { ja: '', en: '' };
  const thaws = count(step.events, 'thawed');
  const before = groupsOf(state).list[0]?.removed.length ?? 0;
  const after = groupsOf(step.state).list[0]?.removed.length ?? 0;
  if (step.state.phase === 'cleared') return { ja: 'これで全消しです。', en: 'This clears the board.' };
  if (thaws > 0) return fill({ ja: '氷結ブロックが{thaws}つとけます。', en: 'It thaws {thaws}.' }, { thaws });
  const removed = step.events.find(event => event.type === 'removed');
  if (removed?.type === 'removed' && removed.cells.length >= before && removed.cells.length >= 8)
    return { ja: 'いまがいちばん大きい時です。', en: 'It is as big as it gets now.' };
  if (after > before)
    return fill(
      { ja: '次に{after}個のかたまりができます。', en: 'Then a group of {after} comes together.' },
      { after },
    );
  const best = biggest(state, found);
  if (best.at > 0)
    return fill(
      { ja: '{at}手目に{size}個をまとめる準備です。', en: 'It prepares a group of {size} on move {at}.' },
      { size: best.size, at: best.at + 1 },
    );
  return found.clears
    ? { ja: '全消しへ続く一手です。', en: 'It leads to an all clear.' }
    : fill({ ja: 'この先で{score}点になります。', en: 'It leads to {score} points.' }, { score: found.score });
}

const count = (events: readonly Event[], type: Event['type']) => events.filter(event => event.type === type).length;

/** The biggest removal along a line, and when it comes. */
function biggest(state: State, found: Advice): { readonly at: number; readonly size: number } {
  let best = { at: 0, size: 0 };
  let now = state;
  for (const [at, cell] of found.line.entries()) {
    const step = keshiki.apply(now, 0, { type: 'tap', cell });
    if (!step.ok) break;
    const [removed] = step.events;
    if (removed?.type === 'removed' && removed.cells.length > best.size) best = { at, size: removed.cells.length };
    now = step.state;
  }
  return best;
}
