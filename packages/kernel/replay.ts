import { pack, unpack } from './compact.ts';
import type { Seat } from './game.ts';
import { type Marks, readMarks, writeMarks } from './marks.ts';
import type { ReplayRefusal } from './refusals.ts';
import { hash } from './rng.ts';

/** One action as it is stored: who, and what, in one line. */
export interface LogEntry {
  readonly seat: Seat;
  readonly line: string;
}

/** A whole game in a few lines: everything else follows from it. */
export interface Replay {
  readonly game: string;
  readonly version: number;
  readonly setup: string;
  readonly seed: string;
  readonly log: readonly LogEntry[];
  /** How it was played, where there is something to say. */
  readonly marks?: Marks;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  /** `why` is a code of `replayRefusals`; `line` is the one that cannot be read, counted from 1. */
  | { readonly ok: false; readonly why: ReplayRefusal; readonly line?: number };

const FORMAT = '1';
/** Longer games are refused, as text and by `fold`. */
export const MOST_ACTIONS = 20_000;
const LONGEST_LINE = 2_000;
const LONGEST_TEXT = 400_000;
const CHECKSUM_BYTES = 4;

/** The replay as lines: a head of four, its marks if it has any, then one action a line with its seat in front. */
export function writeReplay(replay: Replay): string {
  const head = [
    `minoya ${FORMAT}`,
    `${replay.game} v${replay.version}`,
    `setup ${replay.setup}`,
    `seed ${replay.seed}`,
  ];
  const marks = writeMarks(replay.marks ?? {});
  if (marks !== '') head.push(`marks ${marks}`);
  return [...head, ...replay.log.map(entry => `${entry.seat} ${entry.line}`)].join('\n');
}

export function readReplay(text: string): Read<Replay> {
  if (text.length > LONGEST_TEXT) return refuse('tooLong');
  const lines = text.trimEnd().split('\n');
  if (lines.length > MOST_ACTIONS + 5) return refuse('tooLong');
  if (lines[0] !== `minoya ${FORMAT}`) return refuse('otherFormat', 1);
  const game = /^([a-z][a-z0-9-]*) v(\d{1,6})$/.exec(lines[1] ?? '');
  if (!game) return refuse('badLine', 2);
  const setup = /^setup (.*)$/.exec(lines[2] ?? '');
  if (!setup) return refuse('badLine', 3);
  const seed = /^seed (.*)$/.exec(lines[3] ?? '');
  if (!seed) return refuse('badLine', 4);
  const marked = /^marks (.*)$/.exec(lines[4] ?? '');
  const marks = marked ? readMarks(marked[1] ?? '') : null;
  if (marked && !marks) return refuse('badLine', 5);
  const log = readLog(lines, marked ? 5 : 4);
  if (!log.ok) return log;
  const head = { game: game[1] ?? '', version: Number(game[2]), setup: setup[1] ?? '', seed: seed[1] ?? '' };
  return { ok: true, value: { ...head, log: log.value, ...(marks ? { marks } : {}) } };
}

function readLog(lines: readonly string[], from: number): Read<readonly LogEntry[]> {
  const log: LogEntry[] = [];
  for (let i = from; i < lines.length; i++) {
    const entry = /^(\d{1,2}) (.+)$/.exec(lines[i] ?? '');
    if (!entry || (lines[i] ?? '').length > LONGEST_LINE) return refuse('badLine', i + 1);
    log.push({ seat: Number(entry[1]), line: entry[2] ?? '' });
  }
  return { ok: true, value: log };
}

/** The replay as one short URL-safe word: version, length, checksum and text, compressed. */
export function encodeReplay(replay: Replay): string {
  const body = toBytes(writeReplay(replay));
  const sum = hash(fromBytes(body));
  const check = [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  return `${FORMAT}${body.length.toString(36)}.${pack([...body, ...check])}`;
}

export function decodeReplay(word: string): Read<Replay> {
  if (!word.startsWith(FORMAT)) return refuse('otherFormat');
  const parts = /^1([0-9a-z]{1,5})\.([A-Za-z0-9_-]*)$/.exec(word);
  if (!parts) return refuse('damaged');
  const length = Number.parseInt(parts[1] ?? '', 36);
  if (length > LONGEST_TEXT) return refuse('tooLong');
  const bytes = unpack(parts[2] ?? '', length + CHECKSUM_BYTES);
  if (!bytes) return refuse('damaged');
  const text = fromBytes(bytes.slice(0, length));
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(length);
  if (hash(text) !== ((a << 24) | (b << 16) | (c << 8) | d) >>> 0) return refuse('damaged');
  const read = readReplay(unescapeText(text));
  // Bits that the decoder never looks at must not hide in an accepted link.
  if (read.ok && encodeReplay(read.value) !== word) return refuse('damaged');
  return read;
}

function refuse(why: ReplayRefusal, line?: number): Extract<Read<never>, { readonly ok: false }> {
  return line === undefined ? { ok: false, why } : { ok: false, why, line };
}

/** Characters beyond ASCII are escaped, so that one character is one byte. */
function toBytes(text: string): number[] {
  const plain = text.replace(/[^\n -$&-~]/g, char => `%${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Array.from(plain, char => char.charCodeAt(0));
}

function fromBytes(bytes: readonly number[]): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function unescapeText(text: string): string {
  return text.replace(/%([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
