import type { keshiki } from '@minoya/games/keshiki/game';
import type { House } from '../house.ts';

let house: House<typeof keshiki> | null = null;

/** Pages are part of the house that they begin games for: this breaks the circle. */
export function houseOf(): House<typeof keshiki> {
  if (!house) throw new Error('the house is not open yet');
  return house;
}

export function openHouse(made: House<typeof keshiki>): House<typeof keshiki> {
  house = made;
  return made;
}
