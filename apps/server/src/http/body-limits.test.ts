import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../testing/build.ts';
import { ServerProcess } from '../testing/process.ts';
import { tempDir } from '../testing/test-server.ts';

let server: ServerProcess;
beforeAll(async () => {
  await ensureBuilt();
  server = await ServerProcess.start({ DATA_DIR: tempDir(), RATE_LIMITS: 'off' });
});
afterAll(() => server.end('SIGKILL'));

const asked = { method: 'POST', headers: { 'content-type': 'application/json' } };

function bySocket(bytes: number): Promise<number | string> {
  return new Promise(told => {
    const call = request(`http://127.0.0.1:${server.port}/api/scores`, asked, response => {
      response.resume();
      told(response.statusCode ?? 0);
    });
    call.on('error', (error: NodeJS.ErrnoException) => told(error.code ?? error.message));
    call.setHeader('content-length', bytes);
    call.end(Buffer.alloc(bytes, ' '));
  });
}

const byFetch = (bytes: number): Promise<number | string> =>
  fetch(`http://127.0.0.1:${server.port}/api/scores`, { ...asked, body: ' '.repeat(bytes) }).then(
    ({ status }) => status,
    (error: unknown) => String(error),
  );

test('who sends far too much and reads is told so, however many do at once', async () => {
  const sizes = Array.from({ length: 6 }, () => [2_000_000, 10_000_000]).flat();
  const told = await Promise.all(sizes.flatMap(bytes => [bySocket(bytes), byFetch(bytes)]));
  expect(new Set(told)).toEqual(new Set([413]));
});
