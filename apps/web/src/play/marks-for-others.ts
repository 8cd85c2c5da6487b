import { encodeReplay, type Replay } from '@minoya/kernel';
import type { GameUI } from '../games/game-ui.ts';
import { shopNumber } from '../store/profile.ts';
import { allPast, allRuns, type Run } from '../store/runs.ts';

type Marks = Readonly<Record<string, number>>;

/** Of a game's screens: how its marks are read by those who did not sit there. */
export type ReadsMarks = Pick<GameUI<never>, 'asOthersRead'>;

/** Marks for a link: the person of this device stands there by the shop name. */
export function marksForOthers(ui: ReadsMarks, setup: string, marks: Marks): Marks {
  return ui.asOthersRead?.(setup, marks, shopNumber.peek()) ?? marks;
}

/** What this device noted of the game when it was played here; null when nobody here sat at it. */
export async function marksKeptHere(replay: Replay): Promise<Marks | null> {
  const word = encodeReplay(replay);
  const past = (await allPast(replay.game)).find(one => one.word === word);
  if (past) return past.marks;
  return (await allRuns()).find(run => isBeginningOf(replay, run))?.marks ?? null;
}

function isBeginningOf({ game, setup, seed, log }: Replay, run: Run): boolean {
  if (run.game !== game || run.setup !== setup || run.seed !== seed) return false;
  return log.every(({ seat, line }, ply) => run.log[ply]?.seat === seat && run.log[ply]?.line === line);
}
