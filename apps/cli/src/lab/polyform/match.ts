import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bout, noTally, share, strength, type Tally, withPair } from '@minoya/bots/arena';
import type { Bot } from '@minoya/bots';
import { polyform } from '@minoya/games/polyform/game';
import { ACTIONS_PER_TURN } from '@minoya/games/polyform/start';
import type { Action, State } from '@minoya/games/polyform/state';
import type { Work } from '../../command/command.ts';
import { contestants } from './contestants.ts';

export interface MatchOptions {
  readonly a: string;
  readonly b: string;
  readonly pairs: number;
  readonly seed: string;
  /** Milliseconds a decision may take; 0 leaves every bot to its own measure. */
  readonly ms: number;
}

/** A match as far as it has been played: what a stopped arena goes on from. */
export interface Stored {
  readonly tally: Tally;
  /** Longest turn of either side, and mean CPU milliseconds a turn, by side. */
  readonly longest: readonly [number, number];
  readonly cpu: readonly [number, number];
  readonly turns: readonly [number, number];
  readonly rounds: number;
  readonly ends: Readonly<Record<string, number>>;
}

const fresh: Stored = { tally: noTally, longest: [0, 0], cpu: [0, 0], turns: [0, 0], rounds: 0, ends: {} };

export class Store {
  private readonly all: Record<string, Stored>;
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  get(key: string): Stored {
    return this.all[key] ?? fresh;
  }

  set(key: string, stored: Stored): void {
    this.all[key] = stored;
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, `${JSON.stringify(this.all, null, 1)}\n`);
  }
}

export function keyOf({ a, b, seed, ms }: MatchOptions): string {
  return `${a} ${b} seed ${seed}${ms > 0 ? ` ${ms} ms` : ''}`;
}

/** Plays pairs that are not in the store yet; false when it was asked to stop. */
export function playMatch(options: MatchOptions, store: Store, work: Work): boolean {
  const key = keyOf(options);
  for (let pair = store.get(key).tally.pairs; pair < options.pairs; pair++) {
    work.progress(line(options, store.get(key)));
    let now = store.get(key);
    const shares: number[] = [];
    for (const seat of [0, 1]) {
      const played = playGame(options, `${options.seed}-${pair}`, seat);
      if (work.stopped()) return false;
      shares.push(played.share);
      now = merge(now, played);
    }
    now = { ...now, tally: withPair(now.tally, [shares[0] ?? 0, shares[1] ?? 0]) };
    store.set(key, now);
  }
  return true;
}

interface PlayedGame {
  readonly share: number;
  readonly longest: [number, number];
  readonly cpu: [number, number];
  readonly turns: [number, number];
  readonly rounds: number;
  readonly reason: string;
}

/** One game with the first contestant in the given seat. */
function playGame({ a, b, ms }: MatchOptions, seed: string, seat: number): PlayedGame {
  const longest: [number, number] = [0, 0];
  const cpu: [number, number] = [0, 0];
  const turns: [number, number] = [0, 0];
  const clocked = (name: string, side: 0 | 1): Bot<State, Action> => {
    // Of the turn that this side is in.
    let spent = 0;
    const bot = contestants[name];
    if (!bot) throw new Error(`no contestant ${name}; there are ${Object.keys(contestants).join(', ')}`);
    return (view, at, given) => {
      const started = process.cpuUsage().user;
      // Processor time: on a busy machine nobody thinks less.
      const stop = (): boolean => ms > 0 && process.cpuUsage().user - started > 1000 * ms;
      const action = bot(view, at, { seed: given.seed, stop });
      const used = (process.cpuUsage().user - started) / 1000;
      cpu[side] += used;
      const isFirst = view.actions === ACTIONS_PER_TURN && !view.pending && view.phase !== 'finishing';
      spent = isFirst ? used : spent + used;
      if (isFirst) turns[side] += 1;
      longest[side] = Math.max(longest[side], spent);
      return action;
    };
  };
  const bots = seat === 0 ? [clocked(a, 0), clocked(b, 1)] : [clocked(b, 1), clocked(a, 0)];
  const { result, state } = bout({ game: polyform, setup: 'seats=2', seed, bots });
  const { round, ending } = state as State;
  return { share: share(result, seat), longest, cpu, turns, rounds: round, reason: ending?.reason ?? 'none' };
}

function merge(stored: Stored, one: PlayedGame): Stored {
  const add = (x: readonly [number, number], y: readonly [number, number]): [number, number] => [
    x[0] + y[0],
    x[1] + y[1],
  ];
  const { longest } = stored;
  return {
    tally: stored.tally,
    longest: [Math.max(longest[0], one.longest[0]), Math.max(longest[1], one.longest[1])],
    cpu: add(stored.cpu, one.cpu),
    turns: add(stored.turns, one.turns),
    rounds: stored.rounds + one.rounds,
    ends: { ...stored.ends, [one.reason]: (stored.ends[one.reason] ?? 0) + 1 },
  };
}

/** One match in one line. */
export function line({ a, b }: MatchOptions, { tally, cpu, turns, rounds, longest }: Stored): string {
  const { rate, margin, elo, eloLow, eloHigh } = strength(tally);
  const percent = (x: number): string => (100 * x).toFixed(1);
  const games = 2 * tally.pairs;
  const ms = (side: 0 | 1): string => (cpu[side] / Math.max(1, turns[side])).toFixed(0);
  return [
    `${a} v ${b}`.padEnd(20),
    `${percent(rate)} ± ${percent(margin)} %`,
    `Elo ${elo} (${eloLow}…${eloHigh})`,
    `+${tally.wins} =${tally.draws} -${tally.losses}`,
    `${games} games`,
    `${(rounds / Math.max(1, games)).toFixed(1)} rounds`,
    `${ms(0)}/${ms(1)} ms a turn (longest ${longest[0].toFixed(0)}/${longest[1].toFixed(0)})`,
  ].join('  ');
}
