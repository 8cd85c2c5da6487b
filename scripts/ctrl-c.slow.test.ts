import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../apps/server/src/testing/build.ts';
import { freePort } from '../apps/server/src/testing/port.ts';

/** Commands that take long, stopped in the middle as Ctrl-C stops them. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const scripts = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts as Record<string, string>;
const folder = mkdtempSync(path.join(tmpdir(), 'minoya-ctrl-c-'));
beforeAll(ensureBuilt);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** They read first, and say nothing before: they are at work when they wait for input. */
const silent = ['verify', 'tap'];
const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

interface Stopped {
  readonly code: number | null;
  readonly err: string;
  readonly seconds: number;
  /** Processes that were started for it and still run. */
  readonly left: string[];
}

/** Calls an npm script, waits until it says something, lets it work for a moment and interrupts it: only itself. */
async function interrupted(script: string, args: string): Promise<Stopped> {
  const mark = `MINOYA_TEST_RUN=${randomUUID()}`;
  const words = [...(scripts[script] ?? '').split(' ').slice(1), ...args.replaceAll('@', folder).split(' ')];
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, 'data'),
  };
  const [name = '', id] = mark.split('=');
  const child = spawn(process.execPath, words.filter(Boolean), { cwd: root, env: { ...env, [name]: id } });
  let err = '';
  const spoke = new Promise(resolve => {
    child.stdout.on('data', resolve);
    child.stderr.on('data', (part: Buffer) => {
      err += part.toString();
      resolve(part);
    });
  });
  const ended = new Promise<number | null>(resolve => child.once('close', resolve));
  await Promise.race([spoke, silent.includes(script) ? waitsForInput(child.pid) : pause(60_000)]);
  await pause(300);
  const began = performance.now();
  child.kill('SIGINT');
  const code = await ended;
  return { code, err, seconds: (performance.now() - began) / 1000, left: running(mark) };
}

/** Until a process has its input among the files that it waits for; a minute at most. */
async function waitsForInput(pid = 0): Promise<void> {
  const folder = `/proc/${pid}/fdinfo`;
  const waits = (): boolean => {
    try {
      return readdirSync(folder).some(file => /^tfd:\s+0 /m.test(readFileSync(`${folder}/${file}`, 'utf8')));
    } catch {
      return false;
    }
  };
  for (let i = 0; i < 600 && !waits(); i++) await pause(100);
}

/** Who has the mark in its environment. */
function running(mark: string): string[] {
  return readdirSync('/proc').filter(pid => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark);
    } catch {
      return false;
    }
  });
}

test.each([
  ['lab', 'samegame'],
  ['lab', 'tune'],
  ['lab', 'weights'],
  ['lab', 'values'],
  ['lab', 'arena --a oyakata --b tuned24 --store @/arena.json'],
  ['lab', 'cards --games 50 --out @/cards.svg'],
  ['lab', 'balance --workers 2 --out @/balance.html'],
  ['lab', 'stages --only 98 --boards 100000 --good 1000 --seconds 86400'],
  ['play', 'nim'],
  ['verify', ''],
  ['tap', 'b0'],
  ['bench', 'keshiki'],
  ['archive', ''],
  ['check', ''],
  ['dev', ''],
  ['server', 'serve'],
])('npm run %s -- %s stops on Ctrl-C and leaves nothing behind', async (script, args) => {
  const { code, err, seconds, left } = await interrupted(script, args);
  expect(code).toBe(130);
  expect(err).toMatch(/^stopped.*\. [A-Z`].+\.$/m);
  expect(err).not.toMatch(/^\s+at .+:\d+/m);
  expect(seconds).toBeLessThan(20);
  expect(left).toEqual([]);
});
