import type { ScoreRefusal } from '@minoya/shared/leaderboard';
import { signal } from '@preact/signals';

/** What became of it. */
export type Answer =
  | { readonly is: 'ranked'; readonly rank: number; readonly best: boolean; readonly id: string }
  | { readonly is: 'refused'; readonly reason: ScoreRefusal; readonly at: number | null }
  /** Not now: it has to be sent again. */
  | { readonly is: 'later'; readonly why: 'offline' | 'busy' }
  /** There is no server behind this copy of the house. */
  | { readonly is: 'nobody' };

type Progress = { readonly is: 'idle' } | { readonly is: 'sending' } | Answer;

/** How each game of this visit stands, by its replay. */
const known = signal<ReadonlyMap<string, Progress>>(new Map());

export const progressOf = (replay: string): Progress => known.value.get(replay) ?? { is: 'idle' };

/** The row that this very game has on its board, as far as this visit knows. */
export function rowOf(replay: string): string | null {
  const progress = progressOf(replay);
  return progress.is === 'ranked' && progress.best ? progress.id : null;
}

/** Notes how a game stands. */
export function tell(replay: string, progress: Progress): void {
  known.value = new Map(known.peek()).set(replay, progress);
}
