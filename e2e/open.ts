import { type Browser, chromium } from '@playwright/test';
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
