import { SIGNS } from '@minoya/shared/protocol';
import * as v from 'valibot';

const room = v.pipe(v.string(), v.maxLength(64));
const who = room;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.pipe(v.array(who), v.readonly());

/** `i` counts the messages of a node, so that the others notice when one is lost. */
const envelope = { from: room, i: v.exactOptional(count) };

/** As it goes from node to node, also between an older and a newer server: never renamed, and what is new beside it is left alone. */
const message = v.variant('k', [
  v.object({ ...envelope, k: v.literal('grown'), heads: v.record(room, count) }),
  v.object({ ...envelope, k: v.literal('back'), room }),
  v.object({ ...envelope, k: v.literal('joined'), room, who }),
  /** One room's people, as nodes of an older version tell it every second. */
  v.object({ ...envelope, k: v.literal('here'), room, who: names }),
  /** The people of many rooms, told when they change. */
  v.object({ ...envelope, k: v.literal('present'), rooms: v.record(room, names) }),
  /** Asks every node for its people. */
  v.object({ ...envelope, k: v.literal('who') }),
  v.object({ ...envelope, k: v.literal('stamp'), room, s: count, stamp: v.picklist(SIGNS) }),
  v.object({ ...envelope, k: v.literal('vote'), room, who, s: count, bot: v.boolean() }),
  /** Did something of their own will that is not in the log. */
  v.object({ ...envelope, k: v.literal('sign'), room, who }),
]);

export type Envelope = v.InferOutput<typeof message>;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Message = Without<Envelope, 'from' | 'i'>;

/**
 * What another node says; null when it is none of our messages. Whoever may connect to the database can say anything there, and
 * nothing of it may end a node.
 */
export function readMessage(text: string): Envelope | null {
  try {
    const read = v.safeParse(message, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
