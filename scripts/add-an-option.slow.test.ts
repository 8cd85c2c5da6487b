import { polyform } from '@minoya/games/polyform/game';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Copy } from './copy.ts';
import { filesOf, follow, quickTest } from './follow.ts';

/** docs/add-an-option.md, followed in a copy of the house: the entry, and the rule that reads it. */
vi.setConfig({ testTimeout: 400_000 });
const page = 'docs/add-an-option.md';
const copy = new Copy();
afterEach(() => copy.restore());
afterAll(() => copy.remove());

const types = (project: string) => copy.tool('tsc', '-p', project);

test('an entry without words does not compile', () => {
  follow(copy, page, 1);
  copy.change('packages/games/polyform/options.ts', "  text: { ja: '長さの上限', en: 'At most' },\n", '');
  expect(types('packages/tsconfig.json').said).toMatch(/polyform\/options\.ts[\s\S]*'text' is missing/);
});

test('entry and rule: the option is written, read, offered, told and obeyed', () => {
  expect(filesOf(copy, page).map(file => file.replace('packages/games/polyform/', ''))).toEqual([
    'options.ts',
    'turn.ts',
    'RULES.md',
    'turn.test.ts',
  ]);
  follow(copy, page, 4);
  for (const project of ['packages/tsconfig.json', 'apps/web/tsconfig.json', 'tsconfig.json'])
    expect(types(project).said).not.toContain('error');
  const formatted = copy.tool('biome', 'format', 'packages/games/polyform');
  expect(formatted.ok, formatted.said).toBe(true);
  copy.write('packages/games/polyform/rounds.test.ts', offered);
  const { ok, said } = quickTest(
    copy,
    '--reporter=verbose',
    'polyform/rounds.test.ts',
    'polyform/options.test.ts',
    'polyform/setup.test.ts',
    'polyform/turn.test.ts',
    'scripts/house.test.ts',
  );
  expect(ok, said).toBe(true);
  for (const shown of ['the option rounds has words', 'a short table ends after 12 rounds', 'is the last row'])
    expect(said).toContain(shown);
});

const offered = `import { expect, test } from 'vitest';
import { optionRows, readSetup, setupFor, summary, writeSetup } from './setup.ts';

test('it is the last row, and read from a line', () => {
  const setup = setupFor(3, { rounds: 12 });
  expect(writeSetup(setup)).toBe('seats=3 rounds=12');
  expect(readSetup('seats=3 rounds=12')).toEqual(setup);
  expect(readSetup('seats=3 rounds=13')).toBeNull();
  expect(summary(setup).en).toBe('At most: 12 rounds');
  expect(optionRows.at(-1)).toMatchObject({ id: 'rounds', rule: { en: 'A short table ends after 12 rounds.' } });
});
`;

test('its rules are a new version', () => {
  follow(copy, page, 4);
  const { ok, said } = quickTest(copy, 'packages/games/polyform/identity.test.ts');
  expect(ok).toBe(false);
  expect(said).toContain(`The rules of polyform are no longer those of version ${polyform.version}`);
});
