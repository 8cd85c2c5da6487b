import { keshiki } from '@minoya/games/keshiki/game';
import type { GoalKind } from '@minoya/games/keshiki/goals';
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
    drawn: 'few3,clear YGGGGGY/GYYYYYG/GGYWYGG/GWGYGWG/GGGGGGG',
    line: 'b0 a4 b3 b4 a4',
  },
  {
    title: { ja: '二つの峰', en: 'Two peaks' },
    drawn: 'rocks,clear .o...o./.G...G./GGGYGGG/GYYRYYG/YYRRRYY/RRRYRRR',
    line: 'g5 g5 f4',
  },
  {
    title: { ja: 'ちょうちん', en: 'Lantern' },
    drawn: 'numbers,clear LLRRRLL/LRYYYRL/RY+7YRYYR/RYYR+7YYR/LRYYYRL/LLRRRLL',
    line: 'f2 g2 d2',
  },
  {
    title: { ja: 'にじの門', en: 'Rainbow gate' },
    drawn: 'colorY,clear .RRRRR./RRYYYRR/RYYGYYR/YYGBGYY/YGBBBGY',
    line: 'a4 c4 a4 a4',
  },
  {
    title: { ja: '屋根', en: 'Roof' },
    drawn: 'big12,clear LLLRLLL/LLRRRLL/LRRYRRL/RRYYYRR/LLLYLLL/GGGYGGG',
    line: 'a3 c3 a4 a5',
  },
  {
    title: { ja: 'てんとう虫', en: 'Ladybird' },
    drawn: 'marked@5,clear GGBBBGG/GR@YBR@YG/YYRBRYY/R@YRBRR@Y/RRYBYRR/GRRBRRG',
    line: 'b3 e0 d1 f3 d3',
  },
  {
    title: { ja: '金魚', en: 'Goldfish' },
    drawn: '420,clear LLLLLLL/LYYLLLY/YYYYLYY/YBYYBYL/YYYYLYY/LYYLLLY',
    line: 'a4 f4 c5 a5 a5',
  },
];

/** Those whose first star asks for this. */
export const samplesAbout = (topic: GoalKind | null): readonly Sample[] =>
  samples.filter(sample => topic === null || puzzleOf(sample)?.goals[0]?.kind === topic);

export function puzzleOf({ drawn }: Sample): Puzzle | null {
  const setup = keshiki.setups.read(`puzzle ${drawn}`);
  return setup?.type === 'puzzle' ? { board: setup.board, goals: setup.goals } : null;
}

/** The house's board of this setup: it has a name, and its line is known. */
export const sampleOf = (setup: string): Sample | null =>
  samples.find(({ drawn }) => setup === `puzzle ${drawn}`) ?? null;
