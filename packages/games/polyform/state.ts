/**
 * The whole of POLYFORM as plain data. A view is the same State with what a viewer may not know blanked:
 * deck cards are null (but for those everyone saw go to the bottom), and with hidden scores the finished cards of
 * other players are null too.
 */
import type { Seat } from '@minoya/kernel';
import type { CardId, Colour } from './cards/card.ts';
import type { Cells } from './cells.ts';
import type { PieceId, Pieces, Placement } from './pieces.ts';
import type { Setup } from './setup.ts';
import type { Parts } from './trade.ts';

/** In this order. There is no final round when nobody can act or the rounds run out. */
export type Phase = 'playing' | 'finalRound' | 'finishing' | 'ended';

/** A card in work, with the pieces on it. */
export interface Working {
  readonly card: CardId;
  readonly placed: readonly Placement[];
}

/** A finished card with its layout; face down (card null, nothing placed) where the viewer may not know it. */
export interface Done {
  readonly colour: Colour;
  readonly card: CardId | null;
  readonly placed: readonly Placement[];
}

/** A piece laid in the finishing phase: one point each, and it may be lifted again until the seat has finished. */
export interface Late extends Placement {
  readonly slot: number;
}

export interface Player {
  hand: Pieces;
  /** Four places; null is free. */
  working: (Working | null)[];
  done: readonly Done[];
  /** True in a view whose holder may not know this player's points. */
  veiled: boolean;
  late: readonly Late[];
  /** Has said 仕上げ完了. */
  finished: boolean;
}

/** What the seat on turn must settle before anything else. */
export type Pending =
  /** A master action under way: the next piece goes to a card behind `slot`, or the action is closed. */
  | { readonly type: 'master'; readonly slot: number }
  /** The wanted reward is out of stock and several pieces may replace it; `rest` are full cards still to be settled. */
  | { readonly type: 'reward'; readonly wanted: PieceId; readonly rest: readonly number[] };

/** Why the game ends: a trigger, the round cap, a whole round without a legal action, or the debug panel. */
export type EndReason = 'white' | 'black' | 'whiteDeck' | 'blackDeck' | 'rounds' | 'stuck' | 'debug';

export interface Ending {
  readonly reason: EndReason;
  readonly by: Seat | null;
  /** Turns that will still be started after the one in which the game was triggered. */
  readonly turnsLeft: number;
}

/** A turn that waits, as it was left. */
export interface Aside {
  readonly seat: Seat;
  readonly actions: number;
  readonly mastered: boolean;
}

export interface State {
  readonly setup: Setup;
  phase: Phase;
  /** From 1. */
  round: number;
  /** Seats in playing order. */
  order: readonly Seat[];
  /** On turn in playing and finalRound, else null. */
  active: Seat | null;
  /** Left to the seat on turn. */
  actions: number;
  /** Whether the master action of this turn is used. */
  mastered: boolean;
  pending: Pending | null;
  /** Turns in a row in which nothing was legal. */
  idle: number;
  /** On a debug table: the turn that waits while another seat is operated. (P40) */
  aside: Aside | null;
  ending: Ending | null;
  /** By seat. */
  players: Player[];
  stock: Pieces;
  /** Four places each; null is empty. */
  market: Record<Colour, readonly (CardId | null)[]>;
  /** Top first; null is face down. */
  deck: Record<Colour, readonly (CardId | null)[]>;
  /** How many cards at the bottom of each deck everyone has seen go there. */
  known: Record<Colour, number>;
}

export type DebugAction =
  | { readonly type: 'debug'; readonly what: 'end' | 'finishing' | 'add' }
  | { readonly type: 'debug'; readonly what: 'turn'; readonly seat: Seat }
  | { readonly type: 'debug'; readonly what: 'give'; readonly piece: PieceId };

/** Cells of one of the seat's cards; the piece follows from their shape. */
export interface Lay {
  readonly slot: number;
  readonly cells: Cells;
}

