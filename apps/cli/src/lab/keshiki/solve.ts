import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import { nrpa, thorough } from '@minoya/bots/keshiki/nrpa';
import { samegameScoring } from '@minoya/bots/keshiki/scoring';
import type { Work } from '../../command/command.ts';
import { published, publishedTotals, replayed, standardBoards } from './benchmark.ts';

interface Solving {
  /** Of CPU time, for each board. */
  readonly seconds: number;
  readonly boards: readonly number[];
  readonly seed: string;
}

/** Solves standard positions one after the other and prints them as a table. */
export async function solve({ seconds, boards: chosen, seed }: Solving, work: Work): Promise<number> {
  const boards = standardBoards();
  work.say(`| board | ours (${seconds} CPU s) | ${published.map(({ name }) => name).join(' | ')} |`);
  work.say(`| --- | --- | ${published.map(() => '---').join(' | ')} |`);
  let total = 0;
  for (const [i, number] of chosen.entries()) {
    const board = boards[number - 1];
    if (!board) throw new Error(`there is no board ${number}`);
    work.progress(`${i} of ${chosen.length} boards, ${total} points; solving board ${number}`);
    const steering = { seed: `${seed} ${number}`, stop: after(seconds, work) };
    const line = nrpa(new SolverGrid().load(board), samegameScoring, steering, thorough);
    if (work.stopped()) return 1;
    if (replayed(board, line) !== line.score) throw new Error(`board ${number}: the rules count another score`);
    total += line.score;
    work.say(`| ${number} | ${line.score} | ${published.map(({ scores }) => scores[number - 1]).join(' | ')} |`);
  }
  const totals = published.map(({ scores }) => chosen.reduce((sum, number) => sum + (scores[number - 1] ?? 0), 0));
  work.say(`| total | ${total} | ${totals.join(' | ')} |\n`);
  if (chosen.length === boards.length) for (const [name, value] of publishedTotals) work.say(`${name}: ${value}`);
  return 0;
}

/** True once so much CPU time has passed; the clock is looked at now and then only, since looking takes time itself. */
function after(seconds: number, work: Work): () => boolean {
  const end = cpuSeconds() + seconds;
  let asked = 0;
  return () => ++asked % 64 === 0 && (work.stopped() || cpuSeconds() > end);
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
