import type { Boss } from './bosses/boss.ts';
import { seeds } from './bosses/seeds.ts';
import type { LongBossId } from './long/bosses/index.ts';

export type BossId = keyof typeof seeds | LongBossId;

/** Those of the long game come with it (`long-game.ts`). */
export const bosses = { ...seeds } as Readonly<Record<BossId, Boss>>;

/** Those of the standard and the classic rules. */
export const bossIds = Object.keys(seeds) as readonly BossId[];
