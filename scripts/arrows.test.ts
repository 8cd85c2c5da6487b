import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gamesNamed, importsOf, violation } from './arrows.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && !/(\.test\.tsx?|\.e2e\.ts)$/.test(file) && existsSync(path.join(root, file)));

const broken = (file: string, source: string): string[] =>
  importsOf(file, source).flatMap(one => {
    const why = violation(one);
    return why ? [`${one.from} → ${one.to}: ${why}`] : [];
  });

test('no arrow points the wrong way', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(file => broken(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

const games = [...new Set(sources.flatMap(file => /^packages\/games\/([a-z]+)\/game\.ts$/.exec(file)?.[1] ?? []))];

test('what serves every game names none', () => {
  expect(games.length).toBeGreaterThan(2);
  const alike = sources.filter(
    file => /^(apps\/server\/src|packages\/(kernel|shared))\//.test(file) && !file.includes('/testing/'),
  );
  expect(alike.length).toBeGreaterThan(100);
  const naming = alike.flatMap(file => {
    const named = gamesNamed(readFileSync(path.join(root, file), 'utf8'), games);
    return named.length > 0 ? [`${file} names ${named.join()}`] : [];
  });
  expect(naming, 'what one game needs belongs into its manifest').toEqual([]);
  expect(gamesNamed("if (id !== 'kumiki') return;", ['kumiki'])).toEqual(['kumiki']);
  expect(gamesNamed("/** `kumiki` */\n// 'kumiki'\nconst kumikis = 'kumiki/2026';", ['kumiki'])).toEqual([]);
});

/** A fourth game called `kumiki` is held to all of it without a word about it anywhere. */
test.each([
  ['packages/kernel/a.ts', "import { nameOf } from '@minoya/shared/names';", 'kernel may not import shared'],
  ['packages/kernel/a.ts', "import { h } from 'preact';", 'kernel may not import outside'],
  ['packages/kernel/a.ts', "import { readFileSync } from 'node:fs';", 'kernel may not import outside'],
  ['packages/shared/a.ts', "import { games } from '@minoya/games';", 'shared may not import games'],
  ['packages/games/kumiki/game.ts', "import { keshiki } from '../keshiki/game.ts';", 'one game never imports another'],
  ['packages/games/kumiki/a/b.ts', "import { x } from '../../keshiki/game.ts';", 'one game never imports another'],
  ['packages/games/kumiki/game.ts', "import { randomBot } from '@minoya/bots/random';", 'games may not import bots'],
  ['packages/games/kumiki/game.ts', "import { dateOf } from '@minoya/shared/calendar';", 'games may not import shared'],
  [
    'packages/games/kumiki/manifest.ts',
    "import type { Daily } from '@minoya/shared/daily';",
    'games may not import shared',
  ],
  ['packages/games/kumiki/daily.ts', "import { keshiki } from '../keshiki/game.ts';", 'one game never imports another'],
  ['packages/games/grid/a.ts', "import { kumiki } from '../kumiki/game.ts';", 'names no game'],
  [
    'packages/bots/kumiki/a.ts',
    "import { keshiki } from '@minoya/games/keshiki/game';",
    'one game never imports another',
  ],
  ['apps/server/src/a.ts', "import { kumiki } from '@minoya/games/kumiki/game';", 'names no game'],
  ['apps/server/src/a.ts', "const k = await import('@minoya/bots/kumiki/levels');", 'names no game'],
  ['apps/web/src/shell/a.ts', "import { kumiki } from '@minoya/games/kumiki/game';", 'names no game'],
  ['apps/web/src/play/a.ts', "import { Scene } from '../games/kumiki/scene.tsx';", 'names no game'],
  ['apps/web/src/games/kumiki/a.ts', "import { lookOf } from '../keshiki/look.ts';", 'one game never imports another'],
  ['apps/web/src/a.ts', "import { serve } from '../../server/src/server.ts';", 'web may not import server'],
])('%s: %s is found', (file, source, why) => {
  expect(broken(file, source).join()).toContain(why);
});

test.each([
  [
    'packages/games/kumiki/game.ts',
    "import { streams } from '@minoya/kernel';\nimport { mino } from '../grid/mino.ts';",
  ],
  ['packages/games/kumiki/daily.ts', "import { dailySeed } from '@minoya/shared/calendar';"],
  ['packages/games/index.ts', "import { manifest as kumiki } from './kumiki/manifest.ts';"],
  ['packages/games/manifest.ts', "import type { Daily } from '@minoya/shared/daily';"],
  ['packages/bots/kumiki/levels.ts', "import { kumiki } from '@minoya/games/kumiki/game';"],
  ['apps/web/src/games/kumiki/index.tsx', "import { h } from 'preact';\nimport { Play } from '../../play/play.ts';"],
])('%s may import what it needs', (file, source) => {
  expect(broken(file, source)).toEqual([]);
});
