import { type AnyGame, Match } from '@minoya/kernel';
import type { GameUI } from '../games/game-ui.ts';
import { uiFor } from '../games/versions.ts';
import { finishRun, type Past, type Run } from '../store/runs.ts';
import { endDay } from './day-game.ts';
import { prepared } from './prepared.ts';
import { pastOf } from './session.ts';

/** A kept run as it is filed when it is given up without being opened; null where its rules cannot be had. */
export async function givenUp<G extends AnyGame>(present: GameUI<G>, run: Run): Promise<Past | null> {
  const { game, version, slot, started, marks } = run;
  const ui = version === present.game.version ? present : ((await uiFor(game, version)) as GameUI<G> | null);
  if (!ui) return null;
  await prepared(ui, run.setup);
  const match = Match.resume(ui.game, run);
  const nobody = { scores: [], winners: [] };
  return match.ok ? pastOf(ui, match.value, nobody, { slot, started, marks: { ...marks, gaveUp: 1 } }) : null;
}

/** Files a kept run as given up; a day is over with it, even where its rules cannot be had. Returns its record. */
export async function giveUpKept<G extends AnyGame>(present: GameUI<G>, run: Run): Promise<Past | null> {
  endDay(present, run);
  const past = await givenUp(present, run);
  if (past) await finishRun(past);
  return past;
}
