import { type Block, colorOf, colors, counterOf, iceOf, kindOf, kinds, valueOf } from '@minoya/games/keshiki/blocks';
import { type Cell, columnOf, rowOf } from '@minoya/games/keshiki/cells';
import type { Preview } from '@minoya/games/keshiki/play';
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
  return { ja: `${entry?.text.ja ?? ''} ${pattern.ja}`, en: `${entry?.text.en ?? ''} (${pattern.en})` };
}

/** What the block itself is, without its place. */
export function blockName(b: Block): Localized {
  const kind = kindOf(b);
  if (kind === null) return { ja: '空き', en: 'empty' };
  if (!kinds[kind].colored) return kinds[kind].text;
  const color = colorName(colorOf(b));
  if (kind === 'normal') return color;
  const ice = iceOf(b);
  const counter = counterOf(b);
  const ja = [color.ja];
  const en = [color.en];
  if (ice === 0 && !counter) {
    ja.push(kinds[kind].text.ja);
    en.push(kinds[kind].text.en.toLowerCase());
  }
  if (ice > 0) {
    ja.push(`氷結LV${ice}`);
    en.push(`frozen LV${ice}`);
  }
  if (counter) {
    ja.push(`カウンター${counter.is === 'plus' ? '+' : '−'} ${valueOf(b)}`);
    en.push(`counter${counter.is === 'plus' ? '+' : '−'} ${valueOf(b)}`);
  }
  return { ja: ja.join('、'), en: en.join(', ') };
}

export function placeName(cell: Cell): Localized {
  const [x, y] = [columnOf(cell) + 1, rowOf(cell) + 1];
  return { ja: `${y}行${x}列`, en: `Row ${y}, column ${x}` };
}

/** 3行5列、珊瑚赤 鱗、8個のかたまり、64点、氷が1LVとけます */
export function cellReading(cell: Cell, b: Block, preview: Preview | null): Localized {
  const place = placeName(cell);
  const name = blockName(b);
  const more = preview?.ok ? previewReading(preview) : { ja: [], en: [] };
  return { ja: [place.ja, name.ja, ...more.ja].join('、'), en: [place.en, name.en, ...more.en].join(', ') };
}

function previewReading(preview: Extract<Preview, { ok: true }>): Localized<readonly string[]> {
  const { group, points, touched } = preview;
  const ja = [`${group.length}個のかたまり`, `${points}点`];
  const en = [`group of ${group.length}`, `${points} points`];
  // What goes without ice or a number goes like a plain block.
  const told = touched.filter(one => iceOf(one.block) > 0 || counterOf(one.block));
  const count = (outcome: string) => told.filter(one => one.outcome === outcome).length;
  const outcomes: readonly (readonly [string, string, string])[] = [
    ['thawed', '個の氷が1LVとけます', ' thaw one level'],
    ['removed', '個のカウンターが消えます', ' counters clear'],
    ['short', '個のカウンターは数が足りません', ' counters fall short'],
    ['over', '個のカウンターは数が多すぎます', ' counters have too many'],
  ];
  for (const [outcome, wordJa, wordEn] of outcomes) {
    const n = count(outcome);
    if (n === 0) continue;
    ja.push(`${n}${wordJa}`);
    en.push(`${n}${wordEn}`);
  }
  return { ja, en };
}
