import { expect, test, vi } from 'vitest';
import { browserPath } from '../e2e/browser.ts';

test('what the browser tests are made of is read where there is no browser, and says so only when a test is begun', async () => {
  vi.stubEnv('PATH', '');
  const { default: config } = await import('../e2e/playwright.config.ts');
  vi.unstubAllEnvs();
  expect(config.globalSetup).toMatch(/setup\.ts$/);
  vi.stubEnv('PATH', '');
  expect(() => browserPath('light')).toThrow('apt-get install');
  vi.unstubAllEnvs();
});
