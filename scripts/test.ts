import { command } from '../apps/cli/src/command/command.ts';
import { holds, type Part } from './parts.ts';

/** The longest first, so that none is left over at the end. Two run at a time; a compiler with threads of its own works half as much again. */
const source: readonly Part[] = [
  ['types of the programs and tests', { run: 'tsc --singleThreaded -p tsconfig.json' }],
  ['nothing unused', { run: 'knip' }],
  ['lint', { run: 'oxlint --type-aware --quiet' }],
  ['types of the web app', { run: 'tsc --singleThreaded -p apps/web/tsconfig.json' }],
  ['format', { run: 'biome format .' }],
  ['types of the rules', { run: 'tsc --singleThreaded -p packages/tsconfig.json' }],
];

const unitTests: readonly Part[] = [['unit tests', { run: 'vitest run --project quick' }]];

const allTests: readonly Part[] = [
  ['unit, conformance and server tests', { run: 'vitest run' }],
  ['size budgets', { run: 'size-limit', in: 'apps/web' }],
  ['browser tests', { run: 'playwright test -c e2e/playwright.config.ts' }],
];

const ctrlC = 'What passed has passed; nothing else is left running.';

export const test = command({
  name: 'test',
  does: 'Everything that must hold: format, lint, dead code, types, rules, real servers, a real database and a real browser',
  options: {},
  examples: [''],
  ctrlC,
  needs: ['browser', 'build'],
  run: (_options, work) => holds({ beside: source, alone: allTests }, work),
});

export const check = command({
  name: 'check',
  does: 'The part for every save: format, lint, dead code, types, unit tests without servers and browsers',
  options: {},
  examples: [''],
  ctrlC,
  run: (_options, work) => holds({ beside: source, alone: unitTests }, work),
});
