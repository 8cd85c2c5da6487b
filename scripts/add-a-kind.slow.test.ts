import { keshiki } from '@minoya/games/keshiki/game';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Copy } from './copy.ts';
import { filesOf, follow, quickTest } from './follow.ts';

/** docs/add-a-block-kind.md, followed in a copy of the house: one entry and one drawing are all it takes. */
vi.setConfig({ testTimeout: 400_000 });
const page = 'docs/add-a-block-kind.md';
const copy = new Copy();
afterEach(() => copy.restore());
afterAll(() => copy.remove());

const types = (project: string) => copy.tool('tsc', '-p', project);

test('an entry without its drawing does not compile, and the message names both', () => {
  follow(copy, page, 1);
  expect(types('packages/tsconfig.json').said).not.toContain('error');
  const { ok, said } = types('apps/web/tsconfig.json');
  expect(ok).toBe(false);
  expect(said).toMatch(/keshiki\/drawings\.ts.*Property 'pin' is missing/);
});

test('an entry that leaves something out does not compile', () => {
  follow(copy, page, 1);
  copy.change('packages/games/keshiki/kinds.ts', "    mark: '_!',\n", '');
  expect(types('packages/tsconfig.json').said).toMatch(/keshiki\/kinds\.ts[\s\S]*'mark' is missing/);
});

test('a drawing that shows nothing, or a code that is taken, fails a test', () => {
  follow(copy, page, 2);
  copy.change('apps/web/src/games/keshiki/drawings.ts', "{ strokes: 'M27 6V20M19 20H35M27 20V32' }", '{}');
  copy.change('packages/games/keshiki/kinds.ts', 'code: 3,', 'code: 2,');
  const { ok, said } = quickTest(copy, 'keshiki/kinds.test.ts');
  expect(ok).toBe(false);
  expect(said).toContain('no two kinds look alike');
  expect(said).toContain('no two kinds share a code');
});

test('entry, drawing, rule and test: everything knows the kind', () => {
  expect(filesOf(copy, page).map(file => file.replace(/^.*\/(?=[^/]+\/)/, ''))).toEqual([
    'keshiki/kinds.ts',
    'keshiki/drawings.ts',
    'keshiki/RULES.md',
    'keshiki/rules.test.ts',
  ]);
  follow(copy, page, 4);
  for (const project of ['packages/tsconfig.json', 'apps/web/tsconfig.json', 'tsconfig.json'])
    expect(types(project).said).not.toContain('error');
  const formatted = copy.tool('biome', 'format', 'packages/games/keshiki', 'apps/web/src/games');
  expect(formatted.ok, formatted.said).toBe(true);
  const { ok, said } = quickTest(
    copy,
    '--reporter=verbose',
    'keshiki/kinds.test.ts',
    'keshiki/rules.test.ts',
    'keshiki/appeared.test.ts',
    'keshiki/tutorial',
    'keshiki/solver-grid.test.ts',
    'scripts/house.test.ts',
  );
  expect(ok, said).toBe(true);
  for (const shown of [
    'the entry of pin > [K1] [K2] is written and read, in a picture and in one line',
    'the entry of pin > is dealt, and its link preview names marks that exist',
    'on screen, pin > has a brush on the drawing board',
    'on screen, pin > has marks in link previews, all of them drawn',
    'pin can be played',
    'the solver plays by the rules > everything',
    '[K39] a pin does not fall, and goes with its group',
  ])
    expect(said).toContain(shown);
});

test('its rules are a new version, and the message says what changed', () => {
  follow(copy, page, 4);
  const { ok, said } = quickTest(copy, 'packages/games/keshiki/identity.test.ts');
  expect(ok).toBe(false);
  expect(said).toContain(
    `The rules of keshiki are no longer those of version ${keshiki.version}: its tables (kinds) changed.`,
  );
});
