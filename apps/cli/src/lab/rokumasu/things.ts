import '@minoya/games/rokumasu/long/index';
import { type RelicId, relics } from '@minoya/games/rokumasu/relics/index';
import { nameOfSource } from '@minoya/games/rokumasu/texts';

/** `relic:copy` → `epic`; nothing for what is no relic. */
export function rarityOf(thing: string): string {
  return thing.startsWith('relic:') ? relics[thing.slice('relic:'.length) as RelicId].rarity : '';
}

/** As players know it. */
export const nameOf = (source: string): string => nameOfSource(source, 'ja');
