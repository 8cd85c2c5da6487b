import type { Viewer } from '@minoya/kernel';
import type { Chair, Table } from '@minoya/shared/protocol';

export const EMPTY_CHAIR: Chair = { who: null, name: 0, ready: false, bot: null, cover: null };

export function seatOf(table: Table, who: string): number {
  return table.chairs.findIndex(chair => chair.who === who);
}

/** Whether somebody plays here; who has left a running game keeps the chair, but not the place at it. */
export function hasSeat(table: Table, who: string): boolean {
  return table.chairs.some(chair => chair.who === who && chair.cover !== 'left');
}

/** Through whose eyes somebody in the room sees the game. */
export function viewerOf(table: Table, who: string): Viewer {
  const seat = seatOf(table, who);
  return seat < 0 ? 'spectator' : seat;
}

/** Everybody who may see a game differently: the people at the table, and whoever looks on. */
export function viewersOf(chairs: Table['chairs']): readonly Viewer[] {
  return [...chairs.flatMap((chair, seat) => (chair.who === null ? [] : [seat])), 'spectator'];
}

/** Everybody with a seat; others where looking on is allowed, or as long as there is a chair that they may take. */
export function mayBeIn(table: Table, who: string, sits: boolean): boolean {
  if (table.watch || seatOf(table, who) >= 0) return true;
  return sits && hasRoomAtTable(table);
}

/** Whether somebody more may sit down before the game. */
export function hasRoomAtTable({ phase, chairs }: Table): boolean {
  return phase === 'lobby' && chairs.some(({ who, bot }) => who === null && bot === null);
}

export function withChair(table: Table, seat: number, change: Partial<Chair>): Table {
  return { ...table, chairs: table.chairs.map((chair, i) => (i === seat ? { ...chair, ...change } : chair)) };
}

/** After an action on the seat: a stand-in's is counted for the person who comes back, until they act themselves. */
export function withStandInCounted(table: Table, seat: number): Table {
  const { cover, who, missed = 0 } = table.chairs[seat] ?? EMPTY_CHAIR;
  if (cover && who !== null) return withChair(table, seat, { missed: missed + 1 });
  return missed > 0 ? withChair(table, seat, { missed: 0 }) : table;
}

/** As many chairs as the setup plays with; people keep their order, bots go first when it gets narrow. */
export function resized(chairs: readonly Chair[], count: number): readonly Chair[] {
  if (chairs.length <= count) return [...chairs, ...Array.from({ length: count - chairs.length }, () => EMPTY_CHAIR)];
  const people = chairs.filter(chair => chair.who !== null);
  const bots = chairs.filter(chair => chair.bot !== null);
  const kept = [...people, ...bots].slice(0, count);
  return resized(
    chairs.filter(chair => kept.includes(chair)),
    count,
  );
}

/** The second player of the last game begins the next one. */
export function rotated(chairs: readonly Chair[]): readonly Chair[] {
  return [...chairs.slice(1), ...chairs.slice(0, 1)];
}

/** Who becomes host when the host goes: the next person at the table who is connected, else the next person at all. */
export function nextHost(table: Table, isConnected: (who: string) => boolean): string | null {
  const people = table.chairs.flatMap(({ who }) =>
    who !== null && who !== table.host && hasSeat(table, who) ? [who] : [],
  );
  return people.find(isConnected) ?? people[0] ?? null;
}

/** A game may begin when somebody or some bot sits on every chair; being ready is a courtesy. */
export function isFilled(table: Table): boolean {
  return table.chairs.every(chair => chair.bot !== null || chair.who !== null);
}

/** A host who has gone passes the role to the first person still at the table. */
export function withPresentHost(table: Table): Table {
  const present = table.chairs.filter(chair => chair.who !== null && chair.cover !== 'left');
  if (hasSeat(table, table.host)) return table;
  return { ...table, host: present[0]?.who ?? table.host };
}
