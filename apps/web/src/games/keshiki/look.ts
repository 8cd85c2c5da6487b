import {
  type Block,
  canTap,
  colorOf,
  colors,
  counterOf,
  iceOf,
  kindOf,
  kinds,
  valueOf,
} from '@minoya/games/keshiki/blocks';
import { type Cell, columnOf, rowOf } from '@minoya/games/keshiki/cells';
import type { Preview } from '@minoya/games/keshiki/play';
import { fill, inside, listed } from '@minoya/kernel';
import type { Localized } from '../../i18n/lang.ts';
import { sixPapers } from '../../tile/fills.ts';
import type { Look } from '../../tile/Tile.tsx';
import { drawings } from './drawings.ts';

type Letter = keyof typeof sixPapers;

/** The patterns' names, for those who go by form and not by colour. */
const patternNames: Readonly<Record<Letter, Localized>> = {
  L: { ja: '水玉', en: 'dots' },
  R: { ja: '鱗', en: 'scales' },
  Y: { ja: '菱', en: 'diamond' },
  G: { ja: '松葉', en: 'pine' },
  B: { ja: '波', en: 'waves' },
  W: { ja: '輪', en: 'ring' },
};

export function letterOf(color: number): Letter {
  const letter = colors[color - 1]?.letter ?? 'W';
  return letter in sixPapers ? (letter as Letter) : 'W';
}

const looks = new Map<Block, Look>();

/** How a block is drawn. Equal blocks share one look. */
export function lookOf(b: Block): Look {
  const known = looks.get(b);
  if (known) return known;
  const made = draw(b);
  looks.set(b, made);
  return made;
}

function draw(b: Block): Look {
  const { body, ice = 0, counter, strokes } = drawings[kindOf(b) ?? 'normal'];
  const letter = letterOf(colorOf(b));
  return {
    ...(colorOf(b) ? { fill: letter, pattern: sixPapers[letter] } : { fill: 'stone' }),
    ...(body && { kind: body }),
    ice,
    counter: counter ? { rule: counter, n: valueOf(b) } : null,
    ...(strokes && { strokes }),
  };
}

/** 珊瑚赤 鱗 */
export function colorName(color: number): Localized {
  const entry = colors[color - 1];
  const pattern = patternNames[letterOf(color)];
  return fill({ ja: '{color} {pattern}', en: '{color} ({pattern})' }, { color: entry?.text ?? '', pattern });
}

/** 珊瑚赤（鱗）, in the midst of a sentence. */
export function colorInText(color: number): Localized {
  const entry = colors[color - 1];
  const pattern = patternNames[letterOf(color)];
  return fill({ ja: '{color}（{pattern}）', en: '{color} ({pattern})' }, { color: entry?.text ?? '', pattern });
}

const names = new Map<Block, Localized>();

/** What the block itself is, without its place. Equal blocks share one name. */
export function blockName(b: Block): Localized {
  const known = names.get(b) ?? nameOf(b);
  names.set(b, known);
  return known;
}

function nameOf(b: Block): Localized {
  const kind = kindOf(b);
  if (kind === null) return { ja: '空き', en: 'empty' };
  if (!kinds[kind].colored) return kinds[kind].text;
  const color = colorName(colorOf(b));
  if (kind === 'normal') return color;
  const ice = iceOf(b);
  const counter = counterOf(b);
  const parts = [color];
  if (ice === 0 && !counter) parts.push(inside(kinds[kind].text));
  if (ice > 0) parts.push(fill({ ja: '氷結LV{ice}', en: 'frozen LV{ice}' }, { ice }));
  if (counter) {
    const message =
      counter.is === 'plus'
        ? { ja: 'カウンター+ {n}', en: 'counter+ {n}' }
        : { ja: 'カウンター− {n}', en: 'counter− {n}' };
    parts.push(fill(message, { n: valueOf(b) }));
  }
  return listed(parts);
}

const places = new Map<Cell, Localized>();

export function placeName(cell: Cell): Localized {
  const [x, y] = [columnOf(cell) + 1, rowOf(cell) + 1];
  const known = places.get(cell) ?? fill({ ja: '{y}行{x}列', en: 'Row {y}, column {x}' }, { y, x });
  places.set(cell, known);
  return known;
}

const said = new Map<string, Localized>();
const mostSaid = 5_000;

/** Ice and numbers go with a tap beside them; what that tap brings is told where it can be made. */
const notTapped: Localized = { ja: 'じかには押せません', en: 'cannot be tapped itself' };

/** 3行5列、珊瑚赤 鱗、8個のかたまり、64点、氷が1LVとけます. Most cells say after a tap what they said before it. */
export function cellReading(cell: Cell, b: Block, group: Reading | null): Localized {
  const told = !canTap(b) ? (colorOf(b) ? notTapped : null) : group ? groupReading(group) : null;
  const key = `${cell} ${b} ${told?.ja ?? ''}`;
  const known = said.get(key) ?? listed([placeName(cell), blockName(b), ...(told ? [told] : [])]);
  if (said.size > mostSaid) said.clear();
  said.set(key, known);
  return known;
}

const outcomes = {
  thawed: { ja: '{n}個の氷が1LVとけます', en: '{n} thaw one level' },
  removed: { ja: '{n}個のカウンターが消えます', en: '{n} counters clear' },
  short: { ja: '{n}個のカウンターは数が足りません', en: '{n} counters fall short' },
  over: { ja: '{n}個のカウンターは数が多すぎます', en: '{n} counters have too many' },
} as const;

/** What is said of a group. */
type Reading = Pick<Extract<Preview, { ok: true }>, 'group' | 'removed' | 'points' | 'touched'>;

const readings = new WeakMap<Reading, Localized>();

/** Found once a group: all its cells say the same. */
function groupReading(of: Reading): Localized {
  const known = readings.get(of) ?? listed(readGroup(of));
  readings.set(of, known);
  return known;
}

function readGroup({ group, removed, points, touched }: Reading): readonly Localized[] {
  // What goes without ice or a number goes like a plain block.
  const told = touched.filter(one => iceOf(one.block) > 0 || counterOf(one.block));
  const count = (outcome: string) => told.filter(one => one.outcome === outcome).length;
  return [
    fill({ ja: '{n}個のかたまり', en: 'group of {n}' }, { n: group.length }),
    // Points are those of the blocks that go; numbers compare with the whole group.
    ...(removed.length === group.length ? [] : [fill({ ja: '{n}個消えます', en: '{n} clear' }, { n: removed.length })]),
    fill({ ja: '{points}点', en: '{points} points' }, { points }),
    ...Object.entries(outcomes).flatMap(([outcome, message]) => {
      const n = count(outcome);
      return n === 0 ? [] : [fill(message, { n })];
    }),
  ];
}
