import { runBuilt } from './commands.ts';

await runBuilt(process.argv.slice(2));
