import { Refused } from '../command/command.ts';
import { flag, some, text, type ValuesOf, whole } from '../command/option.ts';

const PARTS = ['saturated', 'paced', 'kill'] as const;
const count = (does: string, usual: number, max: number) => whole(does, { usual, min: 1, max });

export const loadOptions = {
  only: some('which parts', PARTS, 'PARTS'),
  rooms: count('tables kept busy without a pause', 100, 10_000),
  'paced-rooms': count('tables with one action a second', 400, 10_000),
  seconds: count('length of one measured window', 3, 3_600),
  rounds: count('windows, each beside one of the bare relay', 5, 1_000),
  kills: count('kill -9 of the server under load', 3, 1_000),
  game: text('what is played', 'polyform', 'ID'),
  setup: text('with which setup', 'seats=4'),
  seats: count('with how many players', 4, 16),
  database: text('PostgreSQL, postgres://…, instead of SQLite in a temporary folder', null, 'URL'),
  against: text('another built server, by turns with this one, each by its own rules: its main.js', null, 'FILE'),
  realtime: flag('as root: first in line for the CPU during each window, on a machine that is busy with other things'),
  json: flag('one JSON object at the end, nothing else on standard output'),
};

export interface Options {
  readonly game: string;
  readonly setup: string;
  readonly seats: number;
  readonly rooms: number;
  readonly pacedRooms: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly kills: number;
  readonly database: string | null;
  readonly parts: readonly (typeof PARTS)[number][];
  readonly json: boolean;
  readonly realtime: boolean;
  readonly against: string | null;
}

/** What was typed, under the names used here; parts in the order in which they make sense. */
export function loadOptionsFrom(typed: ValuesOf<typeof loadOptions>): Options {
  const { only, 'paced-rooms': pacedRooms, ...rest } = typed;
  if (typed.database !== null && !/^postgres(ql)?:\/\//.test(typed.database))
    throw new Refused('--database: a URL that starts with postgres://');
  return { ...rest, pacedRooms, parts: PARTS.filter(part => only.includes(part)) };
}
