import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { documentedPath, MOST_ON_A_PATH } from '../e2e/path-coverage.ts';

/** What no compiler checks: documents that must stay true, and rules that must be tested. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => file !== '' && existsSync(path.join(root, file)));

test('the map in ARCHITECTURE names every folder, and no folder that is not there', () => {
  const map = [...read('ARCHITECTURE.md').matchAll(/^\| `([^`]+)\/` \|/gm)].map(match => match[1] ?? '');
  const folders = new Set<string>();
  for (const file of tracked) {
    const parts = path.dirname(file).split('/');
    if (parts[1] === 'archive') folders.add('packages/archive');
    else if (/^(packages|apps)$/.test(parts[0] ?? '') && parts.length >= 2) folders.add(parts.slice(0, 3).join('/'));
    else if (!/^(packages|apps|\..*)$/.test(parts[0] ?? '')) folders.add(parts[0] ?? '');
  }
  for (const folder of map)
    expect(existsSync(path.join(root, folder)), `${folder} is on the map, but not there`).toBe(true);
  const missing = [...folders].filter(folder => !map.includes(folder));
  expect(missing, 'folders that are not on the map').toEqual([]);
});

test.each(['How a daily score travels', 'How a drop travels'])(
  '%s: over fifteen files at most, each of them there',
  way => {
    const [, told = ''] = read('docs/web.md').split(`## ${way}\n`);
    const rows = [...(told.split('\n## ')[0] ?? '').matchAll(/^\| .*\]\(\.\.\/([^)]+)\) \| \S/gm)].map(
      ([, file = '']) => file,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length).toBeLessThanOrEqual(15);
    for (const file of rows) expect(existsSync(path.join(root, file)), file).toBe(true);
  },
);

const rulebooks = tracked.filter(file => /^packages\/games\/[a-z]+\/RULES\.md$/.test(file));

test.each(rulebooks)('every rule of %s is quoted by a test, and every quoted rule exists', file => {
  const folder = path.dirname(file);
  const rules = new Set(
    [...read(file).matchAll(/^\s*(?:[-*] )?\*\*([A-Z]\d+[a-z]?)\*\*/gm)].map(match => match[1] ?? ''),
  );
  expect(rules.size, `${file} has no lines that begin with a rule's number, as in "**R1** …"`).toBeGreaterThan(0);
  const quoted = new Set<string>();
  for (const test of tracked.filter(name => name.startsWith(`${folder}/`) && name.endsWith('.test.ts')))
    for (const match of read(test).matchAll(/\[([A-Z]\d+[a-z]?(?:[,–\s-]+[A-Z]\d+[a-z]?)*)\]/g))
      for (const id of (match[1] ?? '').split(/[,\s]+/)) quoted.add(id);
  expect(
    [...rules].filter(rule => !quoted.has(rule)),
    'rules without a test',
  ).toEqual([]);
  expect(
    [...quoted].filter(rule => !rules.has(rule)),
    'quoted rules that do not exist',
  ).toEqual([]);
});

test('everything in docs/acceptance.md is quoted by a test, and everything quoted is listed', () => {
  const id = /\b[A-D]-\d{2}\b/g;
  const listed = [...read('docs/acceptance.md').matchAll(/^- \*\*([A-D]-\d{2})\*\* \S/gm)].map(match => match[1] ?? '');
  expect(listed).toEqual([...new Set(listed)].toSorted((a, b) => (a < b ? -1 : 1)));
  const tests = tracked.filter(name => /\.(test\.tsx?|e2e\.ts)$/.test(name) && name !== 'scripts/house.test.ts');
  const quoted = new Set(tests.flatMap(name => read(name).match(id) ?? []));
  expect(
    listed.filter(one => !quoted.has(one)),
    'promises without a test',
  ).toEqual([]);
  expect(
    [...quoted].filter(one => !listed.includes(one)),
    'quoted promises that are not listed',
  ).toEqual([]);
});

test('the README gives the two commands that CI runs', () => {
  const readme = read('README.md');
  const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>;
  expect(readme).toMatch(/^npm start$/m);
  expect(readme).toMatch(/^npm test$/m);
  expect(scripts['start']).toMatch(/^exec node /);
  expect(read('.ci/run')).toMatch(/^npm test$/m);
  expect(read('.github/workflows/ci.yml')).toContain('npm test');
});

const numberWords = 'ten eleven twelve thirteen fourteen fifteen'.split(' ');

test.each(['How a drop travels', 'How a daily score travels'])('%s: through at most fifteen files', heading => {
  // `npm run paths` holds the table to what runs; here it is held to its bar, and each file to one place in it.
  const { counted } = documentedPath(heading);
  expect(counted.length).toBeGreaterThan(9);
  expect(counted.length).toBeLessThanOrEqual(MOST_ON_A_PATH);
  expect(new Set(counted).size).toBe(counted.length);
  expect(read('docs/web.md').split(`## ${heading}`)[1]?.split('|')[0]).toContain(
    `passes ${numberWords[counted.length - 10]} files`,
  );
  for (const name of counted) if (!name.includes('<')) expect(existsSync(path.join(root, name)), name).toBe(true);
});

test('every command that a document names exists', () => {
  const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>;
  for (const file of tracked.filter(name => name.endsWith('.md')))
    for (const match of read(file).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g))
      expect(Object.keys(scripts), `${file}: npm run ${match[1]}`).toContain(match[1]);
});

test('links between documents lead somewhere', () => {
  for (const file of tracked.filter(name => name.endsWith('.md'))) {
    for (const match of read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
      const target = path.join(root, path.dirname(file), match[1] ?? '');
      expect(existsSync(target), `${file} → ${match[1]}`).toBe(true);
    }
  }
});

test('every runtime dependency has its sentence in docs/decisions', () => {
  const decisions = readdirSync(path.join(root, 'docs/decisions'))
    .map(name => read(`docs/decisions/${name}`))
    .join('\n');
  for (const app of ['web', 'server', 'cli']) {
    const { dependencies } = JSON.parse(read(`apps/${app}/package.json`)) as { dependencies: Record<string, string> };
    for (const name of Object.keys(dependencies))
      if (!name.startsWith('@minoya/')) expect(decisions, `${name} (apps/${app})`).toContain(`\`${name}\``);
  }
  for (const name of ['kernel', 'shared', 'games', 'bots', 'archive']) {
    const { dependencies } = JSON.parse(read(`packages/${name}/package.json`)) as {
      dependencies?: Record<string, string>;
    };
    expect(Object.keys(dependencies ?? {}).filter(dependency => !dependency.startsWith('@minoya/'))).toEqual([]);
  }
});

/** What a document links to, as paths from the root. */
const linksIn = (file: string): string[] =>
  [...read(file).matchAll(/\]\(([^)#\s]+\.md)/g)].map(match => path.join(path.dirname(file), match[1] ?? ''));

test('every document can be reached from the README, and every decision has a number of its own', () => {
  const reached = new Set(['README.md']);
  for (const file of reached) for (const link of linksIn(file)) if (tracked.includes(link)) reached.add(link);
  expect(tracked.filter(file => /^docs\/[^/]+\.md$/.test(file) && !reached.has(file))).toEqual([]);
  const numbers = readdirSync(path.join(root, 'docs/decisions')).map(file => file.slice(0, 3));
  expect(numbers.filter((one, i) => numbers.indexOf(one) !== i)).toEqual([]);
});
