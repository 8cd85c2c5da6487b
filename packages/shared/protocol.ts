import type { Json, Result, Seat } from '@minoya/kernel';

/**
 * What the web and the server say to each other about a room. Every frame is one JSON object with its kind in `t`.
 * docs/protocol.md tells it in prose, with a sample dialogue that is a test.
 */
export const PROTOCOL = 1;

/** What a socket says that it speaks; after it comes the device's token, so that the server knows at the door who is known. */
export const SUBPROTOCOL = 'minoya';

/** Letters and digits of a room code; none can be mistaken for another (no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V). */
export const CODE_LETTERS = '34679ACDEFGHJKMNPQRTWXY';
/** Four characters as long as few rooms are open; more when guessing one would become easy. */
export const CODE_LENGTHS: readonly number[] = [4, 5, 6];
/** A code that hands saves to another device lives for minutes, but opens more than a lobby. */
export const TRANSFER_LENGTH = 8;

/** There is no free text between players: these eight, drawn in each viewer's language. */
export const STAMPS = ['hello', 'nice', 'thanks', 'sorry', 'wow', 'thinking', 'hurry', 'bye'] as const;
/** And one that has a button of its own: a guest asks the host for another game. */
export const SIGNS = [...STAMPS, 'again'] as const;
export type Stamp = (typeof SIGNS)[number];

/** Seconds a turn may take; null plays without a clock. */
export type TurnClock = number | null;

/**
 * Why a bot stands in for a person: the time ran out, the person is away, is here but does not play, has left, or has resigned.
 * Who resigned does not come back into this game.
 */
export type StandInReason = 'late' | 'away' | 'idle' | 'left' | 'resigned';

/** Milliseconds after which, without a turn clock, the others may have a bot play a turn of somebody who is here, but does nothing. */
export const IDLE_MS = 300_000;
/** So long before that they are warned. It is all there is to wait when a bot played their last turn and they have done nothing since. */
export const IDLE_WARNING_MS = 60_000;

/** So long somebody who is away is waited for where no turn clock runs, and so long before all the others together may have a bot play. */
export const AWAY_MS = 60_000;
export const AWAY_VOTE_MS = 45_000;

export interface Chair {
  /** The person's name in this room only; null when nobody sits here. */
  readonly who: string | null;
  /** See `nameOf`. */
  readonly name: number;
  readonly ready: boolean;
  /** The bot that plays here; null for a person. */
  readonly bot: string | null;
  /** The stand-in: why a bot plays for the person until they return; null while they play themselves. */
  readonly cover: StandInReason | null;
  /** Actions that a stand-in has done here since the person's own last one; absent for none. */
  readonly missed?: number;
}

/** How a game of a room ended. */
export interface RoomResult extends Result {
  /** Seats that gave the game up: none of them has won. Absent when nobody did. Without scores: it ended with the last of them. */
  readonly resigned?: readonly Seat[];
}

export type Phase = 'lobby' | 'playing' | 'over' | 'closed';

/** Everything public about a room but the game itself. Small; sent whole whenever it changes. */
export interface Table {
  readonly game: string;
  /** The rules that the room is played by. */
  readonly version: number;
  readonly setup: string;
  readonly clock: TurnClock;
  /** Whether people without a seat may look on. */
  readonly watch: boolean;
  readonly phase: Phase;
  /** Games started here so far. */
  readonly round: number;
  readonly host: string;
  readonly chairs: readonly Chair[];
  readonly result: RoomResult | null;
  /** What the room has promised about the present or next deal (`deal-proof.ts`); null in rooms from before there were promises. */
  readonly deal: string | null;
  /** Both told when the game is over, so that everybody can check the deal. */
  readonly seed: string | null;
  readonly salt: string | null;
}

/** A room as those who sit in it see it from outside: whether there is something to come back to. */
export interface LiveRoom {
  readonly code: string;
  readonly phase: Phase;
  readonly seats: number;
  /** Chairs on which somebody or some bot sits. */
  readonly taken: number;
  /** Whether it is the asker's turn. */
  readonly turn: boolean;
}

export interface Hello {
  readonly t: 'hello';
  readonly v: number;
  /** From POST /api/me. */
  readonly token: string;
  /** A code to join by, or the room id that a `welcome` gave. */
  readonly room: string;
  /** See `nameOf`. */
  readonly name: number;
  /** How many events of the room the client already holds: it then gets only the missing ones. */
  readonly n?: number;
  /** Take a free chair on the way in. */
  readonly sit?: boolean;
}

/** Commands that end up in the room's log. `id` counts up per person and room; the same id is never done twice. */
export type Command =
  | { readonly t: 'act'; readonly id: number; readonly a: string }
  | { readonly t: 'undo'; readonly id: number }
  | { readonly t: 'sit'; readonly id: number; readonly seat?: Seat }
  /** `resign`: loses the game, but stays in the room. A bot plays the seat to the end; with one player or no person left, that is now. */
  | { readonly t: 'leave'; readonly id: number; readonly resign?: true }
  | { readonly t: 'ready'; readonly id: number; readonly on: boolean }
  | {
      readonly t: 'setup';
      readonly id: number;
      readonly setup: string;
      readonly clock: TurnClock;
      readonly watch: boolean;
    }
  | { readonly t: 'bot'; readonly id: number; readonly seat: Seat; readonly bot: string | null }
  | { readonly t: 'kick'; readonly id: number; readonly seat: Seat }
  | { readonly t: 'host'; readonly id: number; readonly seat: Seat }
  | { readonly t: 'start'; readonly id: number }
  | { readonly t: 'again'; readonly id: number };

