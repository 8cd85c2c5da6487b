import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** One that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** The sources, served as they are: each file a script of its own. What they ask of a server is answered at `api`. */
export async function develop(api?: number): Promise<{ base: string; stop: () => void }> {
  const port = await freePort();
  const vite = join(import.meta.dirname, '../node_modules/.bin/vite');
  const server = spawn(vite, ['--port', String(port), '--strictPort', '--host', '127.0.0.1'], {
    cwd: join(import.meta.dirname, '../apps/web'),
    stdio: 'ignore',
    env: { ...process.env, ...(api !== undefined && { PORT: String(api) }) },
  });
  process.once('exit', () => server.kill('SIGTERM'));
  const base = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 300; i++) {
    const up = await fetch(`${base}/art.html`).then(
      answer => answer.ok,
      () => false,
    );
    if (up) return { base, stop: () => server.kill('SIGTERM') };
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  server.kill('SIGTERM');
  throw new Error('Vite did not start.');
}
