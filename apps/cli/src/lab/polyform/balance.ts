import type { Bot } from '@minoya/bots';
import { bout, noTally, share, strength, withPair } from '@minoya/bots/arena';
import { polyformBots } from '@minoya/bots/polyform/levels';
import { polyform } from '@minoya/games/polyform/game';
import { sumOf } from '@minoya/games/polyform/score';
import type { Action, Event, State } from '@minoya/games/polyform/state';
import type { Result } from '@minoya/kernel';
import type { Work } from '../../command/command.ts';
import { gameWithHands } from './hands.ts';
import type { Journal } from './journal.ts';

/** One game between equals, as the journal keeps it. */
export interface Played {
  readonly rounds: number;
  readonly reason: string;
  readonly winner: number;
  readonly mean: number;
  readonly white: number;
  readonly black: number;
  /** The first seat's share of the win. */
  readonly first: number;
  /** Every seat's share of the win, in the order of play. */
  readonly shares?: readonly number[];
  /** Points, white and black cards at the end, in that order. */
  readonly finals?: readonly number[];
  readonly whites?: readonly number[];
  readonly blacks?: readonly number[];
  /** Who triggered the end, by place in that order, and that seat's share of the win. */
  readonly by?: number;
  readonly byWon?: number;
  readonly shown: readonly string[];
  readonly done: readonly string[];
}

/** Two games of two plans on the same deal with the seats swapped: shares of the first. */
export type Pair = readonly [number, number];

export type Kept = Played | { readonly pair: Pair };

interface Survey {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly level: string;
  /** Added to the setup, such as ` equal=yes`. */
  readonly setup: string;
  /** First hands in the order of play instead of the rules'; empty: theirs. */
  readonly hands: string;
}

export function botNamed(id: string): Bot<State, Action> {
  const found = polyformBots.find(one => one.id === id);
  if (!found) throw new Error(`no bot ${id}`);
  return found.bot;
}

/** Games between equals; those in the journal are not played again. */
export function survey(asked: Survey, journal: Journal<Kept>, work: Work): Played[] {
  const { seats, games, seed, level, setup, hands } = asked;
  const all: Played[] = [];
  const bot = botNamed(level);
  const game = gameWithHands(hands, seats);
  for (let i = 0; i < games && !work.stopped(); i++) {
    work.progress(`${seats} seats: ${i} of ${games} games`);
    const line = `seats=${seats}${setup}`;
    const name = [level, line, hands, `${seed}-${i}`].filter(Boolean).join(' ');
    all.push(journal.once(name, () => playOne(game, line, `${seed}-${i}`, bot)) as Played);
  }
  return all;
}

function playOne(game: typeof polyform, setup: string, seed: string, bot: Bot<State, Action>): Played {
  const start = game.start(polyform.setups.read(setup) as State['setup'], seed);
  const shown = [...start.market.white, ...start.market.black].filter(id => id !== null);
  const done: string[] = [];
  const watch = (_: unknown, events: readonly { type: string }[]): void => {
    for (const event of events as readonly Event[]) {
      if (event.type === 'refilled' && event.card) shown.push(event.card);
      if (event.type === 'recycled') shown.push(...event.cards.filter(id => id !== null));
      if (event.type === 'completed') done.push(event.card);
    }
  };
  const bots = start.players.map(() => bot);
  const { state, result } = bout({ game, setup, seed, bots, watch });
  const end = state as State;
  const sums = end.players.map((_, seat) => sumOf(end, seat));
  const mean = (of: (sum: (typeof sums)[number]) => number): number =>
    sums.reduce((all, one) => all + of(one), 0) / sums.length;
  return {
    rounds: end.round,
    reason: end.ending?.reason ?? 'none',
    winner: Math.max(...sums.map(sum => sum.final)),
    mean: mean(sum => sum.final),
    white: mean(sum => sum.white),
    black: mean(sum => sum.black),
    first: share(result, end.order[0] ?? 0),
    shares: end.order.map(seat => share(result, seat)),
    finals: end.order.map(seat => sums[seat]?.final ?? 0),
    whites: end.order.map(seat => sums[seat]?.white ?? 0),
    blacks: end.order.map(seat => sums[seat]?.black ?? 0),
    ...triggered(end, result),
    shown,
    done,
  };
}

function triggered({ ending, order }: State, result: Result): Pick<Played, 'by' | 'byWon'> {
  const by = ending?.by ?? null;
  return by === null ? {} : { by: order.indexOf(by), byWon: share(result, by) };
}

/** The value below which a part of the numbers lies. */
function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

