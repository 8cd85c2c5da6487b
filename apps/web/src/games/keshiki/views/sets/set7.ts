import { at, chance, disc, ink, line, many, shape, tint, wash } from '../../../../print/ink.ts';
import {
  band,
  boulder,
  breaker,
  cloud,
  crag,
  hills,
  mist,
  ridge,
  scales,
  sea,
  sky,
  sun,
} from '../../../../print/land.ts';
import { cedar, pine } from '../../../../print/plants.ts';
import { pagoda, torii, trestle } from '../../../../print/buildings.ts';
import { boat, crane, flock, glow, walker } from '../../../../print/life.ts';
import { drifting, rocking, shining, stars, swaying, wind } from '../../../../print/weather.ts';
import type { View } from './view.ts';

const rope = (from: readonly [number, number], to: readonly [number, number], sag: number) => {
  const mid = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag] as const;
  const d = `M${at(...from)}Q${at(...mid, ...to)}`;
  return (
    line(d, ink.sumi, 4.4) +
    tint(d, ink.sand, 3) +
    many(4, i => {
      const t = (i + 0.8) / 4.6;
      const x = from[0] * (1 - t) ** 2 + 2 * mid[0] * t * (1 - t) + to[0] * t * t;
      const y = from[1] * (1 - t) ** 2 + 2 * mid[1] * t * (1 - t) + to[1] * t * t;
      return shape(`M${at(x - 2, y + 2)}h4l-2 4l3 4h-5l1 -4Z`, ink.snow);
    })
  );
};
const spray = (x: number, y: number, r: number) =>
  many(9, i => disc(x + (chance(2, i + x) - 0.5) * r * 2, y - chance(6, i + x) * r, 1 + chance(4, i) * 1.4, ink.snow));

/** A tooth of the reef: its foot, its height, a shaded side and foam around it. */
const tooth = (x: number, y: number, [w, h]: readonly [number, number], fill: string) => {
  const p = (a: number, b: number) => at(x + a * w, y - b * h);
  return (
    shape(
      `M${p(-0.5, 0)}Q${p(-0.36, 0.3)} ${p(-0.27, 0.56)}L${p(-0.2, 0.6)}L${p(0.06, 1)}L${p(0.16, 0.72)}L${p(0.25, 0.66)}Q${p(0.34, 0.3)} ${p(0.5, 0)}Z`,
      fill,
    ) +
    wash(
      `M${p(0.06, 1)}L${p(0.16, 0.72)}L${p(0.25, 0.66)}Q${p(0.34, 0.3)} ${p(0.5, 0)}H${x}L${p(0.08, 0.44)}L${p(-0.02, 0.7)}Z`,
      ink.sumi,
      0.3,
    ) +
    line(`M${p(-0.2, 0.6)}L${p(-0.12, 0.34)}L${p(-0.2, 0.12)}M${p(0.08, 0.44)}L${p(0.14, 0.2)}`, ink.sumi, 0.8) +
    shape(
      `M${p(-0.62, -0.02)}q${at(w * 0.1, -6, w * 0.22, -2)}q${at(w * 0.1, -5, w * 0.22, -1)}q${at(w * 0.12, -6, w * 0.24, -1)}q${at(w * 0.12, -5, w * 0.24, -1)}q${at(w * 0.16, -3, w * 0.32, 3)}q${at(-w * 0.6, 7, -w * 1.24, 2)}Z`,
      ink.snow,
    )
  );
};

