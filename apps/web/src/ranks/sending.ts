import { SCORE_REFUSALS, type ScoreRefusal } from '@minoya/shared/leaderboard';
import { askAsMe, Declined, Unreachable } from '../online/me.ts';
import type { Board } from './board.ts';

/** What is sent: the whole game, never a number. */
export interface Entry {
  readonly board: Board;
  readonly replay: string;
  /** The number of the player's generated name. */
  readonly name: number;
}

/** What became of it. */
export type Answer =
  | { readonly is: 'ranked'; readonly rank: number; readonly best: boolean; readonly id: string }
  | { readonly is: 'refused'; readonly reason: ScoreRefusal; readonly at: number | null }
  /** Not now: it has to be sent again. */
  | { readonly is: 'later'; readonly why: 'offline' | 'busy' }
  /** There is no server behind this copy of the house. */
  | { readonly is: 'nobody' };

/** Sends a game to its board; never throws. */
export async function deliver({ board, replay, name }: Entry): Promise<Answer> {
  const body = JSON.stringify({ replay, name, day: board.day });
  try {
    const response = await askAsMe('/api/scores', { method: 'POST', body });
    return ranked(await response.json());
  } catch (error) {
    return troubleOf(error);
  }
}

function ranked(told: unknown): Answer {
  const { rank, best, id } = told as { rank?: unknown; best?: unknown; id?: unknown };
  if (typeof rank !== 'number' || typeof id !== 'string') return { is: 'nobody' };
  return { is: 'ranked', rank, best: best === true, id };
}

function troubleOf(error: unknown): Answer {
  if (error instanceof Unreachable) return { is: 'later', why: 'offline' };
  // A host of plain files answers with its own page, or that it takes no posts.
  if (!(error instanceof Declined)) return { is: 'nobody' };
  if (error.status === 422) return refused(error.message);
  if (error.status === 400 || error.status === 413) return { is: 'refused', reason: 'form', at: null };
  const unknown = error.status === 404 || error.status === 405 || error.status === 501;
  return unknown ? { is: 'nobody' } : { is: 'later', why: 'busy' };
}

function refused(told: string): Answer {
  const { reason, at } = JSON.parse(told) as { reason?: unknown; at?: unknown };
  const known = SCORE_REFUSALS.find(one => one === reason);
  return { is: 'refused', reason: known ?? 'form', at: typeof at === 'number' ? at : null };
}
