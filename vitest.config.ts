import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const shared: { exclude: string[]; environment: string; testTimeout: number; hookTimeout: number } = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  environment: 'node',
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

/** Short files that play or build for long, the longest first. */
const long = [
  'new-game.slow',
  'upgrade.slow',
  'new-version.slow',
  'ctrl-c.slow',
  'add-an-entry.slow',
  'store-faults',
  'rooms/rooms',
  'identity',
  'after',
  'archive',
  'formula',
  'replay',
  'language',
];

/** Vitest begins with the longest files by size; what takes long in few lines would be left over for one core at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = long.findIndex(name => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? long.length : at;
    };
    const order = (a: TestSpecification, b: TestSpecification): number =>
      a.project.name === b.project.name ? rank(a) - rank(b) : 0;
    return (await super.sort(files)).sort(order);
  }
}

/** `quick` is what `npm run check` runs; `slow` needs real servers, databases or minutes. */
export default defineConfig({
  test: {
    // One more than a small machine has cores: those with real clocks and servers wait for much of their time.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
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
      {
        test: {
          ...shared,
          name: 'slow',
          // Each begins servers and folders of its own; only what they import is shared.
          isolate: false,
          include: ['apps/server/**/*.test.ts', '**/*.slow.test.ts'],
        },
      },
    ],
  },
});
