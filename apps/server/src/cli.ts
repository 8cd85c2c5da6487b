import { explain, run } from './commands.ts';

try {
  await run(process.argv.length > 2 ? process.argv.slice(2) : ['help']);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
