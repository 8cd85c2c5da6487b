import type { AnyGame } from '@minoya/kernel';
import { leaderboardSetup } from '@minoya/shared/leaderboard';
import { toast } from '../design/toast.tsx';
import type { GameUI } from '../games/game-ui.ts';
import { askAsMe, Declined, Unreachable } from '../online/requests.ts';
import { newSeed } from './seed.ts';
import { text } from './text.ts';

/** Nobody waits longer than this to begin. */
const patience = 2_500;

interface Dealt {
  readonly seed: string;
  /** True: boards that take only the server's seeds will not take this one. */
  readonly practice: boolean;
}

/** A seed for a new run; where it may be ranked, one that the server gave to this device. Without one it is said at once. */
export async function dealSeed<G extends AnyGame>(ui: GameUI<G>, setup: string): Promise<Dealt> {
  const plain = leaderboardSetup(ui.game, setup);
  const ranked = ui.leaderboards?.givenSeeds && ui.leaderboards.boards.some(one => one.setup === plain);
  if (!ranked) return { seed: newSeed(), practice: false };
  const given = await Promise.race([askForOne(ui.game.id, setup), late()]);
  if (given !== 'away' && given !== 'nobody') return { seed: given, practice: false };
  // A copy of the house without a server has no boards to speak of.
  if (given === 'away') toast(text.practiceRun);
  return { seed: newSeed(), practice: true };
}

const late = () => new Promise<'away'>(resolve => setTimeout(() => resolve('away'), patience));

async function askForOne(game: string, setup: string): Promise<string> {
  try {
    const response = await askAsMe('/api/seeds', { method: 'POST', body: JSON.stringify({ game, setup }) });
    const { seed } = (await response.json()) as { seed?: unknown };
    return typeof seed === 'string' ? seed : 'nobody';
  } catch (error) {
    if (error instanceof Unreachable) return 'away';
    return error instanceof Declined && ![404, 405, 501].includes(error.status) ? 'away' : 'nobody';
  }
}
