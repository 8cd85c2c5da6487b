import { at, box, disc, ink, line, many, moved, shape, tint, wash } from '../../../../print/ink.ts';
import { band, cloud, hills, lake, mist, peak, rays, ridge, river, sea, sky } from '../../../../print/land.ts';
import { cedar, flower, leaves, pine, willow } from '../../../../print/plants.ts';
import { house, hut, trestle } from '../../../../print/buildings.ts';
import { boat, flock, glow, lantern, umbrella, underUmbrella, walker } from '../../../../print/life.ts';
import { drifting, lightning, rain, rainbow, rocking, shining } from '../../../../print/weather.ts';
import type { View } from './view.ts';

const ring = (x: number, y: number, r: number) =>
  many(
    3,
    i =>
      `<ellipse class="l" cx="${x}" cy="${y}" rx="${r * (1 - i * 0.3)}" ry="${r * 0.4 * (1 - i * 0.3)}" stroke="${ink.snow}"/>`,
  );
const drop = (x: number, y: number, s: number) =>
  shape(`M${at(x, y - 16 * s)}Q${at(x + 12 * s, y, x, y + 8 * s)}Q${at(x - 12 * s, y, x, y - 16 * s)}Z`, ink.water) +
  tint(`M${at(x - 3 * s, y + 2 * s)}q${at(0, -5 * s, 2 * s, -9 * s)}`, ink.snow, 1.6);
const bloom = ([x, y]: readonly [number, number], r: number, fill: string, light: string) =>
  disc(x, y, r, ink.deep) +
  many(26, i => {
    const a = i * 2.4;
    const d = r * 0.92 * Math.sqrt((i + 0.5) / 26);
    return flower(x + Math.cos(a) * d, y + Math.sin(a) * d, r * 0.24, i % 3 ? fill : light);
  });

