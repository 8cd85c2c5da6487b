import { at, disc, ink, line, many, moved, shape, tint, wash } from '../../../../print/ink.ts';
import { band, hills, mist, moon, peak, rays, ridge, sky, sun } from '../../../../print/land.ts';
import { blossomTree, flower, leaves, reeds, rows, willow } from '../../../../print/plants.ts';
import { hut, pagoda, steps, torii } from '../../../../print/buildings.ts';
import { boat, flock, lanterns, smoke, walker } from '../../../../print/life.ts';
import { drifting, petals, rocking, shining, stars, swaying } from '../../../../print/weather.ts';
import type { View } from './view.ts';

const sprout = (x: number, y: number, s: number) =>
  line(`M${at(x, y)}v${-7 * s}`, ink.pine, 1.2) + leaves(x, y - 6 * s, { long: 7 * s, angles: [-150, -35] }, ink.leaf);
const wing = (fill: string) =>
  shape('M0 0Q10 -44 44 -40Q58 -26 40 -6Q24 2 0 0Z', fill) +
  shape('M0 0Q30 0 38 14Q36 34 18 30Q4 20 0 0Z', ink.gold) +
  disc(36, -28, 5, ink.sumi) +
  disc(22, 16, 4, ink.red) +
  tint('M4 -2Q20 -20 34 -34M4 2Q16 8 24 22', ink.sumi, 0.8);
const tulips = (x: number, y: number, s: number) =>
  line(`M${at(x, y)}v${-6 * s}`, ink.pine, 0.9) + disc(x, y - 7 * s, 2.4 * s, ink.gold);

