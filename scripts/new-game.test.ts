import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refusal } from './new-game.ts';
import { filesFor } from './template.ts';

test.each([
  ['Kumiki', '3 to 12 letters'],
  ['ku-miki', '3 to 12 letters'],
  ['ku', '3 to 12 letters'],
  ['keshiki', 'is taken: there is packages/games/keshiki'],
  ['sample', 'is taken: there is apps/web/src/games/sample'],
  ['daily', 'means something else'],
  ['class', 'means something else'],
  ['tables', 'means something else'],
  ['admin', 'means something else'],
  ['protected', 'means something else'],
  ['await', 'means something else'],
  ['arguments', 'means something else'],
  ['constructor', 'means something else'],
  ['server', 'means something else'],
  ['list', 'is taken: there is apps/web/src/games/list.ts'],
  ['lobby', 'means something else'],
])('a game cannot be called %s: %s', (name, why) => {
  expect(refusal(name)).toContain(why);
});

test('a game cannot be called what the server answers itself', () => {
  const folder = path.join(import.meta.dirname, '../apps/server/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const routes = sources.flatMap(file =>
    Array.from(
      readFileSync(path.join(folder, file), 'utf8').matchAll(
        /(?:\b(?:get|post|delete|put)\(|\bHEALTH =)\s*'\/([a-z]{3,12})\b/g,
      ),
      ([, first = '']) => first,
    ),
  );
  expect(routes).toEqual(expect.arrayContaining(['api', 'admin', 'metrics', 'healthz']));
  expect([...new Set(routes)].filter(first => refusal(first) === null)).toEqual([]);
});

test('a game can be called what nothing else is called', () => {
  expect(refusal('yosegi')).toBeNull();
});

test('what is copied imports from its own place, and the rules by their package', () => {
  const made = new Map(filesFor('kumiki', 7).map(({ file, text }) => [file, text]));
  expect(made.get('packages/games/kumiki/manifest.ts')).toContain("from '../manifest.ts';");
  expect(made.get('packages/games/kumiki/identity.test.ts')).toContain("from '../../../scripts/identity.ts';");
  expect(made.get('apps/web/src/games/kumiki/scene.tsx')).toContain("from '@minoya/games/kumiki/game';");
  expect(made.get('apps/web/src/games/kumiki/scene.tsx')).toContain("from '../../board/Board.tsx';");
  expect(made.get('apps/web/src/games/kumiki/scene.tsx')).toContain("import './kumiki.css';");
  expect(made.get('apps/web/src/games/kumiki/front.tsx')).toContain("strips: { ja: ['K', 'UM', 'I', 'KI']");
  expect(made.get('apps/web/src/games/kumiki/front.tsx')).toContain('order: 7,');
});
