import type { keshiki } from '@minoya/games/keshiki/game';
import type { Play } from '../../play/play.ts';
import type { GameUI } from '../game-ui.ts';

export type KeshikiUI = GameUI<typeof keshiki>;
export type KeshikiPlay = Play<typeof keshiki>;