/** 里の春: a day in the village, from the first shoots to lanterns under blossom. */
export const set1: readonly View[] = [
  {
    base: () => [
      sky('#f7d9b0', '#fbeed6'),
      sun(60, 66, 24),
      ridge([0, 96, 30, 84, 62, 92, 96, 80, 120, 90], ink.water),
      ridge([-10, 160, 10, 112, 60, 92, 110, 112, 130, 160], ink.leaf),
      many(9, i => sprout(16 + i * 11, 118 - Math.sin(((i + 0.6) / 9) * Math.PI) * 14, 1.5)),
      many(6, i => sprout(14 + i * 19, 146 - Math.sin(((i + 0.5) / 6) * Math.PI) * 8, 2.4)),
    ],
    detail: () => [hut(98, 92, 16), smoke(98, 84, 12), flock(30, 30, 5), walker(24, 104, 11, { stick: true })],
    weather: () => [drifting(mist(84, 6)), petals(10, ink.snow)],
  },
  {
    base: () => [
      sky('#cfe3df', '#f6ecd4', 90),
      hills(58, '#a9c4b0', { high: 16, count: 2 }),
      wash('M0 60H120V160H0Z', ink.moss),
      shape('M54 60Q44 96 30 160H94Q74 100 64 60Z', ink.asagi),
      tint('M56 78h6M52 96h14M46 118h22M44 140h34M60 106h10', ink.snow, 1),
      ridge([0, 70, 30, 78, 34, 120, 22, 160], ink.green),
      ridge([120, 72, 86, 82, 84, 124, 100, 160], ink.leaf),
      willow(14, 132, 78),
      blossomTree(104, 134, 64),
    ],
    detail: () => [boat(60, 122, 24, { man: true }), walker(30, 150, 13), walker(98, 152, 12, { coat: ink.plum })],
    weather: () => [petals(18), drifting(tint('M50 130h10M64 146h12', ink.snow, 1))],
  },
  {
    base: () => [
      sky('#bcd9e4', '#f7efd9', 60),
      peak(84, 28, 70, { high: 34, fill: ink.asagi }),
      hills(64, ink.green, { high: 8, count: 3 }),
      wash('M0 62H120V160H0Z', '#8a6247'),
      rays([60, 60], 17, '#5d3f2d', 4),
      rows(66, 156, 7, (x, y, s) => leaves(x, y, { long: 7 * s, angles: [-130, -90, -50] }, ink.leaf)),
      line('M0 62H120'),
    ],
    detail: () => [
      walker(40, 112, 26, { coat: ink.blue }),
      line('M46 96l14 12M60 108l4 -3', ink.bark, 1.6),
      hut(16, 64, 14),
      flock(40, 24, 3),
    ],
    weather: () => [drifting(mist(56, 8, ink.snow)), swaying(flock(92, 20, 5))],
  },
  {
    base: () => [
      sky('#f2c9bd', '#fbefdc'),
      ridge([0, 120, 40, 100, 80, 70, 120, 54], ink.leaf),
      ridge([0, 84, 60, 60, 120, 20], '#d9dfb0', 90),
      ridge([40, 160, 70, 120, 120, 76], ink.green),
      steps([30, 158], [92, 104], { count: 15, wide: 52, fill: ink.grey }),
      torii(94, 58, 26),
      blossomTree(18, 96, 56),
      blossomTree(108, 148, 62, { fill: ink.blush, light: ink.pink }),
    ],
    detail: () => [walker(44, 140, 15, { coat: ink.red }), walker(72, 96, 9), blossomTree(62, 74, 26)],
    weather: () => [petals(34)],
  },
  {
    base: () => [
      sky('#9fcbd6', '#f4efd8', 100),
      hills(86, '#9cbf9a', { high: 12, count: 2 }),
      wash('M0 88H120V160H0Z', ink.sand),
      rows(90, 160, 6, tulips),
      moved(wing(ink.coral), 62, 70, 1.02),
      moved(wing(ink.coral), 58, 70, [-1.02, 1.02]),
      shape('M57 46h6l1 40q-4 10 -8 0Z', ink.bark),
      line('M58 46Q50 30 42 30M62 46Q70 30 78 30', ink.sumi, 1.2),
    ],
    detail: () => [
      moved(wing(ink.violet), 24, 124, 0.24),
      moved(wing(ink.violet), 23, 124, [-0.24, 0.24]),
      hut(98, 88, 14),
      moved(wing(ink.snow), 100, 116, 0.18),
      moved(wing(ink.snow), 99, 116, [-0.18, 0.18]),
    ],
    weather: () => [petals(14, ink.gold), swaying(flock(26, 20, 3))],
  },
  {
    base: () => [
      sky('#c9e0d2', '#f5edd2', 70),
      hills(56, ink.green, { high: 18, count: 2, shift: 20 }),
      wash('M0 54H120V160H0Z', ink.moss),
      shape('M86 54C60 70 110 84 66 104C30 120 60 140 30 160H84C96 136 74 130 98 112C124 90 84 76 92 54Z', ink.asagi),
      tint('M84 80q8 3 12 0M66 108q12 4 20 -2M52 134q12 5 22 0M44 150q14 5 24 0', ink.snow, 1.2),
      hut(32, 96, 36),
      disc(60, 92, 14, ink.earth),
      many(8, i => line(`M60 92l${at(Math.cos(i * 0.785) * 14, Math.sin(i * 0.785) * 14)}`, ink.bark, 1.4)),
      disc(60, 92, 4, ink.brown),
      shape('M56 128L108 118v6L56 134Z', ink.earth),
    ],
    detail: () => [
      walker(84, 122, 15, { coat: ink.red }),
      reeds(6, 158, [24, 24]),
      reeds(96, 158, [22, 18]),
      smoke(34, 80, 16),
    ],
    weather: () => [petals(16), drifting(tint('M70 100q6 2 10 0M46 146q8 3 16 0', ink.snow, 1))],
  },
  {
    base: () => [
      sky('#f5d7a6', '#fdf2da', 80),
      sun(60, 58, 13),
      peak(60, 36, 112, { high: 44, fill: ink.asagi }),
      wash('M0 80H120V160H0Z', ink.pale),
      moved(peak(60, 36, 112, { high: 44, fill: '#9cc3cf', snow: 0.3 }), 0, 160, [1, -1]),
      line('M0 80H120', ink.pine, 3),
      tint('M0 104H120M0 132H120', ink.leaf, 2.4),
      tint('M60 80L20 160M60 80L100 160M60 80L-30 132M60 80L150 132', ink.leaf, 2.4),
      rows(86, 158, 5, (x, y, s) => line(`M${at(x, y)}v${-4 * s}M${at(x + 2, y)}l1 ${-4 * s}`, ink.green, 1)),
    ],
    detail: () => [hut(22, 80, 18), hut(98, 80, 18), walker(44, 126, 16), walker(72, 122, 15, { coat: ink.plum })],
    weather: () => [shining(tint('M30 94h14M78 112h16M40 146h20', ink.snow, 1.2)), drifting(mist(70, 7, ink.snow))],
  },
  {
    base: () => [
      sky('#f0d6c4', '#f8ecd8', 70),
      hills(70, ink.leaf, { high: 12, count: 2 }),
      shape('M0 92Q60 84 120 92V160H0Z', '#8a6247'),
      shape('M0 124Q50 116 120 128V160H0Z', '#6d4a36'),
      shape(
        'M36 -4Q44 40 40 84Q26 104 10 118Q30 112 42 106Q40 126 32 146Q46 128 54 110Q62 132 76 148Q70 126 68 108Q86 116 108 118Q84 104 76 84Q72 40 82 -4Z',
        ink.bark,
      ),
      line('M50 0Q56 40 52 90M66 0Q62 50 66 96', ink.sumi, 1),
      many(
        4,
        i => disc(18 + i * 28, 138 + (i % 2) * 10, 6, ink.red) + disc(18 + i * 28, 138 + (i % 2) * 10, 2.6, ink.paper),
      ),
    ],
    detail: () => [
      many(11, i => flower(4 + ((i * 43) % 112), 6 + ((i * 31) % 62), 6)),
      moved(shape('M0 0q10 -9 20 0q-4 6 -10 6q-8 0 -10 -6Z', ink.sumi), 84, 112),
    ],
    weather: () => [petals(22)],
  },
  {
    base: () => [
      sky('#e8936a', '#f9dfb4', 120),
      band(ink.plum, 40),
      hills(134, ink.plum, { high: 12, count: 3 }),
      pagoda(62, 142, 62, { storeys: 5 }),
      wash('M0 140H120V160H0Z', ink.pine),
      blossomTree(14, 152, 44, { fill: '#d98c86', light: ink.pink }),
      blossomTree(108, 154, 40, { fill: '#d98c86', light: ink.pink }),
    ],
    detail: () => [flock(24, 48, 6), flock(98, 66, 4), walker(46, 156, 10), walker(78, 157, 10, { coat: ink.red })],
    weather: () => [petals(18), drifting(mist(126, 8, '#f2c79a'))],
  },
  {
    base: () => [
      sky(ink.night, '#5d6fa0', 130),
      moon(60, 34, 15),
      shape('M0 44L60 128V160H0Z', ink.deep),
      shape('M120 40L60 128V160H120Z', ink.night),
      many(6, i => blossomTree(6 + i * 9, 76 + i * 15, 30 + i)),
      many(6, i => blossomTree(114 - i * 9, 74 + i * 15, 30 + i, { fill: ink.blush, light: ink.snow })),
      shape('M46 160Q58 132 60 124Q62 132 76 160Z', ink.asagi),
    ],
    detail: () => [
      lanterns([0, 74], [120, 70], { count: 8, sag: 30 }),
      lanterns([0, 108], [120, 106], { count: 6, sag: 18 }),
      walker(38, 158, 13),
      walker(86, 158, 13, { coat: ink.red }),
    ],
    weather: () => [stars(18, 50, [60, 34, 15]), petals(40), rocking(boat(62, 152, 14))],
  },
];
