import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Somebody who means no good, at an address of this machine. */
export interface Attacker {
  readonly port: number;
  /** 127.0.0.2 is another address than 127.0.0.1. */
  readonly from: string;
}

/** A TCP connection that an attacker holds. */
export class Hold {
  readonly socket: Socket;
  open = false;
  ended = false;
  /** What came back, as text. */
  heard = '';

  constructor({ port, from }: Attacker, first: string | Buffer = '') {
    this.socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
    this.socket.on('connect', () => {
      this.open = true;
      if (first.length > 0) this.socket.write(first);
    });
    this.socket.on('data', data => {
      if (this.heard.length < 4_000) this.heard += data.toString('latin1');
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.open = false;
      this.ended = true;
    });
  }

  async connected(): Promise<this> {
    if (this.socket.connecting) await new Promise(done => this.socket.once('connect', done).once('close', done));
    return this;
  }

  end(): void {
    this.socket.destroy();
  }
}

/** Connects and says nothing. */
export const idle = (attacker: Attacker): Hold => new Hold(attacker);

/** Announces a body and sends one byte of it. */
export const slowBody = (attacker: Attacker): Hold =>
  new Hold(
    attacker,
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );

/** Says this, then sends the same over and over as fast as it goes. */
export function pour(attacker: Attacker, first: string, filler: string): Hold {
  const held = new Hold(attacker, first);
  const more = (): void => {
    if (held.socket.writable && held.socket.write(filler)) setImmediate(more);
  };
  held.socket.on('connect', more);
  held.socket.on('drain', more);
  return held;
}

/** Begins the headers and never ends them. */
export const slowHeaders = (attacker: Attacker): Hold => new Hold(attacker, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');

/** A client's frame with an empty mask; a whole text unless its first byte says otherwise. */
export function frameOf(content: string | Buffer, first = 0x81): Buffer {
  const payload = Buffer.from(content);
  const wide = payload.length > 125;
  const head = Buffer.from(
    wide ? [first, 0xfe, payload.length >> 8, payload.length & 255] : [first, 0x80 | payload.length],
  );
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

/** Opens a WebSocket, goes into a room, then writes each of these as a packet of its own. */
export function intrude(attacker: Attacker, hello: object, packets: readonly Buffer[]): Hold {
  const held = new Hold(attacker, handshake(attacker.port));
  let entered = false;
  held.socket.once('data', () => held.socket.write(frameOf(JSON.stringify(hello))));
  held.socket.on('data', () => {
    if (entered || !held.heard.includes('"t":"welcome"')) return;
    entered = true;
    packets.forEach((packet, i) => setTimeout(() => held.socket.write(packet), 20 * i));
  });
  return held;
}

/** Opens a WebSocket, goes into a room where one is given, then sends the same over and over as fast as it goes. */
export function flood(attacker: Attacker, hello: object | null, frame: Buffer = frameOf('{"t":"ping"}')): Hold {
  const held = new Hold(attacker, handshake(attacker.port));
  const many = Buffer.concat(Array<Buffer>(500).fill(frame));
  let begun = false;
  const more = (): void => {
    if (held.socket.writable && held.socket.write(many)) setImmediate(more);
  };
  const begin = (): void => {
    if (begun || (hello && !held.heard.includes('"t":"welcome"'))) return;
    begun = true;
    more();
  };
  held.socket.once('data', () => {
    if (hello) held.socket.write(frameOf(JSON.stringify(hello)));
  });
  held.socket.on('data', begin);
  held.socket.on('drain', () => setImmediate(more));
  return held;
}

function handshake(port: number): string {
  const lines = [
    'GET /ws HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
