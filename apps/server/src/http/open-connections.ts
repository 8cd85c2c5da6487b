import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Network, networksOf } from '../limits/address.ts';

export interface ConnectionLimits {
  /** Of everybody together. */
  readonly most: number;
  /** Of one address; of a wider network so many times more, but of none more than half of all. Null: everybody comes through one proxy of ours. */
  readonly perAddress: number | null;
  /** A connection was cut or turned away to make room. */
  refused(address: string): void;
}

/** Connections that may have to go, the oldest first. */
interface Dispensable {
  /** Those that nobody would miss. */
  readonly idle: Set<Duplex>;
  /** Those that wait for an answer, or read one: the oldest of them read as slowly as they can. */
  readonly asking: Set<Duplex>;
}

interface Share extends Dispensable {
  count: number;
}

interface Held {
  readonly address: string;
  readonly networks: readonly Network[];
}

/** How many of those first in line are looked at when somebody has to go. */
const LOOKED_AT = 64;

/**
 * Every TCP connection, so that callers can never use up the descriptors of the process. Where there is no room for one
 * more, the oldest idle one of the same network goes; idle is also who has begun a request and not ended it. Where nobody is
 * idle, who has asked longest ago goes; a player never.
 */
export class OpenConnections {
  private readonly limits: ConnectionLimits;
  private readonly held = new Map<Duplex, Held>();
  private readonly shares = new Map<string, Share>();
  private readonly all: Dispensable = { idle: new Set(), asking: new Set() };

  constructor(limits: ConnectionLimits) {
    this.limits = limits;
  }

  get size(): number {
    return this.held.size;
  }

  get most(): number {
    return this.limits.most;
  }

  attach(server: Server): void {
    server.maxConnections = this.limits.most + 1;
    server.on('connection', socket => this.opened(socket, socket.remoteAddress ?? ''));
    server.prependListener('request', (request, response) => this.asked(request, response));
  }

  /** A player is on this connection: it is not idle, however silent. */
  hold(socket: Duplex): void {
    this.setPlace(socket, null);
  }

  /** Nobody is there any more: it may go like any other. */
  release(socket: Duplex): void {
    this.setPlace(socket, 'idle');
  }

  private opened(socket: Duplex, address: string): void {
    const networks = networksOf(address);
    const crowded = this.crowdedShare(networks);
    const full = crowded === null && this.held.size >= this.limits.most;
    if (crowded && !this.cut(first(crowded.idle) ?? first(crowded.asking))) return this.turnAway(socket, address);
    if (full && !this.cut(this.leastMissed())) return this.turnAway(socket, address);
    this.held.set(socket, { address, networks });
    for (const { key } of networks) this.share(key).count += 1;
    this.setPlace(socket, 'idle');
    socket.once('close', () => this.closed(socket));
  }

  private asked(request: IncomingMessage, response: ServerResponse): void {
    const { socket, headers } = request;
    const busy = (): void => this.setPlace(socket, 'asking');
    if ('content-length' in headers || 'transfer-encoding' in headers) request.once('end', busy);
    else busy();
    response.once('close', () => this.setPlace(socket, 'idle'));
  }

  private turnAway(socket: Duplex, address: string): void {
    socket.on('error', () => {});
    socket.destroy();
    this.limits.refused(address);
  }

  private cut(socket: Duplex | null): boolean {
    const held = socket && this.held.get(socket);
    if (!held) return false;
    this.closed(socket);
    socket.destroy();
    this.limits.refused(held.address);
    return true;
  }

  private crowdedShare(networks: readonly Network[]): Share | null {
    const { perAddress } = this.limits;
    if (perAddress === null) return null;
    for (const { key, times } of networks) {
      const share = this.shares.get(key);
      if (share && share.count >= Math.min(perAddress * times, this.limits.most / 2)) return share;
    }
    return null;
  }

  private leastMissed(): Duplex | null {
    return this.ofTheLargest(this.all.idle) ?? this.ofTheLargest(this.all.asking);
  }

  /** Of those first in line, one of the network that has most connections. */
  private ofTheLargest(sockets: ReadonlySet<Duplex>): Duplex | null {
    let found: Duplex | null = null;
    let [most, looked] = [0, 0];
    for (const socket of sockets) {
      const key = this.held.get(socket)?.networks.at(-1)?.key ?? '';
      const { count } = this.share(key);
      if (count > most) [found, most] = [socket, count];
      looked += 1;
      if (looked >= LOOKED_AT) break;
    }
    return found;
  }

  private share(key: string): Share {
    const known = this.shares.get(key);
    if (known) return known;
    const made: Share = { count: 0, idle: new Set(), asking: new Set() };
    this.shares.set(key, made);
    return made;
  }

  private setPlace(socket: Duplex, place: keyof Dispensable | null): void {
    const held = this.held.get(socket);
    if (!held) return;
    for (const sets of [this.all, ...held.networks.map(({ key }) => this.share(key))]) {
      sets.idle.delete(socket);
      sets.asking.delete(socket);
      if (place) sets[place].add(socket);
    }
  }

  private closed(socket: Duplex): void {
    const held = this.held.get(socket);
    if (!held) return;
    this.setPlace(socket, null);
    this.held.delete(socket);
    for (const { key } of held.networks) {
      const share = this.share(key);
      share.count -= 1;
      if (share.count === 0) this.shares.delete(key);
    }
  }
}

function first<T>(all: ReadonlySet<T>): T | null {
  for (const one of all) return one;
  return null;
}
