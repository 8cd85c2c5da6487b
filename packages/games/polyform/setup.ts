import { type CardId, type Colour, readCustom } from './cards/card.ts';
import { isPiece, type PieceId, tally } from './pieces.ts';
import { stockAllows } from './trade.ts';

/** What a table agrees on before it starts. Text: `seats=2` and then only what differs from the usual game. */
export interface Setup {
  readonly seats: number;
  /** Whether others see a player's points before the end. (P32) */
  readonly scores: 'open' | 'hidden';
  /** Cards in the white deck, markets included. (P4) */
  readonly white: 32 | 20;
  /** Finished cards that trigger the end; 0 is never. */
  readonly ends: { readonly white: number; readonly black: number; readonly deck: boolean };
  /** Whether the final round gives everyone the same number of turns. (P25) */
  readonly equal: boolean;
  /** The pieces everyone starts with. */
  readonly start: readonly PieceId[];
  /** Seconds a turn may take; 0 is no limit. Only a number: no rule reads it, and a room keeps a clock of its own. (P42) */
  readonly timer: number;
  /** Cards drawn by players, shuffled in. (P41) */
  readonly custom: readonly CardId[];
  /** Allows the debug actions. (P40) */
  readonly debug: boolean;
}

export const MOST_SEATS = 4;
export const TIMERS: readonly number[] = [0, 30, 60, 90, 120];
export const MOST_CUSTOM = 12;
/** What each end condition may be set to; 0 switches it off. */
export const ENDS: Record<Colour, readonly number[]> = { white: [0, 2, 3, 4, 5, 6, 7, 8], black: [0, 1, 2, 3, 4, 5] };
const MOST_START = 6;

const usual: Setup = {
  seats: 2,
  scores: 'open',
  white: 32,
  ends: { white: 5, black: 3, deck: true },
  equal: false,
  start: ['dot', 'dot'],
  timer: 0,
  custom: [],
  debug: false,
};

/** The usual game for so many seats, with what the caller changes. */
export function setupFor(seats: number, changes: Partial<Setup> = {}): Setup {
  return { ...usual, seats, ...changes };
}

type Field = Exclude<keyof Setup, 'seats'>;

const fields: { readonly [F in Field]: (value: Setup[F]) => string } = {
  scores: String,
  white: String,
  ends: e => [e.white && `w${e.white}`, e.black && `b${e.black}`, e.deck && 'deck'].filter(Boolean).join('+') || 'none',
  equal: e => (e ? 'yes' : 'no'),
  start: s => s.join('+'),
  timer: String,
  custom: c => c.join('+'),
  debug: d => (d ? 'yes' : 'no'),
};

function field<F extends Field>(setup: Setup, name: F): string {
  const text = fields[name](setup[name]);
  return text === fields[name](usual[name]) ? '' : ` ${name}=${text}`;
}

export function writeSetup(setup: Setup): string {
  return `seats=${setup.seats}${(Object.keys(fields) as Field[]).map(name => field(setup, name)).join('')}`;
}

/** Null when the line is not a setup these rules can start. */
export function readSetup(line: string): Setup | null {
  if (line.length > 600) return null;
  const given = new Map<string, string>();
  for (const part of line.split(' ')) {
    const [, name = '', value = ''] = /^([a-z]+)=(\S+)$/.exec(part) ?? [];
    if (!name || given.has(name)) return null;
    given.set(name, value);
  }
  const seats = Number(given.get('seats'));
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS) return null;
  const setup = { ...setupFor(seats), ...changesIn(given) };
  return sameWords(writeSetup(setup), line) && isValid(setup) ? setup : null;
}

/** The order in which a person types the options does not matter. */
function sameWords(a: string, b: string): boolean {
  const words = (line: string): string =>
    line
      .split(' ')
      .sort((x, y) => (x < y ? -1 : 1))
      .join(' ');
  return words(a) === words(b);
}

function changesIn(given: ReadonlyMap<string, string>): Partial<Setup> {
  const text = (name: Field): string => given.get(name) ?? '';
  const list = (name: Field): string[] => text(name).split('+');
  return {
    ...(text('scores') === 'hidden' && { scores: 'hidden' }),
    ...(text('white') === '20' && { white: 20 }),
    ...(given.has('ends') && { ends: readEnds(text('ends')) }),
    ...(text('equal') === 'yes' && { equal: true }),
    ...(given.has('start') && { start: list('start').filter(isPiece) }),
    ...(given.has('timer') && { timer: Number(text('timer')) }),
    ...(given.has('custom') && { custom: list('custom') }),
    ...(text('debug') === 'yes' && { debug: true }),
  };
}

function readEnds(text: string): Setup['ends'] {
  const [, white = '0', black = '0', deck] = /^(?:w(\d))?\+?(?:b(\d))?\+?(deck)?$/.exec(text) ?? [];
  return { white: Number(white), black: Number(black), deck: deck !== undefined };
}

function isValid(setup: Setup): boolean {
  const { ends, start, custom } = setup;
  if (!ENDS.white.includes(ends.white) || !ENDS.black.includes(ends.black)) return false;
  if (start.length === 0 || start.length > MOST_START || !stockAllows(tally(start), MOST_SEATS)) return false;
  if (!TIMERS.includes(setup.timer) || custom.length > MOST_CUSTOM) return false;
  return new Set(custom).size === custom.length && custom.every(id => readCustom(id) !== null);
}
