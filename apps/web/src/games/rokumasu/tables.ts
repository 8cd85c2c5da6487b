import type { Event, State } from '@minoya/games/rokumasu/state';
import { buzz, lineBuzz } from '../../stage/haptics.ts';
import type { Buzzes, Sounds, Tables } from '../../stage/tables.ts';
import { lines } from './events/lines.ts';
import { motions } from './events/motions.ts';

const silence = (): null => null;

/** ロクマス starts on the lowest degree; steps inside a score climb from there (see scoring.ts). */
const sounds: Sounds<Event> = {
  setStarted: silence,
  roundStarted: () => ({ voice: 'pon', degree: 2 }),
  obstructed: () => ({ voice: 'paki' }),
  marked: silence,
  drawn: () => ({ voice: 'tick' }),
  placed: () => ({ voice: 'koto' }),
  overlaid: () => ({ voice: 'pata' }),
  handSpent: silence,
  dealt: () => ({ voice: 'tick', degree: 3 }),
  rolled: event => (event.hit ? { voice: 'rin', degree: 2 } : null),
  scored: silence,
  cleared: event => ({ voice: 'pata', degree: Math.min(10, Math.floor(event.cells.length / 3)) }),
  gold: () => ({ voice: 'rin', degree: 5 }),
  branded: () => ({ voice: 'pon', degree: 4 }),
  charged: silence,
  remembered: silence,
  stuck: () => ({ voice: 'pata' }),
  stocked: () => ({ voice: 'koto', degree: 2 }),
  recycled: () => ({ voice: 'pata', degree: 2 }),
  reordered: () => ({ voice: 'tick' }),
  mirrored: silence,
  stockFitted: silence,
  relicGone: () => ({ voice: 'paki', degree: 2 }),
  retried: () => ({ voice: 'rin' }),
  roundWon: () => ({ voice: 'pon', degree: 5 }),
  roundLost: () => ({ voice: 'pata' }),
  runWon: () => ({ voice: 'rin', degree: 7 }),
  runLost: () => ({ voice: 'pon' }),
  runFinished: silence,
  shopOpened: () => ({ voice: 'pata', degree: 3 }),
  rerolled: () => ({ voice: 'pata', degree: 5 }),
  bought: () => ({ voice: 'pon', degree: 3 }),
  sold: () => ({ voice: 'rin', degree: 3 }),
  shopLeft: silence,
  amuletUsed: () => ({ voice: 'pon', degree: 6 }),
};

const buzzes: Buzzes<Event> = {
  ...(Object.fromEntries(Object.keys(sounds).map(kind => [kind, silence])) as unknown as Buzzes<Event>),
  scored: event => lineBuzz(event.rows.length + event.columns.length),
  roundWon: () => buzz.win,
  runWon: () => buzz.win,
};

/** What is said aloud: the log without what the board already tells with its own names. */
const speech: Tables<State, Event>['lines'] = { ...lines, overlaid: silence, handSpent: silence };

export const tables: Tables<State, Event> = { motions, sounds, buzzes, lines, speech };