/** A command before the follower gives it its id. */
export type NewCommand = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

export type ClientFrame =
  | Hello
  | Command
  | { readonly t: 'stamp'; readonly stamp: Stamp }
  /** About a seat whose player is away or has done nothing for `IDLE_MS`, where no turn clock runs: let a bot play, or wait longer. */
  | { readonly t: 'vote'; readonly seat: Seat; readonly bot: boolean }
  /** Asks for the whole view again; sent by a follower that noticed it is wrong. */
  | { readonly t: 'look' }
  /** Asks how the running game came about: for the log of somebody who has just come in. */
  | { readonly t: 'past' }
  | { readonly t: 'ping' };

/** Why a command was not done. `rule` comes with the rules' own reason in `text`. */
export type Refusal =
  | 'rule'
  | 'stale'
  | 'not-seated'
  | 'not-host'
  | 'not-now'
  | 'taken'
  | 'no-undo'
  | 'not-ready'
  | 'bad-setup'
  | 'bad-bot'
  | 'retry'
  | 'too-fast'
  /** The address has stored as much as it may for now. */
  | 'too-much'
  /** The room's log is as long as it may be: go on in a new room. */
  | 'room-full'
  | 'bad-frame';

/** Why the server ends the connection. `restart` and `slow`: come back; the others are final. `flood`: sent too much. */
export type Bye =
  | 'no-room'
  | 'replaced'
  | 'kicked'
  | 'no-watching'
  | 'closed'
  /** What is stored about the room cannot be read. */
  | 'damaged'
  | 'version'
  | 'bad-token'
  | 'too-many'
  /** There is no place for one more in any room: who looks on, and who comes from where most are, goes first. */
  | 'crowded'
  | 'flood'
  | 'bad-frame'
  | 'slow'
  | 'restart';

export interface Welcome {
  readonly t: 'welcome';
  readonly v: number;
  /** To come back by: unlike the code it is never given to another room. */
  readonly room: string;
  readonly code: string;
  readonly who: string;
  /** The largest command id of this person that the log holds. */
  readonly id: number;
  /** Events the frame accounts for; the missing ones follow when the client said `n`. */
  readonly n: number;
  readonly table: Table;
  /** Absent on a resume: the client's own view is still good. */
  readonly view?: Json;
  /** So many events that this client was shown are gone: the store went back. Play goes on from this view. */
  readonly lost?: number;
}

/** One action. It acknowledges the command with this `id` to the person on seat `s`. */
export interface StepFrame {
  readonly t: 'step';
  readonly n: number;
  readonly s: Seat;
  /** The action's line. */
  readonly a: string;
  readonly id?: number;
  /** What the action disclosed to this viewer (`Secrets.reveal`). */
  readonly r?: Json;
  /** The viewer's next view, for games that hide something and have no `secrets`. */
  readonly view?: Json;
  /** `fingerprint` of the spectator's view after the step, now and then. */
  readonly h?: string;
}

/** An action that was played before, with its events: they hold no secrets. */
export interface PastStep {
  readonly s: Seat;
  readonly a: string;
  readonly e: readonly Json[];
  /** The clock did it: the seat's time was over. */
  readonly late?: boolean;
  /** A bot that stood in did it. */
  readonly bot?: boolean;
}

export type ServerFrame =
  | Welcome
  | StepFrame
  /** The last step is taken back. */
  | { readonly t: 'undo'; readonly n: number; readonly s: Seat; readonly id?: number }
  /** The table changed; `view` comes when a game starts. `by` and `id` acknowledge a command. */
  | {
      readonly t: 'table';
      readonly n: number;
      readonly table: Table;
      readonly by?: string;
      readonly id?: number;
      readonly view?: Json;
      /** After what somebody missed: the fingerprint of the spectator's view, for whoever missed a change of history. */
      readonly h?: string;
    }
  /** The answer to `look`. */
  | { readonly t: 'view'; readonly n: number; readonly view: Json }
  /** The answer to `past`: the last steps of the running game; `from` were played before them. */
  | { readonly t: 'past'; readonly n: number; readonly from: number; readonly steps: readonly PastStep[] }
  /** This command was already done, as event `n - 1`. */
  | { readonly t: 'ack'; readonly id: number; readonly n: number }
  /** Every event before `n` has been sent before this frame. */
  | { readonly t: 'refuse'; readonly id: number; readonly why: Refusal; readonly text?: string; readonly n: number }
  /** Who is connected, by chair; for those away in a running game without a turn clock, milliseconds until a bot takes over. */
  | {
      readonly t: 'here';
      readonly chairs: readonly boolean[];
      readonly watchers: number;
      readonly away: readonly (number | null)[];
      /** Milliseconds until the others may have a bot play for who is on turn, without a turn clock; servers before that leave it out. */
      readonly idle?: readonly (number | null)[];
    }
  /** Milliseconds left for the seats to act. */
  | { readonly t: 'clock'; readonly seats: readonly Seat[]; readonly left: number }
  | { readonly t: 'stamp'; readonly s: Seat; readonly stamp: Stamp }
  | { readonly t: 'pong' }
  | { readonly t: 'bye'; readonly why: Bye };

/** What was typed, in capitals, without what people put between characters. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-_・－ー]/g, '');
}

/** What a person typed as a code: any case, full-width letters, spaces and dashes; null when it cannot be one. */
export function readCode(typed: string, lengths = CODE_LENGTHS): string | null {
  const plain = plainCode(typed);
  if (!lengths.includes(plain.length)) return null;
  for (const letter of plain) if (!CODE_LETTERS.includes(letter)) return null;
  return plain;
}