/**
 * Slots and market places count from 0 here and from 1 in text. Lines: `take w1` · `gain` · `place 1 b2c2` ·
 * `up l4 i3+dot` · `down l4 i2+i2` · `recycle white` · `master 1 b2` … `close` · `reward i3` · `end` ·
 * `put 1 b2` · `lift 1 b2` · `finish` · `debug end`.
 */
export type Action =
  | { readonly type: 'take'; readonly colour: Colour; readonly at: number }
  | { readonly type: 'gain' | 'close' | 'end' | 'finish' }
  | ({ readonly type: 'place' | 'master' | 'put' | 'lift' } & Lay)
  | { readonly type: 'up' | 'down'; readonly piece: PieceId; readonly parts: Parts }
  | { readonly type: 'recycle'; readonly colour: Colour }
  | { readonly type: 'reward'; readonly piece: PieceId }
  | DebugAction;

/** What happened, in the words of the game. `actions` are those left to the seat on turn, once it has happened. */
export type Event =
  | { readonly type: 'taken'; seat: Seat; colour: Colour; at: number; card: CardId; slot: number; actions: number }
  /** The top card of the deck lies in the market. */
  | { readonly type: 'refilled'; colour: Colour; at: number; card: CardId | null }
  | { readonly type: 'gained'; seat: Seat; piece: PieceId; actions: number }
  | ({ readonly type: 'placed'; seat: Seat; by: 'place' | 'master' | 'put'; actions: number } & Late)
  | ({ readonly type: 'lifted'; seat: Seat } & Late)
  | {
      readonly type: 'traded';
      seat: Seat;
      way: 'up' | 'down';
      gave: readonly PieceId[];
      got: readonly PieceId[];
      actions: number;
    }
  /** `gone` went under the deck, `cards` came from its top. */
  | {
      readonly type: 'recycled';
      seat: Seat;
      colour: Colour;
      gone: readonly (CardId | null)[];
      cards: readonly (CardId | null)[];
      actions: number;
    }
  /** The master action is over, by choice or because nothing more fits. */
  | { readonly type: 'closed'; seat: Seat }
  /** `returned` went back to the hand; nothing does in the finishing phase. */
  | { readonly type: 'completed'; seat: Seat; slot: number; card: CardId; points: number; returned: readonly PieceId[] }
  /** `piece` is null when the stock has nothing suitable. */
  | { readonly type: 'rewarded'; seat: Seat; wanted: PieceId; piece: PieceId | null }
  /** `rest` are the slots of full cards that wait for the choice. */
  | { readonly type: 'choosing'; seat: Seat; wanted: PieceId; from: readonly PieceId[]; rest: readonly number[] }
  | { readonly type: 'triggered'; seat: Seat; reason: EndReason; turnsLeft: number }
  /** The seat had no legal action left, so its turn ended by itself. */
  | { readonly type: 'stuck'; seat: Seat }
  /** `turnsLeft` is null before a trigger; `idle` counts the turns in a row in which nothing was legal. */
  | {
      readonly type: 'passed';
      from: Seat;
      to: Seat;
      round: number;
      actions: number;
      turnsLeft: number | null;
      idle: number;
    }
  /** A debug table: the seat is operated now, and `aside` waits; null when its own turn goes on. */
  | { readonly type: 'operated'; seat: Seat; actions: number; mastered: boolean; aside: Aside | null }
  | { readonly type: 'finishing'; reason: EndReason; idle: number }
  /** What the seat laid late stays on its cards. */
  | { readonly type: 'finished'; seat: Seat; penalty: number }
  /** `done` are the finished cards by seat, now face up for everybody. */
  | {
      readonly type: 'ended';
      scores: readonly number[];
      winners: readonly Seat[];
      done: readonly (readonly Done[])[];
    }
  /** A test player sat down with `hand` out of the stock. */
  | { readonly type: 'joined'; seat: Seat; hand: readonly PieceId[] };
