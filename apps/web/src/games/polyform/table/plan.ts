import type { Seat } from '@minoya/kernel';
import { fitting, freeIn } from '@minoya/games/polyform/board';
import type { Cells } from '@minoya/games/polyform/cells';
import { polyform } from '@minoya/games/polyform/game';
import type { PieceId, Pieces } from '@minoya/games/polyform/pieces';
import type { Action, Player, State } from '@minoya/games/polyform/state';
import { flipped, rotated, settled } from './shapes.ts';

/** A piece laid on one's own card on this screen only; nobody else hears of it before it is confirmed. */
export interface Ghost {
  readonly slot: number;
  readonly piece: PieceId;
  readonly cells: Cells;
}

/** The hand without what is planned away. */
export function handLeft(player: Player, plan: readonly Ghost[]): Pieces {
  const left = { ...player.hand };
  for (const { piece } of plan) left[piece] -= 1;
  return left;
}

/** Where a piece, turned so, may still be planned. */
export function placesFor(player: Player, plan: readonly Ghost[], piece: PieceId, turn: Cells | null): Ghost[] {
  const all: Ghost[] = [];
  for (const slot of player.working.keys()) {
    const taken = plan.reduce((cells, ghost) => (ghost.slot === slot ? cells | ghost.cells : cells), 0);
    for (const { piece: id, cells } of fitting(player, slot)) {
      if (id !== piece || cells & taken || (turn !== null && settled(cells) !== turn)) continue;
      all.push({ slot, piece, cells });
    }
  }
  return all;
}

/** What of a plan can still be done after something changed. */
export function stillPossible(player: Player, plan: readonly Ghost[]): readonly Ghost[] {
  const left = { ...player.hand };
  const kept: Ghost[] = [];
  for (const ghost of plan) {
    const taken = kept.reduce((cells, one) => (one.slot === ghost.slot ? cells | one.cells : cells), 0);
    const free = freeIn(player, ghost.slot) & ~taken;
    if ((ghost.cells & ~free) !== 0 || left[ghost.piece] === 0) continue;
    left[ghost.piece] -= 1;
    kept.push(ghost);
  }
  return kept.length === plan.length ? plan : kept;
}

/** A way to do the whole plan now, as the actions the rules want; null when they will not have it. */
export function asPlaces(view: State, seat: Seat, plan: readonly Ghost[]): readonly Action[] | null {
  if (plan.length === 0 || plan.length > view.actions) return null;
  return tried(
    view,
    seat,
    plan.map(({ slot, cells }) => ({ type: 'place', slot, cells })),
  );
}

/** The plan as one master action: at most one piece a card, in the order of the cards. */
function asMaster(view: State, seat: Seat, plan: readonly Ghost[]): readonly Action[] | null {
  const slots = new Set(plan.map(ghost => ghost.slot));
  if (plan.length === 0 || slots.size < plan.length) return null;
  const inOrder = [...plan].sort((a, b) => a.slot - b.slot);
  return tried(view, seat, [
    ...inOrder.map(({ slot, cells }): Action => ({ type: 'master', slot, cells })),
    { type: 'close' },
  ]);
}

/** A way to carry a plan out, and what it costs. */
export interface Way {
  readonly id: 'places' | 'master' | 'mixed';
  readonly cost: number;
  readonly actions: readonly Action[];
}

/** The plan as a master action alone, if it can be one. */
export function masterWay(view: State, seat: Seat, plan: readonly Ghost[]): readonly Way[] {
  const actions = asMaster(view, seat, plan);
  return actions ? [{ id: 'master', cost: 1, actions }] : [];
}

/** One piece of each card that has any; what was planned last stays for the master action. */
function oneEach(plan: readonly Ghost[]): readonly Ghost[] {
  return [...new Map(plan.map(ghost => [ghost.slot, ghost])).values()];
}

/** Some one by one, then one on each card by a master action: for plans with two pieces on a card. */
function asMixed(view: State, seat: Seat, plan: readonly Ghost[]): Way | null {
  const master = oneEach(plan);
  const single = plan.filter(ghost => !master.includes(ghost));
  const cost = single.length + 1;
  if (single.length === 0 || master.length < 2 || cost > view.actions) return null;
  const inOrder = [...master].sort((a, b) => a.slot - b.slot);
  const actions = tried(view, seat, [
    ...single.map(({ slot, cells }): Action => ({ type: 'place', slot, cells })),
    ...inOrder.map(({ slot, cells }): Action => ({ type: 'master', slot, cells })),
    { type: 'close' },
  ]);
  return actions && { id: 'mixed', cost, actions };
}

