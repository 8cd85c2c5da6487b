import { STAGE_COUNT } from '@minoya/games/keshiki/stages/index';
import { command, Refused } from '../command/command.ts';
import { flag, text, whole } from '../command/option.ts';

export const stages = command({
  name: 'lab stages',
  does: 'The workbench of 消色百景: draws boards for the designs of stages, measures them, and stores one for each',
  more: 'A board is kept only when careless players miss its first star, the solver earns all three, and its hook is true.',
  options: {
    only: text('these stages: 7 or 11-20 or 3,5,40-49; without it all', null, 'LIST'),
    boards: whole('boards that are drawn for a stage at most', { usual: 200, min: 1, max: 100_000 }),
    good: whole('good boards that are compared', { usual: 5, min: 1, max: 1_000 }),
    seconds: whole('time that a stage may take', { usual: 45, min: 1, max: 86_400 }),
    journal: text('what was measured, so that it is not measured again', 'reports/keshiki-stages.jsonl', 'FILE'),
    keep: flag('the board that is stored stays; only what its stars ask for is found anew'),
    print: flag('make nothing: measure what is stored, and write the report in docs'),
  },
  examples: ['--print', '--only 11-20', '--only 7,12 --boards 2000 --seconds 600', '--only 13 --keep'],
  ctrlC: 'Whole stages are stored in packages/games/keshiki/stages; --only goes on with the others.',
  thread: import.meta.url,
  run: async ({ only, boards, good, seconds, journal, keep, print }, work) => {
    const numbers = only === null ? listed(`1-${STAGE_COUNT}`) : listed(only);
    const { make, report } = await import('./keshiki/make.ts');
    return print ? report(journal, work) : make(numbers, { boards, good, keep, time: seconds * 1000 }, work);
  },
});

/** `3,5,40-49` as numbers. */
function listed(list: string): number[] {
  return list.split(',').flatMap(part => {
    const [, from = '', to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (first < 1 || last > STAGE_COUNT || first > last) throw new Refused(`not stages: ${part}`);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}
