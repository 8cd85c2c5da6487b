import type { Ply } from '@minoya/kernel';
import type { Command, Refusal } from '@minoya/shared/protocol';
import type { RuleBook } from '../rules.ts';
import type { EventLog } from '../store/log.ts';
import type { World } from './decide.ts';
import type { RoomEvent } from './event.ts';
import type { Member } from './member.ts';
import type { Story } from './story.ts';

/** What the room reports to whoever counts. */
export interface Observer {
  acted(ms: number): void;
  refused(why: Refusal): void;
  troubled(room: string, error: unknown): void;
}

/** What a room needs from its house. */
export interface House {
  readonly rules: RuleBook;
  readonly log: EventLog;
  readonly world: World;
  readonly observer: Observer;
  /** An event was committed here. */
  committed(room: { readonly id: string; readonly story: Story }): void;
}

export interface Decided {
  readonly event: RoomEvent;
  readonly ply: Ply | null;
}

/** Made up when its turn comes; null: no longer wanted. */
export type Proposal = () => Decided | null;

export interface CommandJob {
  readonly from: Member;
  readonly command: Command;
  readonly since: number;
}

export type Job =
  | CommandJob
  | { readonly propose: Proposal; readonly finished: () => void }
  | { readonly settled: () => void };
