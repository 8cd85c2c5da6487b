import type { Seat } from '@minoya/kernel';
import type { Deal } from '@minoya/shared/deal-proof';
import type { StandInReason, Table, TurnClock } from '@minoya/shared/protocol';
import { jsonString } from './json-string.ts';

/** Whose command an event carries out; absent when the room itself acts. */
interface Commanded {
  readonly who?: string;
  readonly id?: number;
}

/** What a room's log is made of. Stored for ever: fields may be added, never renamed or given another meaning. */
export type RoomEvent = Commanded &
  (
    | {
        readonly e: 'open';
        readonly game: string;
        /** The rules this room is played by. Absent in rooms that were opened when there was only version 1. */
        readonly version?: number;
        readonly code: string;
        readonly host: string;
        readonly name: number;
        readonly setup: string;
        readonly clock: TurnClock;
        readonly watch: boolean;
        /** The first deal, drawn before anybody came. Absent in rooms from before deals were promised. */
        readonly deal?: Deal;
      }
    | { readonly e: 'sit'; readonly s: Seat; readonly name: number }
    /** `over`: with this resignation the game was over; absent in logs from before one could be. */
    | {
        readonly e: 'leave';
        readonly resign?: true;
        readonly over?: true;
        /** Their identity was deleted: the chair loses their name, too. Absent in logs from before it did. */
        readonly gone?: true;
      }
    | { readonly e: 'ready'; readonly on: boolean }
    | { readonly e: 'setup'; readonly setup: string; readonly clock: TurnClock; readonly watch: boolean }
    | { readonly e: 'bot'; readonly s: Seat; readonly bot: string | null }
    | { readonly e: 'kick'; readonly s: Seat }
    | { readonly e: 'host'; readonly host: string }
    /** With the salt: the seed is the one that was promised. */
    | { readonly e: 'start'; readonly version: number; readonly seed: string; readonly salt?: string }
    /** The command's owner is the person on the seat. Without id: a bot's move. */
    | { readonly e: 'act'; readonly s: Seat; readonly a: string }
    | { readonly e: 'undo'; readonly s: Seat }
    /** A bot stands in for the person on the seat. */
    | { readonly e: 'cover'; readonly s: Seat; readonly why: StandInReason }
    | { readonly e: 'back'; readonly s: Seat }
    /** With the deal of the game to come. */
    | { readonly e: 'again'; readonly deal?: Deal }
    | { readonly e: 'close' }
    /** In logs of closed rooms: what several events about chairs and setups came to. */
    | { readonly e: 'table'; readonly table: Pick<Table, 'setup' | 'clock' | 'watch' | 'host' | 'chairs'> }
  );

/** As JSON; an action, which nearly every event is, without the general way of writing it. */
export function writeEvent(event: RoomEvent): string {
  if (event.e !== 'act' || event.id === undefined) return JSON.stringify(event);
  return `{"e":"act","s":${event.s},"a":${jsonString(event.a)},"id":${event.id}}`;
}

export function readEvent(body: string): RoomEvent {
  return JSON.parse(body) as RoomEvent;
}