/** 橋に雨: the rainy season along one road, from three drops to the evening storm. */
export const set3: readonly View[] = [
  {
    base: () => [
      sky('#7d98a8', '#b9cbd2'),
      wash('M0 0H120V160H0Z', '#5f8793', 0.5),
      shape('M-10 130Q10 60 66 56Q130 60 134 124Q100 158 50 154Q4 150 -10 130Z', ink.green),
      tint(
        'M62 104L0 80M62 104L30 64M62 104L84 60M62 104L124 92M62 104L110 142M62 104L40 150M62 104L2 130',
        ink.leaf,
        1.4,
      ),
      drop(32, 96, 1.3),
      drop(84, 88, 1),
      drop(66, 128, 1.6),
    ],
    detail: () => [
      moved(shape('M0 0q12 -12 22 -2q8 6 2 12h-24q-6 -4 0 -10Z', ink.leaf), 78, 54),
      disc(98, 52, 2, ink.sumi),
      ring(22, 28, 18),
      ring(94, 22, 14),
    ],
    weather: () => [rain(34), shining(tint('M28 92v-6M62 122v-8', ink.snow, 2))],
  },
  {
    base: () => [
      sky('#a9b3ae', '#cdd2c8'),
      wash('M0 0H120V160H0Z', '#b9b6a6'),
      wash('M-10 110L130 20V110L-10 170Z', '#8d8a7d'),
      tint('M0 116L120 38M0 140L120 66', '#74715f', 1),
      umbrella(12, 126, 19, ink.red),
      umbrella(42, 106, 19, ink.blue),
      umbrella(70, 84, 19, ink.gold),
      umbrella(98, 64, 19, ink.green),
      umbrella(122, 42, 19, ink.plum),
    ],
    detail: () => [
      umbrella(84, 128, 13, ink.coral),
      umbrella(22, 38, 12, ink.deep),
      umbrella(56, 22, 10, ink.brown),
      line('M2 150l8 -4M30 132l7 -4', ink.bark, 2),
    ],
    weather: () => [rain(46, { long: 10 })],
  },
  {
    base: () => [
      sky('#9fb4bd', '#dcdccd', 60),
      house(20, 66, 40, { roof: ink.night }),
      house(100, 60, 44, { roof: ink.night }),
      wash('M0 64H120V160H0Z', '#a58a68'),
      ...[
        [30, 92, 24],
        [88, 104, 28],
        [44, 140, 34],
        [106, 148, 18],
      ].map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.34}" fill="${ink.asagi}"/>`),
      wash('M78 102l10 -5l10 5l-3 5h-14Z', ink.deep),
      wash('M34 138h20v6h-20Z', ink.deep, 0.6),
    ],
    detail: () => [
      underUmbrella(64, 126, 36, ink.red),
      ring(30, 92, 12),
      ring(98, 106, 10),
      moved(shape('M0 0h10v3h-2v4h-2v-4h-2v4h-2v-4h-2Z', ink.earth), 20, 122),
    ],
    weather: () => [rain(44), shining(ring(46, 141, 18))],
  },
  {
    base: () => [
      sky('#7e8ca0', '#e0d3b4', 70),
      hills(80, '#6d7f95', { high: 10, count: 4 }),
      shape('M0 40L46 74V94L0 124Z', ink.brown),
      shape('M120 34L74 74V94L120 130Z', '#5f4534'),
      shape('M0 26L50 70L46 76L0 46Z', ink.night),
      shape('M120 20L70 70L74 76L120 40Z', ink.night),
      wash('M46 92H74L150 160H-30Z', '#8f9498'),
      rays([60, 84], 11, '#5f666c', 1.2),
      tint('M30 108H90M14 122H106M-10 140H130', '#5f666c', 1.2),
      wash('M46 92H74L120 132V160H0V132Z', ink.asagi, 0.25),
    ],
    detail: () => [
      glow(20, 68, 16),
      lantern(20, 60, 7),
      glow(102, 70, 16),
      lantern(102, 62, 7, ink.gold),
      underUmbrella(54, 126, 26, ink.gold),
      underUmbrella(74, 112, 17, ink.red),
    ],
    weather: () => [
      rain(46),
      shining(wash('M18 130h8l5 24h-16Z', ink.coral, 0.35) + wash('M97 130h8l3 24h-16Z', ink.gold, 0.35)),
    ],
  },
  {
    base: () => [
      sky('#93aab5', '#e2ddc8', 80),
      hills(70, '#7790a0', { high: 14, count: 2 }),
      lake(78, '#7ba5b8', '#3d6b8c', 6),
      trestle([40, 98], [130, 70], { posts: 5, deep: 26 }),
      shape('M-6 160V70H30V160Z', ink.brown),
      shape('M-10 58H34V72H-10Z', ink.bark),
      shape('M-2 58Q-4 40 12 24Q28 40 26 58Z', ink.gold),
      disc(12, 22, 4, ink.gold),
      shape('M30 104L120 132V148L30 122Z', ink.earth),
    ],
    detail: () => [
      underUmbrella(64, 92, 15, ink.red),
      underUmbrella(88, 84, 13, ink.paper),
      boat(86, 116, 22, { man: true }),
      flock(70, 28, 3),
    ],
    weather: () => [rain(48), drifting(mist(64, 8, '#dcdccd'))],
  },
  {
    base: () => [
      sky('#c2cfd2', '#f3e6c4', 104),
      wash('M120 34L120 108H66Z', ink.sand, 0.45),
      ridge([0, 100, 22, 84, 44, 96, 66, 88, 92, 98, 120, 84], '#7f99a3', 116),
      ridge([0, 110, 30, 101, 62, 110], ink.green, 120),
      ridge([84, 112, 104, 100, 120, 106], ink.green, 120),
      ...[
        [22, 72, 0.3],
        [28, 62, 0.4],
        [35, 54, 0.5],
      ].map(([from = 0, to = 0, deep = 0]) =>
        wash(`M${at(from, 32)}H${at(to + 6)}L${at(to - 2, 126)}H${at(from - 8)}Z`, ink.deep, deep),
      ),
      line(
        many(15, i => `M${at(26 + i * 2.9, 34)}L${at(18 + i * 2.9, 122 + (i % 3) * 2)}`),
        ink.night,
        0.6,
      ),
      shape('M-6 -6H126V22Q118 34 106 28Q98 40 84 33Q74 44 60 37Q46 46 34 36Q20 42 14 31Q2 34 -6 24Z', '#3a4c66'),
      wash('M-6 -6H126V8Q96 20 70 12Q40 24 14 14L-6 20Z', ink.night, 0.7),
      tint('M14 31q8 -4 12 1M34 36q8 -5 14 0M60 37q8 -5 14 -1M84 33q8 -4 13 -1', ink.asagi, 1.2),
      sea(118, ink.asagi, { high: 3, wide: 24 }),
      shape('M6 122q6 -9 12 -3q4 -8 11 -2q6 -8 12 0q8 -6 11 2q8 -2 10 5q-26 7 -56 -2Z', ink.snow),
      sea(134, ink.blue, { high: 5, wide: 30, shift: 8 }),
    ],
    detail: () => [
      boat(88, 128, 26, { sail: ink.paper }),
      boat(30, 148, 24, { man: true }),
      boat(108, 146, 16, { man: true }),
      flock(96, 64, 5),
      hut(106, 106, 13),
    ],
    weather: () => [
      rain(30, { slant: -7, color: ink.water, long: 18 }),
      rocking(tint('M12 126q8 -5 14 0M40 127q8 -5 14 0', ink.snow, 1.6)),
    ],
  },
  {
    base: () => [
      sky('#51647c', '#b9c6c4', 130),
      band(ink.night, 44),
      hills(62, '#5e7488', { high: 8, count: 3 }),
      lake(66, '#7f9fae', '#2f5d86', 5),
      shape('M-4 120Q60 78 124 92V104Q60 92 -4 136Z', ink.gold),
      line('M-4 108Q60 66 124 80', ink.bark, 2.4),
      many(10, i => line(`M${at(4 + i * 13, 117 - i * 4.4 + i * i * 0.22)}v-11`, ink.bark, 1.6)),
      many(3, i => line(`M${at(22 + i * 36, 118 - i * 9)}V150M${at(28 + i * 36, 118 - i * 9)}V150`, ink.bark, 3)),
    ],
    detail: () => [
      underUmbrella(28, 112, 18, ink.coral),
      underUmbrella(44, 104, 17, ink.paper),
      walker(76, 94, 16),
      underUmbrella(98, 93, 15, ink.plum),
      boat(92, 138, 26, { man: true }),
    ],
    weather: () => [rain(70, { slant: -8, long: 22, color: '#2a3340' })],
  },
  {
    base: () => [
      sky('#a9cfe0', '#f7efd6', 90),
      rainbow(60, 100, 58),
      peak(24, 74, 60, { high: 32, fill: ink.asagi }),
      hills(104, ink.green, { high: 14, count: 2 }),
      ridge([0, 128, 40, 112, 80, 126, 120, 114], ink.leaf),
      river([70, 112], -30, [40, 40]),
      cloud(-8, 26, 46, ink.snow),
      cloud(80, 14, 46, ink.snow),
    ],
    detail: () => [
      hut(96, 126, 20),
      walker(78, 148, 13, { coat: ink.red }),
      walker(90, 150, 10),
      willow(12, 150, 46),
      flock(62, 60, 5),
    ],
    weather: () => [drifting(cloud(40, 70, 30, ink.snow)), shining(rain(12, { color: ink.snow, long: 8 }))],
  },
  {
    base: () => [
      sky('#8fa8b2', '#d5dccf'),
      willow(108, 60, 60, ink.green),
      leaves(60, 128, { long: 56, angles: [-160, -20, 160, 20, 90] }, ink.pine),
      tint('M60 128L12 112M60 128L108 112', ink.leaf, 1.2),
      bloom([58, 78], 44, '#8f9cd6', ink.pale),
      bloom([104, 134], 24, ink.pink, ink.blush),
      bloom([10, 138], 22, ink.violet, ink.pale),
    ],
    detail: () => [
      disc(30, 112, 8, ink.earth),
      line('M30 112a4 4 0 1 1 3 -4', ink.sumi, 1.2),
      shape('M16 120h26q6 -8 4 -12l3 -4q4 8 0 16q-3 4 -8 4h-25Z', ink.sand),
      drop(92, 96, 0.5),
      drop(20, 84, 0.45),
    ],
    weather: () => [rain(38), shining(drop(76, 48, 0.4) + drop(42, 60, 0.4))],
  },
  {
    base: () => [
      sky(ink.night, '#c58a5e', 120),
      shape('M-4 -4H124V30Q100 44 84 34Q60 52 40 38Q16 50 -4 34Z', ink.night),
      shape('M-4 -4H124V14Q80 28 50 16Q20 28 -4 16Z', ink.sumi),
      ridge([0, 96, 50, 70, 120, 64], '#6d5a52'),
      ridge([0, 150, 60, 110, 120, 100], ink.brown),
      ridge([0, 160, 70, 130, 120, 126], ink.pine),
      cedar(104, 108, 50),
      cedar(90, 112, 36),
      moved(pine(0, 0, 56, { lean: -0.3 }), 22, 146),
    ],
    detail: () => [
      walker(46, 134, 15, { coat: ink.red }),
      walker(70, 124, 15),
      line('M40 122L78 110', ink.bark, 1.6),
      box(52, 117, [14, 10], ink.earth),
      underUmbrella(100, 134, 18, ink.sand),
    ],
    weather: () => [lightning(70, 26, 44), rain(64, { slant: -12, long: 18 })],
  },
];
