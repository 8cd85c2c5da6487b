import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Copy } from './copy.ts';
import { houseTests, quickTest, testArchive } from './follow.ts';

/** A fourth game in a copy of the house: made by the command, sound as it comes, and held to the same arrows as the others. */
vi.setConfig({ testTimeout: 900_000, hookTimeout: 400_000 });
const copy = new Copy();
afterAll(() => copy.remove());

const make = (...words: string[]) => copy.run('npm', 'run', '--silent', 'new-game', '--', ...words);

describe('before anything is made', () => {
  test('the command says how it is called', () => {
    const { ok, said } = make('--help');
    expect(ok, said).toBe(true);
    expect(said).toContain('npm run new-game');
  });

  test('a bad name is refused, and nothing is written', () => {
    const { ok, said } = make('keshiki');
    expect(ok).toBe(false);
    expect(said).toContain('is taken: there is packages/games/keshiki');
    expect(copy.run('git', 'status', '--short').said).toBe('');
  });
});

describe('a game called kumiki', () => {
  beforeAll(() => {
    const { ok, said } = make('kumiki');
    expect(ok, said).toBe(true);
  });

  test('is named outside its own folders in the list, on the map, in the changelog, the archive and its pictures only', () => {
    const changed = copy.run('git', 'status', '--short').said.trim().split('\n');
    expect(changed.map(line => line.trim()).toSorted()).toEqual(
      [
        'M ARCHITECTURE.md',
        'M CHANGELOG.md',
        'M apps/web/public/og/art.json',
        'M packages/archive/lock.json',
        'M packages/archive/released.ts',
        'M packages/games/index.ts',
        '?? apps/web/public/og/kumiki-marks.png',
        '?? apps/web/public/og/kumiki.png',
        '?? apps/web/src/games/kumiki/',
        '?? e2e/kumiki/',
        '?? packages/archive/kumiki/',
        '?? packages/games/kumiki/',
      ].toSorted(),
    );
    const left = copy.run('git', 'grep', '--untracked', '-il', 'akari', '--', 'packages', 'apps', 'e2e').said;
    expect(left.trim(), "the template's name is gone").toBe('');
  });

  test.each([
    ['format', 'biome', 'format', '.'],
    ['lint', 'oxlint', '--type-aware', '--quiet'],
    ['types of the rules', 'tsc', '--singleThreaded', '-p', 'packages/tsconfig.json'],
    ['types of the web app', 'tsc', '--singleThreaded', '-p', 'apps/web/tsconfig.json'],
    ['types of the programs and tests', 'tsc', '--singleThreaded', '-p', 'tsconfig.json'],
  ])('passes %s', (_, tool, ...check) => {
    const { ok, said } = copy.tool(tool, ...check);
    expect(ok, said).toBe(true);
  });

  test('passes its own tests and those of the house', () => {
    const others = ['packages/games/link-preview', 'apps/cli/src/table'];
    const { ok, said } = quickTest(copy, 'games/kumiki', ...houseTests, ...others);
    expect(ok, said).toBe(true);
    expect(said).toContain('packages/games/kumiki/identity.test.ts');
    expect(said).toContain('apps/web/src/games/kumiki/event-effects.test.ts');
    const archived = testArchive(copy, 'kumiki');
    expect(archived.ok, archived.said).toBe(true);
  });

  test('is played in the terminal, taken back and won', () => {
    const lines = ['?', '5', 'u', '9 9', ...solution(), 'link', 'q'];
    const { stdout } = spawnSync('npm', ['run', '--silent', 'play', 'kumiki', '--', '--seed', 'tea'], {
      cwd: copy.root,
      input: `${lines.join('\n')}\n`,
      encoding: 'utf8',
    });
    expect(stdout).toContain('# kumiki v1 · seed tea · setup press 3');
    expect(stdout).toContain('9 legal');
    expect(stdout).toContain('no: There is no such action.');
    expect(stdout).toContain('won, 5 points');
    expect(stdout).toContain('the end: 5');
    expect(stdout).toMatch(/#r=1\S+/);
  });

  test('is built, served and played to its end, and passes what the browser asks of every game', () => {
    for (const [command, ...args] of [
      ['npm', 'run', '--silent', 'build'],
      ['npm', 'run', '--silent', 'size'],
      // Start page, mouse, key, undo, result and replay link; and its screens by axe, by tab key, by link and at first load.
      ['npx', '--no-install', 'playwright', 'test', '-c', 'e2e/playwright.config.ts', '--grep', 'kumiki|KUMIKI'],
    ] as const) {
      const { ok, said } = copy.run(command, ...args);
      expect(ok, said).toBe(true);
      if (command === 'npx') expect(said).toContain('KUMIKI is played from its start page');
    }
  });

  /** Three lamps that win, found by playing all there are. */
  function solution(): string[] {
    const script = [
      "import { kumiki, LAMPS } from './packages/games/kumiki/game.ts';",
      "const begun = kumiki.start({ presses: 3 }, 'tea');",
      'const tries = [...Array(LAMPS ** 3).keys()].map(n => [n % LAMPS, Math.floor(n / LAMPS) % LAMPS, Math.floor(n / LAMPS ** 2)]);',
      'const end = lamps => lamps.reduce((state, lamp) => kumiki.apply(state, 0, { lamp }).state, begun);',
      'const won = tries.find(lamps => new Set(lamps).size === 3 && kumiki.result(end(lamps))?.winners.length === 1);',
      "console.log(won.map(lamp => lamp + 1).join(' '));",
    ];
    copy.write('solve.ts', script.join('\n'));
    const { said } = copy.run('node', '--import', 'tsx', 'solve.ts');
    rmSync(copy.path('solve.ts'));
    return said.trim().split('\n').at(-1)?.split(' ') ?? [];
  }
});

describe('arrows that the new game may not draw', () => {
  beforeAll(() => copy.commit('A fourth game'));

  const planted = [
    [
      'packages/games/kumiki/game.ts',
      "import { keshiki } from '../keshiki/game.ts';",
      'one game never imports another',
    ],
    ['packages/games/kumiki/link-preview.ts', "import { bots } from '@minoya/bots';", 'games may not import bots'],
    [
      'apps/web/src/games/kumiki/scene.tsx',
      "import { lookOf } from '../keshiki/look.ts';",
      'one game never imports another',
    ],
    ['apps/server/src/server.ts', "import { kumiki } from '@minoya/games/kumiki/game';", 'this code names no game'],
    ['apps/web/src/app.tsx', "import { Scene } from './games/kumiki/scene.tsx';", 'this code names no game'],
  ] as const;

  test('each of them is found', () => {
    for (const [file, line] of planted) copy.write(file, `${line}\n${copy.read(file)}`);
    const { ok, said } = quickTest(copy, 'scripts/arrows.test.ts');
    copy.restore();
    expect(ok).toBe(false);
    for (const [file, , why] of planted) expect(said).toMatch(new RegExp(`${file} → .*: ${why}`));
  });

  test('a folder that is in no list is found', () => {
    copy.change('packages/games/index.ts', ', kumiki]', ']');
    const { ok, said } = quickTest(copy, 'scripts/game-lists.test.ts');
    copy.restore();
    expect(ok).toBe(false);
    expect(said).toContain('every folder with a manifest is in the list of games');
  });
});
