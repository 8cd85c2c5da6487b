import { at, box, disc, dot, ink, line, many, moved, shape, tint, wash } from '../../../../print/ink.ts';
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
      sky('#8ea7bd', '#dde6ea', 60),
      ...[0, 1, 2, 3].map(i => {
        const [x, y, w] = [18 + i * 5, 10 + i * 36, 60 + i * 10];
        return (
          shape(
            `M${at(x, y)}Q${at(x + w / 2, y - 10, x + w, y)}L${at(x + w + 4, y + 34)}Q${at(x + w / 2, y + 22, x - 4, y + 34)}Z`,
            ice,
          ) +
          tint(
            many(7, k => `M${at(x + 6 + (k * (w - 10)) / 6, y + 2)}v${18 + ((k * 13) % 12)}`),
            ink.asagi,
            1.6,
          )
        );
      }),
      crag(-6, 20, [60, 150], '#74767c'),
      crag(126, 30, [50, 140], '#85868a'),
      wash('M0 152Q60 140 120 152V160H0Z', ink.snow),
    ],
    detail: () => [
      cedar(14, 50, 26, { snow: true }),
      cedar(112, 72, 28, { snow: true }),
      walker(96, 156, 13, { stick: true }),
    ],
    weather: () => [snowfall(40), drifting(mist(128, 12, ink.snow))],
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
      sky('#9db7cc', '#e8eef0', 90),
      shape('M-4 10L124 130V160H-4Z', '#c2d3e0'),
      shape('M-4 40L110 160H-4Z', ink.snow),
      ...[
        [34, 62, 16],
        [52, 78, 20],
        [74, 98, 24],
        [98, 120, 28],
        [60, 108, 18],
        [84, 132, 22],
      ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, ink.snow)),
      wash('M-4 44L40 90L76 128L106 160H-4Z', ink.snow),
      ...[
        [40, 64, 12],
        [62, 86, 15],
        [88, 112, 18],
        [70, 118, 14],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          dot(x, y, r, ink.snow) +
          tint(`M${at(x - r * 0.5, y - r * 0.3)}a${r * 0.6} ${r * 0.6} 0 0 1 ${r} -${r * 0.2}`, ink.asagi, 1.2),
      ),
      moved(cedar(0, 0, 40, { snow: true }), 104, 96, [1, 1]),
      `<g transform="rotate(38 30 150)">${cedar(30, 150, 44)}</g>`,
      `<g transform="rotate(50 64 158)">${cedar(64, 158, 36)}</g>`,
    ],
    detail: () => [
      many(6, i => disc(70 + ((i * 31) % 50), 60 + ((i * 23) % 40), 3, ink.snow)),
      walker(112, 52, 10, { coat: ink.red }),
      flock(80, 22, 4),
    ],
    weather: () => [
      drifting(many(9, i => dot(20 + ((i * 29) % 90), 70 + ((i * 37) % 70), 2.4, ink.snow))),
      wind(8, ink.snow),
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
