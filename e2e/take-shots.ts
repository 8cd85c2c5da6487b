import type { Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Work } from '../apps/cli/src/command/command.ts';
import { films, takeFilm } from './films.ts';
import { openBrowser, openContext } from './open.ts';
import { type Screen, visit } from './screen.ts';
import { screens } from './screens.ts';
import { serve } from './serve.ts';

const out = join(import.meta.dirname, '../shots');

interface Way {
  readonly width: number;
  readonly height: number;
  readonly locale: 'ja-JP' | 'en-US';
  readonly colorScheme: 'light' | 'dark';
}

const phone = [390, 844] as const;
const sizes = [[360, 640], phone, [820, 1180], [1440, 900], [1920, 1080]] as const;

const waysOf = (quick: boolean): readonly Way[] =>
  (quick ? [phone] : sizes).flatMap(([width, height]) =>
    (['ja-JP', 'en-US'] as const).flatMap(locale =>
      (['light', 'dark'] as const).map(colorScheme => ({ width, height, locale, colorScheme })),
    ),
  );

const nameOf = (screen: Screen, { width, height, locale, colorScheme }: Way) =>
  `${screen.name}-${locale.slice(0, 2)}-${colorScheme}-${width}x${height}.png`;

/** One picture; what stood in its way, or null. */
async function take(browser: Browser, base: string, way: Way, screen: Screen): Promise<string | null> {
  const context = await openContext(browser, {
    baseURL: base,
    viewport: { width: way.width, height: way.height },
    locale: way.locale,
    colorScheme: way.colorScheme,
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  try {
    await visit(page, screen);
    await page.screenshot({ path: join(out, nameOf(screen, way)), fullPage: !screen.board });
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    await context.close();
  }
}

function contactSheet(list: readonly Screen[], ways: readonly Way[]): string {
  const cells = (screen: Screen) =>
    ways
      .map(way => nameOf(screen, way))
      .map(name => `<a href="${name}"><img loading="lazy" src="${name}" alt="${name}"><small>${name}</small></a>`)
      .join('');
  const rows = list.map(screen => `<h2>${screen.name}</h2><div>${cells(screen)}</div>`).join('');
  const style =
    'body{font:14px sans-serif;margin:16px}div{display:flex;gap:8px;overflow-x:auto}img{height:320px;border:1px solid #999;display:block}small{display:block;max-width:200px}';
  return `<!doctype html><meta charset="utf-8"><title>Minoya shots</title><style>${style}</style>${rows}`;
}

interface Taking {
  /** One size only. */
  readonly quick: boolean;
  /** A server that runs already; null starts one. */
  readonly url: string | null;
  /** How the names of the screens begin; none: all of them. */
  readonly heads: readonly string[];
}

const isNamed = ({ name }: { readonly name: string }, heads: readonly string[]): boolean =>
  heads.some(head => name.startsWith(head));

/** Why there is nothing to take; null when there is. */
export function noSuchScreen(heads: readonly string[]): string | null {
  const strange = heads.filter(head => ![...screens, ...films].some(one => isNamed(one, [head])));
  return strange.length > 0 ? `no screen's name begins with ${strange.join(' or ')}` : null;
}

/** Every screen in every way, and a contact sheet of them; exit code 1 when one could not be taken. */
export async function takeShots({ quick, url, heads }: Taking, work: Work): Promise<number> {
  const chosen = screens.filter(screen => heads.length === 0 || isNamed(screen, heads));
  const moving = films.filter(film => isNamed(film, heads));
  const ways = waysOf(quick);
  const all = ways.flatMap(way => chosen.map(screen => ({ way, screen })));
  mkdirSync(out, { recursive: true });
  const base = url ?? (await serve(work));
  const browser = await openBrowser(work);
  let failed = 0;
  for (const [i, { way, screen }] of all.entries()) {
    if (work.stopped()) return 1;
    work.progress(`${i} of ${all.length} pictures; taking ${nameOf(screen, way)}`);
    const why = await take(browser, base, way, screen);
    if (why === null || work.stopped()) continue;
    failed += 1;
    work.say(`${nameOf(screen, way)}: ${why}`);
  }
  for (const film of moving) {
    if (work.stopped()) return 1;
    work.progress(`filming ${film.name}`);
    work.say(`${await takeFilm(browser, base, film, out)} frames of ${film.name}`);
  }
  if (chosen.length === 0) return 0;
  writeFileSync(join(out, 'index.html'), contactSheet(chosen, ways));
  work.say(`${all.length - failed} pictures, ${join('shots', 'index.html')}`);
  return failed > 0 ? 1 : 0;
}
