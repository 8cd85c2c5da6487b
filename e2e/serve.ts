import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built server with an empty store of its own, on a port of this run's own. */
export async function serve(): Promise<{ base: string; stop: () => void }> {
  const port = 22_000 + (process.pid % 4000);
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'minoya-serve-')),
  };
  const cwd = join(import.meta.dirname, '..');
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd, env, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 100; i++) {
    const up = await fetch(`${base}/healthz`).then(
      answer => answer.ok,
      () => false,
    );
    if (up) return { base, stop: () => server.kill('SIGTERM') };
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  server.kill('SIGTERM');
  throw new Error('The server did not start; has it been built? npm run build');
}
