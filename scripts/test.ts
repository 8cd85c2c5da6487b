import { command, type Work } from '../apps/cli/src/command/command.ts';
import { runTool, type Tool } from './tool.ts';

type Part = readonly [name: string, tool: Tool];

const source: readonly Part[] = [
  ['format', { run: 'biome format .' }],
  ['lint', { run: 'oxlint --type-aware --quiet' }],
  ['nothing unused', { run: 'knip' }],
  ['types of the rules', { run: 'tsc -p packages/tsconfig.json' }],
  ['types of the web app', { run: 'tsc -p apps/web/tsconfig.json' }],
  ['types of the programs and tests', { run: 'tsc -p tsconfig.json' }],
];

const quick: readonly Part[] = [...source, ['unit tests', { run: 'vitest run --project quick' }]];

const whole: readonly Part[] = [
  ...source,
  ['unit, conformance and server tests', { run: 'vitest run' }],
  ['size budgets', { run: 'size-limit', in: 'apps/web' }],
  ['browser tests', { run: 'playwright test -c e2e/playwright.config.ts' }],
];

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

/** One part after the other, each with its time; the first failure stops. */
async function holds(parts: readonly Part[], work: Work): Promise<number> {
  const started = performance.now();
  for (const [passed, [name, tool]] of parts.entries()) {
    console.log(`\n▸ ${name}`);
    work.keep(`${passed} of ${parts.length} parts passed`);
    const began = performance.now();
    const code = await runTool(tool, work);
    if (work.stopped()) return 1;
    if (code !== 0) {
      console.error(`\n✗ ${name} failed after ${seconds(began)} s`);
      console.log(`${passed} passed, 1 failed`);
      return 1;
    }
    console.log(`✓ ${name} (${seconds(began)} s)`);
  }
  console.log(`\nAll of it holds, after ${seconds(started)} s.`);
  console.log(`${parts.length} passed, 0 failed`);
  return 0;
}

const ctrlC = 'What passed has passed; nothing else is left running.';

export const test = command({
  name: 'test',
  does: 'Everything that must hold: format, lint, dead code, types, rules, real servers, a real database and a real browser',
  options: {},
  examples: [''],
  ctrlC,
  needs: ['browser', 'build'],
  run: (_options, work) => holds(whole, work),
});

export const check = command({
  name: 'check',
  does: 'The part for every save: format, lint, dead code, types, unit tests without servers and browsers',
  options: {},
  examples: [''],
  ctrlC,
  run: (_options, work) => holds(quick, work),
});
