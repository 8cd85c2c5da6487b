import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

test('no sheet asks what an element has inside: each such rule costs a style of the whole page with every change of it', () => {
  const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  const asking = sheets.filter(name => readFileSync(`${sources}/${name}`, 'utf8').includes(':has('));
  expect(asking).toEqual([]);
});
