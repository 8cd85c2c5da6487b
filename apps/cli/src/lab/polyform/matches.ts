import { strength } from '@minoya/bots/arena';
import { Refused, type Work } from '../../command/command.ts';
import { contestants, ladder } from './contestants.ts';
import { keyOf, line, type MatchOptions, playMatch, Store } from './match.ts';

interface Matches {
  readonly a: string | null;
  readonly b: string | null;
  readonly pairs: number;
  readonly seed: string;
  readonly ms: number;
  readonly store: string;
}

/** The ladder, or the one match that was asked for. */
export function playAll({ a, b, pairs, seed, ms, store: file }: Matches, work: Work): number {
  const store = new Store(file);
  let missed = 0;
  for (const match of chosen(a, b)) {
    // Their bot thinks until it is stopped, so against it everyone has the same clock.
    const clock = match.b === 'mcts' && ms === 0 ? 100 : ms;
    const options: MatchOptions = { a: match.a, b: match.b, pairs, seed, ms: clock };
    const whole = playMatch(options, store, work);
    const stored = store.get(keyOf(options));
    const { rate } = strength(stored.tally);
    const reached = rate >= match.goal && rate <= match.most;
    if (!reached) missed++;
    const verdict =
      match.goal > 0 ? `  ${reached ? 'reached' : 'missed'} ${100 * match.goal} to ${100 * match.most} %` : '';
    work.say(`${line(options, stored)}${whole ? verdict : ''}`);
    if (!whole) return 1;
  }
  return missed > 0 ? 1 : 0;
}

function chosen(a: string | null, b: string | null): readonly { a: string; b: string; goal: number; most: number }[] {
  if (a === null && b === null) return ladder;
  if (a === null || b === null) throw new Refused('a match needs --a and --b');
  for (const name of [a, b])
    if (!contestants[name])
      throw new Refused(`there is no contestant "${name}"; there are ${Object.keys(contestants).join(', ')}`);
  return [{ a, b, goal: 0, most: 1 }];
}
