import { defineConfig } from 'vitest/config';

const shared: { exclude: string[]; environment: string; testTimeout: number; hookTimeout: number } = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 120_000,
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
          include: [
            'packages/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'apps/web/**/*.test.tsx',
            'apps/cli/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...shared.exclude, '**/*.slow.test.ts'],
        },
      },
      { test: { ...shared, name: 'slow', include: ['apps/server/**/*.test.ts', '**/*.slow.test.ts'] } },
    ],
  },
});
