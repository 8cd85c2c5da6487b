import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attacker, flood, type Hold, idle, slowBody } from '../../../server/src/testing/hostile.ts';

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
}

/** How many that were cut come again in a second. */
const AGAIN_A_SECOND = 50;

async function asked({ port, from }: Attacker, method: string, path: string): Promise<string> {
  return new Promise(done => {
    const call = request({ port, host: '127.0.0.1', localAddress: from, method, path }, response => {
      let text = '';
      response.on('data', (data: Buffer) => {
        text += text.length < 1_000 ? data.toString('latin1') : '';
      });
      response.on('close', () => done(text));
    });
    call.on('error', () => done(''));
    call.end();
  });
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
  let made = 0;
  const hello = (room: string): object => ({ t: 'hello', v: 1, token: tokens[made++ % tokens.length], room, name: 0 });
  const letter = (): string => '34679ACDEFGHJKMNPQRTWXY'[Math.floor(Math.random() * 23)] ?? '3';
  const code = (): string => Array.from({ length: 4 }, letter).join('');
  process.stdout.write('begun\n');
  const day = (): string => `/og/d/keshiki/${1 + Math.floor(Math.random() * 300)}.png`;
  await Promise.all([
    hold(orders.idle, () => idle(orders), until),
    hold(orders.slowBodies, () => slowBody(orders), until),
    hold(orders.flooders, () => flood(orders, hello(orders.room)), until),
    hold(orders.guesses, () => flood(orders, hello(code())), until),
    ask(orders.pictures, day, { attacker: orders, until }),
  ]);
}

await attack(JSON.parse(process.argv[2] ?? '{}') as Orders);
process.exit(0);
