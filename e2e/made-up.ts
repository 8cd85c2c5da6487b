import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Copy } from '../scripts/copy.ts';
import type { Entry } from '../scripts/language.ts';
import { answers } from './serve.ts';

/** A language that nobody speaks: every letter has an accent, and every text is at least 40 % longer than the English. */
export const tag = 'qaa';

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'áđćďéŧĝĥíĵķĺŋńóþğŕšťúŵŵżýž';

function letter(one: string): string {
  const made = accented[plain.indexOf(one.toLowerCase())] ?? one;
  return one === one.toLowerCase() ? made : made.toUpperCase();
}

/** `Close` → `Ćĺóóšéé`; gaps stay as they are. */
export function madeUp(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const said = parts.map((part, i) => (i % 2 === 1 ? part : part.replace(/[A-Za-z]/g, one => letter(one))));
  const letters = text.replace(/\{\w+\}/g, '').match(/[A-Za-z]/g)?.length ?? 0;
  let missing = Math.ceil(letters * 0.4);
  const longer = (found: RegExp) => (part: string, i: number) =>
    i % 2 === 1 ? part : part.replace(found, one => (missing-- > 0 ? one + one.toLowerCase() : one));
  return said
    .map(longer(/[áéíóúý]/gi))
    .map(longer(/\p{L}(?!\p{L})/gu))
    .map(longer(/\p{L}/gu))
    .join('');
}

/** Where the pages with the made-up language are kept for all workers of one run. */
export const madeUpPages = (): string => join(tmpdir(), `minoya-made-up-${process.env.E2E_PORT}`);

/** The house with the made-up language, served for a browser. */
export async function serveMadeUp(browser: string): Promise<{ base: string; stop: () => Promise<void> }> {
  const pages = await pagesOfRun();
  const data = mkdtempSync(join(tmpdir(), 'minoya-made-up-data-'));
  const port = 26_000 + (process.pid % 4000);
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, WEB_DIR: pages };
  const cwd = join(import.meta.dirname, '..');
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd, env, stdio: 'ignore' });
  const ended = new Promise(resolve => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const base = `http://127.0.0.1:${port}`;
  if (await answers(`${base}/healthz`)) return { base, stop };
  await stop();
  throw new Error(`The server for ${browser} did not start.`);
}

/** The first worker builds, the others wait for it. */
async function pagesOfRun(): Promise<string> {
  const kept = madeUpPages();
  const [pages, done] = [join(kept, 'pages'), join(kept, 'done')];
  if (mkdirSync(kept, { recursive: true }) !== undefined) {
    try {
      buildMadeUp(pages);
      writeFileSync(done, '');
    } catch (error) {
      rmSync(kept, { recursive: true, force: true });
      throw error;
    }
  }
  for (let i = 0; i < 2_000 && !existsSync(done); i++) await new Promise(resolve => setTimeout(resolve, 200));
  return pages;
}

/** As docs/add-a-language.md adds one, in a copy. */
function buildMadeUp(pages: string): void {
  const copy = new Copy();
  addMadeUp(copy);
  const said = must(copy, 'node_modules/.bin/vite', 'build', 'apps/web');
  // A language is a file of its own, fetched when it is chosen.
  if (!said.includes(`assets/languages/${tag}-`)) throw new Error(`The build has no file for the language.\n${said}`);
  cpSync(copy.path('apps/web/dist'), pages, { recursive: true });
  copy.remove();
}

/** Exports all texts, says them, and imports them. */
export function addMadeUp(copy: Copy): void {
  const words = (...args: string[]) => must(copy, 'node', '--import', 'tsx', 'scripts/words.ts', ...args);
  const file = `${tag}.words.json`;
  words('export', tag);
  const entries = JSON.parse(copy.read(file)) as Entry[];
  copy.write(file, JSON.stringify(entries.map(entry => ({ ...entry, says: madeUp(entry.en) }))));
  words('import', tag, file);
}

function must(copy: Copy, command: string, ...args: string[]): string {
  const { ok, said } = copy.run(command, ...args);
  if (!ok) throw new Error(`${command} ${args.join(' ')}\n${said}`);
  return said;
}
