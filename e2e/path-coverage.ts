import type { Page } from '@playwright/test';
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

const MOST = 15;

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

/** What runs in a page while something is done there. */
export async function ranDuring(page: Page, deed: () => Promise<void>): Promise<Ran> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.send('Profiler.takePreciseCoverage');
  await deed();
  const ran: Ran = new Map();
  addRan(ran, (await session.send('Profiler.takePreciseCoverage')).result);
  return ran;
}

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
  return untold.length === 0 && idle.length === 0 && counted.length <= MOST;
}
