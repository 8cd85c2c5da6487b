import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './port.ts';

test('a port for a server is none that an outgoing connection may be given meanwhile', async () => {
  for (let i = 0; i < 20; i++) {
    const port = await freePort();
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
    await new Promise(done => server.close(done));
  }
});
