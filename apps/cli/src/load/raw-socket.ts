import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT_FRAME = 0x81;
const MASKED = 0x80;
const PING = 0x89;
const PONG = Buffer.from([0x8a, MASKED, 0, 0, 0, 0]);

/** A WebSocket client that costs next to nothing, so that the server is what is measured. */
export class RawSocket {
  private readonly socket: Socket;
  private held: Buffer = Buffer.alloc(0);
  private shaken = false;
  bytes = 0;
  onFrame: (payload: Buffer) => void = () => {};
  onClose: () => void = () => {};

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  static open(port: number, path: string): Promise<RawSocket> {
    return new Promise((done, failed) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const raw = new RawSocket(socket);
      socket.once('error', failed);
      socket.once('connect', () => socket.write(handshake(port, path)));
      socket.on('data', data => raw.received(data, () => done(raw)));
      socket.once('close', () => raw.onClose());
    });
  }

  send(text: string): void {
    const payload = Buffer.from(text);
    const wide = payload.length > 125;
    const frame = Buffer.allocUnsafe(payload.length + (wide ? 8 : 6));
    frame[0] = TEXT_FRAME;
    frame[1] = MASKED | (wide ? 126 : payload.length);
    if (wide) frame.writeUInt16BE(payload.length, 2);
    // A mask of zeros leaves the payload as it is.
    frame.writeUInt32BE(0, wide ? 4 : 2);
    payload.copy(frame, wide ? 8 : 6);
    this.socket.write(frame);
  }

  close(): void {
    this.socket.destroy();
  }

  private received(data: Buffer, shaken: () => void): void {
    this.bytes += data.length;
    this.held = this.held.length > 0 ? Buffer.concat([this.held, data]) : data;
    if (!this.shaken) {
      const end = this.held.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.shaken = true;
      this.held = this.held.subarray(end + 4);
      shaken();
    }
    for (let frame = nextFrame(this.held); frame; frame = nextFrame(this.held)) {
      this.held = this.held.subarray(frame.end);
      if (frame.kind === TEXT_FRAME) this.onFrame(frame.payload);
      else if (frame.kind === PING) this.socket.write(PONG);
    }
  }
}

function handshake(port: number, path: string): string {
  const key = randomBytes(16).toString('base64');
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${key}`,
    'Sec-WebSocket-Version: 13',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function nextFrame(data: Buffer): { payload: Buffer; end: number; kind: number } | null {
  if (data.length < 2) return null;
  const short = (data[1] ?? 0) & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (data.length < head) return null;
  const length = short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  if (data.length < head + length) return null;
  return { payload: data.subarray(head, head + length), end: head + length, kind: data[0] ?? 0 };
}
