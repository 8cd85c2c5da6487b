import { house } from './house.ts';
import { keshiki } from './keshiki.ts';
import { bots, room, sideways } from './polyform.ts';
import { rokumasu } from './rokumasu.ts';
import type { Size, Tab } from './tab.ts';

/** What a player does, in as many windows as it takes. */
export interface Flow {
  /** Told when it is about one size only. */
  readonly size?: Size;
  play(open: () => Promise<Tab>): Promise<void>;
}

const alone = (play: (tab: Tab) => Promise<void>): Flow => ({ play: async open => play(await open()) });

export const flows: Readonly<Record<string, Flow>> = {
  house: alone(house),
  rokumasu: alone(rokumasu),
  keshiki: alone(keshiki),
  polyform: alone(bots),
  room: { play: async open => room(await open(), await open()) },
  sideways: { ...alone(sideways), size: { width: 667, height: 375 } },
};
