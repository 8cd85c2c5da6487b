import type { Table } from '@minoya/shared/protocol';
import { turnLength } from '../play/turn-length.ts';
import type { Change, RoomKit } from './kit.ts';
import { text } from './text.ts';

type Agreed = Pick<Table, 'setup' | 'clock' | 'watch'> & { readonly chairs: readonly unknown[] };

/** What the host has changed between two tables of a lobby, in words. */
export function changesIn(before: Agreed, after: Agreed, changes: RoomKit<never>['changes']): readonly Change[] {
  const seats = after.chairs.length;
  return [
    ...(before.chairs.length === seats ? [] : [{ what: text.players, to: { ja: String(seats), en: String(seats) } }]),
    ...(before.clock === after.clock ? [] : [{ what: text.clock, to: turnLength(after.clock) }]),
    ...(before.watch === after.watch
      ? []
      : [{ what: text.watching, to: after.watch ? text.watchAllowed : text.watchForbidden }]),
    ...changes(before.setup, after.setup),
  ];
}
