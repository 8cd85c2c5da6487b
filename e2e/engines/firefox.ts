import { type Browser, firefox, type Page } from '@playwright/test';
import type { Engine, Key, Size, Tab } from './tab.ts';

/** Debian's Firefox, driven by the same library as Chromium. */
export async function openFirefox(base: string): Promise<Engine> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr', args: [] });
  return {
    name: `Firefox ${browser.version()}`,
    open: size => openTab(browser, base, size),
    stop: () => browser.close(),
  };
}

async function openTab(browser: Browser, base: string, size: Size): Promise<Tab> {
  const context = await browser.newContext({ baseURL: base, locale: 'ja-JP', viewport: size });
  const page = await context.newPage();
  return new FirefoxTab(page, size);
}

class FirefoxTab implements Tab {
  readonly complaints: string[] = [];
  readonly size: Size;
  private readonly page: Page;

  constructor(page: Page, size: Size) {
    this.page = page;
    this.size = size;
    page.on('pageerror', error => this.complaints.push(error.message));
    page.on('console', message => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  async go(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  value(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  move(x: number, y: number): Promise<void> {
    return this.page.mouse.move(x, y);
  }

  down(): Promise<void> {
    return this.page.mouse.down();
  }

  up(): Promise<void> {
    return this.page.mouse.up();
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async picture(file: string): Promise<void> {
    await this.page.screenshot({ path: file });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
