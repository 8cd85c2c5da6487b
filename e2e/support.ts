import { test as base, expect, type Page } from '@playwright/test';

/** Every test also fails on a console error, an uncaught error or a request to anybody else. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        // A page that says that there is none comes with 404, and the browser notes it.
        const noPage = / 404 /.test(message.text()) && message.location().url === page.url();
        if (message.type() === 'error' && !noPage) complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`));
      page.on('request', request => {
        const url = new URL(request.url());
        const ours = url.origin === baseURL || url.protocol === 'data:' || url.protocol === 'blob:';
        if (!ours) complaints.push(`third party: ${request.url()}`);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A sheet that closes takes its step back a moment later: an address typed before that would be abandoned. */
export async function sheetsClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => (history.state as { layer?: number } | null)?.layer === undefined);
}

export { expect };
