import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attacker, flood, type Hold, idle, intrude, pour, slowBody } from '../../../server/src/testing/hostile.ts';

/** What a process of attackers is told to do. */
export interface Orders extends Attacker {
  /** For so long, in milliseconds. */
  readonly ms: number;
  readonly idle: number;
  readonly slowBodies: number;
  readonly flooders: number;
  /** Where the flooders go in. */
  readonly room: string;
  /** Pictures and codes asked for at the same time, again and again. */
  readonly pictures: number;
  readonly guesses: number;
  /** Requests on one connection that wait for no answer, and bodies without end. */
  readonly pipelined: number;
  readonly bodies: number;
  /** Who only look on, in rooms of their own, silent, from thirty addresses. */
  readonly onlookers: number;
}

const ONLOOKERS_AT = 30;

/** How many that were cut come again in a second. */
const AGAIN_A_SECOND = 50;

async function asked({ port, from }: Attacker, method: string, path: string, more: Sent = {}): Promise<string> {
  const { token: own, body } = more;
  const headers = {
    ...(own !== undefined && { authorization: `Bearer ${own}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise(done => {
    const call = request({ port, host: '127.0.0.1', localAddress: from, method, path, headers }, response => {
      let text = '';
      response.on('data', (data: Buffer) => {
        text += text.length < 1_000 ? data.toString('latin1') : '';
      });
      response.on('close', () => done(text));
    });
    call.on('error', () => done(''));
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

interface Sent {
  readonly token?: string;
  readonly body?: object;
}

async function token(attacker: Attacker): Promise<string> {
  const answer = await asked(attacker, 'POST', '/api/me');
  return answer.startsWith('{') ? ((JSON.parse(answer) as { token?: string }).token ?? '') : '';
}

/** Holds so many connections, and makes new ones for those that are cut. */
async function hold(count: number, make: () => Hold, until: number): Promise<void> {
  const all = Array.from({ length: count }, make);
  while (performance.now() < until) {
    await wait(100);
    let again = AGAIN_A_SECOND / 10;
    for (const [i, one] of all.entries()) {
      if (!one.ended || again <= 0) continue;
      all[i] = make();
      again -= 1;
    }
  }
  for (const one of all) one.end();
}

/** People of their own at each of the addresses, who look on in a room there. */
async function onlookers({ port, onlookers: count }: Orders): Promise<() => Hold> {
  const hellos: { from: string; hello: object }[] = [];
  for (let i = 0; i < count && i < ONLOOKERS_AT; i++) {
    const address = { port, from: `127.0.0.${10 + i}` };
    const own = await token(address);
    const body = { game: 'polyform', setup: 'seats=2', name: 0 };
    const opened = await asked(address, 'POST', '/api/rooms', { token: own, body });
    const { room } = JSON.parse(opened) as { room: string };
    for (let n = 0; n < count / ONLOOKERS_AT; n++) {
      const hello = { t: 'hello', v: 1, token: await token(address), room, name: 0 };
      hellos.push({ from: address.from, hello });
    }
  }
  let made = 0;
  return () => {
    const { from, hello } = hellos[made++ % hellos.length] ?? { from: '127.0.0.2', hello: {} };
    return intrude({ port, from }, hello, []);
  };
}

/** Asks without a pause, so many at once. */
async function ask(count: number, path: () => string, { attacker, until }: { attacker: Attacker; until: number }) {
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      await asked(attacker, 'GET', path());
      await wait(1);
    }
  };
  await Promise.all(Array.from({ length: count }, one));
}

async function attack(orders: Orders): Promise<void> {
  const until = performance.now() + orders.ms;
  const tokens: string[] = [];
  for (let i = 0; i < Math.min(16, orders.flooders + orders.guesses); i++) tokens.push(await token(orders));
  const looks = await onlookers(orders);
  let made = 0;
  const hello = (room: string): object => ({ t: 'hello', v: 1, token: tokens[made++ % tokens.length], room, name: 0 });
  const letter = (): string => '34679ACDEFGHJKMNPQRTWXY'[Math.floor(Math.random() * 23)] ?? '3';
  const code = (): string => Array.from({ length: 4 }, letter).join('');
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_500);
  const body = 'POST /api/scores HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000000\r\n\r\n';
  process.stdout.write('begun\n');
  const day = (): string => `/og/d/keshiki/${1 + Math.floor(Math.random() * 300)}.png`;
  await Promise.all([
    hold(orders.idle, () => idle(orders), until),
    hold(orders.slowBodies, () => slowBody(orders), until),
    hold(orders.flooders, () => flood(orders, hello(orders.room)), until),
    hold(orders.guesses, () => flood(orders, hello(code())), until),
    hold(orders.pipelined, () => pour(orders, '', request), until),
    hold(orders.bodies, () => pour(orders, body, ' '.repeat(64 * 1024)), until),
    hold(orders.onlookers, looks, until),
    ask(orders.pictures, day, { attacker: orders, until }),
  ]);
}

await attack(JSON.parse(process.argv[2] ?? '{}') as Orders);
process.exit(0);
