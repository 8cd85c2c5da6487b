import { NAMES } from '@minoya/shared/names';
import { type ClientFrame, SIGNS } from '@minoya/shared/protocol';
import * as v from 'valibot';
import { LONGEST_LINE, readAct } from './act.ts';

const LONGEST_SETUP = 600;
const MOST_SEATS = 16;

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
/** PostgreSQL keeps no text with a NUL in it, and nobody types one. */
export const noNul = v.check<string, string>(typed => !typed.includes('\0'), 'holds a NUL');
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const nameNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(NAMES - 1));
export const turnClock = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)));
export const setupText = text(LONGEST_SETUP);

const clientFrame = v.variant('t', [
  v.strictObject({ t: v.literal('act'), id, a: text(LONGEST_LINE) }),
  v.strictObject({ t: v.literal('ping') }),
  v.strictObject({ t: v.literal('undo'), id }),
  v.strictObject({ t: v.literal('look') }),
  v.strictObject({ t: v.literal('past') }),
  v.strictObject({ t: v.literal('stamp'), stamp: v.picklist(SIGNS) }),
  v.strictObject({ t: v.literal('vote'), seat, bot: v.boolean() }),
  v.strictObject({ t: v.literal('sit'), id, seat: v.exactOptional(seat) }),
  v.strictObject({ t: v.literal('leave'), id, resign: v.exactOptional(v.literal(true)) }),
  v.strictObject({ t: v.literal('ready'), id, on: v.boolean() }),
  v.strictObject({ t: v.literal('setup'), id, setup: setupText, clock: turnClock, watch: v.boolean() }),
  v.strictObject({ t: v.literal('bot'), id, seat, bot: v.nullable(text(40)) }),
  v.strictObject({ t: v.literal('kick'), id, seat }),
  v.strictObject({ t: v.literal('host'), id, seat }),
  v.strictObject({ t: v.literal('start'), id }),
  v.strictObject({ t: v.literal('again'), id }),
  v.strictObject({
    t: v.literal('hello'),
    v: v.number(),
    token: text(80),
    room: text(40),
    name: nameNumber,
    n: v.exactOptional(count),
    sit: v.exactOptional(v.boolean()),
  }),
]);

/** Null for anything that is not exactly a frame of ours. */
export function readClientFrame(data: Buffer): ClientFrame | null {
  const act = readAct(data);
  if (act) return act;
  let value: unknown;
  try {
    value = JSON.parse(data.toString());
  } catch {
    return null;
  }
  const parsed = v.safeParse(clientFrame, value);
  return parsed.success ? parsed.output : null;
}
