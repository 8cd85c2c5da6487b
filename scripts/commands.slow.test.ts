import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { called } from '../apps/cli/src/command/usage.ts';
import type { Ended } from './call-often.ts';
import { commands } from './commands.ts';

/** Every command as it is really called, but for npm itself. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const scripts = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts as Record<string, string>;
const all = Object.values(commands).flat();

/** Once for a program: with its members and what is asked of each. */
const told = new Map<string, ReadonlyMap<string, Ended>>();

function call(words: readonly string[], ask: string): Ended {
  const at = words.findIndex(word => /\.(ts|mjs)$/.test(word));
  const [file = '', ...head] = words.slice(at);
  const ended = told.get(file) ?? callAll(words.slice(1, at), file);
  told.set(file, ended);
  const found = ended.get([...head, ask].join(' '));
  if (!found) throw new Error(`${file} ${head.join(' ')} ${ask} was not called`);
  return found;
}

/** As npm calls it: by the same loader, and with all that is asked of the commands it has. */
function callAll(loader: readonly string[], file: string): ReadonlyMap<string, Ended> {
  const asked = [...programs, ...grouped].flatMap(({ words }) => {
    const at = words.indexOf(file);
    return at < 0 ? [] : ['--help', '--wrong'].map(ask => [...words.slice(at + 1), ask]);
  });
  const args = [...loader, 'scripts/call-often.ts', file, JSON.stringify(asked)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  const ended = JSON.parse(stdout) as readonly Ended[];
  return new Map(asked.map((words, i) => [words.join(' '), ended[i] as Ended]));
}

const families = ['lab', 'server', 'trial', 'words'];
const programs = all.map(({ name, does }) => {
  const [script = '', ...rest] = name.split(' ');
  const head = families.includes(script) ? rest : [];
  return { name, usage: called(name), does, words: [...(scripts[script] ?? '').split(' '), ...head] };
});
const grouped = families.map(name => ({
  name,
  usage: called(name),
  does: '',
  words: scripts[name]?.split(' ') ?? [],
}));
test.each([...programs, ...grouped])('$name --help tells how it is called and starts nothing', one => {
  const { code, out, err, cpuSeconds } = call(one.words, '--help');
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain(one.usage);
  expect(out).toContain(one.does);
  expect(cpuSeconds).toBeLessThan(3);
});

test.each([...programs, ...grouped])('$name refuses an option it does not know', one => {
  const { code, out, err, cpuSeconds } = call(one.words, '--wrong');
  expect(out).toBe('');
  expect(code).toBe(2);
  expect(err).toContain('--wrong');
  expect(err).toContain(one.usage);
  expect(cpuSeconds).toBeLessThan(3);
});

test.each([
  ['start.mjs', '--help', 0, 'Serves the house'],
  ['start.mjs', '--wrong', 2, '--wrong'],
  ['start.mjs', 'nosuch', 2, 'there is no "nosuch"'],
  ['../e2e/shots.ts', 'nosuch', 2, "no screen's name begins with nosuch"],
])('scripts/%s %s is answered before anything is built', (file, word, code, says) => {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const args = [...loader, path.join('scripts', file), word];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toContain(says);
  expect(`${stdout}${stderr}`).not.toContain('building');
  expect(status).toBe(code);
});

test.each([
  ['--help', 0],
  ['--wrong', 2],
])('node scripts/ensure.mjs %s tells how it is called and starts nothing', (ask, code) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/ensure.mjs', ask], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, code === 0 ? stderr : stdout]).toEqual([code, '']);
  expect(code === 0 ? stdout : stderr).toContain('node scripts/ensure.mjs');
  if (code !== 0) expect(stderr).toContain(ask);
});
