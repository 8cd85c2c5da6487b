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
])('a game cannot be called %s: %s', (name, why) => {
  expect(refusal(name)).toContain(why);
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
