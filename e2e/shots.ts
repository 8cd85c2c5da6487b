import { type Browser, chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFlags, browserPath } from './browser.ts';
import { type Screen, visit } from './screen.ts';
import { screens } from './screens.ts';
import { serve } from './serve.ts';

/**
 * Opens every screen of the product in every size, language and theme and writes the pictures with a contact sheet
 * to shots/. `npm run shots -- home keshiki` takes only screens whose name starts so; `--quick` only one size, and
 * `--url http://…` a server that already runs.
 */
const args = process.argv.slice(2);
const quick = args.includes('--quick');
const url = args[args.indexOf('--url') + 1];
const given = args.includes('--url') ? url : undefined;
const wanted = args.filter((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--url');
const root = join(import.meta.dirname, '..');
const out = join(root, 'shots');

interface Way {
  readonly width: number;
  readonly height: number;
  readonly locale: 'ja-JP' | 'en-US';
  readonly colorScheme: 'light' | 'dark';
}

const sizes = quick
  ? [[390, 844]]
  : [
      [360, 640],
      [390, 844],
      [820, 1180],
      [1440, 900],
    ];
const ways: readonly Way[] = sizes.flatMap(([width = 0, height = 0]) =>
  (['ja-JP', 'en-US'] as const).flatMap(locale =>
    (['light', 'dark'] as const).map(colorScheme => ({ width, height, locale, colorScheme })),
  ),
);

const nameOf = (screen: Screen, { width, height, locale, colorScheme }: Way) =>
  `${screen.name}-${locale.slice(0, 2)}-${colorScheme}-${width}x${height}.png`;

async function take(browser: Browser, base: string, way: Way, list: readonly Screen[]): Promise<void> {
  for (const screen of list) {
    const context = await browser.newContext({
      baseURL: base,
      viewport: { width: way.width, height: way.height },
      locale: way.locale,
      colorScheme: way.colorScheme,
      timezoneId: 'Asia/Tokyo',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const name = nameOf(screen, way);
    try {
      await visit(page, screen);
      await page.screenshot({ path: join(out, name), fullPage: !screen.board });
      process.stderr.write(`${name}\n`);
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
      process.exitCode = 1;
    }
    await context.close();
  }
}

function contactSheet(list: readonly Screen[]): string {
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

const chosen = screens.filter(screen => wanted.length === 0 || wanted.some(head => screen.name.startsWith(head)));
mkdirSync(out, { recursive: true });
const { base, stop } = given ? { base: given, stop: () => undefined } : await serve();
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] });
for (const way of ways) await take(browser, base, way, chosen);
writeFileSync(join(out, 'index.html'), contactSheet(chosen));
await browser.close();
stop();
process.stderr.write(`${chosen.length * ways.length} pictures, ${join('shots', 'index.html')}\n`);
