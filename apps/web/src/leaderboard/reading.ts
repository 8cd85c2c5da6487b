import { type Board, boardName, type ScoreRow } from '@minoya/shared/leaderboard';
import { ask, Declined, forgetToken, knownToken, Unreachable } from '../online/me.ts';

export interface Standings {
  readonly top: readonly ScoreRow[];
  /** The player's own best, also when it is far below the top. */
  readonly mine: Pick<ScoreRow, 'rank' | 'score' | 'id'> | null;
}

export type Trouble = 'offline' | 'failed' | 'nobody';

/** A board as it stands now; only looking never makes an identity. */
export async function readBoard(board: Board): Promise<Standings | Trouble> {
  try {
    const response = await askKnown(`/api/scores?board=${encodeURIComponent(boardName(board))}`);
    const told = (await response.json()) as Partial<Standings>;
    return Array.isArray(told.top) ? { top: told.top, mine: told.mine ?? null } : 'nobody';
  } catch (error) {
    if (error instanceof Unreachable) return 'offline';
    // A host of plain files answers with a page of its own.
    if (!(error instanceof Declined) || error.status === 404) return 'nobody';
    return 'failed';
  }
}

async function askKnown(path: string): Promise<Response> {
  const key = knownToken();
  if (!key) return ask(path);
  try {
    return await ask(path, { headers: { authorization: `Bearer ${key}` } });
  } catch (error) {
    if (!(error instanceof Declined) || error.status !== 401) throw error;
    forgetToken();
    return ask(path);
  }
}
