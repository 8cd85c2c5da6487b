import type { Viewer } from '@minoya/kernel';
import type { Bye } from '@minoya/shared/protocol';

/** A connected client as its room sees it. */
export interface Member {
  readonly who: string;
  readonly name: number;
  /** Where the client calls from. */
  readonly address: string;
  viewer: Viewer;
  /** The frame as made by `encodeFrame`. */
  send(frame: Buffer): void;
  /** Says why, then closes. */
  bye(why: Bye): void;
}

export function isAmong(members: Iterable<Member>, who: string): boolean {
  for (const member of members) if (member.who === who) return true;
  return false;
}
