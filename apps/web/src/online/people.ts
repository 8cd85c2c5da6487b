import { nameOf } from '@minoya/shared/names';
import type { Presence } from '@minoya/shared/follower';
import type { Table } from '@minoya/shared/protocol';
import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';
import type { Person } from '../stage/seating.ts';
import type { RoomClient } from './client.ts';
import { standInTexts, text } from './text.ts';

type Bots = readonly { readonly id: string; readonly name: Localized }[];

function botName(table: Table, seat: number, bots: Bots): Localized {
  const id = table.chairs[seat]?.bot ?? null;
  const name = bots.find(bot => bot.id === id)?.name ?? { ja: 'AI', en: 'Bot' };
  const same = [...table.chairs.keys()].filter(one => table.chairs[one]?.bot === id);
  if (same.length < 2) return name;
  const nth = same.indexOf(seat) + 1;
  return fill({ ja: '{name}{nth}', en: '{name} {nth}' }, { name, nth });
}

/** Everybody at the table of a room, whenever that changes. */
export function peopleIn(client: RoomClient, bots: Bots): readonly Person[] {
  const table = client.table.value;
  return table ? peopleAt(table, client.presence.value, client.follower.who, bots) : [];
}

/** Where somebody sits now: chairs move up by one with every game. -1 for who sits nowhere. */
export function seatOf(table: Pick<Table, 'chairs'> | null, who: string | null): number {
  return who === null || !table ? -1 : table.chairs.findIndex(chair => chair.who === who);
}

/** What the one on a seat is called. */
export function nameAt(client: RoomClient, bots: Bots, seat: number): Localized {
  return peopleIn(client, bots)[seat]?.name ?? text.empty;
}

/** Everybody at the table in the viewer's words. */
function peopleAt(table: Table, presence: Presence, me: string | null, bots: Bots): readonly Person[] {
  return table.chairs.map((chair, seat): Person => {
    // With every game of a room everybody moves up by one seat.
    const mark = (seat + Math.max(0, table.round - 1)) % table.chairs.length;
    if (chair.bot !== null) return { kind: 'bot', name: botName(table, seat, bots), bot: chair.bot, badge: null, mark };
    const here = presence.chairs[seat] !== false;
    const badge = chair.cover ? standInTexts[chair.cover] : chair.who !== null && !here ? text.away : null;
    const out = (table.result?.resigned?.includes(seat) ?? chair.cover === 'resigned') && ({ resigned: true } as const);
    if (chair.who === me && me !== null)
      return { kind: 'you', name: { ja: 'あなた', en: 'You' }, bot: null, badge, mark, ...out };
    const name = chair.who === null && !chair.cover ? text.empty : nameOf(chair.name);
    return { kind: 'person', name, bot: null, shop: chair.name, badge, mark, ...out };
  });
}
