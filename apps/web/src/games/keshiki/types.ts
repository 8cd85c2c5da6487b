import type { keshiki } from '@minoya/games/keshiki/game';
import type { Play } from '../../play/play.ts';

export type KeshikiPlay = Play<typeof keshiki>;
