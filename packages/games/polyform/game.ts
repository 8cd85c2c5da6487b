import type { Game } from '@minoya/kernel';
import { actions } from './actions.ts';
import { after } from './after.ts';
import { apply } from './apply.ts';
import { draw, tell } from './draw.ts';
import { legal } from './legal.ts';
import { result } from './score.ts';
import { MOST_SEATS, readSetup, type Setup, writeSetup } from './setup.ts';
import { start } from './start.ts';
import type { Action, Event, State } from './state.ts';
import { imagine, secrets, view } from './view.ts';
import { refusals } from './texts.ts';

/** P35: what cannot be taken back: a card was turned up, a turn is over, or a seat has finished. */
const opening: ReadonlySet<Event['type']> = new Set(['refilled', 'recycled', 'passed', 'finishing', 'finished']);

/** P42: what was not confirmed is not played. A reward that must be chosen is left to a bot. */
function timeoutAction({ phase, pending }: State): Action | null {
  if (phase === 'finishing') return { type: 'finish' };
  if (pending?.type === 'reward') return null;
  return { type: pending?.type === 'master' ? 'close' : 'end' };
}

export const polyform: Game<Setup, State, Action, Event> = {
  id: 'polyform',
  version: 4,
  seats: { min: 1, max: MOST_SEATS },
  setups: { write: writeSetup, read: readSetup },
  actions,
  refusals,
  // A debug table may be joined by test players up to the last seat.
  seatCount: setup => (setup.debug ? MOST_SEATS : setup.seats),
  isPractice: setup => setup.debug,
  start,
  turn(state) {
    if (state.active !== null) return [state.active];
    if (state.phase !== 'finishing') return [];
    return [...state.players.keys()].filter(seat => !state.players[seat]?.finished);
  },
  legal,
  apply,
  after,
  timeoutAction,
  result,
  view,
  imagine,
  revealsHidden: events => events.some(event => opening.has(event.type)),
  secrets,
  draw,
  tell,
};
