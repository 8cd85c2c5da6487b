import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import { nrpa, thorough } from '@minoya/bots/keshiki/nrpa';
import { samegameScoring } from '@minoya/bots/keshiki/scoring';
import { published, publishedTotals, replayed, standardBoards } from './keshiki/benchmark.ts';

/**
 * `npm run lab -- samegame` solves the 20 standard SameGame positions with the stage solver, 60 CPU seconds each, and
 * prints the scores beside the published ones. `--seconds 5` is a short run, `--boards 1,3,7` some of them, `--seed x`
 * another run.
 */
export async function samegame(args: string[]): Promise<number> {
  const seconds = Number(option(args, '--seconds') ?? 60);
  const seed = option(args, '--seed') ?? 'samegame';
  const boards = standardBoards();
  const chosen = option(args, '--boards')?.split(',').map(Number) ?? boards.map((_, i) => i + 1);
  console.log(`| board | ours (${seconds} CPU s) | ${published.map(({ name }) => name).join(' | ')} |`);
  console.log(`| --- | --- | ${published.map(() => '---').join(' | ')} |`);
  let total = 0;
  for (const number of chosen) {
    const board = boards[number - 1];
    if (!board) throw new Error(`there is no board ${number}`);
    const steering = { seed: `${seed} ${number}`, stop: after(seconds) };
    const line = nrpa(new SolverGrid().load(board), samegameScoring, steering, thorough);
    if (replayed(board, line) !== line.score) throw new Error(`board ${number}: the rules count another score`);
    total += line.score;
    console.log(`| ${number} | ${line.score} | ${published.map(({ scores }) => scores[number - 1]).join(' | ')} |`);
    // Lets Ctrl-C through between two boards.
    await new Promise(resolve => setImmediate(resolve));
  }
  const totals = published.map(({ scores }) => chosen.reduce((sum, number) => sum + (scores[number - 1] ?? 0), 0));
  console.log(`| total | ${total} | ${totals.join(' | ')} |\n`);
  if (chosen.length === boards.length) for (const [name, value] of publishedTotals) console.log(`${name}: ${value}`);
  return 0;
}

/** True once so much CPU time has passed; the clock is looked at now and then only, since looking takes time itself. */
function after(seconds: number): () => boolean {
  const end = cpuSeconds() + seconds;
  let asked = 0;
  return () => ++asked % 64 === 0 && cpuSeconds() > end;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}
