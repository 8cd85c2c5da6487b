/**
 * Chance as data. A state holds one 32-bit number per named stream; drawing edits that number in place, so a
 * rule that rolls on 'shop' can never change what 'deal' brings next.
 */
export type Streams<Name extends string> = Record<Name, number>;

/** Fresh streams for a run. Two names of one seed are independent, and so are two seeds. */
export function streams<Name extends string>(seed: string, names: readonly Name[]): Streams<Name> {
  const all: Partial<Streams<Name>> = {};
  for (const name of names) all[name] = stream(seed, name);
  return all as Streams<Name>;
}

/** One of them, as it is before anything is drawn. */
export function stream(seed: string, name: string): number {
  return hash(`${name}\n${seed}`);
}

/** Every stream zeroed: what a view shows of chance. */
export function blankStreams<Name extends string>(rng: Streams<Name>): Streams<Name> {
  const all: Partial<Streams<Name>> = {};
  for (const name in rng) all[name] = 0;
  return all as Streams<Name>;
}

/** Mulberry32: the next 32 bits of a stream. */
export function bits<Name extends string>(rng: Streams<Name>, name: Name): number {
  const seed = (rng[name] + 0x6d2b79f5) | 0;
  rng[name] = seed >>> 0;
  let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}

/** A whole number from 0 to n - 1. */
export function roll<Name extends string>(rng: Streams<Name>, name: Name, n: number): number {
  return Math.floor((bits(rng, name) / 0x1_0000_0000) * n);
}

/** True `hits` times out of `outOf`. */
export function chance<Name extends string>(rng: Streams<Name>, name: Name, hits: number, outOf: number): boolean {
  return roll(rng, name, outOf) < hits;
}

/** One of the list, all equally likely. The list must not be empty. */
export function pick<T, Name extends string>(rng: Streams<Name>, name: Name, list: readonly T[]): T {
  const one = list[roll(rng, name, list.length)];
  if (one === undefined) throw new Error('pick: the list is empty');
  return one;
}

/** Fisher–Yates in place. */
export function shuffle<T, Name extends string>(rng: Streams<Name>, name: Name, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(rng, name, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

/** 32 bits of a text, mixed through 128 bits of state so that long seeds keep their entropy between names. */
export function hash(text: string): number {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 0x2c1b3c6d);
    b = c ^ Math.imul(b ^ k, 0x297a2d39);
    c = d ^ Math.imul(c ^ k, 0x1b56c4e9);
    d = a ^ Math.imul(d ^ k, 0x7feb352d);
  }
  a = mix(a ^ (d >>> 16));
  b = mix(b ^ a);
  c = mix(c ^ b);
  return mix(d ^ c ^ text.length) >>> 0;
}

function mix(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}
