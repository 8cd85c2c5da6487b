import type { StandInReason, Table } from '@minoya/shared/protocol';

/** Something that happened to a chair during a game. */
export interface ChairNote {
  readonly seat: number;
  readonly note: Exclude<StandInReason, 'late'> | 'back' | 'host' | 'lent';
  /** With who is back: how often the stand-in acted for them. */
  readonly missed?: number;
}

/** What became of the people of a running game between two tables. A time that ran out is told with what the clock does. */
export function chairNotes(
  before: Table | null,
  after: Table,
  isAway: (seat: number) => boolean = () => false,
): readonly ChairNote[] {
  if (before?.phase !== 'playing' || before.round !== after.round) return [];
  const host = after.chairs.findIndex(({ who }) => who !== null && who === after.host);
  // From somebody who is away it is only lent: it goes back with them.
  const note = isAway(before.chairs.findIndex(({ who }) => who === before.host)) ? 'lent' : 'host';
  const passed: readonly ChairNote[] = host >= 0 && after.host !== before.host ? [{ seat: host, note }] : [];
  const notes = after.chairs.flatMap(({ cover, missed = 0 }, seat): ChairNote[] => {
    const was = before.chairs[seat]?.cover ?? null;
    if (cover === was) return [];
    if (cover) return cover === 'late' ? [] : [{ seat, note: cover }];
    return was === 'late' ? [] : [{ seat, note: 'back', ...(missed > 0 && { missed }) }];
  });
  return [...notes, ...passed];
}
