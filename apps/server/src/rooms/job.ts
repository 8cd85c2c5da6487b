import type { Ply } from '@minoya/kernel';
import type { Command } from '@minoya/shared/protocol';
import type { RoomEvent } from './event.ts';
import type { Member } from './member.ts';

/** An event that is to be stored next, and the action it stands for when the rules have just played it. */
export interface PendingEvent {
  readonly event: RoomEvent;
  readonly ply: Ply | null;
}

/** An event of the room's own making, asked for when its turn in the queue comes; null: no longer wanted. */
export type Proposal = () => PendingEvent | null;

/** A client's command; `since` is when it arrived. */
export interface CommandJob {
  readonly from: Member;
  readonly command: Command;
  readonly since: number;
}

/** What a room does one after the other: a command, a proposal, or telling that all before it is done. */
export type Job =
  | CommandJob
  | { readonly propose: Proposal; readonly finished: () => void }
  | { readonly settled: () => void };
