import type { AnyGame, Match } from '@minoya/kernel';
import type { FunctionComponent } from 'preact';
import type { GameUI } from '../games/game-ui.ts';
import type { Localized } from '../i18n/lang.ts';
import type { StateOf } from '../play/types.ts';
import type { Person } from '../stage/seating.ts';

/** Something that a table agrees on, and what it is now. */
export interface Change {
  readonly what: Localized;
  readonly to: Localized;
}

/** What a game brings so that it can be played in rooms. */
export interface RoomKit<G extends AnyGame> {
  readonly ui: GameUI<G>;
  /** Machine players, weakest first. */
  readonly bots: readonly { readonly id: string; readonly name: Localized }[];
  /** Ways to play that every machine player may have: `level-character` with its name, and how one is chosen. */
  readonly characters?: {
    readonly names: readonly { readonly id: string; readonly name: Localized }[];
    readonly Pick: FunctionComponent<{ readonly bot: string; readonly onChange: (bot: string) => void }>;
  };
  /** Whether the scene has a place for what the room tells (`NotesAddition`). */
  readonly notesAtTable?: boolean;
  readonly seatCounts: readonly number[];
  /** The same agreement for another number of seats. */
  readonly withSeats: (setup: string, seats: number) => string;
  readonly Options: FunctionComponent<{
    readonly setup: string;
    readonly disabled: boolean;
    readonly onChange: (setup: string) => void;
  }>;
  /** Everything an agreement says, number of seats apart: an option each. */
  readonly agreed: (setup: string) => readonly Change[];
  /** Whether an agreement has what only its own choices show, as drawn puzzles: then they lie open for guests, too. */
  readonly showsMore?: (setup: string) => boolean;
  /** What differs between two agreements, number of seats apart: an option each, with what it is now. */
  readonly changes: (before: string, after: string) => readonly Change[];
  /** The people of a running game as marks of its record. */
  readonly marks?: (people: readonly Person[]) => Readonly<Record<string, number>>;
  /** What the finished game teaches one seat. */
  readonly Analysis?: FunctionComponent<{
    readonly match: Match<G>;
    readonly seat: number;
    readonly marks: Readonly<Record<string, number>>;
  }>;
  readonly Standings: FunctionComponent<{ readonly state: StateOf<G>; readonly people: readonly Person[] }>;
  /** The same, told in its own time right after the end. */
  readonly Ceremony?: FunctionComponent<{
    readonly state: StateOf<G>;
    readonly people: readonly Person[];
    readonly onTold: () => void;
  }>;
}

/** Every machine player a room may know, with its name. */
export function namesOf<G extends AnyGame>({ bots, characters }: RoomKit<G>): RoomKit<G>['bots'] {
  return [...bots, ...(characters?.names ?? [])];
}
