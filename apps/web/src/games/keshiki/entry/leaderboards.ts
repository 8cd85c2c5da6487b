import { STAGE_COUNT } from '@minoya/games/keshiki/stages/index';
import { names } from '@minoya/games/keshiki/stages/names';
import { fill } from '@minoya/kernel';
import type { Leaderboards } from '../../game-ui.ts';
import { words } from '../text.ts';

/** Where a board's leaderboard is opened: on the shelf where the player's own best stands, with help or without. */
export const ranksPath = (slot: string, best: { readonly helped: boolean } | undefined): string =>
  `/ranks/keshiki/${slot}${best?.helped ? '~aided' : ''}`;

/** A board for each stage; games with tools stand on it apart. */
export const leaderboards: Leaderboards = {
  name: { ja: 'ステージ', en: 'Stages' },
  boards: Array.from({ length: STAGE_COUNT }, (_, i) => {
    const [view, name] = [words.stageAloud(i + 1), names[i]?.name ?? { ja: '', en: '' }];
    return {
      setup: `stage ${i + 1}`,
      name: fill({ ja: '{view} {name}', en: '{view} {name}' }, { view, name }),
      path: `/keshiki/stage/${i + 1}`,
    };
  }),
};
