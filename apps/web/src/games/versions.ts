import type { AnyHouse } from './house.ts';
import { presentHouse } from './list.ts';
import { older } from './older.ts';

/** The screens of a game that play by this version of its rules; null when there never was one. */
export async function houseFor(id: string, version: number): Promise<AnyHouse | null> {
  const house = await presentHouse(id);
  if (!house || house.game.version === version) return house;
  if (version < (house.oldest ?? 1)) return pictured(house, version);
  const old = await older[id]?.[version]?.();
  return old?.house ?? null;
}

/** The present screens cannot show states as old as these: the archived rules bring a picture of their own. */
export async function pictured(house: AnyHouse, version: number): Promise<AnyHouse | null> {
  const [{ archived }, { pictureHouse }] = await Promise.all([
    import('@minoya/archive/archived'),
    import('../play/picture.tsx'),
  ]);
  const rules = await archived(house.game.id, version);
  return rules && pictureHouse(house, rules);
}