/** 岩の浜: along the rocky shore, from two stones in the morning to the sacred rock by torchlight. */
export const set7: readonly View[] = [
  {
    base: () => [
      sky('#f2c08e', '#faecd0', 90),
      sun(28, 48, 13),
      ridge([0, 92, 30, 84, 60, 92], '#8d9fa8', 100),
      sea(96, ink.asagi, { high: 3 }),
      sea(112, ink.blue, { high: 4, wide: 26 }),
      shape('M-4 160Q10 140 44 142Q78 146 124 138V160Z', '#7d6a55'),
      boulder(34, 144, 44, ink.stone),
      boulder(88, 142, 56, '#a49d90'),
    ],
    detail: () => [
      pine(96, 105, 32, { lean: 0.2 }),
      walker(58, 152, 13),
      flock(60, 32, 5),
      boat(50, 108, 18, { sail: ink.paper }),
    ],
    weather: () => [spray(60, 136, 12), drifting(cloud(70, 20, 36, ink.blush))],
  },
  {
    base: () => [
      sky('#bfd9df', '#f3efdc', 70),
      cloud(60, 16, 60, ink.snow),
      sea(70, '#8fbfd0', { high: 4, wide: 22 }),
      boulder(88, 92, 34),
      breaker(34, 104, 34, ink.blue),
      boulder(30, 128, 36, '#6f6b66'),
      breaker(92, 136, 36, ink.deep),
      sea(138, ink.deep, { high: 6, wide: 34 }),
      boulder(56, 154, 26),
    ],
    detail: () => [flock(30, 40, 5, { size: 5 }), boat(60, 80, 18, { sail: ink.sand }), spray(46, 100, 16)],
    weather: () => [spray(90, 96, 18), rocking(boat(18, 84, 14, { man: true })), wind(4)],
  },
  {
    base: () => [
      sky('#d9d0bb', '#f4ead2', 100),
      shape('M120 0H60Q52 30 62 52Q50 76 58 98Q44 124 50 160H120Z', '#8f7a64'),
      line('M74 0Q66 34 78 60Q68 88 76 160M98 0Q92 50 100 90Q94 120 100 160M62 52L100 60M58 98L104 92', ink.bark, 1.2),
      sea(120, ink.asagi, { high: 4 }),
      shape('M0 130Q30 120 70 126L120 132V160H0Z', '#b39a75'),
      ...[
        [40, 40, 16],
        [26, 74, 20],
        [48, 96, 13],
        [14, 108, 15],
      ].map(([x = 0, y = 0, w = 0]) => `<g transform="rotate(${(x * 7) % 60} ${x} ${y})">${boulder(x, y, w)}</g>`),
    ],
    detail: () => [
      walker(34, 150, 17, { coat: ink.red }),
      walker(52, 152, 16),
      tint('M40 20v12M24 50v14M50 76v10M14 86v12', ink.brown, 1.2),
      pine(100, 22, 34, { lean: -0.3 }),
    ],
    weather: () => [
      drifting(mist(124, 8, ink.sand)),
      many(12, i => disc(10 + chance(3, i) * 50, 30 + chance(5, i) * 100, 1.2, ink.brown)),
    ],
  },
  {
    base: () => [
      sky('#9cc0cf', '#f2ecd6', 120),
      crag(30, 50, [80, 110], '#8c94a0'),
      crag(76, 12, [96, 150], '#6f6d72'),
      mist(96, 14, ink.paper),
      crag(22, 108, [70, 60], '#55585a'),
      ridge([0, 148, 60, 140, 120, 150], ink.pine),
    ],
    detail: () => [
      pagoda(92, 66, 16, { storeys: 3 }),
      pine(60, 62, 22),
      pine(106, 96, 24),
      walker(64, 154, 10, { stick: true }),
      line('M66 146Q84 132 76 112Q88 96 84 82', ink.sand, 1.4),
      cedar(8, 150, 26),
    ],
    weather: () => [drifting(cloud(-8, 74, 52, ink.snow)), drifting(cloud(70, 36, 40, ink.snow)), flock(28, 26, 4)],
  },
  {
    base: () => [
      sky('#c8d6c8', '#eee9d0', 60),
      shape('M0 0H34Q44 40 36 80Q46 120 38 160H0Z', '#75695c'),
      shape('M120 0H86Q76 44 84 84Q72 124 84 160H120Z', '#85786a'),
      wash('M36 60Q60 50 84 60V160H38Z', ink.asagi),
      tint('M46 66q10 6 24 0M42 90q18 8 38 0M44 116q16 8 34 0M44 140q18 8 36 0', ink.snow, 1.8),
      boulder(52, 106, 22),
      boulder(70, 132, 26, '#6d675f'),
      boulder(50, 152, 24),
      boulder(66, 84, 16),
      trestle([20, 56], [100, 50], { posts: 3, deep: 0, fill: ink.brown }),
    ],
    detail: () => [
      walker(60, 52, 14, { coat: ink.red }),
      pine(18, 40, 30, { lean: 0.3 }),
      pine(104, 60, 34, { lean: -0.3 }),
      spray(60, 100, 10),
    ],
    weather: () => [drifting(mist(66, 8, ink.snow, 0.6)), spray(72, 128, 10), spray(52, 146, 9)],
  },
  {
    base: () => [
      sky('#ef9a68', '#fbe0ac', 90),
      band('#b3472f', 26),
      sun(60, 78, 20),
      sea(94, '#d69a7c', { high: 2, wide: 24 }),
      sea(112, '#6d7fa8', { high: 4, wide: 28 }),
      crag(30, 44, [56, 96], '#5f5652'),
      crag(94, 72, [38, 66], '#6d625a'),
      rope([38, 62], [88, 86], 20),
      sea(134, ink.deep, { high: 5, wide: 32, shift: 6 }),
    ],
    detail: () => [
      torii(28, 46, 12),
      flock(90, 34, 5),
      boulder(104, 150, 20),
      walker(14, 156, 12),
      walker(24, 157, 11, { coat: ink.red }),
    ],
    weather: () => [shining(tint('M46 102h28M40 110h40M50 120h22', ink.sand, 1.6)), spray(54, 128, 12)],
  },
  {
    base: () => [
      sky('#7fb0bd', '#e9e6cc', 120),
      sea(96, '#4f8f9f', { high: 3 }),
      shape('M-4 -4H124V164H96Q106 110 100 84Q92 36 62 36Q32 38 26 84Q20 124 30 164H-4Z', '#4a413b'),
      line('M10 0Q20 50 8 100M104 10Q112 60 108 120M50 0Q60 20 44 34M82 0Q76 24 90 40', ink.sumi, 1.2),
      boat(62, 124, 46, { man: true }),
      sea(132, '#2f6b84', { high: 4, wide: 24 }),
    ],
    detail: () => [
      boat(50, 92, 14, { sail: ink.paper }),
      flock(62, 60, 4),
      many(5, i => disc(20 + i * 20, 156 - (i % 2) * 6, 3, ink.coral)),
      crane(76, 80, 9),
    ],
    weather: () => [shining(tint('M44 116h12M70 120h16M40 144h18M66 150h20', ink.snow, 1.4)), spray(28, 134, 9)],
  },
  {
    base: () => [
      sky('#a7cddb', '#f6efd8', 110),
      cloud(-6, 30, 40, ink.snow),
      hills(112, '#7fa0a8', { high: 8, count: 3 }),
      sea(116, ink.asagi, { high: 3 }),
      shape('M44 140Q50 90 46 44Q58 30 72 44Q70 94 80 140Z', '#7a6d61'),
      line('M54 46Q58 90 52 138M64 44Q62 84 70 138M48 80h20M50 108h24', ink.bark, 1.2),
      pine(58, 42, 40, { lean: -0.2 }),
      scales(134, ink.blue, { rows: 5, size: 16 }),
    ],
    detail: () => [
      flock(94, 56, 6, { size: 5 }),
      crane(26, 78, 13),
      boat(100, 132, 24, { sail: ink.paper }),
      spray(40, 142, 12),
      spray(82, 142, 12),
    ],
    weather: () => [swaying(flock(22, 56, 4)), drifting(cloud(76, 78, 34, ink.snow))],
  },
  {
    base: () => [
      sky('#e39a6c', '#f8e5bd', 84),
      sun(28, 62, 13),
      sea(74, '#8fb4ba', { high: 2, wide: 24 }),
      tint('M16 80h24M20 85h16M12 90h30', ink.coral, 1.2),
      ...[8, 26, 44, 62, 80, 98, 116].map((x, i) => tooth(x, 96 + (i % 2) * 2, [17, i % 2 ? 20 : 34], '#8b7f79')),
      sea(98, ink.asagi, { high: 3, wide: 26, shift: 6 }),
      ...[2, 27, 52, 77, 102].map((x, i) => tooth(x + 8, 132, [25, i % 2 ? 40 : 84], i % 2 ? '#635b59' : '#4c4546')),
      sea(138, ink.blue, { high: 4, wide: 30 }),
      sea(149, ink.deep, { high: 4, wide: 34, shift: 10 }),
    ],
    detail: () => [
      boat(70, 150, 26, { sail: ink.paper }),
      boat(112, 92, 10, { sail: ink.snow }),
      flock(80, 22, 5),
      flock(58, 44, 3, { size: 3 }),
    ],
    weather: () => [
      rocking(tint('M4 126q8 -6 14 0M40 127q10 -7 18 0M92 126q10 -6 18 0', ink.snow, 2)),
      drifting(cloud(62, 40, 34, ink.blush)),
      shining(tint('M18 82h14M22 88h10', ink.snow, 1.4)),
    ],
  },
  {
    base: () => [
      sky(ink.night, '#a8553f', 120),
      band(ink.sumi, 40),
      shape('M-6 160Q-4 70 20 34Q44 6 76 14Q112 30 122 90L126 160Z', '#5f5750'),
      wash('M76 14Q112 30 122 90L126 160H78Q92 90 76 14Z', ink.sumi, 0.3),
      line('M30 30Q40 60 24 96M60 16Q54 60 66 120M96 40Q88 80 100 124M10 80L40 92M70 60L104 70', ink.sumi, 1.2),
      rope([-4, 72], [124, 66], 36),
      wash('M0 140H120V160H0Z', ink.bark),
    ],
    detail: () => [
      ...[20, 44, 78, 102].map(
        (x, i) =>
          glow(x, 138, 13) +
          line(`M${x} 154V142`, ink.brown, 2) +
          shape(`M${x - 3} 142q-2 -8 3 -12q6 5 3 12Z`, ink.coral) +
          walker(x + 8, 158, 12, { coat: i % 2 ? ink.snow : ink.blue }),
      ),
      pine(70, 18, 24),
    ],
    weather: () => [stars(20, 50, [58, 78, 66]), shining(glow(20, 138, 9) + glow(78, 138, 9))],
  },
];
