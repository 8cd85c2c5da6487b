import type { RoomEvent } from '../rooms/event.ts';
import type { Member } from '../rooms/member.ts';
import type { RoomDeps } from '../rooms/room-deps.ts';
import { RuleBook } from '../rules.ts';
import { testGames } from './test-server.ts';

/** A table of two at a game of their own, with a turn clock. */
export const OPENING: RoomEvent[] = [
  { e: 'open', game: 'nim', code: 'K7MP', host: 'a', name: 0, setup: '2: 9 9', clock: 30, watch: true },
  { e: 'sit', s: 1, name: 1, who: 'b' },
  { e: 'ready', on: true, who: 'b' },
  { e: 'start', version: 1, seed: 's', who: 'a' },
];

/** The same without a turn clock. */
export const UNTIMED = OPENING.map(event => (event.e === 'open' ? { ...event, clock: null } : event));

/** Somebody who looks on, and what they were sent. */
export function memberOf(who: string): Member & { readonly frames: string[] } {
  const frames: string[] = [];
  return {
    who,
    name: 0,
    address: '',
    viewer: 'spectator',
    frames,
    send: frame => frames.push(frame.toString('utf8')),
    bye: () => {},
  };
}

/** As little as a room needs beside its log. */
export function depsOn(log: RoomDeps['log']): RoomDeps {
  return {
    rules: new RuleBook(testGames),
    log,
    decisionInputs: { botsFor: () => ['first'], seed: () => 's' },
    observer: { acted: () => {}, refused: () => {}, failed: () => {} },
    committed: () => {},
    keepSnapshot: () => {},
    startedOver: () => {},
    ended: () => {},
  };
}
