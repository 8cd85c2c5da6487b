import { at, box, chance, disc, dot, ink, line, many, moved, shape, tint, wash } from '../../../../print/ink.ts';
import { band, cloud, crag, mist, moon, peak, ridge, sky, sun } from '../../../../print/land.ts';
import { bareTree, cedar, flower, leaves } from '../../../../print/plants.ts';
import { hut, roofs, steps, stoneLantern, torii } from '../../../../print/buildings.ts';
import { flock, glow, smoke, walker } from '../../../../print/life.ts';
import { drifting, shining, snowfall, stars, wind } from '../../../../print/weather.ts';
import type { View } from './view.ts';

const ice = '#cfe4ee';
const iceBlock = (x: number, y: number, w: number) =>
  shape(`M${at(x, y)}h${w}v${-w * 0.6}h${-w}Z`, ice) +
  shape(`M${at(x, y - w * 0.6)}l${at(w * 0.25, -w * 0.2)}h${w}l${at(-w * 0.25, w * 0.2)}Z`, ink.snow) +
  shape(`M${at(x + w, y)}v${-w * 0.6}l${at(w * 0.25, -w * 0.2)}v${w * 0.6}Z`, ink.water) +
  tint(`M${at(x + 4, y - 4)}l${at(w * 0.3, -w * 0.3)}`, ink.snow, 1.4);
const print = (x: number, y: number, s: number) =>
  `<ellipse class="c" cx="${x}" cy="${y}" rx="${2.4 * s}" ry="${1.3 * s}" fill="${ink.asagi}" stroke="none"/>`;

const strand = (x: number, y: number, [w, long]: readonly [number, number], fill: string) =>
  shape(
    `M${at(x - w / 2, y)}Q${at(x - w * 0.42, y + long * 0.72, x, y + long)}Q${at(x + w * 0.42, y + long * 0.72, x + w / 2, y)}Z`,
    fill,
  ) + tint(`M${at(x - w * 0.16, y + 3)}v${Math.round(long * 0.6)}`, ink.snow, 1.3);
/** Icicles side by side: where they hang, how far, and how many. */
const curtain = (
  [from, to]: readonly [number, number],
  y: number,
  long: number,
  [count, seed]: readonly [number, number],
) =>
  many(count, i => {
    const x = from + ((to - from) * (i + 0.5)) / count;
    const fill = i % 3 === 1 ? ink.water : i % 3 ? ink.pale : ice;
    return strand(x, y, [((to - from) / count) * 1.25, long * (0.66 + chance(seed, i) * 0.5)], fill);
  });
/** A rolling mass of snow: one line around all of it. */
const billow = (puffs: readonly (readonly [number, number, number])[]) =>
  puffs.map(([x, y, r]) => disc(x, y, r, ink.snow)).join('') +
  puffs.map(([x, y, r]) => dot(x, y, r - 0.4, ink.snow)).join('') +
  tint(
    puffs
      .map(([x, y, r]) => `M${at(x - r * 0.6, y + r * 0.1)}a${at(r * 0.62, r * 0.62)} 0 0 1 ${at(r * 1.1, -r * 0.36)}`)
      .join(''),
    ink.asagi,
    1.2,
  );