/** Every way to carry out the whole plan that the rules will have, cheapest first. */
export function waysOf(view: State, seat: Seat, plan: readonly Ghost[]): readonly Way[] {
  const places = asPlaces(view, seat, plan);
  const master = plan.length > 1 ? asMaster(view, seat, plan) : null;
  const all: (Way | null)[] = [
    master && { id: 'master', cost: 1, actions: master },
    asMixed(view, seat, plan),
    places && { id: 'places', cost: plan.length, actions: places },
  ];
  return all.filter(way => way !== null);
}

/** How a piece must be changed to lie one of these ways. */
type Change = 'turn' | 'flip' | 'both';

/** The least that brings what is held to one of the ways it would fit: a turn, a flip, or one of each. */
function changeTo(turn: Cells, ways: readonly Cells[]): Change {
  const turned = (from: Cells): readonly Cells[] => {
    const quarter = rotated(from);
    const half = rotated(quarter);
    return [quarter, half, rotated(half)];
  };
  if (turned(turn).some(one => ways.includes(one))) return 'turn';
  return ways.includes(flipped(turn)) ? 'flip' : 'both';
}

const refused = { turn: 'turnFirst', flip: 'flipFirst', both: 'turnFlipFirst' } as const satisfies Record<
  Change,
  string
>;
const refusedHere = { turn: 'turnIt', flip: 'flipIt', both: 'turnFlipIt' } as const satisfies Record<Change, string>;

/** What stands in the way of laying a piece: that it fits nowhere, only when turned or flipped, or that its card has one already. */
export function whyNoPlace(
  player: Player,
  plan: readonly Ghost[],
  { piece, turn, one }: { piece: PieceId; turn: Cells; one: boolean },
): 'noCards' | 'noFit' | (typeof refused)[Change] | 'masterOne' | null {
  if (player.working.every(work => work === null)) return 'noCards';
  const used = new Set(one ? plan.map(ghost => ghost.slot) : []);
  const all = placesFor(player, plan, piece, null);
  if (all.length === 0) return 'noFit';
  const open = all.filter(place => !used.has(place.slot));
  if (open.length === 0) return 'masterOne';
  const ways = open.map(place => settled(place.cells));
  return ways.includes(turn) ? null : refused[changeTo(turn, ways)];
}

/** Why a piece cannot go where it was let go: its card takes no more, it must be turned first, or it does not fit there. */
export function whyNotThere(
  player: Player,
  plan: readonly Ghost[],
  held: { piece: PieceId; turn: Cells; one: boolean },
  slot: number | null,
): string {
  if (held.one && plan.some(ghost => ghost.slot === slot)) return 'masterOne';
  const here = placesFor(player, plan, held.piece, null).filter(place => place.slot === slot);
  const ways = here.map(place => settled(place.cells));
  if (ways.length > 0 && !ways.includes(held.turn)) return refusedHere[changeTo(held.turn, ways)];
  return whyNoPlace(player, plan, held) ?? 'doesNotFit';
}

/** Plays the actions on the view. A master action may close itself, and a reward may have to be chosen in between. */
function tried(view: State, seat: Seat, actions: readonly Action[]): readonly Action[] | null {
  const done: Action[] = [];
  let state = view;
  for (const action of actions) {
    if (action.type === 'close' && state.pending?.type !== 'master') return done;
    if (state.pending?.type === 'reward') return done;
    const step = polyform.apply(state, seat, action);
    if (!step.ok) return null;
    done.push(action);
    state = step.state;
  }
  return done;
}

/** The ghost turned where it lies: the nearest place on its card in another turn; null when there is none. */
function turnedInPlace(player: Player, others: readonly Ghost[], ghost: Ghost, turn: Cells): Ghost | null {
  const near = placesFor(player, others, ghost.piece, turn).filter(place => place.slot === ghost.slot);
  let best: Ghost | null = null;
  for (const place of near) {
    if (!best || common(place.cells, ghost.cells) > common(best.cells, ghost.cells)) best = place;
  }
  return best;
}

/** The ghost laid last, turned that way where it lies: once, or as often as it takes to find room. */
export function lastTurned(player: Player, plan: readonly Ghost[], way: (cells: Cells) => Cells): Ghost | null {
  const ghost = plan.at(-1);
  if (!ghost) return null;
  let turn = settled(ghost.cells);
  for (let i = 0; i < 4; i++) {
    turn = way(turn);
    const next = turnedInPlace(player, plan.slice(0, -1), ghost, turn);
    if (next) return next;
  }
  return null;
}

function common(a: Cells, b: Cells): number {
  let both = a & b;
  let n = 0;
  while (both) {
    n += 1;
    both &= both - 1;
  }
  return n;
}
