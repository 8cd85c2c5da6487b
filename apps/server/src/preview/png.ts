import { deflateSync, inflateSync } from 'node:zlib';

/** A picture in memory: red, green, blue and opacity a pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const SIGN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** Reads the pictures that we ship: eight bits a channel, in colour, not interlaced. */
export function readPng(file: Buffer): Picture {
  if (!file.subarray(0, 8).equals(SIGN)) throw new Error('not a PNG');
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = body[8] === 8 && body[12] === 0 ? (CHANNELS[body[9] ?? 0] ?? 0) : 0;
    }
    if (kind === 'IDAT') parts.push(body);
    at += length + 12;
  }
  if (channels === 0) throw new Error('a PNG of a kind that we do not ship');
  return {
    width,
    height,
    data: spread(unfiltered(inflateSync(Buffer.concat(parts)), width * channels, channels), channels),
  };
}

/** Undoes the line filters of PNG. */
function unfiltered(raw: Buffer, stride: number, step: number): Uint8Array {
  const rows = raw.length / (stride + 1);
  const out = new Uint8Array(rows * stride);
  for (let y = 0; y < rows; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i;
      const left = i < step ? 0 : (out[at - step] ?? 0);
      const up = y === 0 ? 0 : (out[at - stride] ?? 0);
      const corner = i < step || y === 0 ? 0 : (out[at - stride - step] ?? 0);
      out[at] = (raw[y * (stride + 1) + 1 + i] ?? 0) + guess(filter, left, up, corner);
    }
  }
  return out;
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, corner) : 0;
}

function paeth(left: number, up: number, corner: number): number {
  const base = left + up - corner;
  const a = Math.abs(base - left);
  const b = Math.abs(base - up);
  const c = Math.abs(base - corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function spread(bytes: Uint8Array, channels: number): Uint8Array {
  if (channels === 4) return bytes;
  const out = new Uint8Array((bytes.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4)
    for (let i = 0; i < 3; i++) out[to + i] = bytes[from + i] ?? 0;
  return out;
}

/** Writes an opaque picture; each line is told by its difference from the one above. */
export function writePng({ width, height, data }: Picture): Buffer {
  const raw = Buffer.alloc(height * (width * 3 + 1));
  let at = 0;
  for (let y = 0; y < height; y++) {
    raw[at++] = 2;
    for (let from = y * width * 4; from < (y + 1) * width * 4; from += 4) {
      for (let channel = from; channel < from + 3; channel++)
        raw[at++] = (data[channel] ?? 0) - (data[channel - width * 4] ?? 0);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([SIGN, chunk('IHDR', head), chunk('IDAT', deflateSync(raw)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, body: Buffer): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(kind, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (TABLE[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
