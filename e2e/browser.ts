import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows draws the same pages with half the work. */
const light = 'chromium-headless-shell';

/** Tests take the lighter one, measures and pictures the one people have; null where neither is installed. */
export function installedBrowser(first: 'light' | 'whole'): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = first === 'light' ? [light, ...whole] : [...whole, light];
  for (const name of names) {
    const found = folders.map(folder => join(folder, name)).find(path => existsSync(path));
    if (found) return found;
  }
  return null;
}

/** The browser of this machine; nothing is ever downloaded. */
export function browserPath(first: 'light' | 'whole'): string {
  const found = installedBrowser(first);
  if (found === null) throw new Error(`No Chromium on the PATH. On Debian: apt-get install ${light} fonts-noto-cjk`);
  return found;
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
