import { keshiki } from '@minoya/games/keshiki/game';
import { polyform } from '@minoya/games/polyform/game';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Copy, type Ran } from './copy.ts';
import { filesOf, follow, quickTest } from './follow.ts';

/**
 * docs/add-a-block-kind.md and docs/add-an-option.md, followed in one copy of the house: an entry and its drawing, an
 * entry and the rule that reads it are all it takes. Each page is of another game, so that every tool is asked once for both.
 */
vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });
const kind = 'docs/add-a-block-kind.md';
const option = 'docs/add-an-option.md';
const copy = new Copy();
afterAll(() => copy.remove());

const types = (project: string) => copy.tool('tsc', '--singleThreaded', '-p', project);

describe('half of it', () => {
  afterEach(() => copy.restore());

  test('a kind without its drawing does not compile, and the message names both', () => {
    follow(copy, kind, 1);
    expect(types('packages/tsconfig.json').said).not.toContain('error');
    const { ok, said } = types('apps/web/tsconfig.json');
    expect(ok).toBe(false);
    expect(said).toMatch(/keshiki\/drawings\.ts.*Property 'pin' is missing/);
  });

  test('a kind that leaves something out does not compile, nor does an option without words', () => {
    follow(copy, kind, 1);
    copy.change('packages/games/keshiki/kinds.ts', "    mark: '_!',\n", '');
    follow(copy, option, 1);
    copy.change('packages/games/polyform/options.ts', "    text: { ja: '長さの上限', en: 'Length' },\n", '');
    const { said } = types('packages/tsconfig.json');
    expect(said).toMatch(/keshiki\/kinds\.ts[\s\S]*'mark' is missing/);
    expect(said).toMatch(/polyform\/options\.ts[\s\S]*'text' is missing/);
  });

  test('a drawing that shows nothing, or a code that is taken, fails a test', () => {
    follow(copy, kind, 2);
    const drawings = 'apps/web/src/games/keshiki/drawings.ts';
    const drawn = /pin: (\{.*\})/.exec(copy.read(drawings))?.[1] ?? 'a drawing of the pin';
    copy.change(drawings, drawn, '{}');
    copy.change('packages/games/keshiki/kinds.ts', 'code: 3,', 'code: 2,');
    const { ok, said } = quickTest(copy, 'keshiki/kinds.test.ts');
    expect(ok).toBe(false);
    expect(said).toContain('no two kinds look alike');
    expect(said).toContain('no two kinds share a code');
  });
});

describe('all of it', () => {
  let tested: Ran;

  beforeAll(() => {
    for (const page of [kind, option]) follow(copy, page, 4);
    copy.write('packages/games/polyform/short.test.ts', offered);
    const ofKind = ['kinds.test.ts', 'rules.test.ts', 'appeared.test.ts', 'tutorial', 'solver-grid.test.ts'];
    const ofOption = ['short.test.ts', 'options.test.ts', 'setup.test.ts', 'turn.test.ts'];
    const files = [...ofKind.map(file => `keshiki/${file}`), ...ofOption.map(file => `polyform/${file}`)];
    tested = quickTest(copy, '--reporter=verbose', ...files, 'scripts/house.test.ts');
  });

  test.each([
    [kind, ['keshiki/kinds.ts', 'keshiki/drawings.ts', 'keshiki/RULES.md', 'keshiki/rules.test.ts']],
    [option, ['polyform/options.ts', 'polyform/turn.ts', 'polyform/RULES.md', 'polyform/turn.test.ts']],
  ])('%s touches an entry, what goes with it, its rule and its test', (page, files) => {
    expect(filesOf(copy, page).map(file => file.replace(/^.*\/(?=[^/]+\/)/, ''))).toEqual(files);
  });

  test.each(['packages/tsconfig.json', 'apps/web/tsconfig.json', 'tsconfig.json'])('%s compiles', project => {
    expect(types(project).said).not.toContain('error');
  });

  test('it is formatted as it stands on the pages', () => {
    const folders = ['packages/games/keshiki', 'packages/games/polyform', 'apps/web/src/games'];
    const { ok, said } = copy.tool('biome', 'format', ...folders);
    expect(ok, said).toBe(true);
  });

  test('everything knows the kind', () => {
    expect(tested.ok, tested.said).toBe(true);
    for (const shown of [
      'the entry of pin > [K1] [K2] is written and read, in a picture and in one line',
      'the entry of pin > is dealt, and its link preview names marks that exist',
      'on screen, pin > has a brush on the drawing board',
      'on screen, pin > has marks in link previews, all of them drawn',
      'pin can be played',
      'the solver plays by the rules > everything',
      '[K39] a pin does not fall, and goes with its group',
    ])
      expect(tested.said).toContain(shown);
  });

  test('the option is written, read, offered, told and obeyed', () => {
    expect(tested.ok, tested.said).toBe(true);
    for (const shown of ['the option short has words', 'a short table ends after 12 rounds', 'is the last row'])
      expect(tested.said).toContain(shown);
  });

  test('the rules of both are a new version, and the message says what changed', () => {
    const { ok, said } = quickTest(copy, 'games/keshiki/identity.test.ts', 'games/polyform/identity.test.ts');
    expect(ok).toBe(false);
    expect(said).toContain(
      `The rules of keshiki are no longer those of version ${keshiki.version}: its tables (kinds) changed.`,
    );
    expect(said).toContain(`The rules of polyform are no longer those of version ${polyform.version}`);
  });
});

const offered = `import { expect, test } from 'vitest';
import { optionRows, readSetup, setupFor, summary, writeSetup } from './setup.ts';

test('it is the last row, and read from a line', () => {
  const setup = setupFor(3, { short: true });
  expect(writeSetup(setup)).toBe('seats=3 short=yes');
  expect(readSetup('seats=3 short=yes')).toEqual(setup);
  expect(readSetup('seats=3 short=12')).toBeNull();
  expect(summary(setup).en).toBe('Length: At most 12 rounds');
  expect(optionRows.at(-1)).toMatchObject({ id: 'short', rule: { en: 'A short table ends after 12 rounds.' } });
});
`;
