import { rokumasu } from '@minoya/games/rokumasu/game';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { decodeReplay, fold } from '@minoya/kernel';
import type { Past } from '../../../store/runs.ts';

export interface Stats {
  readonly runs: number;
  readonly wins: number;
  readonly best: number;
  readonly bestRound: number;
  readonly average: number;
  /** Wins in a row, the longest. */
  readonly streak: number;
  /** Runs that ended in round 1, 2 … 24; the last counts those that won. */
  readonly reached: readonly number[];
}

export function seedOf(run: Past): string | null {
  const replay = decodeReplay(run.word);
  return replay.ok ? replay.value.seed : null;
}

/** The round a run ended in, read from its mark; runs without one are played again. */
export function roundOf(run: Past): number {
  const marked = run.marks['round'];
  if (marked !== undefined) return marked;
  const replay = decodeReplay(run.word);
  let round = 1;
  if (replay.ok)
    fold(rokumasu, replay.value, ({ after }) => {
      round = after.round;
    });
  return round;
}

export function statsOf(runs: readonly Past[]): Stats {
  const rounds = runs.map(roundOf);
  const reached = Array.from({ length: LAST_ROUND + 1 }, () => 0);
  for (const [i, run] of runs.entries()) {
    const at = run.won ? LAST_ROUND : Math.min(LAST_ROUND, rounds[i] ?? 1) - 1;
    reached[at] = (reached[at] ?? 0) + 1;
  }
  return {
    runs: runs.length,
    wins: runs.filter(run => run.won).length,
    best: Math.max(0, ...runs.map(run => run.score)),
    bestRound: Math.max(0, ...rounds),
    average: rounds.reduce((sum, round) => sum + round, 0) / Math.max(1, rounds.length),
    streak: longestStreak(runs),
    reached,
  };
}

function longestStreak(runs: readonly Past[]): number {
  let [now, best] = [0, 0];
  for (const { won } of [...runs].reverse()) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}

/** For spreadsheets: one line a run, newest first. */
export function csvOf(runs: readonly Past[]): string {
  const lines = runs.map(run =>
    [
      new Date(run.ended).toISOString(),
      run.won ? 1 : 0,
      roundOf(run),
      run.score,
      run.plies,
      run.marks['hints'] ?? 0,
    ].join(','),
  );
  return ['ended,won,round,score,moves,hints', ...lines].join('\n');
}
