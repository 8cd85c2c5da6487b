import { fill, type Localized } from '@minoya/kernel';

/** Titles are two words, one of each table: nobody writes text that others read. On the wire and in the store they are ids. */
const first = {
  red: { ja: '赤い', en: 'Red' },
  blue: { ja: '青い', en: 'Blue' },
  green: { ja: '緑の', en: 'Green' },
  golden: { ja: '金色の', en: 'Golden' },
  white: { ja: '白い', en: 'White' },
  morning: { ja: '朝の', en: 'Morning' },
  noon: { ja: '真昼の', en: 'Noon' },
  evening: { ja: '夕暮れの', en: 'Evening' },
  night: { ja: '夜の', en: 'Night' },
  spring: { ja: '春の', en: 'Spring' },
  summer: { ja: '夏の', en: 'Summer' },
  autumn: { ja: '秋の', en: 'Autumn' },
  winter: { ja: '冬の', en: 'Winter' },
  rainy: { ja: '雨の', en: 'Rainy' },
  snowy: { ja: '雪の', en: 'Snowy' },
  windy: { ja: '風の', en: 'Windy' },
  misty: { ja: '霧の', en: 'Misty' },
  frozen: { ja: '凍った', en: 'Frozen' },
  quiet: { ja: '静かな', en: 'Quiet' },
  busy: { ja: 'にぎやかな', en: 'Busy' },
  little: { ja: '小さな', en: 'Little' },
  great: { ja: '大きな', en: 'Great' },
  old: { ja: '古い', en: 'Old' },
  new: { ja: '新しい', en: 'New' },
  hidden: { ja: '隠れた', en: 'Hidden' },
  lost: { ja: '迷子の', en: 'Lost' },
  crooked: { ja: '曲がった', en: 'Crooked' },
  straight: { ja: 'まっすぐな', en: 'Straight' },
  floating: { ja: '浮かぶ', en: 'Floating' },
  falling: { ja: '落ちる', en: 'Falling' },
  last: { ja: '最後の', en: 'Last' },
  first: { ja: '最初の', en: 'First' },
} as const satisfies Readonly<Record<string, Localized>>;

const second = {
  bridge: { ja: '橋', en: 'Bridge' },
  gate: { ja: '門', en: 'Gate' },
  window: { ja: '窓', en: 'Window' },
  stairs: { ja: '階段', en: 'Stairs' },
  tower: { ja: '塔', en: 'Tower' },
  castle: { ja: '城', en: 'Castle' },
  house: { ja: '家', en: 'House' },
  shop: { ja: '店', en: 'Shop' },
  garden: { ja: '庭', en: 'Garden' },
  road: { ja: '道', en: 'Road' },
  harbour: { ja: '港', en: 'Harbor' },
  island: { ja: '島', en: 'Island' },
  river: { ja: '川', en: 'River' },
  lake: { ja: '湖', en: 'Lake' },
  sea: { ja: '海', en: 'Sea' },
  waterfall: { ja: '滝', en: 'Waterfall' },
  mountain: { ja: '山', en: 'Mountain' },
  valley: { ja: '谷', en: 'Valley' },
  forest: { ja: '森', en: 'Forest' },
  field: { ja: '野原', en: 'Field' },
  sky: { ja: '空', en: 'Sky' },
  moon: { ja: '月', en: 'Moon' },
  star: { ja: '星', en: 'Star' },
  cloud: { ja: '雲', en: 'Cloud' },
  boat: { ja: '舟', en: 'Boat' },
  lantern: { ja: '灯り', en: 'Lantern' },
  fan: { ja: '扇', en: 'Fan' },
  bell: { ja: '鐘', en: 'Bell' },
  flower: { ja: '花', en: 'Flower' },
  tree: { ja: '木', en: 'Tree' },
  bird: { ja: '鳥', en: 'Bird' },
  cat: { ja: '猫', en: 'Cat' },
  fish: { ja: '魚', en: 'Fish' },
  maze: { ja: '迷路', en: 'Maze' },
  knot: { ja: '結び目', en: 'Knot' },
  puzzle: { ja: '謎', en: 'Riddle' },
} as const satisfies Readonly<Record<string, Localized>>;

/** The words that a title is made of, in the order in which they are offered. */
export const titleWords: readonly [Readonly<Record<string, Localized>>, Readonly<Record<string, Localized>>] = [
  first,
  second,
];

/** `misty bridge` as its two words; null for anything else. */
export function readTitle(title: string): readonly [Localized, Localized] | null {
  const [a = '', b = '', ...more] = title.split(' ');
  const [before, after] = titleWords;
  const [one, other] = [Object.hasOwn(before, a) ? before[a] : null, Object.hasOwn(after, b) ? after[b] : null];
  return one && other && more.length === 0 ? [one, other] : null;
}

/** 霧の橋 */
export function titleText(title: string): Localized {
  const words = readTitle(title);
  if (!words) return { ja: '名のない盤', en: 'Untitled' };
  return fill({ ja: '{first}{second}', en: '{first} {second}' }, { first: words[0], second: words[1] });
}

/** Some title, by any number. */
export function titleOf(n: number): string {
  const [before, after] = titleWords.map(words => Object.keys(words));
  const at = (list: readonly string[] | undefined, i: number): string => list?.[i % list.length] ?? '';
  return `${at(before, n)} ${at(after, Math.floor(n / (before?.length ?? 1)))}`;
}
