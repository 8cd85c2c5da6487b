import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { called } from '../apps/cli/src/command/usage.ts';
import { commands } from './commands.ts';

/** Every command as it is really called, but for npm itself. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const scripts = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts as Record<string, string>;
const all = Object.values(commands).flat();

/** What is preloaded to tell the CPU time on a fourth pipe: the clock would measure how busy the machine is. */
const clock = `process.on('exit', () => require('fs').writeSync(3, String(process.cpuUsage().user / 1e6)))`;
const preload = `--import data:text/javascript,${encodeURIComponent(
  `import { createRequire } from 'node:module'; const require = createRequire('/'); ${clock}`,
)}`;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly cpuSeconds: number;
}

function call(words: readonly string[], ...args: string[]): Ended {
  const { status, output } = spawnSync(process.execPath, [...words.slice(1), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: preload },
  });
  return { code: status, out: output[1] ?? '', err: output[2] ?? '', cpuSeconds: Number(output[3]) };
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
const ensure = { name: 'ensure', usage: 'node scripts/ensure.mjs', does: '', words: ['node', 'scripts/ensure.mjs'] };

test.each([...programs, ...grouped, ensure])('$name --help tells how it is called and starts nothing', one => {
  const { code, out, err, cpuSeconds } = call(one.words, '--help');
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain(one.usage);
  expect(out).toContain(one.does);
  expect(cpuSeconds).toBeLessThan(3);
});

test.each([...programs, ...grouped, ensure])('$name refuses an option it does not know', one => {
  const { code, out, err, cpuSeconds } = call(one.words, '--wrong');
  expect(out).toBe('');
  expect(code).toBe(2);
  expect(err).toContain('--wrong');
  expect(err).toContain(one.usage);
  expect(cpuSeconds).toBeLessThan(3);
});
