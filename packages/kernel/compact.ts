/**
 * Text to a short URL-safe string and back. Action lines repeat themselves, so an adaptive model over the last
 * few characters, driving an arithmetic coder, needs two to three bits a character. Whole numbers only: the
 * same text gives the same string on every machine.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ORDERS = 5;
const TABLE_BITS = 13;
const ONE = 65536;

/** Remembers, for the last 0 to 4 characters, how often a bit was 0 or 1 there. */
class Model {
  private readonly zeros = new Uint16Array(ORDERS << TABLE_BITS);
  private readonly ones = new Uint16Array(ORDERS << TABLE_BITS);
  private readonly slots = new Int32Array(ORDERS);
  private readonly past = new Uint8Array(ORDERS);
  private partial = 1;

  /** As new: the tables are large, so that making them anew would cost more than most links. */
  forget(): this {
    this.zeros.fill(0);
    this.ones.fill(0);
    this.past.fill(0);
    this.partial = 1;
    return this;
  }

  /** The chance, out of 65536, that the next bit is 1. Longer contexts weigh more. */
  chanceOfOne(): number {
    let context = 0;
    let forOne = 2;
    let all = 4;
    for (let order = 0; order < ORDERS; order++) {
      if (order > 0) context = Math.imul(context + (this.past[order - 1] ?? 0) + 1, 0x2f0b4c47);
      const mixed = Math.imul(context ^ Math.imul(this.partial, 0x3d4d51cb), 0x27d4eb2f);
      const slot = (order << TABLE_BITS) + (mixed >>> (32 - TABLE_BITS));
      this.slots[order] = slot;
      const one = this.ones[slot] ?? 0;
      const zero = this.zeros[slot] ?? 0;
      // A context that has only ever seen one answer is worth far more than one in doubt.
      const weight = (order + 1) ** 2 * (one === 0 || zero === 0 ? 8 : 1);
      forOne += one * 4 * weight;
      all += (one + zero) * 4 * weight;
    }
    const chance = Math.floor((forOne * ONE) / all);
    return Math.min(ONE - 32, Math.max(32, chance));
  }

  learn(bit: number): void {
    for (const slot of this.slots) {
      const same = bit ? this.ones : this.zeros;
      const other = bit ? this.zeros : this.ones;
      same[slot] = Math.min(255, (same[slot] ?? 0) + 1);
      const doubt = other[slot] ?? 0;
      if (doubt > 2) other[slot] = (doubt >> 1) + 1;
    }
    this.partial = (this.partial << 1) | bit;
    if (this.partial < 256) return;
    this.past.copyWithin(1, 0);
    this.past[0] = this.partial & 255;
    this.partial = 1;
  }
}

/** One at a time: `pack` and `unpack` begin by forgetting, and nothing runs between their steps. */
const shared = new Model();

function split(low: number, high: number, chance: number): number {
  return low + Math.floor(((high - low) * chance) / ONE);
}

/** Bytes (each 0 to 255) as a short string of letters, digits, - and _. */
export function pack(bytes: readonly number[]): string {
  const model = shared.forget();
  const out: number[] = [];
  let low = 0;
  let high = 0xffffffff;
  for (const byte of bytes) {
    for (let i = 7; i >= 0; i--) {
      const bit = (byte >> i) & 1;
      const mid = split(low, high, model.chanceOfOne());
      if (bit) high = mid;
      else low = mid + 1;
      model.learn(bit);
      while (low >>> 24 === high >>> 24) {
        out.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
    }
  }
  out.push(...closing(low, high));
  return toLetters(out);
}

/** The fewest bytes that name a number between low and high when zeros follow. */
function closing(low: number, high: number): number[] {
  if (low === 0) return [];
  for (let bytes = 1; bytes <= 4; bytes++) {
    const unit = 2 ** (32 - 8 * bytes);
    const value = Math.ceil(low / unit) * unit;
    if (value > high) continue;
    return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].slice(0, bytes);
  }
  return [];
}

/** How far ahead the decoder reads: an honest string is never asked for more than this beyond its end. */
const AHEAD = 4;

/** The first `count` bytes behind a packed string; null when it has a foreign letter, or is too short for so many. */
export function unpack(text: string, count: number): number[] | null {
  const bytes = fromLetters(text);
  if (!bytes) return null;
  const model = shared.forget();
  const out: number[] = [];
  let at = 0;
  const next = (): number => bytes[at++] ?? 0;
  let low = 0;
  let high = 0xffffffff;
  let value = ((next() << 24) | (next() << 16) | (next() << 8) | next()) >>> 0;
  while (out.length < count) {
    let byte = 0;
    for (let i = 0; i < 8; i++) {
      const mid = split(low, high, model.chanceOfOne());
      const bit = value <= mid ? 1 : 0;
      if (bit) high = mid;
      else low = mid + 1;
      model.learn(bit);
      byte = (byte << 1) | bit;
      while (low >>> 24 === high >>> 24) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
        value = ((value << 8) | next()) >>> 0;
      }
    }
    // Otherwise a dozen letters that promise a long game would cost as much as one.
    if (at > bytes.length + AHEAD) return null;
    out.push(byte);
  }
  return out;
}

function toLetters(bytes: readonly number[]): string {
  let text = '';
  let held = 0;
  let width = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    width += 8;
    while (width >= 6) {
      width -= 6;
      text += ALPHABET[(held >> width) & 63];
    }
    held &= (1 << width) - 1;
  }
  return width > 0 ? text + ALPHABET[(held << (6 - width)) & 63] : text;
}

function fromLetters(text: string): number[] | null {
  const bytes: number[] = [];
  let held = 0;
  let width = 0;
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return null;
    held = (held << 6) | value;
    width += 6;
    if (width < 8) continue;
    width -= 8;
    bytes.push((held >> width) & 255);
    held &= (1 << width) - 1;
  }
  return bytes;
}
