import type { keshiki } from '@minoya/games/keshiki/game';
import type { Play } from '../../play/play.ts';
import type { House } from '../house.ts';

export type KeshikiHouse = House<typeof keshiki>;
export type KeshikiPlay = Play<typeof keshiki>;
