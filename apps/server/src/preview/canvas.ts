import type { Picture } from './png.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Paint = readonly [red: number, green: number, blue: number];

export function canvas(width: number, height: number): Picture {
  return { width, height, data: new Uint8Array(width * height * 4) };
}

export function fill({ width, height, data }: Picture, [x, y, w, h]: Box, [red, green, blue]: Paint): void {
  const line = new Uint8Array(w * 4).fill(255);
  for (let at = 0; at < line.length; at += 4) {
    line[at] = red;
    line[at + 1] = green;
    line[at + 2] = blue;
  }
  for (let row = y; row < Math.min(height, y + h); row++) data.set(line, (row * width + x) * 4);
}

/** Lays a part of one picture on another, which shows through where the first is not opaque. */
export function lay(to: Picture, from: Picture, [sx, sy, w, h]: Box, [x, y]: readonly [x: number, y: number]): void {
  for (let row = 0; row < h; row++) {
    for (let col = 0; col < w; col++) {
      if (x + col < 0 || x + col >= to.width || y + row < 0 || y + row >= to.height) continue;
      blend(to.data, ((y + row) * to.width + x + col) * 4, from.data, ((sy + row) * from.width + sx + col) * 4);
    }
  }
}

function blend(to: Uint8Array, at: number, from: Uint8Array, source: number): void {
  const over = (from[source + 3] ?? 0) / 255;
  if (over === 0) return;
  if (over === 1) {
    for (let i = 0; i < 4; i++) to[at + i] = from[source + i] ?? 0;
    return;
  }
  const under = ((to[at + 3] ?? 0) / 255) * (1 - over);
  const whole = over + under;
  for (let i = 0; i < 3; i++)
    to[at + i] = Math.round(((from[source + i] ?? 0) * over + (to[at + i] ?? 0) * under) / whole);
  to[at + 3] = Math.round(whole * 255);
}

/** A smaller copy: each pixel is the mean of those it covers. */
export function shrunk(from: Picture, width: number, height: number): Picture {
  const out = canvas(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * from.width) / width);
      const top = Math.floor((y * from.height) / height);
      const right = Math.max(left + 1, Math.floor(((x + 1) * from.width) / width));
      const bottom = Math.max(top + 1, Math.floor(((y + 1) * from.height) / height));
      mean(from, [left, top, right - left, bottom - top], out.data, (y * width + x) * 4);
    }
  }
  return out;
}

function mean({ width, data }: Picture, [x, y, w, h]: Box, out: Uint8Array, to: number): void {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let row = y; row < y + h; row++) {
    for (let at = (row * width + x) * 4, end = at + w * 4; at < end; at += 4) {
      const weight = data[at + 3] ?? 0;
      red += (data[at] ?? 0) * weight;
      green += (data[at + 1] ?? 0) * weight;
      blue += (data[at + 2] ?? 0) * weight;
      opacity += weight;
    }
  }
  if (opacity === 0) return;
  out[to] = Math.round(red / opacity);
  out[to + 1] = Math.round(green / opacity);
  out[to + 2] = Math.round(blue / opacity);
  out[to + 3] = Math.round(opacity / (w * h));
}
