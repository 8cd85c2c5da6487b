import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows draws the same pages with half the work. */
const light = 'chromium-headless-shell';

/** The browser of this machine; nothing is ever downloaded. Tests take the lighter one, measures and pictures the one people have. */
export function browserPath(first: 'light' | 'whole'): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of first === 'light' ? [light, ...whole] : [...whole, light]) {
    const found = folders.map(folder => join(folder, name)).find(path => existsSync(path));
    if (found) return found;
  }
  throw new Error(`No Chromium on the PATH. On Debian: apt-get install ${light} fonts-noto-cjk`);
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
