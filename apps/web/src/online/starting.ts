import type { Chair, NewCommand, Table } from '@minoya/shared/protocol';

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

/** People who sit there, the host apart. */
export function otherPeople({ chairs, host }: Table): readonly Chair[] {
  return chairs.filter(chair => chair.who !== null && chair.who !== host && chair.cover !== 'left');
}

/** Those who have not said that they are ready: a start asks about them first. */
export function unreadyPeople(table: Table): readonly Chair[] {
  return otherPeople(table).filter(chair => !chair.ready);
}

/** What the host sends for another game. Nobody is torn from the result: with others at the table it begins when they are ready. */
export function rematchCommands(table: Table): readonly NewCommand[] {
  const alone = otherPeople(table).length === 0 && !table.chairs.some(chair => chair.cover === 'left');
  return alone ? [{ t: 'again' }, { t: 'start' }] : [{ t: 'again' }];
}

/** Whether a game after the first waits for somebody who may still be reading the last result. */
export function waitsForOthers(table: Table): boolean {
  return table.round > 0 && unreadyPeople(table).length > 0;
}
