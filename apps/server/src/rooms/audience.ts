import type { Viewer } from '@minoya/kernel';
import type { Bye, Table } from '@minoya/shared/protocol';
import { encodeFrame } from '../wire/encode.ts';
import { viewerOf, viewersOf } from './chairs.ts';
import type { EventFrame } from './frame-log.ts';
import type { Member } from './member.ts';
import type { RoomState } from './room-state.ts';

/** Who is connected to a room here, and what they are sent. */
export class Audience {
  readonly members = new Set<Member>();
  private lastViewers: { chairs: Table['chairs'] | null; viewers: readonly Viewer[] } = { chairs: null, viewers: [] };

  viewers({ chairs }: Table): readonly Viewer[] {
    if (chairs !== this.lastViewers.chairs) this.lastViewers = { chairs, viewers: viewersOf(chairs) };
    return this.lastViewers.viewers;
  }

  broadcast(frame: Buffer): void {
    for (const member of this.members) member.send(frame);
  }

  /** To each what this one may see. */
  tell(frame: EventFrame): void {
    for (const member of this.members) {
      const own = frame.for(member.viewer);
      if (own) member.send(own);
    }
  }

  /** Ends this client's connection for good. */
  disconnect(member: Member, why: Bye): void {
    this.members.delete(member);
    member.bye(why);
  }

  disconnectPerson(who: string, why: Bye): void {
    for (const member of this.members) if (member.who === who) this.disconnect(member, why);
  }

  /** The table and the whole view, as if the member had just come in. */
  sendView(state: RoomState, member: Member): void {
    member.send(encodeFrame({ t: 'table', n: state.n, table: state.table }));
    member.send(encodeFrame({ t: 'view', n: state.n, view: state.view(member.viewer) }));
  }

  /** Who changed places sees other things from now on. */
  updateViewers(state: RoomState): void {
    const { table } = state;
    for (const member of this.members) {
      const viewer = viewerOf(table, member.who);
      if (viewer === member.viewer) continue;
      member.viewer = viewer;
      if (state.match) this.sendView(state, member);
    }
  }
}
