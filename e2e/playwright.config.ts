import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags, installedBrowser } from './browser.ts';
import { operator } from './operator.ts';

/** Minutes of one worker, one test after the other: begun last, the others would stand idle beside it. */
const longest = '**/upgrade.e2e.ts';

// A port of this run's own; the workers inherit it.
process.env.E2E_PORT ??= String(18_000 + (process.pid % 4000));
const port = Number(process.env.E2E_PORT);
const root = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: import.meta.dirname,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'all others', testMatch: '**/*.e2e.ts', testIgnore: longest },
  ],
  outputDir: join(root, 'test-results'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: join(import.meta.dirname, 'setup.ts'),
  globalTeardown: join(import.meta.dirname, 'teardown.ts'),
  // Two for each core of a small machine: a test waits for motion, clocks and servers for part of its time.
  workers: 4,
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  // A worker that must wait for its turn is no fault of the page.
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
    // `npm run check` reads this file on machines without a browser, too; setup.ts says so before a test is begun.
    launchOptions: { executablePath: installedBrowser('light') ?? '', args: [...browserFlags] },
  },
  webServer: {
    command: 'node apps/server/dist/main.js',
    cwd: root,
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'minoya-e2e-')),
      ADMIN_TOKEN: operator,
      // All these browsers are one address: a day of it would not last for one run.
      RATE_LIMITS: 'off',
    },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
