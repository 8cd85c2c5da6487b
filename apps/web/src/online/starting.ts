import type { NewCommand, Table } from '@minoya/shared/protocol';

const FEWEST = 2;

/** Chairs on which somebody or some bot sits. */
export function taken({ chairs }: Table): number {
  return chairs.filter(chair => chair.who !== null || chair.bot !== null).length;
}

/** What the host sends to begin with those who are there: empty chairs close first. Null when two are still missing. */
export function startCommands(
  table: Table,
  withSeats: (setup: string, seats: number) => string,
): readonly NewCommand[] | null {
  const seats = taken(table);
  if (seats < FEWEST) return null;
  if (seats === table.chairs.length) return [{ t: 'start' }];
  const { clock, watch } = table;
  return [{ t: 'setup', setup: withSeats(table.setup, seats), clock, watch }, { t: 'start' }];
}

/** What the host sends for another game: begun at once when nobody has gone, else from the lobby. */
export function rematchCommands({ chairs }: Table): readonly NewCommand[] {
  const gone = chairs.some(chair => chair.cover === 'left');
  return gone ? [{ t: 'again' }] : [{ t: 'again' }, { t: 'start' }];
}
