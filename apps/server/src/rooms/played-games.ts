import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Replay, writeReplay } from '@minoya/kernel';
import type { Chair } from '@minoya/shared/protocol';
import type { RuleBook } from '../rules.ts';
import type { EventLog } from '../store/log.ts';
import { EMPTY_CHAIR } from './chairs.ts';
import { readEvent } from './event.ts';
import { EVENTS_AT_ONCE } from './room-size.ts';
import { RoomState } from './room-state.ts';

/** A game that was played to its end in a room, as everybody may see it. */
export interface PlayedGame {
  readonly replay: string;
  /** Who sat where: a bot's id, or the number of a person's name. */
  readonly seats: readonly { readonly bot: string | null; readonly name: number }[];
  readonly deal: string | null;
  readonly salt: string | null;
  /** The actions that the clock did for somebody, counted from 1. */
  readonly late: readonly number[];
  /** And those that a bot did that stood in for somebody. */
  readonly standIn: readonly number[];
  /** Seats that gave it up; absent when nobody did. */
  readonly resigned?: readonly number[];
}

/** A game that is over never changes. */
const KEPT_GAMES = 100;
const ROOM_BYTES = 12;
const BLOCK = 16;

const GAME_NAME = /^[\w-]{22}$/;

export interface PlayedGamesOptions {
  readonly secret: Buffer;
  readonly log: EventLog;
  readonly rules: RuleBook;
  /** Names in a room of those whose identity was deleted since it was opened: their games are nobody's. */
  readonly goneFrom?: (room: string) => Promise<readonly string[]>;
}

/**
 * Finished games of rooms by short names. A name is the room and which of its games, as one encrypted block: nothing has to be stored for
 * it, every node reads it, and it tells nobody the way into the room.
 */
export class PlayedGames {
  private readonly key: Buffer;
  private readonly log: EventLog;
  private readonly rules: RuleBook;
  private readonly goneFrom: NonNullable<PlayedGamesOptions['goneFrom']>;
  private readonly kept = new Map<string, PlayedGame>();

  constructor({ secret, log, rules, goneFrom }: PlayedGamesOptions) {
    this.key = createHmac('sha256', secret).update('played games').digest().subarray(0, BLOCK);
    this.log = log;
    this.rules = rules;
    this.goneFrom = goneFrom ?? (async () => []);
  }

  /** Somebody's identity was deleted: whose name stands where is asked anew. */
  forget(): void {
    this.kept.clear();
  }

  name(room: string, round: number): string {
    const block = Buffer.alloc(BLOCK);
    Buffer.from(room, 'base64url').copy(block, 0, 0, ROOM_BYTES);
    block.writeUInt16BE(round, ROOM_BYTES);
    const cipher = createCipheriv('aes-128-ecb', this.key, null).setAutoPadding(false);
    return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
  }

  /** The game of a name; null when this house never gave it, or knows the game no more. */
  async find(name: string): Promise<PlayedGame | null> {
    const known = this.kept.get(name);
    if (known) return known;
    const named = this.read(name);
    const state = named && (await playedGame(named.room, named.round, this.log, this.rules));
    const found = state && told(state, await this.goneFrom(named.room));
    if (!found) return null;
    this.kept.set(name, found);
    for (const old of [...this.kept.keys()].slice(0, -KEPT_GAMES)) this.kept.delete(old);
    return found;
  }

  private read(name: string): { readonly room: string; readonly round: number } | null {
    if (!GAME_NAME.test(name)) return null;
    const cipher = createDecipheriv('aes-128-ecb', this.key, null).setAutoPadding(false);
    const block = Buffer.concat([cipher.update(Buffer.from(name, 'base64url')), cipher.final()]);
    // Two bytes that are always nothing: a name that was made up has something there.
    if (block.readUInt16BE(ROOM_BYTES + 2) !== 0) return null;
    const room = block.subarray(0, ROOM_BYTES).toString('base64url');
    return { room, round: block.readUInt16BE(ROOM_BYTES) };
  }
}

/** From the room's log, which is there for a month after the room. */
async function playedGame(room: string, round: number, log: EventLog, rules: RuleBook): Promise<RoomState | null> {
  const events = (await log.read(room, 0)).events.map(event => readEvent(event.body));
  if (events[0]?.e !== 'open') return null;
  await rules.loadFor(events);
  const state = new RoomState(rules);
  for (const [i, event] of events.entries()) {
    if (i % EVENTS_AT_ONCE === EVENTS_AT_ONCE - 1) await breathe();
    const other = state.n > 0 && state.table.round !== round;
    if ((event.e === 'act' || event.e === 'undo') && other) state.skipAction(event);
    else state.addEvent(event);
    if (state.table.round === round && state.table.phase === 'over') return state;
  }
  return null;
}

function told({ match, table, late, standIn }: RoomState, gone: readonly string[]): PlayedGame | null {
  if (!match || !table.result) return null;
  const seats = table.chairs.map(({ who, bot, name }: Chair) => {
    const isGone = who !== null && gone.includes(who);
    return { bot, name: isGone ? EMPTY_CHAIR.name : name };
  });
  const { resigned } = table.result;
  const replay: Replay = match.replay();
  return {
    replay: writeReplay(replay),
    seats,
    deal: table.deal,
    salt: table.salt,
    late,
    standIn,
    ...(resigned && { resigned }),
  };
}
