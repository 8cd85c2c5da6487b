import { PROTOCOL } from '@minoya/shared/protocol';
import type { Member } from './member.ts';
import type { Story } from './story.ts';
import { bytes, type Telling } from './telling.ts';

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
    member.send(bytes({ ...head, n: story.n, view: story.play?.view(member.viewer) ?? null }));
    return;
  }
  member.send(bytes({ ...head, n }));
  for (const frame of missed) member.send(frame);
  member.send(bytes({ t: 'table', n: story.n, table: story.table }));
}

/** How the running game came about, for the log of somebody who has just come in. */
export function recall({ play, n }: Story, member: Member): void {
  if (play) member.send(bytes({ t: 'past', n, ...play.past() }));
}
