import { parseArgs } from 'node:util';

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
  readonly parts: readonly Part[];
  readonly json: boolean;
  readonly realtime: boolean;
}

export type Part = 'saturated' | 'paced' | 'kill';
const PARTS: readonly Part[] = ['saturated', 'paced', 'kill'];

export const HELP = `npm run load -- [options]
  --only PARTS      of ${PARTS.join(',')}; all of them by default
  --rooms N         tables kept busy without a pause (100)
  --paced-rooms N   tables with one action a second (400)
  --seconds N       length of one measured window (3)
  --rounds N        windows, each beside one of the bare relay (5)
  --kills N         kill -9 of the server under load (3)
  --game ID --setup TEXT --seats N   what is played (polyform, "seats=4", 4)
  --database URL    PostgreSQL instead of SQLite in a temporary folder
  --realtime        as root: first in line for the CPU during each window, on a machine that is busy with other things
  --json            one JSON object at the end, nothing else on stdout`;

/** Null when only help was asked for. */
export function readOptions(args: readonly string[]): Options | null {
  const text = (otherwise: string) => ({ type: 'string', default: otherwise }) as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: text(PARTS.join(',')),
      rooms: text('100'),
      'paced-rooms': text('400'),
      seconds: text('3'),
      rounds: text('5'),
      kills: text('3'),
      game: text('polyform'),
      setup: text('seats=4'),
      seats: text('4'),
      database: { type: 'string' },
      json: { type: 'boolean', default: false },
      realtime: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const chosen = values.only.split(',');
  return {
    game: values.game,
    setup: values.setup,
    seats: Number(values.seats),
    rooms: Number(values.rooms),
    pacedRooms: Number(values['paced-rooms']),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    kills: Number(values.kills),
    database: values.database ?? null,
    parts: PARTS.filter(part => chosen.includes(part)),
    json: values.json,
    realtime: values.realtime,
  };
}
