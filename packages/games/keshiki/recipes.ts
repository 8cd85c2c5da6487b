import type { Localized } from '@minoya/kernel';
import { allLayouts, type Layout } from './areas.ts';
import { type Kind, kinds, obstacleKinds } from './blocks.ts';
import { dayOfWeek } from './dates.ts';
import type { GoalKind } from './goals.ts';

export const WIDTH = 9;
export const HEIGHT = 13;

/** Heights of the columns, from the left. */
export const shapes = {
  full: [13, 13, 13, 13, 13, 13, 13, 13, 13],
  hill: [7, 9, 11, 12, 13, 12, 11, 9, 7],
  valley: [13, 12, 10, 8, 7, 8, 10, 12, 13],
  rising: [6, 7, 8, 9, 10, 11, 12, 13, 13],
  falling: [13, 13, 12, 11, 10, 9, 8, 7, 6],
  comb: [13, 10, 13, 10, 13, 10, 13, 10, 13],
  waves: [9, 11, 13, 11, 9, 11, 13, 11, 9],
  towers: [13, 13, 9, 9, 13, 9, 9, 13, 13],
} as const satisfies Readonly<Record<string, readonly number[]>>;

type Shape = keyof typeof shapes;

/** What a random board is mixed from. */
export interface Deck {
  readonly width: number;
  readonly height: number;
  /** How many of the six. */
  readonly colors: number;
  readonly obstacles: Readonly<Partial<Record<Kind, number>>>;
  /** Written on every counter. */
  readonly value: number;
}

/** What a board of a day or of a walk is dealt from. */
export interface Recipe extends Omit<Deck, 'width' | 'height'> {
  /** One of these. */
  readonly shapes: readonly Shape[];
  /** How its colours lie: one of these. */
  readonly layouts: readonly Layout[];
  /** What the first star asks for. */
  readonly goal: GoalKind;
}

/** A weekday of the daily board. */
export interface Weekday extends Recipe {
  readonly name: Localized;
  /** What it is about, in a sentence. */
  readonly line: Localized;
}

/** Sunday first. Monday is gentle, Sunday is not; each weekday keeps its character. (K29) */
export const week: readonly Weekday[] = [
  {
    name: { ja: '全消しの日', en: 'All-clear day' },
    line: { ja: '日曜は、全部消せば★です。', en: 'Sundays ask you to clear every block.' },
    colors: 4,
    shapes: ['full', 'waves', 'towers'],
    layouts: ['frames', 'crest'],
    obstacles: { ice1: 2, icePlus: 1 },
    value: 3,
    goal: 'clear',
  },
  {
    name: { ja: 'ならしの日', en: 'Warm-up day' },
    line: { ja: '月曜は三色です。点を取れば★です。', en: 'Mondays have three colors, and points for a goal.' },
    colors: 3,
    shapes: ['hill', 'valley', 'rising', 'falling'],
    layouts: ['strata'],
    obstacles: {},
    value: 3,
    goal: 'score',
  },
  {
    name: { ja: '大きく消す日', en: 'Big-group day' },
    line: { ja: '火曜は、いちどに多く消せば★です。', en: 'Tuesdays ask for many blocks in one move.' },
    colors: 4,
    shapes: ['valley', 'comb', 'waves'],
    layouts: ['tiles', 'slant'],
    obstacles: {},
    value: 3,
    goal: 'big',
  },
  {
    name: { ja: '氷の日', en: 'Ice day' },
    line: { ja: '水曜は、氷が全部とければ★です。', en: 'Wednesdays ask you to thaw all the ice.' },
    colors: 4,
    shapes: ['full', 'hill', 'towers'],
    layouts: ['crest', 'frames'],
    obstacles: { ice1: 5, ice2: 2 },
    value: 3,
    goal: 'ice',
  },
  {
    name: { ja: '数の日', en: 'Counter day' },
    line: { ja: '木曜は、カウンターを全部消せば★です。', en: 'Thursdays ask you to clear every counter.' },
    colors: 4,
    shapes: ['full', 'comb', 'rising'],
    layouts: ['bricks'],
    obstacles: { plus: 4, minus: 3 },
    value: 4,
    goal: 'numbers',
  },
  {
    name: { ja: '六色の日', en: 'Six-color day' },
    line: {
      ja: '金曜は六色です。残りを少なくすれば★です。',
      en: 'Fridays have all six colors. Leave only a few blocks.',
    },
    colors: 6,
    shapes: ['full', 'hill', 'waves'],
    layouts: ['slant', 'tiles'],
    obstacles: {},
    value: 3,
    goal: 'few',
  },
  {
    name: { ja: '岩の日', en: 'Rock day' },
    line: {
      ja: '土曜は、岩を全部いちばん下へ落とせば★です。',
      en: 'Saturdays ask you to bring every rock to the floor.',
    },
    colors: 4,
    shapes: ['hill', 'towers', 'falling'],
    layouts: ['canes', 'strata'],
    obstacles: { rock: 3, ice1: 3 },
    value: 3,
    goal: 'rocks',
  },
];

/** The character of a day. */
export function dailyRecipe(date: string): Weekday {
  return week[dayOfWeek(date)] as Weekday;
}

/** Boards of a walk through the rock garden; whoever wins the last has finished it. */
export const LAST_LEVEL = 30;
/** A stone is set after every so many boards, and a walk can begin there. */
export const STONE_EVERY = 5;

/** Obstacles that the stages have shown, in that order. What can be tapped is none: it only belongs to a goal. */
const SHOWN: readonly Kind[] = obstacleKinds.filter(kind => kinds[kind].first !== null && kinds[kind].refusal !== null);
const SHAPES = Object.keys(shapes) as readonly Shape[];
const PLAIN: readonly GoalKind[] = ['score', 'big', 'few'];

/** Level 1, 2, 3 …: every second level brings the next kind, then they take turns; colours, shapes and goals swing. (K29) */
export function endlessRecipe(level: number): Recipe {
  const known = Math.min(SHOWN.length, Math.floor(level / 2));
  const obstacles: Partial<Record<Kind, number>> = {};
  for (let n = 0; n < Math.min(3, known); n++) {
    const kind = SHOWN[level < 2 * SHOWN.length ? known - 1 - n : (level * 3 + n * 2) % SHOWN.length];
    if (kind) obstacles[kind] = level < 12 ? 2 : level < 20 ? 3 : 4;
  }
  const about = goalsAbout(obstacles);
  const goal = level % 3 === 0 ? undefined : about[level % Math.max(1, about.length)];
  return {
    colors: level % 6 === 0 ? 6 : ([3, 4, 4, 5][(level - 1) % 4] ?? 4),
    shapes: [SHAPES[level % SHAPES.length] ?? 'full'],
    layouts: [allLayouts[level % allLayouts.length] ?? 'tiles'],
    obstacles,
    value: level < 8 ? 3 : 4,
    goal: goal ?? PLAIN[Math.floor(level / 3) % PLAIN.length] ?? 'score',
  };
}

/** Goals that these obstacles are for. */
function goalsAbout(obstacles: Readonly<Partial<Record<Kind, number>>>): GoalKind[] {
  const has = (is: (kind: Kind) => boolean): boolean => (Object.keys(obstacles) as Kind[]).some(is);
  const found: GoalKind[] = [];
  if (has(kind => kinds[kind].thaws !== null)) found.push('ice');
  if (has(kind => kinds[kind].counter !== null)) found.push('numbers');
  if (has(kind => !kinds[kind].colored && kinds[kind].falls)) found.push('rocks');
  return found;
}
