import { type Leaderboard, leaderboardName, type Standings } from '@minoya/shared/leaderboard';
import { ask, Declined, forgetToken, knownToken, Unreachable } from '../online/requests.ts';

export type Trouble = 'offline' | 'failed' | 'nobody';

/** A board as it stands now; only looking never makes an identity. */
export async function readLeaderboard(board: Leaderboard): Promise<Standings | Trouble> {
  try {
    const response = await askKnown(`/api/scores?board=${encodeURIComponent(leaderboardName(board))}`);
    const told = (await response.json()) as Partial<Standings>;
    if (!Array.isArray(told.top)) return 'nobody';
    return {
      top: told.top.map(row => ({ ...row, marks: row.marks ?? {} })),
      mine: told.mine ?? null,
      opens: told.opens ?? null,
    };
  } catch (error) {
    if (error instanceof Unreachable) return 'offline';
    // A host of plain files answers with a page of its own.
    if (!(error instanceof Declined) || error.status === 404) return 'nobody';
    return 'failed';
  }
}

/** Asks as this device, if it was ever known to the server. */
export async function askKnown(path: string): Promise<Response> {
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
