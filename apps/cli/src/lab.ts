import type { Family } from './command/command.ts';
import { isProgram } from './command/is-program.ts';
import { startMember } from './command/start.ts';
import { arena } from './lab/arena.ts';
import { balance } from './lab/balance.ts';
import { cards } from './lab/cards.ts';
import { coach } from './lab/coach.ts';
import { samegame } from './lab/samegame.ts';
import { stages } from './lab/stages.ts';
import { tune } from './lab/tune.ts';
import { values } from './lab/values.ts';
import { weights } from './lab/weights.ts';

export const lab: Family = {
  name: 'lab',
  does: 'Experiments and generators, one file each in apps/cli/src/lab',
  members: [arena, balance, cards, coach, samegame, stages, tune, values, weights],
};

if (isProgram(import.meta.url)) await startMember(lab);
