import { fingerprint, type Json } from '@minoya/kernel';
import { type PastStep, PROTOCOL } from '@minoya/shared/protocol';
import { viewerOf } from './chairs.ts';
import type { Member } from './member.ts';
import type { RoomState } from './room-state.ts';
import { encodeFrame } from '../wire/encode.ts';
import type { FrameLog } from './frame-log.ts';

/** Steps that an answer to `past` holds at most: what a log shows, and well under what a slow line may owe. */
export const LONGEST_PAST = 240;

/** What a client held before; `lost`: how many events it was shown that the store no longer has. */
export interface Held {
  readonly n?: number | undefined;
  readonly lost?: number;
}

/** Tells a newcomer everything, and somebody who comes back with `n` events only what was missed. */
export function sendWelcome(
  room: { readonly id: string; readonly state: RoomState },
  frames: FrameLog,
  member: Member,
  { n, ...held }: Held,
): void {
  const { state } = room;
  const lost = held.lost ?? (n === undefined ? 0 : n - state.n);
  const head = {
    t: 'welcome',
    v: PROTOCOL,
    room: room.id,
    code: state.code,
    who: member.who,
    id: state.lastCommandId(member.who),
    table: state.table,
    ...(lost > 0 && { lost }),
  } as const;
  const missed = n === undefined ? null : frames.since(n, state.n, member.viewer);
  if (!missed || n === undefined) {
    member.send(encodeFrame({ ...head, n: state.n, view: state.view(member.viewer) }));
    return;
  }
  member.send(encodeFrame({ ...head, n }));
  for (const frame of missed) member.send(frame);
  // Whoever was away while the store went back and on another way holds something else than everybody here.
  const h = state.match ? { h: fingerprint(state.view('spectator')) } : {};
  member.send(encodeFrame({ t: 'table', n: state.n, table: state.table, ...h }));
}

/** Everybody here was shown events that are gone: all of them begin again where the store is. */
export function welcomeAgain(
  room: { readonly id: string; readonly state: RoomState; readonly members: Iterable<Member> },
  frames: FrameLog,
  lost: number,
): void {
  for (const member of room.members) {
    member.viewer = viewerOf(room.state.table, member.who);
    sendWelcome(room, frames, member, { lost });
  }
}

/** How the running game came about, for the log of somebody who has just come in. */
export function sendPast({ match, n, late, standIn }: RoomState, member: Member): void {
  if (!match) return;
  const plies = match.since(match.length - LONGEST_PAST);
  const from = match.length - plies.length;
  const steps = plies.map(({ entry: { seat, line }, events }, i): PastStep => {
    const step = { s: seat, a: line, e: events as readonly Json[] };
    const ply = from + i + 1;
    return { ...step, ...(late.includes(ply) && { late: true }), ...(standIn.includes(ply) && { bot: true }) };
  });
  member.send(encodeFrame({ t: 'past', n, from, steps }));
}
