import { fold, type Json } from '@minoya/kernel';
import { type PastStep, PROTOCOL } from '@minoya/shared/protocol';
import type { Member } from './member.ts';
import type { Story } from './story.ts';
import { bytes, type Telling } from './telling.ts';

/** Steps that an answer to `past` holds at most: what a log shows, and well under what a slow line may owe. */
const LONGEST_PAST = 240;

/** Tells a newcomer everything, and somebody who comes back with `n` events only what was missed. */
export function welcome(
  room: { readonly id: string; readonly story: Story },
  telling: Telling,
  member: Member,
  n: number | undefined,
): void {
  const { story } = room;
  const head = {
    t: 'welcome',
    v: PROTOCOL,
    room: room.id,
    code: story.code,
    who: member.who,
    id: story.lastId(member.who),
    table: story.table,
  } as const;
  const missed = n === undefined ? null : telling.since(n, story.n, member.viewer);
  if (!missed || n === undefined) {
    member.send(bytes({ ...head, n: story.n, view: story.view(member.viewer) }));
    return;
  }
  member.send(bytes({ ...head, n }));
  for (const frame of missed) member.send(frame);
  member.send(bytes({ t: 'table', n: story.n, table: story.table }));
}

/** How the running game came about, for the log of somebody who has just come in. */
export function recall({ match, n }: Story, member: Member): void {
  if (!match) return;
  const from = Math.max(0, match.length - LONGEST_PAST);
  const steps: PastStep[] = [];
  fold(match.game, match.replay(), ({ entry: { seat, line }, events }, index) => {
    if (index >= from) steps.push({ s: seat, a: line, e: events as readonly Json[] });
  });
  member.send(bytes({ t: 'past', n, from, steps }));
}
