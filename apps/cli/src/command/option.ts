/** What a typed text means, or why it means nothing. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** One `--name` of a command. */
export interface Option<T = unknown> {
  readonly does: string;
  /** What is typed after the name, as in `--seed WORD`; null for a flag, which takes nothing. */
  readonly word: string | null;
  readonly usual: T;
  /** The usual value and the range, as the usage tells them. */
  readonly shown: string;
  read(text: string): Reading<T>;
}

export type Options = Readonly<Record<string, Option>>;
export type ValuesOf<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

interface Range {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

const said = (value: number): string => value.toLocaleString('en');

export function flag(does: string): Option<boolean> {
  return { does, word: null, usual: false, shown: '', read: () => ({ ok: true, value: true }) };
}

/** Any number of a range. */
export function number(does: string, { usual, min, max }: Range): Option<number> {
  const shown = `${said(usual)}; from ${said(min)} to ${said(max)}`;
  return { does, word: 'N', usual, shown, read: text => readNumber(text, min, max) };
}

/** A whole number of a range. */
export function whole(does: string, range: Range): Option<number> {
  return { ...number(does, range), read: text => readWhole(text, range.min, range.max) };
}

/** Any text; without one, what is usual. */
export function text<T extends string | null>(does: string, usual: T, word = 'TEXT'): Option<string | T> {
  return { does, word, usual, shown: usual ?? '', read: value => ({ ok: true, value }) };
}

/** One of some names. */
export function choice<const Name extends string>(does: string, among: readonly Name[], usual: Name): Option<Name> {
  const read = (typed: string): Reading<Name> => {
    const value = among.find(name => name === typed);
    return value === undefined ? { ok: false, why: noneOf(typed, among) } : { ok: true, value };
  };
  return { does, word: 'NAME', usual, shown: `${usual}; of ${among.join(', ')}`, read };
}

/** Names or numbers with commas between them; usually all of them. */
export function some<T extends string | number>(does: string, all: readonly T[], word = 'LIST'): Option<readonly T[]> {
  const read = (typed: string): Reading<readonly T[]> => {
    const chosen: T[] = [];
    for (const part of typed.split(',')) {
      const one = all.find(name => String(name) === part);
      if (one === undefined) return { ok: false, why: noneOf(part, all) };
      chosen.push(one);
    }
    return { ok: true, value: chosen };
  };
  return { does, word, usual: all, shown: `all; of ${range(all)}`, read };
}

export function noneOf(typed: string, among: readonly (string | number)[]): string {
  return `"${typed}" is none of ${range(among)}`;
}

/** `a, b, c`, or `1 to 20` for numbers. */
function range(all: readonly (string | number)[]): string {
  return typeof all[0] === 'number' ? `${all[0]} to ${all.at(-1)}` : all.join(', ');
}

function readNumber(typed: string, min: number, max: number): Reading<number> {
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  if (!Number.isFinite(value)) return { ok: false, why: `"${typed}" is not a number` };
  if (value < min || value > max) return { ok: false, why: `${typed} is not from ${said(min)} to ${said(max)}` };
  return { ok: true, value };
}

function readWhole(typed: string, min: number, max: number): Reading<number> {
  const read = readNumber(typed, min, max);
  return read.ok && !Number.isInteger(read.value) ? { ok: false, why: `${typed} is not a whole number` } : read;
}
