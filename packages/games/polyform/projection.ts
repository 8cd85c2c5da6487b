/**
 * The state in the words that the game was first described in: what other programs may ask for. Derived, never stored;
 * nothing here is part of the rules.
 */
import type { Seat } from '@minoya/kernel';
import { type PieceId, pieceIds, type Pieces, type Placement } from './pieces.ts';
import { completed, scoreOf, sumOf } from './score.ts';
import { ACTIONS_PER_TURN } from './start.ts';
import type { Phase, Player, State } from './state.ts';

export interface PieceInstance {
  readonly id: string;
  readonly type: PieceId;
}

export interface WorkingPuzzle {
  readonly cardId: string;
  readonly placedPieces: readonly Placement[];
}

export interface ProjectedPlayer {
  readonly id: string;
  readonly name: string;
  readonly pieces: readonly PieceInstance[];
  readonly workingPuzzles: readonly WorkingPuzzle[];
  readonly completedPuzzles: readonly WorkingPuzzle[];
  readonly completedPuzzleIds: readonly string[];
  readonly completedWhite: number;
  readonly completedBlack: number;
  readonly score: number;
  readonly remainingActions: number;
  readonly usedMasterAction: boolean;
  readonly finishingDone: boolean;
  readonly finishingPenalty: number;
}

export interface ProjectedState {
  readonly phase: Phase | 'waiting';
  readonly players: readonly ProjectedPlayer[];
  readonly playerOrder: readonly string[];
  readonly currentPlayerIndex: number;
  readonly hostId: string;
  readonly whitePuzzleDeck: readonly string[];
  readonly blackPuzzleDeck: readonly string[];
  readonly whitePuzzleMarket: readonly string[];
  readonly blackPuzzleMarket: readonly string[];
  readonly pieceStock: Pieces;
  readonly finalRound: boolean;
  readonly finalRoundStartPlayer: string | null;
  readonly settings: { readonly scoreVisibility: 'public' | 'private' };
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What the state does not know of itself: names, the host, and times. */
export interface Surroundings {
  readonly names?: readonly string[];
  readonly host?: Seat;
  readonly createdAt?: number;
  readonly updatedAt?: number;
}

/** A face-down card; the viewer may not know it. */
const UNKNOWN = '?';

const idOf = (seat: Seat): string => `p${seat + 1}`;
const cardsOf = (ids: readonly (string | null)[]): readonly string[] => ids.map(id => id ?? UNKNOWN);

function piecesOf(player: Player, seat: Seat): readonly PieceInstance[] {
  return pieceIds.flatMap(type =>
    Array.from({ length: player.hand[type] }, (_, i) => ({ id: `${idOf(seat)}-${type}-${i + 1}`, type })),
  );
}

function projectPlayer(state: State, seat: Seat, name: string): ProjectedPlayer {
  const player = state.players[seat] as Player;
  const ended = state.phase === 'ended';
  const done = player.done.map(({ card, placed }) => ({ cardId: card ?? UNKNOWN, placedPieces: placed }));
  const onTurn = state.active === seat;
  return {
    id: idOf(seat),
    name,
    pieces: piecesOf(player, seat),
    workingPuzzles: player.working.flatMap(work => (work ? [{ cardId: work.card, placedPieces: work.placed }] : [])),
    completedPuzzles: done,
    completedPuzzleIds: done.map(one => one.cardId),
    completedWhite: completed(player, 'white'),
    completedBlack: completed(player, 'black'),
    score: ended ? sumOf(state, seat).final : (scoreOf(player) ?? 0),
    remainingActions: onTurn ? state.actions : ACTIONS_PER_TURN,
    usedMasterAction: onTurn && state.mastered,
    finishingDone: player.finished,
    finishingPenalty: player.late.length,
  };
}

export function project(state: State, around: Surroundings = {}): ProjectedState {
  const { names = [], host = 0, createdAt = 0, updatedAt = 0 } = around;
  const { ending } = state;
  return {
    phase: state.phase,
    players: [...state.players.keys()].map(seat => projectPlayer(state, seat, names[seat] ?? idOf(seat))),
    playerOrder: state.order.map(idOf),
    currentPlayerIndex: state.active === null ? -1 : state.order.indexOf(state.active),
    hostId: idOf(host),
    whitePuzzleDeck: cardsOf(state.deck.white),
    blackPuzzleDeck: cardsOf(state.deck.black),
    whitePuzzleMarket: cardsOf(state.market.white),
    blackPuzzleMarket: cardsOf(state.market.black),
    pieceStock: state.stock,
    finalRound: state.phase === 'finalRound',
    finalRoundStartPlayer: ending?.by === undefined || ending.by === null ? null : idOf(ending.by),
    settings: { scoreVisibility: state.setup.scores === 'open' ? 'public' : 'private' },
    createdAt,
    updatedAt,
  };
}
