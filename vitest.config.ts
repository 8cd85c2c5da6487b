import { defineConfig } from 'vitest/config';

const shared: { exclude: string[]; environment: string; testTimeout: number; hookTimeout: number } = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  environment: 'node',
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

/** `quick` is what `npm run check` runs; `slow` needs real servers, databases or minutes. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'quick',
          // Nothing here leaves anything behind, so that modules are read once a thread instead of once a file: 40 % less work.
          pool: 'threads',
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'apps/web/**/*.test.tsx',
            'apps/cli/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // What `npm run new-game` copies is tested where it lies; it has no version in the archive before it is a game.
          exclude: [...shared.exclude, '**/*.slow.test.ts', 'scripts/new-game/**/identity.test.ts'],
        },
      },
      { test: { ...shared, name: 'slow', include: ['apps/server/**/*.test.ts', '**/*.slow.test.ts'] } },
    ],
  },
});
