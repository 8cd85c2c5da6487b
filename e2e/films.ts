import type { Browser, CDPSession, Page } from '@playwright/test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContext } from './open.ts';
import { films as rokumasu } from './rokumasu/film.ts';

/** A moment that moves: what stands before it, what sets it going, and how long it is looked at. */
export interface Film {
  readonly name: string;
  readonly seconds: number;
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

export const films: readonly Film[] = rokumasu;

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** The frames that a page draws, as they are drawn, until the film is over. */
async function record(session: CDPSession, film: Film, act: () => Promise<void>): Promise<readonly [number, string][]> {
  const frames: [number, string][] = [];
  const begun = Date.now();
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push([Date.now() - begun, data]);
    // The last one may come when the page is gone.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await act();
  await new Promise(done => setTimeout(done, film.seconds * 1000));
  await session.send('Page.stopScreencast');
  return frames;
}

/** Keeps the frames of a film in a folder of its own, named by their milliseconds; returns how many there are. */
export async function takeFilm(browser: Browser, base: string, film: Film, out: string): Promise<number> {
  let count = 0;
  for (const viewport of sizes) {
    const context = await openContext(browser, {
      baseURL: base,
      viewport,
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto('/about');
    await film.prepare(page);
    const session = await context.newCDPSession(page);
    const frames = await record(session, film, () => film.act(page));
    const folder = join(out, `${film.name}-${viewport.width}x${viewport.height}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [at, data] of frames)
      writeFileSync(join(folder, `${String(at).padStart(5, '0')}.png`), Buffer.from(data, 'base64'));
    count += frames.length;
    await context.close();
  }
  return count;
}
