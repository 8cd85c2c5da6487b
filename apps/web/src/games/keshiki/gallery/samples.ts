import { keshiki } from '@minoya/games/keshiki/game';
import type { Localized } from '../../../i18n/lang.ts';
import type { Puzzle } from '../own/link.ts';

interface Sample {
  readonly title: Localized;
  /** As after `puzzle` in a setup. */
  readonly drawn: string;
  /** Taps that reach all its goals: a test plays them. */
  readonly line: string;
}

/** So many boards of players fill a gallery; before that the house lays its own below. */
export const enough = 12;

/** Boards of the house, for a gallery that few have filled yet: to play, and to draw on. */
export const samples: readonly Sample[] = [
  {
    title: { ja: '富士', en: 'Fuji' },
    drawn: 'clear,big10 LLLWLLL/LLWWWLL/LBWBWBL/LBBBBBL/BBBBBBB/GYGGGYG',
    line: 'c5 a4 c5 c5 b5 a4 a5',
  },
  {
    title: { ja: '氷の月', en: 'Frozen moon' },
    drawn: 'ice@6,clear BBBBBBB/BB*YY*YBB/B*YYYY*YB/BB*YY*YBB/LBBBBBL/LLYYYLL',
    line: 'e2 e1 f4 d4',
  },
  {
    title: { ja: '笑顔', en: 'Smile' },
    drawn: 'few2,big12 YYRRRYY/YRGRGRY/RRRRRRR/YRGGGRY/YYRRRYY',
    line: 'c3 a2 c4 a4',
  },
  {
    title: { ja: '手紙', en: 'Letter' },
    drawn: 'clear@7,120 YGGGGGY/GYYYYYG/GGYWYGG/GWGYGWG/GGGGGGG',
    line: 'b0 a4 b3 b4 a4',
  },
];

export function puzzleOf({ drawn }: Sample): Puzzle | null {
  const setup = keshiki.setups.read(`puzzle ${drawn}`);
  return setup?.type === 'puzzle' ? { board: setup.board, goals: setup.goals } : null;
}

/** The house's board of this setup: it has a name, and its line is known. */
export const sampleOf = (setup: string): Sample | null =>
  samples.find(({ drawn }) => setup === `puzzle ${drawn}`) ?? null;
