import type { Refusal } from '@minoya/shared/protocol';
import type { RuleBook } from '../rules.ts';
import type { EventLog } from '../store/log.ts';
import type { DecisionInputs } from './decide.ts';
import type { RoomState } from './room-state.ts';

/** What a room reports to the metrics and the server's own log. */
export interface Observer {
  acted(ms: number): void;
  refused(why: Refusal): void;
  /** The room's log could not be read or written. */
  failed(room: string, error: unknown): void;
}

/** What a room is given to work with. */
export interface RoomDeps {
  readonly rules: RuleBook;
  readonly log: EventLog;
  readonly decisionInputs: DecisionInputs;
  readonly observer: Observer;
  /** An event was committed here. */
  committed(room: { readonly id: string; readonly state: RoomState }): void;
  /** So much has happened that the state is worth keeping; `last` is the last event as it is stored. */
  keepSnapshot(room: string, state: RoomState, last: string): void;
  /** The room found that its log lacks what it had shown. */
  startedOver(room: { readonly id: string; readonly state: RoomState }): void;
  /** The room cannot go on. */
  ended(room: { readonly id: string }): void;
}
