import { readdirSync } from 'node:fs';

/** `npm run lab -- NAME [options]`: experiments and generators, one file each in lab/. */
const names = readdirSync(new URL('lab/', import.meta.url))
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => file.slice(0, -'.ts'.length));
const [name = '', ...args] = process.argv.slice(2);

if (!names.includes(name)) {
  console.error(`${name ? `there is no lab "${name}"` : 'which lab?'}\n\n  npm run lab -- ${names.join(' | ')}\n`);
  process.exit(1);
}
const lab: Record<string, (args: string[]) => Promise<number>> = await import(`./lab/${name}.ts`);
const run = lab[name];
if (!run) throw new Error(`lab/${name}.ts must export ${name}(args)`);
process.exitCode = await run(args);
