import { boards } from './boards.ts';
import { counting } from './counting.ts';

export const longBosses = { ...counting, ...boards };
export type LongBossId = keyof typeof longBosses;
export const longBossIds = Object.keys(longBosses) as readonly LongBossId[];
