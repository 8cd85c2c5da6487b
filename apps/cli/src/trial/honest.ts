import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { games } from '@minoya/games';
import { Client } from '../../../server/src/testing/client.ts';
import { Latencies } from '../load/stats.ts';
import { inLineMs } from './cpu.ts';

/** What an honest player met with, in milliseconds. */
export interface Experience {
  readonly pingP50: number;
  readonly pingP99: number;
  /** The same from the moment it was sent, without what server and player stood in line for the CPU meanwhile. */
  readonly servedP99: number;
  readonly moveP99: number;
  readonly moves: number;
  /** A preview's picture that nobody had asked for before; null when it was refused. */
  readonly picture: number | null;
  /** Pings and moves that were never answered. */
  readonly lost: number;
}

const PING_EVERY_MS = 50;
const MOVE_EVERY_MS = 300;
/** As many events as the room may have leave room for an hour of this. */
const LONGEST_ANSWER_MS = 10_000;

interface Pings {
  readonly pings: Latencies;
  readonly served: Latencies;
  readonly server: number;
}

/** Two people at a table from 127.0.0.1; one of them plays and takes back, for as long as it is watched. */
export class HonestTable {
  private readonly port: number;
  private readonly active: Client;
  readonly room: string;
  private pictures = 0;
  /** Whether the last action stands, and is to be taken back next. */
  private acted = false;

  private constructor(port: number, active: Client, room: string) {
    this.port = port;
    this.active = active;
    this.room = room;
  }

  static async open(port: number): Promise<HonestTable> {
    const tokens = [await token(port), await token(port)];
    const response = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'polyform', setup: 'seats=2', name: 0 }),
    });
    const { room } = (await response.json()) as { room: string };
    const clients: Client[] = [];
    for (const [name, one] of tokens.entries()) {
      const client = await new Client(games, port, { token: one, room, name, sit: true }).connect();
      await client.until(() => client.follower.seat === name);
      clients.push(client);
    }
    const [host, guest] = clients;
    if (!host || !guest) throw new Error('two people');
    await guest.command({ t: 'ready', on: true });
    await host.command({ t: 'start' });
    await host.until(() => host.follower.view !== null);
    const { active } = host.follower.view as unknown as { active: number };
    return new HonestTable(port, active === 0 ? host : guest, room);
  }

  /** What this player meets with for so long; `server` is the process that answers. */
  async experience(ms: number, server = 0): Promise<Experience> {
    const [pings, served, moves] = [new Latencies(), new Latencies(), new Latencies()];
    const until = performance.now() + ms;
    const picture = wait(ms / 2).then(() => this.picture());
    const [lostPings, lostMoves] = await Promise.all([
      this.ping({ pings, served, server }, until),
      this.move(moves, until),
    ]);
    return {
      pingP50: pings.percentile(0.5),
      pingP99: pings.percentile(0.99),
      servedP99: served.percentile(0.99),
      moveP99: moves.percentile(0.99),
      moves: moves.count,
      picture: await picture,
      lost: lostPings + lostMoves,
    };
  }

  get connected(): boolean {
    return this.active.open;
  }

  /**
   * By the clock and not one after the other: an answer that is late counts for all that should have been asked meanwhile.
   * Where this program itself came too late for some, one is sent for all of them: honest people do not flood.
   */
  private async ping({ pings, served, server }: Pings, until: number): Promise<number> {
    const pids = [server, process.pid];
    const sent: { readonly due: readonly number[]; readonly at: number; readonly inLine: number }[] = [];
    this.active.onFrame = text => {
      const ping = text === '{"t":"pong"}' ? sent.shift() : undefined;
      const now = performance.now();
      for (const due of ping?.due ?? []) {
        pings.add(now - due);
        if (ping) served.add(now - ping.at - (inLineMs(pids) - ping.inLine));
      }
    };
    for (let next = performance.now(); next < until; ) {
      await wait(Math.max(0, next - performance.now()));
      const at = performance.now();
      const due: number[] = [];
      for (; next <= at || due.length === 0; next += PING_EVERY_MS) due.push(next);
      sent.push({ due, at, inLine: inLineMs(pids) });
      this.active.sendAll([{ t: 'ping' }]);
    }
    for (let i = 0; i < 100 && sent.length > 0; i++) await wait(LONGEST_ANSWER_MS / 100);
    return sent.reduce((lost, { due }) => lost + due.length, 0);
  }

  private async move(latencies: Latencies, until: number): Promise<number> {
    while (performance.now() < until) {
      const at = performance.now();
      const done = await this.active
        .command(this.acted ? { t: 'undo' } : { t: 'act', a: 'gain' })
        .catch((error: unknown) => String(error));
      if (done !== 'done') return 1;
      this.acted = !this.acted;
      latencies.add(performance.now() - at);
      await wait(Math.max(0, at + MOVE_EVERY_MS - performance.now()));
    }
    return 0;
  }

  /** In the middle of it, over a connection of its own, like somebody who just comes. */
  private async picture(): Promise<number | null> {
    this.pictures += 1;
    const at = performance.now();
    const status = await new Promise<number>(answered => {
      const path = `/og/d/rokumasu/${this.pictures}.png`;
      const call = get({ port: this.port, host: '127.0.0.1', path, agent: false }, response => {
        response.resume();
        response.on('close', () => answered(response.complete ? (response.statusCode ?? 0) : 0));
      });
      call.on('error', () => answered(0));
    });
    return status === 200 ? performance.now() - at : null;
  }
}

async function token(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`, { method: 'POST' });
  return ((await response.json()) as { token: string }).token;
}
