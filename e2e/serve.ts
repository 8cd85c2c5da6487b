import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failed, type Work } from '../apps/cli/src/command/command.ts';

/** The built server with an empty store of its own, on a port of this run's own; it ends with the program. */
export async function serve(work: Work): Promise<string> {
  const port = 22_000 + (process.pid % 4000);
  const store = mkdtempSync(join(tmpdir(), 'minoya-serve-'));
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: store };
  const cwd = join(import.meta.dirname, '..');
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd, env, stdio: 'ignore' });
  const ended = new Promise(resolve => server.once('exit', resolve));
  work.atEnd(async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(store, { recursive: true, force: true });
  });
  const base = `http://127.0.0.1:${port}`;
  if (!(await answers(`${base}/healthz`)))
    throw new Failed('The server did not start; has it been built? npm run build');
  return base;
}

/** True as soon as there is an answer, false when there is none for a minute. */
export async function answers(url: string): Promise<boolean> {
  for (let i = 0; i < 300; i++) {
    const up = await fetch(url).then(
      answer => answer.ok,
      () => false,
    );
    if (up) return true;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  return false;
}
