import type { Seat } from '@minoya/kernel';
import { cardsInWork, playerAt } from './board.ts';
import { type Colour, colours } from './cards/card.ts';
import { canAct } from './legal.ts';
import { total } from './pieces.ts';
import { completed, result } from './score.ts';
import { ACTIONS_PER_TURN } from './start.ts';
import type { EndReason, Event, Player, State } from './state.ts';

/** P23: a game that will not end is ended after this round. */
export const ROUND_CAP = 60;

export const isLastRound = (s: State): boolean => s.round >= ROUND_CAP;

/** After an action is settled: does it trigger the end, and whose turn is it now? */
export function settle(s: State, events: Event[]): void {
  trigger(s, events);
  if (s.actions === 0) return endTurn(s, events);
  skipIfStuck(s, events);
}

/** P22: a seat that can do nothing but end its turn is not asked to. */
function skipIfStuck(s: State, events: Event[]): void {
  while (s.active !== null && !canAct(s, playerAt(s, s.active))) {
    events.push({ type: 'stuck', seat: s.active });
    s.idle = s.actions === ACTIONS_PER_TURN ? s.idle + 1 : 0;
    if (s.idle >= s.players.length) return startFinishing(s, 'stuck', events);
    passOn(s, events);
  }
}

/** P21: the turn is over, by the last action or by choice. */
export function endTurn(s: State, events: Event[]): void {
  s.idle = 0;
  passOn(s, events);
  skipIfStuck(s, events);
}

function passOn(s: State, events: Event[]): void {
  if (s.aside) return operate(s, s.aside.seat, events);
  if (s.ending?.turnsLeft === 0) return startFinishing(s, s.ending.reason, events);
  const from = s.active ?? 0;
  const at = (s.order.indexOf(from) + 1) % s.order.length;
  if (at === 0 && isLastRound(s)) return startFinishing(s, 'rounds', events);
  if (s.ending) s.ending = { ...s.ending, turnsLeft: s.ending.turnsLeft - 1 };
  if (at === 0) s.round += 1;
  giveTurn(s, s.order[at] ?? from, events);
}

/** P40: another seat acts in between; the turn that waits goes on as it was left. */
export function operate(s: State, seat: Seat, events: Event[]): void {
  if (s.active === null || seat === s.active) return;
  const left = s.aside ?? { seat: s.active, actions: s.actions, mastered: s.mastered };
  const back = seat === left.seat;
  s.active = seat;
  s.actions = back ? left.actions : ACTIONS_PER_TURN;
  s.mastered = back && left.mastered;
  s.aside = back ? null : left;
  events.push({ type: 'operated', seat, actions: s.actions, mastered: s.mastered, aside: s.aside });
}

function giveTurn(s: State, to: Seat, events: Event[]): void {
  const { round, idle } = s;
  const from = s.active ?? 0;
  s.active = to;
  s.actions = ACTIONS_PER_TURN;
  s.mastered = false;
  const turnsLeft = s.ending ? s.ending.turnsLeft : null;
  events.push({ type: 'passed', from, to, round, actions: s.actions, turnsLeft, idle });
}

/** P24: the first trigger starts the final round; later ones change nothing. */
function trigger(s: State, events: Event[]): void {
  if (s.ending || s.active === null) return;
  const reason = reasonToEnd(s, playerAt(s, s.active));
  if (!reason) return;
  const n = s.order.length;
  const behind = n - 1 - s.order.indexOf(s.active);
  // P25: everyone else once more, or the rest of the round and a whole round for all.
  const turnsLeft = s.setup.equal ? behind + n : n - 1;
  s.ending = { reason, by: s.active, turnsLeft };
  s.phase = 'finalRound';
  events.push({ type: 'triggered', seat: s.active, reason, turnsLeft });
}

function reasonToEnd(s: State, player: Player): EndReason | null {
  for (const colour of colours) {
    const wanted = s.setup.ends[colour];
    if (wanted > 0 && completed(player, colour) >= wanted) return colour;
  }
  if (!s.setup.ends.deck) return null;
  const empty = colours.find(colour => s.deck[colour].length === 0);
  return empty ? deckReason[empty] : null;
}

const deckReason: Record<Colour, EndReason> = { white: 'whiteDeck', black: 'blackDeck' };

/** P27: everyone finishes at the same time; who has no card or no piece is done already. */
export function startFinishing(s: State, reason: EndReason, events: Event[]): void {
  s.ending ??= { reason, by: null, turnsLeft: 0 };
  s.phase = 'finishing';
  s.active = null;
  s.actions = 0;
  s.mastered = false;
  s.aside = null;
  events.push({ type: 'finishing', reason: s.ending.reason, idle: s.idle });
  for (const [seat, player] of s.players.entries()) {
    if (cardsInWork(player) > 0 && total(player.hand) > 0) continue;
    s.players[seat] = { ...player, finished: true };
    events.push({ type: 'finished', seat, penalty: 0 });
  }
  endIfFinished(s, events);
}

export function endIfFinished(s: State, events: Event[]): void {
  if (!s.players.every(player => player.finished)) return;
  s.phase = 'ended';
  const end = result(s);
  if (!end) return;
  const done = s.players.map(player => player.done);
  events.push({ type: 'ended', scores: end.scores, winners: end.winners, done });
}
