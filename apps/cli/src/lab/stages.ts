import { STAGE_COUNT } from '@minoya/games/keshiki/stages/index';
import { command, Refused } from '../command/command.ts';
import { flag, whole } from '../command/option.ts';

const number = (does: string, usual: number) => whole(does, { usual, min: 1, max: STAGE_COUNT });

export const stages = command({
  name: 'lab stages',
  does: 'Makes the hundred stages of 消色百景 again from their designs and seeds, and stores them',
  options: {
    from: number('the first to make', 1),
    to: number('the last to make', STAGE_COUNT),
    par: whole('rounds spent on par; the boards stay the same', { usual: 25_000, min: 1, max: 10_000_000 }),
    print: flag('make nothing: print what is stored, and write the report in docs'),
  },
  examples: ['--print', '--from 11 --to 20', '--par 3000'],
  ctrlC: 'Whole stages are stored in packages/games/keshiki/stages; --from goes on with the next.',
  thread: import.meta.url,
  run: async ({ from, to, par, print }, work) => {
    if (from > to) throw new Refused(`--from ${from} is after --to ${to}`);
    const { make, report } = await import('./keshiki/make.ts');
    return print ? report(work) : make({ from, to }, { candidates: 10, look: 800, par }, work);
  },
});
