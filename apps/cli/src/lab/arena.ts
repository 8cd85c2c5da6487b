import { strength } from '@minoya/bots/arena';
import { contestants, ladder } from './polyform/contestants.ts';
import { keyOf, line, type MatchOptions, playMatch, Store } from './polyform/match.ts';
import { optionOf } from './polyform/options.ts';

/**
 * `npm run lab -- arena` plays POLYFORM's ladder: every level against the one below, the strongest against the plain
 * beam and against boardgame.io's MCTS. `--a oyakata --b tuned24` plays one match. Pairs share a deal with the seats
 * swapped. `--pairs 200 --seed arena --ms 0 --store reports/polyform-arena.json`; Ctrl-C stops after the pair, and the
 * same command goes on from there.
 */
export async function arena(args: string[]): Promise<number> {
  const option = optionOf(args);
  const store = new Store(option('store', 'reports/polyform-arena.json'));
  const pairs = Number(option('pairs', '200'));
  const seed = option('seed', 'arena');
  const ms = Number(option('ms', '0'));
  const a = option('a', '');
  const b = option('b', '');
  const matches = a ? [{ a, b, goal: 0 }] : ladder;
  for (const name of [a, b]) {
    if (name && !contestants[name]) {
      console.error(`no contestant ${name}; there are ${Object.keys(contestants).join(', ')}`);
      return 1;
    }
  }
  let stopping = false;
  process.on('SIGINT', () => {
    stopping = true;
  });
  let missed = 0;
  for (const match of matches) {
    // Their bot thinks until it is stopped, so against it everyone has the same clock.
    const clock = match.b === 'mcts' && ms === 0 ? 100 : ms;
    const options: MatchOptions = { a: match.a, b: match.b, pairs, seed, ms: clock };
    const whole = await inSteps(options, store, () => stopping);
    const stored = store.get(keyOf(options));
    const reached = strength(stored.tally).rate >= match.goal;
    if (!reached) missed++;
    process.stderr.write('\r');
    console.log(
      `${line(options, stored)}${match.goal > 0 ? `  ${reached ? 'reached' : 'missed'} ${100 * match.goal} %` : ''}`,
    );
    if (!whole) return 130;
  }
  return missed > 0 ? 1 : 0;
}

/** Pair by pair, so that Ctrl-C is heard in between. */
async function inSteps(options: MatchOptions, store: Store, stopped: () => boolean): Promise<boolean> {
  for (let pairs = store.get(keyOf(options)).tally.pairs; pairs < options.pairs; ) {
    pairs += 1;
    if (!playMatch({ ...options, pairs }, store, stopped)) return false;
    await new Promise(resolve => setImmediate(resolve));
  }
  return true;
}