/** 雪の峠: over the pass in winter, from the cutting of ice to a snow hut's light. */
export const set4: readonly View[] = [
  {
    base: () => [
      sky('#c9d9e4', '#f3efe6', 50),
      ridge([0, 46, 30, 26, 62, 44, 92, 28, 120, 40], '#90a6b8'),
      wash('M0 46H120V160H0Z', ice),
      shape('M64 66L120 56V100L78 112Z', ink.blue),
      tint('M68 72L118 64M72 84L118 76', ink.asagi, 1),
      iceBlock(10, 128, 40),
      iceBlock(20, 104, 36),
      iceBlock(58, 146, 34),
      line('M0 150h50l10 -6', ink.brown, 3),
    ],
    detail: () => [
      walker(96, 98, 24, { coat: ink.brown }),
      line('M88 84l-16 22', ink.bark, 2),
      walker(64, 66, 13, { coat: ink.red }),
      hut(20, 52, 16, { snow: true }),
    ],
    weather: () => [snowfall(36), shining(tint('M24 92l6 -8M14 116l8 -8', ink.snow, 2))],
  },
  {
    base: () => [
      sky('#f0b79a', '#fbe6cb', 100),
      sun(92, 46, 12),
      peak(56, 22, 150, { high: 96, fill: '#7d90b5', snow: 0.55 }),
      ridge([0, 116, 40, 104, 80, 116, 120, 106], '#54688f'),
      ridge([0, 132, 40, 124, 80, 134, 120, 126], ink.snow),
      many(7, i => cedar(8 + i * 18, 138 + (i % 3) * 5, 24, { snow: true })),
    ],
    detail: () => [flock(28, 62, 5), walker(64, 154, 11, { stick: true }), walker(74, 155, 10, { coat: ink.red })],
    weather: () => [drifting(cloud(-10, 80, 44, ink.blush)), snowfall(26)],
  },
  {
    base: () => [
      sky('#9fb2c4', '#e6e9e6', 90),
      wash('M0 60H120V160H0Z', ink.snow),
      steps([60, 156], [60, 108], { count: 14, wide: 70, fill: ink.snow }),
      torii(60, 54, 30),
      many(4, i => cedar(14 - i * 3, 70 + i * 30, 54, { snow: true })),
      many(4, i => cedar(106 + i * 3, 66 + i * 30, 54, { snow: true })),
    ],
    detail: () => [
      stoneLantern(28, 156, 32, { snow: true, lit: true }),
      stoneLantern(92, 156, 32, { snow: true, lit: true }),
      walker(62, 112, 12, { coat: ink.red }),
    ],
    weather: () => [snowfall(54), glow(28, 134, 12), glow(92, 134, 12)],
  },
  {
    base: () => [
      sky('#6f8fb5', '#f4d9bf', 50),
      ridge([0, 44, 60, 30, 120, 48], '#9fb4cb'),
      ridge([0, 62, 70, 44, 120, 58], ink.snow),
      wash('M0 58H120V160H0Z', ink.snow),
      wash('M0 92Q44 70 120 96V112Q60 92 0 116Z', '#dbe6ef'),
      wash('M0 160Q50 120 120 130V160Z', '#c3d5e6'),
      many(20, i => print(20 + i * 3.6 + Math.sin(i * 0.6) * 6 + (i % 2) * 3, 156 - i * 4.6, 1.5 - i * 0.055)),
      bareTree(100, 96, 46),
    ],
    detail: () => [
      walker(92, 64, 10, { coat: ink.red }),
      moved(shape('M0 0q-2 -8 4 -9l-1 -8l3 0l1 7l2 -7l3 1l-2 7q6 2 4 9Z', ink.snow), 24, 118),
      hut(18, 62, 13, { snow: true }),
    ],
    weather: () => [snowfall(50), wind(6, ink.asagi)],
  },
  {
    base: () => [
      sky('#7d96b0', '#e4ebee', 50),
      ridge([20, 26, 44, 12, 66, 22, 100, 14], ink.snow, 40),
      wash('M26 26H96V150H26Z', '#86b2c8'),
      curtain([30, 92], 24, 62, [8, 5]),
      shape('M26 78Q38 66 50 74Q62 64 74 73Q86 66 96 78Q88 86 78 82Q64 90 52 83Q38 90 26 78Z', ink.snow),
      curtain([26, 98], 80, 54, [8, 11]),
      shape('M-4 -4H36L33 18L39 34L28 52L34 78L23 98L29 122L18 142V160H-4Z', '#5a616e'),
      shape('M124 -4H88L92 16L84 36L95 56L88 84L99 104L92 128L104 146V160H124Z', '#4c525e'),
      wash(
        'M-4 -4H14L10 30L18 60L6 96L10 130L-4 150ZM124 -4H110L114 30L106 64L116 100L110 140L124 152Z',
        ink.sumi,
        0.24,
      ),
      shape('M-4 148Q16 134 40 142Q60 136 84 142Q104 134 124 148V164H-4Z', ink.snow),
      shape('M26 148Q60 138 96 148Q78 156 60 155Q42 156 26 148Z', ice),
    ],
    detail: () => [
      cedar(10, 26, 28, { snow: true }),
      cedar(112, 22, 30, { snow: true }),
      cedar(106, 150, 22, { snow: true }),
      walker(38, 157, 13, { coat: ink.red, stick: true }),
      walker(27, 156, 12),
      tint('M44 149h14M66 151h12', ink.snow, 1.4),
    ],
    weather: () => [
      snowfall(40),
      drifting(mist(134, 9, ink.snow, 0.6)),
      shining(tint('M42 40v16M70 36v20M56 96v18M84 94v14', ink.snow, 1.6)),
    ],
  },
  {
    base: () => [
      sky('#d8e3ea', '#f5f0e8', 50),
      cedar(18, 56, 34, { snow: true }),
      cedar(104, 54, 30, { snow: true }),
      hut(60, 56, 26, { snow: true }),
      shape('M0 54Q30 46 60 56T120 50V86Q90 96 60 86T0 90Z', ink.snow),
      shape('M0 88Q30 84 60 86T120 84V116H0Z', ice),
      wash('M0 104H120V160H0Z', '#6d4c39'),
      line('M0 104Q60 98 120 104', ink.bark, 1.4),
      ...[18, 44, 76, 102].map(
        (x, i) =>
          leaves(x, 118, { long: 20, angles: [-120, -90, -60] }, ink.leaf) +
          disc(x, 128 + (i % 2) * 8, 5, ink.red) +
          disc(x, 128 + (i % 2) * 8, 2, ink.paper),
      ),
    ],
    detail: () => [
      moved(shape('M0 0q-4 -12 10 -13q16 0 16 12q-12 4 -26 1Z', ink.earth), 48, 152),
      line('M54 146l6 0', ink.sumi, 1),
      flower(30, 66, 5, ink.red),
      flower(92, 70, 5, ink.red),
      leaves(30, 66, { long: 10, angles: [20, 160] }, ink.pine),
    ],
    weather: () => [snowfall(44), smoke(60, 36, 18)],
  },
  {
    base: () => [
      sky('#2f3f5c', '#8fa0b5', 90),
      ridge([0, 60, 40, 40, 80, 62, 120, 44], '#aebccb'),
      roofs(86, { rows: 5, snow: true, gap: 17 }),
      cedar(10, 84, 34, { snow: true }),
      cedar(108, 80, 38, { snow: true }),
    ],
    detail: () => [
      many(6, i => box(12 + ((i * 37) % 96), 104 + (i % 3) * 17, [5, 5], ink.gold)),
      underHat(60, 156),
      moon(92, 22, 8),
    ],
    weather: () => [snowfall(64)],
  },
  {
    base: () => [
      sky('#6f93b8', '#e9eff0', 80),
      shape('M-4 40L14 26L36 4L50 22L62 16L84 46L100 40L124 66V164H-4Z', '#8aa0b6'),
      wash('M36 4L50 22L62 16L84 46L100 40L124 66V120L60 50Z', '#64798f'),
      shape('M-4 40L14 26L36 4L44 14L36 22L30 18L24 30L14 34L-4 52Z', ink.snow),
      shape('M-4 70L18 44L30 36L40 40L48 34Q66 70 124 112V164H-4Z', '#dfe9ef'),
      wash('M26 40L40 40L76 84L40 104Q32 70 26 40Z', '#c3d3df'),
      line('M22 42l5 4l4 -4l5 5l5 -4l5 4', ink.deep, 1.6),
      shape('M-4 146Q40 128 124 144V164H-4Z', ink.snow),
      wash('M42 52L58 84L90 110L80 132L52 128Z', ink.snow),
      billow([
        [36, 48, 4],
        [39, 54, 6],
        [46, 61, 8],
        [41, 70, 9],
        [55, 72, 10],
        [46, 84, 12],
        [65, 84, 12],
        [38, 98, 11],
        [58, 98, 14],
        [80, 96, 13],
        [42, 114, 13],
        [68, 112, 17],
        [92, 108, 13],
        [54, 128, 14],
        [84, 126, 15],
        [100, 120, 10],
      ]),
    ],
    detail: () => [
      `<g transform="rotate(24 104 146)">${cedar(104, 146, 36, { snow: true })}</g>`,
      `<g transform="rotate(38 82 152)">${cedar(82, 152, 28)}</g>`,
      `<g transform="rotate(-30 24 146)">${cedar(24, 146, 26)}</g>`,
      cedar(8, 132, 34, { snow: true }),
      cedar(118, 152, 30, { snow: true }),
      walker(54, 157, 13, { coat: ink.red }),
      walker(40, 158, 12, { stick: true }),
      many(8, i =>
        disc(
          [70, 80, 92, 98, 106, 109, 113, 112][i] ?? 0,
          [70, 78, 86, 92, 104, 112, 120, 98][i] ?? 0,
          1.2 + (i % 3) * 0.7,
          ink.snow,
        ),
      ),
      flock(92, 18, 4),
    ],
    weather: () => [
      drifting(many(12, i => dot(14 + ((i * 29) % 100), 56 + ((i * 37) % 80), 1.2 + (i % 3) * 0.6, ink.snow))),
      wind(7, ink.snow),
    ],
  },
  {
    base: () => [
      sky('#5f7391', '#b9c6d2', 110),
      crag(92, 14, [90, 110], '#8d9bb0'),
      ridge([0, 116, 50, 96, 120, 112], ink.snow),
      ridge([0, 140, 60, 128, 120, 142], '#e3ebf1'),
      glow(54, 110, 30),
      hut(54, 124, 52, { snow: true, lit: true }),
      box(32, 112, [10, 8], ink.gold),
      box(68, 112, [10, 8], ink.gold),
      cedar(14, 134, 54, { snow: true }),
      cedar(104, 140, 48, { snow: true }),
    ],
    detail: () => [
      smoke(62, 88, 30),
      line('M90 138v-14M96 138v-14M88 130h10', ink.brown, 1.8),
      walker(92, 156, 14, { stick: true }),
    ],
    weather: () => [snowfall(70), wind(9, ink.snow)],
  },
  {
    base: () => [
      sky(ink.night, '#2f4674', 120),
      band(ink.sumi, 40),
      ridge([0, 84, 40, 68, 80, 82, 120, 66], '#27406b'),
      wash('M0 92H120V160H0Z', '#b4c6de'),
      glow(60, 112, 52),
      shape('M10 138Q12 60 60 58Q108 60 110 138Z', ink.snow),
      shape('M40 138V112Q42 92 60 92Q78 92 80 112V138Z', ink.gold),
      shape('M40 138V112Q42 92 60 92V138Z', ink.coral),
      tint('M24 100q4 -20 18 -28M96 110q0 -16 -10 -28', ink.asagi, 1.2),
    ],
    detail: () => [
      disc(54, 118, 5, ink.sumi),
      shape('M46 138q0 -15 8 -15t8 15Z', ink.red),
      disc(68, 122, 4, ink.sumi),
      shape('M62 138q0 -12 6 -12t6 12Z', ink.blue),
      stoneLantern(16, 152, 26, { snow: true, lit: true }),
      hut(104, 92, 18, { snow: true, lit: true }),
    ],
    weather: () => [stars(26, 60), snowfall(44), shining(glow(60, 120, 24))],
  },
];

function underHat(x: number, y: number): string {
  return (
    walker(x, y, 16, { coat: ink.brown, hat: ink.snow }) + walker(x + 18, y - 2, 15, { coat: ink.blue, hat: ink.snow })
  );
}
