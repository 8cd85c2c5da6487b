import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const hash = /-[\w-]{8}(?=\.)/;

/** The files that a built page names, without the part of their names that changes with their content, and their size. */
export function firstLoad(dist: string, name: string): { readonly files: readonly string[]; readonly bytes: number } {
  const html = readFileSync(join(dist, `${name}.html`), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(match => match[1] ?? '');
  return {
    files: files.map(file => file.replace(hash, '')),
    bytes: files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0),
  };
}

/** What the offline copy fetches by itself. */
export function precached(dist: string): readonly string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const list = /precacheAndRoute\(\[(.*?)\]/s.exec(worker)?.[1] ?? '';
  return [...list.matchAll(/"?url"?:"([^"]+)"/g)].map(match => match[1] ?? '');
}

/** How many bytes that is. */
export function precachedBytes(dist: string): number {
  return precached(dist).reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
}
