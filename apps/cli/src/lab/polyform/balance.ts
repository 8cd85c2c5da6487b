import { bout, noTally, share, strength, withPair } from '@minoya/bots/arena';
import { beamBot } from '@minoya/bots/polyform/levels';
import { tuned, type Weights } from '@minoya/bots/polyform/weights';
import { polyform } from '@minoya/games/polyform/game';
import { sumOf } from '@minoya/games/polyform/score';
import type { Event, State } from '@minoya/games/polyform/state';
import type { Work } from '../../command/command.ts';

const WIDTH = 4;

/** Ways to play that should not beat each other all the time. */
const plans: Readonly<Record<string, Weights>> = {
  steady: tuned,
  rush: { ...tuned, white: tuned.white + 0.5, reward: tuned.reward * 0.6, fade: tuned.fade + 0.3 },
  blacks: { ...tuned, black: tuned.black + 0.8 },
  engine: {
    ...tuned,
    reward: tuned.reward * 1.5,
    level3: tuned.level3 * 1.4,
    level4: tuned.level4 * 1.4,
    fade: tuned.fade * 0.6,
  },
};

export interface Shape {
  readonly seats: number;
  games: number;
  rounds: number;
  fewestRounds: number;
  mostRounds: number;
  winner: number;
  mean: number;
  white: number;
  black: number;
  late: number;
  shared: number;
  readonly ends: Record<string, number>;
}

export interface CardUse {
  shown: number;
  done: number;
}

interface Survey {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

/** Games between equals: how long they are, how they end, what gets finished. */
export function survey({ seats, games, seed }: Survey, uses: Record<string, CardUse>, work: Work): Shape {
  const shape: Shape = {
    seats,
    games: 0,
    rounds: 0,
    fewestRounds: 99,
    mostRounds: 0,
    winner: 0,
    mean: 0,
    white: 0,
    black: 0,
    late: 0,
    shared: 0,
    ends: {},
  };
  const bots = Array.from({ length: seats }, () => beamBot(tuned, WIDTH));
  for (let i = 0; i < games && !work.stopped(); i++) {
    work.progress(`${seats} seats: ${i} of ${games} games`);
    const setup = `seats=${seats}`;
    const start = polyform.start(polyform.setups.read(setup) as State['setup'], `${seed}-${i}`);
    for (const id of [...start.market.white, ...start.market.black]) if (id) used(uses, id).shown++;
    const watch = (_: unknown, events: readonly { type: string }[]): void => count(uses, events as readonly Event[]);
    const { state, result } = bout({ game: polyform, setup, seed: `${seed}-${i}`, bots, watch });
    add(shape, state as State, result.winners.length);
  }
  return shape;
}

function used(uses: Record<string, CardUse>, id: string): CardUse {
  uses[id] ??= { shown: 0, done: 0 };
  return uses[id];
}

function count(uses: Record<string, CardUse>, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type === 'refilled' && event.card) used(uses, event.card).shown++;
    for (const id of event.type === 'recycled' ? event.cards : []) used(uses, id ?? '').shown++;
    if (event.type === 'completed') used(uses, event.card).done++;
  }
}

function add(shape: Shape, state: State, winners: number): void {
  const sums = state.players.map((_, seat) => sumOf(state, seat));
  const mean = (of: (sum: (typeof sums)[number]) => number): number =>
    sums.reduce((all, one) => all + of(one), 0) / sums.length;
  shape.games += 1;
  shape.rounds += state.round;
  shape.fewestRounds = Math.min(shape.fewestRounds, state.round);
  shape.mostRounds = Math.max(shape.mostRounds, state.round);
  shape.winner += Math.max(...sums.map(sum => sum.final));
  shape.mean += mean(sum => sum.final);
  shape.white += mean(sum => sum.white);
  shape.black += mean(sum => sum.black);
  shape.late += mean(sum => sum.penalty);
  shape.shared += winners > 1 ? 1 : 0;
  const reason = state.ending?.reason ?? 'none';
  shape.ends[reason] = (shape.ends[reason] ?? 0) + 1;
}

export function shapeLine(s: Shape): string {
  const per = (x: number): string => (x / s.games).toFixed(1);
  const ends = Object.entries(s.ends).map(([reason, n]) => `${reason} ${((100 * n) / s.games).toFixed(0)} %`);
  return `${s.seats} seats, ${s.games} games: ${per(s.rounds)} rounds (${s.fewestRounds}–${s.mostRounds}), points ${per(s.mean)} mean, ${per(s.winner)} winner; ${per(s.white)} white and ${per(s.black)} black a seat, ${per(s.late)} finishing pieces, ${s.shared} shared wins; ended by ${ends.join(', ')}`;
}

/** Plans against each other: the share of the row against the column. */
export function planTable(pairs: number, seed: string, work: Work): string[] {
  const names = Object.keys(plans);
  const lines = [`plan    ${names.map(name => name.padStart(14)).join('')}`];
  const won: Record<string, Record<string, string>> = {};
  for (const [i, a] of names.entries()) {
    for (const b of names.slice(i + 1)) {
      let tally = noTally;
      for (let pair = 0; pair < pairs && !work.stopped(); pair++) {
        work.progress(`${a} v ${b}: ${pair} of ${pairs} pairs`);
        tally = withPair(tally, [duel(a, b, `${seed}-${pair}`, 0), duel(a, b, `${seed}-${pair}`, 1)]);
      }
      const { rate, margin } = strength(tally);
      (won[a] ??= {})[b] = `${(100 * rate).toFixed(0)} ± ${(100 * margin).toFixed(0)} %`;
      (won[b] ??= {})[a] = `${(100 - 100 * rate).toFixed(0)} ± ${(100 * margin).toFixed(0)} %`;
    }
  }
  for (const a of names) lines.push(`${a.padEnd(8)}${names.map(b => (won[a]?.[b] ?? '–').padStart(14)).join('')}`);
  return lines;
}

function duel(a: string, b: string, seed: string, seat: number): number {
  const mine = beamBot(plans[a] ?? tuned, WIDTH);
  const other = beamBot(plans[b] ?? tuned, WIDTH);
  const bots = seat === 0 ? [mine, other] : [other, mine];
  return share(bout({ game: polyform, setup: 'seats=2', seed, bots }).result, seat);
}

/** How often a card is finished, out of the times it came into the market. */
export function finishedShare(uses: Record<string, CardUse>, id: string): number | null {
  const use = uses[id];
  return use && use.shown > 0 ? use.done / use.shown : null;
}
