import { browserPath } from './browser.ts';

/** Without a browser no test is begun. */
export default function setup(): void {
  browserPath('light');
}
