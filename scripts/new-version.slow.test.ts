import { spawnSync } from 'node:child_process';
import { released } from '@minoya/archive/released';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Locked, releaseHash, sha256 } from './archive.ts';
import { Copy } from './copy.ts';
import { addRelic, houseTests, quickTest, raiseVersion, testArchive } from './follow.ts';

/** Rules get a new version in a copy of the house: nothing old is lost. */
vi.setConfig({ testTimeout: 400_000 });
const copy = new Copy();
afterAll(() => copy.remove());

const next = rokumasu.version + 1;

/** What the terminal answers to step 4 of docs/add-a-relic.md, typed as it stands there. */
function tried(): string {
  const [, step = ''] = copy.read('docs/add-a-relic.md').split('## 4. Try it');
  const [command = '', typed = ''] = Array.from(step.matchAll(/```\n([\s\S]*?)```/g), ([, block = '']) => block);
  const [program = '', ...words] = command.trim().split(' ');
  return spawnSync(program, words, { cwd: copy.root, input: typed, encoding: 'utf8' }).stdout;
}

describe('with a new version', () => {
  const lastFile = `packages/archive/rokumasu/v${rokumasu.version}.js`;
  const before = copy.read(lastFile);

  test('the relic of docs/add-a-relic.md is a version of its own, and the house is sound', () => {
    addRelic(copy);
    expect(tried(), 'step 4 of the page').toMatch(/scored .*×3 lines \(relic:sandstorm\)/);
    raiseVersion(copy, 'rokumasu', 'sandstorm, a relic for boards that stay full.');
    for (const script of [['golden'], ['archive', 'rokumasu']]) {
      const { ok, said } = copy.run('npm', 'run', '--silent', ...script);
      expect(ok, said).toBe(true);
    }
    const tests = ['games/rokumasu/identity', 'games/rokumasu/golden', 'rokumasu/relics'];
    const tested = quickTest(copy, ...tests, ...houseTests, 'rokumasu/texts', 'rokumasu/crest');
    expect(tested.ok, tested.said).toBe(true);
    const archived = testArchive(copy, 'rokumasu');
    expect(archived.ok, archived.said).toBe(true);
    for (const [tool, ...check] of [
      ['biome', 'format', '.'],
      ['tsc', '--singleThreaded', '-p', 'packages/tsconfig.json'],
    ] as const) {
      const { ok, said } = copy.tool(tool, ...check);
      expect(ok, said).toBe(true);
    }
    expect(copy.read('packages/archive/released.ts')).toContain(`${rokumasu.version}, ${next}],`);
    expect(copy.read(lastFile)).toBe(before);
    expect(before).not.toContain('sandstorm');
    expect(copy.read(`packages/archive/rokumasu/v${next}.js`)).toContain('sandstorm');
  });

  test('what is not on the main line yet may be archived again, even when it is committed; what is there may not', () => {
    const more = (plus: number) =>
      copy.change('packages/games/rokumasu/relics/lines.ts', 'least: 3, times: 3', `least: ${plus}, times: 3`);
    copy.run('git', 'switch', '--quiet', '--create', 'relic');
    copy.commit('A relic');
    more(4);
    expect(quickTest(copy, 'packages/games/rokumasu/identity.test.ts').said).toContain(
      `version ${next} is not on main yet, so run \`npm run golden\` and \`npm run archive\` again`,
    );
    copy.restore();
    copy.run('git', 'branch', '--force', 'main');
    more(5);
    const { ok, said } = copy.run('npm', 'run', '--silent', 'archive', 'rokumasu');
    expect(ok).toBe(false);
    expect(said).toContain(
      `rokumasu ${next} is released and its rules behave differently now: raise its version first.`,
    );
    expect(copy.run('git', 'status', '--short', 'packages/archive').said, 'nothing was written').toBe('');
    copy.restore();
  });

  test('an archived file that is changed together with all that locks it is named, even after a commit', () => {
    const file = 'packages/archive/keshiki/v1.js';
    copy.write(file, `${copy.read(file)}\n`);
    const lock = JSON.parse(copy.read('packages/archive/lock.json')) as { keshiki: { 1: Locked } };
    const before = releaseHash(lock.keshiki[1]);
    lock.keshiki[1] = { ...lock.keshiki[1], file: sha256(copy.read(file)) };
    copy.write('packages/archive/lock.json', `${JSON.stringify(lock, null, 2)}\n`);
    copy.change('packages/archive/released.ts', before, releaseHash(lock.keshiki[1]));
    for (const message of ['', 'Change what was released']) {
      if (message) copy.commit(message);
      const { ok, said } = quickTest(copy, 'scripts/archive.test.ts', '-t', 'no release has changed');
      expect(ok).toBe(false);
      expect(said).toContain('keshiki 1 is released: restore its files and lines in packages/archive');
      expect(said).toContain('1 failed');
    }
    copy.undo();
  });

  test('verify plays every link of every version before', () => {
    const versions = Object.entries(released).flatMap(([game, list]) => list.map(version => ({ game, version })));
    const links = versions.flatMap(({ game, version }) =>
      copy
        .read(`packages/archive/${game}/v${version}.links.txt`)
        .trim()
        .split('\n')
        .map(line => `https://minoya.example/r/${line.split(' ')[0]?.replace('.', '~')}`),
    );
    const [first = ''] = links;
    expect(copy.run('npm', 'run', '--silent', 'verify', '--', first).said).toMatch(/^keshiki v1, \d+ actions: /);
    // What the program does with each of the others, without starting Node every time.
    const each =
      "import { judged } from './verify.ts';\nfor (const link of LINKS) console.log(...(await judged(link, false)));\n";
    copy.write('apps/cli/src/all.ts', each.replace('LINKS', JSON.stringify(links)));
    const { ok, said } = copy.run('node', '--import', 'tsx', 'apps/cli/src/all.ts');
    expect(ok, said).toBe(true);
    for (const { game, version } of versions)
      expect(said.match(new RegExp(`^${game} v${version}, \\d+ actions: `, 'gm'))).toHaveLength(60);
  });
});
