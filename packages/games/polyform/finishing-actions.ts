import type { Seat } from '@minoya/kernel';
import { playerAt } from './board.ts';
import { cardOf } from './cards.ts';
import { type Placement, placementOn } from './pieces.ts';
import { fullSlots, putAway } from './play.ts';
import type { Event, Lay, State } from './state.ts';
import { endIfFinished } from './turn.ts';

/** P28: a piece laid in the finishing phase; it may be lifted again until the seat says it has finished. */
export function put(s: State, seat: Seat, { slot, cells }: Lay, events: Event[]): void {
  const player = playerAt(s, seat);
  const { piece } = placementOn(cells) as Placement;
  player.hand[piece] -= 1;
  player.late = [...player.late, { slot, piece, cells }];
  events.push({ type: 'placed', seat, slot, piece, cells, by: 'put', actions: s.actions });
}

export function lift(s: State, seat: Seat, { slot, cells }: Lay, events: Event[]): void {
  const player = playerAt(s, seat);
  const { piece } = placementOn(cells) as Placement;
  player.hand[piece] += 1;
  player.late = player.late.filter(late => late.slot !== slot || late.cells !== cells);
  events.push({ type: 'lifted', seat, slot, piece, cells });
}

/** P29: full cards count; nothing comes back and there is no reward, so seats cannot disturb each other. */
export function finish(s: State, seat: Seat, events: Event[]): void {
  const player = playerAt(s, seat);
  for (const { slot, piece, cells } of player.late) {
    const work = player.working[slot];
    if (work) player.working[slot] = { card: work.card, placed: [...work.placed, { piece, cells }] };
  }
  player.finished = true;
  for (const slot of fullSlots(player, [...player.working.keys()])) {
    const work = player.working[slot];
    if (!work) continue;
    putAway(player, slot, work);
    events.push({ type: 'completed', seat, slot, card: work.card, points: cardOf(work.card).points, returned: [] });
  }
  events.push({ type: 'finished', seat, penalty: player.late.length });
  endIfFinished(s, events);
}
