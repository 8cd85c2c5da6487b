import { createServer } from 'node:net';

/**
 * Below those that systems give to outgoing connections: a server that is stopped and started again would find one of
 * these taken by any of the thousands that attackers open beside it.
 */
const [LOWEST, COUNT] = [12_000, 8_000];
const MOST_TRIES = 200;

/** A loopback port nobody uses at the moment, nor by chance before a server listens there. */
export async function freePort(): Promise<number> {
  for (let i = 0; i < MOST_TRIES; i++) {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${MOST_TRIES} ports is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise(told => {
    const probe = createServer();
    probe.once('error', () => told(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => told(true)));
  });
}
