import type { Seat } from '@minoya/kernel';
import { endedByResignation } from '../result/places.ts';
import type { Localized } from '../../../i18n/lang.ts';
import type { Person } from '../../../stage/seating.ts';
import { text } from '../text.ts';
import type { PolyformPlay } from './table-controller.ts';

type Watched = Pick<PolyformPlay, 'result' | 'view' | 'shown' | 'isReplay' | 'session' | 'seating' | 'length'>;

/** Whether a resignation ended the game before its rules did; a replay comes to that behind its last action. */
export function isStopped(play: Watched): boolean {
  const state = play.view.value;
  if (!play.isReplay) return play.result.value !== null && state.phase !== 'ended';
  const atEnd = play.length.value === play.session.match?.length;
  return atEnd && endedByResignation(state, play.seating.people.value);
}

/** Whether the line of a room is broken: what acts stands there dimmed. An answer that is on its way dims nothing. */
export const isCutOff = ({ session }: Pick<PolyformPlay, 'session'>): boolean => session.held?.value === 'lineBroken';

/** Whose turn the table shows: nobody's once the game has been stopped. */
export function onTurn(play: Watched): Seat | null {
  return isStopped(play) ? null : play.shown.value.active;
}

/** As much of a name as a phone's head has room for. */
const ROOM = 14;

/** A long name without its first words: the last one is the noun, and tells people apart. */
function shortened(name: Localized): Localized {
  const words = name.en.split(' ');
  while (words.length > 1 && words.join(' ').length > ROOM) words.shift();
  return { ...name, en: words.join(' ') };
}

/** The same person by as much of the name as a phone's head has room for; a machine's name stays whole. */
export const shortNamed = (person: Person): Person =>
  person.kind === 'person' ? { ...person, name: shortened(person.name) } : person;

/** Whose turn it is, to the one who reads it: one's own says so, also where another hand plays it. */
export function whoseTurn({ kind, name, badge }: Person, mine: boolean): Localized {
  if (mine && kind === 'you') return badge ? text.yourTurnBut(badge) : text.yourTurn;
  return text.turnOf(badge ? text.covered(name, badge) : name);
}

/** The seat at the lower edge before anything has happened. */
export function firstSeat({ session, seating }: Watched): Seat {
  const { viewer, seats } = session;
  return typeof viewer === 'number' ? viewer : (seats.find(seat => seating.at(seat).kind !== 'bot') ?? 0);
}

/** The seat at the lower edge. In a game passed around it is whoever plays; a machine's turn leaves it where it was. */
export function seatBelow({ session, seating, shown, view }: Watched, last: Seat): Seat {
  const { viewer, seats, game } = session;
  // Who only watches sees it from the side of whoever is on turn, once the table shows that turn.
  if (viewer === 'spectator' || session.follows) {
    const turn = game.turn(shown.value);
    return turn.includes(last) ? last : (turn[0] ?? last);
  }
  const humans = seats.filter(seat => seating.at(seat).kind !== 'bot');
  const acting = game.turn(view.value).find(seat => humans.includes(seat));
  if (typeof viewer === 'number' && humans.length <= 1) return humans[0] ?? viewer;
  return acting ?? last;
}
