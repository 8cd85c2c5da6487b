// Everything that must hold, in order, each part with its time; the first failure stops.
//   --quick   the part for every save: format, lint, types, unit tests without servers and browsers
import { spawnSync } from 'node:child_process';

const quick = process.argv.includes('--quick');
const npx = (...args) => ['npx', ['--no-install', ...args]];

const parts = [
  ['format', npx('biome', 'format', '.')],
  ['lint', npx('oxlint', '--type-aware', '--quiet')],
  ['types of the rules', npx('tsc', '-p', 'packages/tsconfig.json')],
  ['types of the web app', npx('tsc', '-p', 'apps/web/tsconfig.json')],
  ['types of the programs and tests', npx('tsc', '-p', 'tsconfig.json')],
  quick
    ? ['unit tests', npx('vitest', 'run', '--project', 'quick')]
    : ['unit, conformance and server tests', npx('vitest', 'run')],
  ...(quick
    ? []
    : [
        ['size budgets', ['npm', ['run', '--silent', 'size']]],
        ['browser tests', npx('playwright', 'test', '-c', 'e2e/playwright.config.ts')],
      ]),
];

const seconds = since => ((Date.now() - since) / 1000).toFixed(1);
const start = Date.now();
let passed = 0;
for (const [name, [command, args]] of parts) {
  console.log(`\n▸ ${name}`);
  const began = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`\n✗ ${name} failed after ${seconds(began)} s`);
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed++;
  console.log(`✓ ${name} (${seconds(began)} s)`);
}
console.log(`\nAll of it holds, after ${seconds(start)} s.`);
console.log(`${passed} passed, 0 failed`);
