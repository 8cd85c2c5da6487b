import type { CDPSession, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What V8 tells of a script. */
export interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly count: number; readonly startOffset: number }[];
  }[];
}

/** Files of ours by their place in the repository, with the functions that were called in them. */
export type Ran = Map<string, Set<string>>;

/** The bar for what a thing passes through on its way. */
export const MOST_ON_A_PATH = 15;

/** A file of ours, from the address of a script; null for everybody else's. */
function ours(url: string): string | null {
  if (url.includes('node_modules')) return null;
  const file = /\/((?:apps\/(?:web|server)\/src|packages|src)\/[^?]+\.tsx?)(?:\?|$)/.exec(url)?.[1];
  return file?.replace(/^src\//, 'apps/web/src/') ?? null;
}

/** Adds what ran; a module that is only read in, which calls nothing, does not run. */
export function addRan(ran: Ran, scripts: readonly ScriptCoverage[]): void {
  for (const { url, functions } of scripts) {
    const file = ours(url);
    if (!file) continue;
    const called = functions.filter(({ ranges: [range] }) => range && range.count > 0 && range.startOffset > 0);
    const names = ran.get(file) ?? new Set();
    for (const { functionName } of called) names.add(functionName || '(unnamed)');
    if (names.size > 0) ran.set(file, names);
  }
}

/** What a page does. Each look tells what ran since the last. */
export class Watch {
  private readonly session: CDPSession;
  private readonly page: Page;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async over(page: Page): Promise<Watch> {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return new Watch(page, session);
  }

  private async look(ran: Ran): Promise<void> {
    addRan(ran, (await this.session.send('Profiler.takePreciseCoverage')).result);
  }

  /** Lets the page draw until nothing of ours has run for long; counted in its own frames, so that it may be slow. Tells what ran. */
  async quiet(ran: Ran = new Map()): Promise<Ran> {
    for (let rests = 0, looks = 0; rests < RESTS && looks < MOST_LOOKS; looks++) {
      await this.page.evaluate(async frames => {
        for (let i = 0; i < frames; i++) await new Promise(done => requestAnimationFrame(done));
      }, FRAMES);
      const since: Ran = new Map();
      await this.look(since);
      rests = since.size === 0 ? rests + 1 : 0;
      for (const [file, names] of since) ran.set(file, new Set([...(ran.get(file) ?? []), ...names]));
    }
    return ran;
  }

  /** What runs while something is done. */
  async during(deed: () => Promise<void>): Promise<Ran> {
    await this.look(new Map());
    await deed();
    const ran: Ran = new Map();
    await this.look(ran);
    return ran;
  }
}

/** Frames between two looks; so many looks at nothing, four seconds of a page that keeps up, are rest; so many in all are enough. */
const FRAMES = 30;
const RESTS = 8;
const MOST_LOOKS = 120;

interface DocumentedPath {
  /** The files of the table. */
  readonly counted: readonly string[];
  /** Files and folders that are named beside it. */
  readonly beside: readonly string[];
}

/** What docs/web.md says under a heading. */
export function documentedPath(heading: string): DocumentedPath {
  const guide = readFileSync(join(import.meta.dirname, '../docs/web.md'), 'utf8');
  const told = guide.split(/^## /m).find(section => section.startsWith(`${heading}\n`)) ?? '';
  const counted = [...told.matchAll(/^\|.*\]\(\.\.\/([^)]+)\) \|/gm)].map(([, file]) => file ?? '');
  const beside = [...told.matchAll(/`([\w./<>-]+(?:\.tsx?|\/))`/g)].map(([, name]) => name ?? '');
  return { counted, beside };
}

const isOf = (file: string, name: string): boolean =>
  name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}`);

/** Prints what ran and how it is told; false when the two do not agree. */
export function compare(heading: string, ran: Ran): boolean {
  const { counted, beside } = documentedPath(heading);
  const files = [...ran.keys()].sort((a, b) => a.localeCompare(b));
  for (const file of files)
    process.stdout.write(`${counted.includes(file) ? '*' : ' '} ${file}: ${[...(ran.get(file) ?? [])].join(', ')}\n`);
  const isRules = (file: string) => /^packages\/(?!shared\/)/.test(file);
  const untold = files.filter(
    file => !counted.includes(file) && !isRules(file) && !beside.some(one => isOf(file, one)),
  );
  const idle = counted.filter(file => !ran.has(file));
  process.stdout.write(`${heading}: ${counted.length} files\n`);
  if (untold.length > 0) process.stdout.write(`ran, and not in docs/web.md: ${untold.join(', ')}\n`);
  if (idle.length > 0) process.stdout.write(`in the table, and did not run: ${idle.join(', ')}\n`);
  return untold.length === 0 && idle.length === 0 && counted.length <= MOST_ON_A_PATH;
}
