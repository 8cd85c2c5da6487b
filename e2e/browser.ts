import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of this machine; nothing is ever downloaded. */
export function browserPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of names) {
    const found = folders.map(folder => join(folder, name)).find(path => existsSync(path));
    if (found) return found;
  }
  throw new Error('No Chromium on the PATH. On Debian: apt-get install chromium fonts-noto-cjk');
}

/** No sandbox because tests may run as root; nothing that calls home. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
] as const;
