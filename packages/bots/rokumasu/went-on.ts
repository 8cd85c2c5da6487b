import { conditionOf } from '@minoya/games/rokumasu/conditions';
import type { Action, Card, Event, State } from '@minoya/games/rokumasu/state';
import { canonical } from '@minoya/kernel';
import type { Placement } from './search.ts';

/** An action of a run as it was played, from the first one on. */
export interface Played {
  readonly action: Action;
  readonly before: State;
  readonly events: readonly Event[];
}

/** The last placement of a hand, before new cards come. */
interface HandEnd {
  readonly before: State;
  readonly placement: Placement;
}

const has = ({ events }: Played, type: Event['type']): boolean => events.some(event => event.type === type);

/** What follows in the round, an action itself left out. */
function restOfRound(line: readonly Played[], ply: number): readonly Played[] {
  const rest = line.slice(ply + 1);
  const end = rest.findIndex(({ before }) => before.phase !== 'playing');
  return end < 0 ? rest : rest.slice(0, end);
}

/** Whether the round of a placement was won. */
export function wasWon(line: readonly Played[], ply: number): boolean {
  return line
    .slice(ply, ply + 1)
    .concat(restOfRound(line, ply))
    .some(one => has(one, 'roundWon'));
}

/** Whether a round was won after a placement with nothing left to luck: all cards come alike, and nothing was rolled. */
export function isCertain(line: readonly Played[], ply: number): boolean {
  const from = line[ply]?.before;
  if (!from || !wasWon(line, ply) || !comeAlike(from)) return false;
  return !line
    .slice(ply, ply + 1)
    .concat(restOfRound(line, ply))
    .some(one => has(one, 'rolled') || has(one, 'marked'));
}

/** Whether it does not matter which card is drawn. */
function comeAlike(s: State): boolean {
  let cards: readonly Card[] = s.deck;
  for (const { source } of s.conditions) {
    const { deals, n } = conditionOf(source);
    if (deals) cards = deals(cards, s, n);
  }
  return new Set(cards.map(card => canonical({ ...card, id: 0 }))).size === 1;
}

/** Where the hand of a placement ended, and the one after it. */
export function endsOfHands(line: readonly Played[], ply: number): readonly HandEnd[] {
  const ends: HandEnd[] = [];
  for (const one of restOfRound(line, ply)) {
    if (one.action.type !== 'place') continue;
    const isLast = has(one, 'drawn') || has(one, 'roundWon') || has(one, 'roundLost');
    if (isLast) ends.push({ before: one.before, placement: one.action });
    if (ends.length === HANDS) break;
  }
  return ends;
}

const HANDS = 2;
