import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bots } from '@minoya/bots';
import { manifests } from '@minoya/games';
import { describe, expect, test } from 'vitest';

/** A game is one folder and one manifest: whatever lists games leaves none out and invents none. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Folders that have such a file, in the order of the alphabet. */
const foldersWith = (parent: string, file: string): string[] =>
  readdirSync(path.join(root, parent))
    .filter(id => existsSync(path.join(root, parent, id, file)))
    .sort();

const ids = Object.keys(manifests).sort();

test('every folder with a manifest is in the list of games, and every game of the list has one', () => {
  expect(foldersWith('packages/games', 'manifest.ts')).toEqual(ids);
  expect(foldersWith('packages/games', 'game.ts'), 'folders with rules').toEqual(ids);
});

test('every folder of bots with levels is in the list of bots', () => {
  const leveled = Object.keys(bots).filter(id => bots[id]?.[0]?.id !== 'random');
  expect(leveled.sort()).toEqual(foldersWith('packages/bots', 'levels.ts'));
});

describe.each(Object.entries(manifests))('%s', (id, { game, name, firstSetup }) => {
  test('is called what its folder is called', () => {
    expect(game.id).toBe(id);
  });

  test('begins with its first setup, and has a name in both languages', () => {
    expect(game.setups.read(firstSetup)).not.toBeNull();
    expect([name.ja, name.en].every(said => said.length > 0)).toBe(true);
  });
});
