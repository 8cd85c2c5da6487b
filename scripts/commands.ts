import { lab } from '../apps/cli/src/lab.ts';
import { load } from '../apps/cli/src/load.ts';
import { play } from '../apps/cli/src/play.ts';
import { trial } from '../apps/cli/src/trial.ts';
import { tap } from '../apps/cli/src/tap.ts';
import { verify } from '../apps/cli/src/verify.ts';
import type { Command } from '../apps/cli/src/command/command.ts';
import { server } from '../apps/server/src/commands.ts';
import { bench } from '../bench/run.ts';
import { art } from '../e2e/art.ts';
import { engines } from '../e2e/engines.ts';
import { paths } from '../e2e/paths.ts';
import { perf } from '../e2e/perf.ts';
import { fullRun } from '../e2e/rokumasu/make-run.ts';
import { shots } from '../e2e/shots.ts';
import { archiveCommand } from './archive.ts';
import { dev } from './dev.ts';
import { newGame } from './new-game.ts';
import { tools } from './tools.ts';
import { words } from './words.ts';

/** Every command of the house, by what one does with it. The tests compare it with package.json. */
export const commands: Readonly<Record<string, readonly Command[]>> = {
  'Playing and looking closely': [play, verify, tap],
  'Changing the house': [dev, ...tools.members, newGame, archiveCommand, fullRun, ...words.members],
  'Measuring and looking at it': [bench, load, ...trial.members, perf, shots, art, engines, paths],
  'Running it': server.members,
  'Experiments and generators': lab.members,
};
