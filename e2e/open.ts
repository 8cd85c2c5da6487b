import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import type { Work } from '../apps/cli/src/command/command.ts';
import { browserFlags, browserPath } from './browser.ts';

/** A browser that is closed with the program, whichever way that ends. */
export async function openBrowser(work: Work): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: browserPath('whole'),
    args: [...browserFlags],
    // Signals are the program's own business.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  work.atEnd(() => browser.close());
  return browser;
}

/**
 * A window of such a browser. Programs run through a loader that wraps named functions in a helper of its own; a
 * function handed into the page takes those calls along, so the page needs the helper too.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript({ content: 'globalThis.__name = one => one' });
  return context;
}