export function shapeLine(seats: number, games: readonly Played[]): string {
  const n = games.length;
  const mean = (of: (game: Played) => number): number => games.reduce((sum, game) => sum + of(game), 0) / n;
  const rounds = games.map(game => game.rounds);
  const reasons = [...new Set(games.map(game => game.reason))].sort((a, b) => (a < b ? -1 : 1));
  const ends = reasons.map(reason => `${reason} ${(100 * mean(game => Number(game.reason === reason))).toFixed(1)} %`);
  return [
    `${seats} seats, ${n} games: ended by ${ends.join(', ')}`,
    `rounds ${quantile(rounds, 0.05)} (5 %), ${quantile(rounds, 0.5)} (median), ${quantile(rounds, 0.95)} (95 %)`,
    `winner ${quantile(
      games.map(game => game.winner),
      0.5,
    )} (median), mean ${mean(game => game.mean).toFixed(1)}`,
    `${mean(game => game.white).toFixed(1)} white and ${mean(game => game.black).toFixed(1)} black a seat`,
    edgeLine(seats, games),
  ].join('; ');
}

/** What each place in the order of play wins above its share, with 95 % intervals. */
function edgeLine(seats: number, games: readonly Played[]): string {
  const places = Array.from({ length: seats }, (_, place) => {
    const won = games.flatMap(({ first, shares }) => (place === 0 ? first : (shares?.[place] ?? [])));
    const mean = won.reduce((sum, one) => sum + one, 0) / won.length;
    const variance = won.reduce((sum, one) => sum + (one - mean) ** 2, 0) / won.length;
    const edge = 100 * (mean - 1 / seats);
    return won.length > 0 ? `${edge.toFixed(1)} ± ${(196 * Math.sqrt(variance / won.length)).toFixed(1)}` : '–';
  });
  return `points above its share, first seat ${places.join(', then ')}`;
}

/** Whether one way to the end is the better one: how often who triggered it won, by what triggered it. */
export function endLine(games: readonly Played[]): string {
  const reasons = [...new Set(games.map(game => game.reason))].sort((a, b) => (a < b ? -1 : 1));
  const parts = reasons.map(reason => {
    const some = games.flatMap(game => (game.reason === reason && game.byWon !== undefined ? [game.byWon] : []));
    const won = some.reduce((sum, one) => sum + one, 0) / Math.max(1, some.length);
    return `${reason} ${(100 * won).toFixed(0)} % of ${some.length}`;
  });
  return `who triggered the end won: ${parts.join(', ')}`;
}

interface Plans {
  readonly names: readonly string[];
  readonly pairs: number;
  readonly seed: string;
  readonly level: string;
  /** Added to the setup. */
  readonly setup: string;
}

/** Characters of one level against each other, pair after pair: the share of the row against the column. */
export function planTable({ names, pairs, seed, level, setup }: Plans, journal: Journal<Kept>, work: Work): string[] {
  const matches = names.flatMap((a, i) => names.slice(i + 1).map(b => ({ a, b, tally: noTally })));
  for (let pair = 0; pair < pairs && !work.stopped(); pair++) {
    const at = `${seed}-${pair}`;
    for (const match of matches) {
      const { a, b } = match;
      work.progress(`pair ${pair} of ${pairs}: ${a} v ${b}`);
      const kept = journal.once(`${level} ${a} v ${b}${setup} ${at}`, () => ({
        pair: [0, 1].map(seat => duel({ level, setup, plans: [a, b], seed: at, seat })) as unknown as Pair,
      })) as { pair: Pair };
      match.tally = withPair(match.tally, kept.pair);
    }
  }
  const against = (row: string, column: string): string => {
    const match = matches.find(({ a, b }) => (a === row && b === column) || (a === column && b === row));
    if (!match) return '–';
    const { rate, margin } = strength(match.tally);
    return `${(100 * (match.a === row ? rate : 1 - rate)).toFixed(1)} ± ${(100 * margin).toFixed(1)}`;
  };
  return [
    `plan    ${names.map(name => name.padStart(14)).join('')}`,
    ...names.map(row => `${row.padEnd(8)}${names.map(column => against(row, column).padStart(14)).join('')}`),
  ];
}

interface Duel {
  readonly level: string;
  readonly setup: string;
  readonly plans: readonly [string, string];
  readonly seed: string;
  /** Where the first of the plans sits. */
  readonly seat: number;
}

function duel({ level, setup, plans: [a, b], seed, seat }: Duel): number {
  const [mine, other] = [botNamed(`${level}-${a}`), botNamed(`${level}-${b}`)];
  const bots = seat === 0 ? [mine, other] : [other, mine];
  return share(bout({ game: polyform, setup: `seats=2${setup}`, seed, bots }).result, seat);
}

/** How often a card is finished, out of the times it came into the market. */
export function finishedShare(games: readonly Played[], id: string): number | null {
  const times = (list: readonly string[]): number => list.filter(one => one === id).length;
  const shown = games.reduce((sum, game) => sum + times(game.shown), 0);
  return shown > 0 ? games.reduce((sum, game) => sum + times(game.done), 0) / shown : null;
}
