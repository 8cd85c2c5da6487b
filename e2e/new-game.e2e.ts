import { Copy } from '../scripts/copy.ts';
import { expect, test } from '@playwright/test';

/** A game as the command makes it, in a copy of the house of its own. */
test('a new game is built, served and played to its end as it comes, and passes what the browser asks of every game', () => {
  test.setTimeout(900_000);
  const copy = new Copy();
  try {
    for (const [command, ...args] of [
      ['npm', 'run', '--silent', 'new-game', '--', 'kumiki'],
      ['npm', 'run', '--silent', 'build'],
      ['npm', 'run', '--silent', 'size'],
      // Start page, mouse, key, undo, result and replay link; and its screens by axe, by tab key, by link and at first load.
      ['npx', '--no-install', 'playwright', 'test', '-c', 'e2e/playwright.config.ts', '--grep', 'kumiki|KUMIKI'],
    ] as const) {
      const { ok, said } = copy.run(command, ...args);
      expect(ok, said).toBe(true);
      if (command === 'npx') expect(said).toContain('KUMIKI is played from its start page');
    }
  } finally {
    copy.remove();
  }
});
