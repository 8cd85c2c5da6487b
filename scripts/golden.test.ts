import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { locks } from './golden.ts';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');

test('a golden that changes raises its rules version, and the changelog says so', () => {
  for (const lock of locks()) {
    expect(lock.recorded, `${lock.game} v${lock.version}: run npm run golden`).toBe(lock.digest);
    expect(changelog).toMatch(new RegExp(`${lock.game} ${lock.version}\\b`));
  }
});
