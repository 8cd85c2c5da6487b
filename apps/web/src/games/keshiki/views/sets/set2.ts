import { at, box, disc, dot, ink, line, many, moved, shape, tint, wash } from '../../../../print/ink.ts';
import { band, crag, hills, lake, mist, moon, ridge, sky, sun } from '../../../../print/land.ts';
import { bareTree, cedar, leaves, pine, reeds } from '../../../../print/plants.ts';
import { house, hut, stoneLantern } from '../../../../print/buildings.ts';
import { carp, crowd, flock, glow, lanterns, standingCrane, walker } from '../../../../print/life.ts';
import { crystal, drifting, shining, snowfall, stars, swaying } from '../../../../print/weather.ts';
import type { View } from './view.ts';

const ice = '#dcebf0';
const plate = (x: number, y: number, s: number) =>
  shape(
    `M${at(x, y)}l${at(22 * s, -7 * s)}l${at(20 * s, 6 * s)}l${at(-4 * s, 14 * s)}l${at(-26 * s, 6 * s)}l${at(-16 * s, -8 * s)}Z`,
    ice,
  ) + tint(`M${at(x + 10 * s, y)}l${at(14 * s, 3 * s)}l${at(-3 * s, 7 * s)}`, ink.asagi, 0.8);
const icicle = (x: number, y: number, w: number, h: number) =>
  shape(`M${at(x, y)}h${w}q${at(-w * 0.2, h * 0.5, -w * 0.5, h)}q${at(-w * 0.3, -h * 0.5, -w * 0.5, -h)}Z`, ice) +
  tint(`M${at(x + w * 0.3, y + 3)}q${at(w * 0.05, h * 0.3, w * 0.12, h * 0.6)}`, ink.asagi, 1);
const maple = (x: number, y: number, s: number) =>
  wash(
    many(5, i => {
      const a = ((-90 + (i - 2) * 52) * Math.PI) / 180;
      return `M${at(x, y)}l${at(Math.cos(a - 0.5) * 5 * s, Math.sin(a - 0.5) * 5 * s)}L${at(x + Math.cos(a) * 11 * s, y + Math.sin(a) * 11 * s)}L${at(x + Math.cos(a + 0.5) * 5 * s, y + Math.sin(a + 0.5) * 5 * s)}Z`;
    }),
    ink.red,
    1,
  ) + line(`M${at(x, y)}l${at(2 * s, 9 * s)}`, ink.bark, 1);

/** 初氷の池: the first cold day at the pond, from one leaf in the ice to a night of ice lanterns. */
export const set2: readonly View[] = [
  {
    base: () => [
      sky('#e9d8c8', '#f3ece0', 50),
      hills(40, '#b9c7cc', { high: 12, count: 2 }),
      lake(46, '#8fb7c8', '#3f6d92', 4),
      plate(6, 72, 1.1),
      plate(70, 64, 1),
      plate(58, 110, 1.5),
      plate(-10, 130, 1.6),
      maple(88, 112, 1.3),
      line('M-4 26Q30 20 64 34M30 24L44 8M14 24L10 6M48 29L66 20', ink.bark, 3),
    ],
    detail: () => [maple(30, 70, 0.7), maple(20, 140, 0.9), carp(40, 98, 22, ink.red), flock(96, 20, 3)],
    weather: () => [snowfall(18), shining(tint('M30 90h10M90 92h14M60 146h18', ink.snow, 1.2))],
  },
  {
    base: () => [
      sky('#dfe9ea', '#f2efe4', 30),
      reeds(4, 34, [40, 26], { color: ink.earth, count: 10 }),
      reeds(84, 34, [34, 20], { color: ink.earth, count: 8 }),
      shape('M0 34H120V48H0Z', ice),
      tint('M10 36l20 10M50 36l-8 10M74 36l22 10M104 36l-10 10', ink.asagi, 1),
      wash('M0 48H120V160H0Z', ink.blue),
      wash('M0 104H120V160H0Z', ink.deep),
      carp(44, 82, 56),
      carp(84, 116, -44, ink.snow),
      shape('M0 150Q40 136 70 148T120 142V160H0Z', ink.bark),
    ],
    detail: () => [
      carp(30, 128, 24, ink.gold),
      reeds(70, 152, [40, 44], { color: ink.pine }),
      many(7, i => disc(60 + ((i * 17) % 20), 70 - i * 3, 1 + (i % 3), ink.pale)),
    ],
    weather: () => [
      shining(tint('M10 60h20M80 66h26M24 110h14', ink.water, 1)),
      swaying(reeds(6, 154, [34, 50], { color: ink.green, count: 7 })),
    ],
  },
  {
    base: () => [
      sky('#5f86a8', '#e9d3b4', 96),
      hills(96, '#7f9bb0', { high: 16, count: 2 }),
      wash('M0 96H120V160H0Z', ink.snow),
      house(30, 120, 30, { snow: true }),
      house(84, 132, 38, { snow: true }),
      cedar(108, 116, 30, { snow: true }),
      shape('M-4 -4H124V16L0 30Z', ink.brown),
      shape('M-4 -4H124V8L-4 22Z', ink.snow),
      ...[4, 18, 30, 46, 58, 74, 86, 100, 110].map((x, i) => icicle(x, 27 - x * 0.11, 9, 26 + ((i * 37) % 46))),
    ],
    detail: () => [walker(56, 150, 14, { coat: ink.red }), flock(70, 84, 4), line('M22 126h18', ink.bark, 1)],
    weather: () => [shining(many(5, i => disc(12 + i * 25, 78 + ((i * 13) % 20), 1.4, ink.water))), snowfall(30)],
  },
  {
    base: () => [
      sky('#d9e2dd', '#eee9da'),
      wash('M0 0H120V160H0Z', '#b9c4b4'),
      many(6, r => tint(`M0 ${12 + r * 28}H120`, '#97a394', 1)),
      disc(60, 84, 50, ink.stone),
      disc(60, 84, 44, ice),
      disc(60, 84, 30, '#4a7ba0'),
      disc(60, 84, 22, ink.deep),
      tint('M28 60l8 8M90 52l-8 10M96 104l-10 -6M30 108l9 -6M60 40v9M58 128v-8', ink.asagi, 1.2),
      shape('M-4 16L44 -4H60L0 30Z', ink.brown),
      line('M30 8L52 70', ink.earth, 2.2),
    ],
    detail: () => [
      shape('M42 68h22l-3 20q-8 5 -16 0Z', ink.earth),
      line('M42 74h22M43 82h20', ink.bark, 1.6),
      maple(84, 66, 0.7),
      leaves(104, 146, { long: 34, angles: [-150, -120, -175] }, ink.pine),
    ],
    weather: () => [shining(tint('M52 84q8 -6 16 0M48 92q12 6 24 0', ink.water, 1)), snowfall(24)],
  },
  {
    base: () => [
      sky('#6d5a4a', '#55443a'),
      wash('M0 0H120V160H0Z', '#c9ab7d'),
      line('M0 118H120M40 118V160M80 118V160', ink.brown, 1.4),
      disc(60, 64, 48, ink.pale),
      wash('M15 80Q40 66 62 78T105 74A48 48 0 0 1 15 80Z', ink.snow),
      pine(82, 92, 44),
      stoneLantern(40, 96, 30, { snow: true }),
      line('M60 16V112M12 64H108M24 32H96M24 96H96M36 22V106M84 22V106', ink.bark, 1.8),
      `<circle cx="60" cy="64" r="48" class="l" stroke-width="4" stroke="${ink.bark}"/>`,
    ],
    detail: () => [
      shape('M20 160q-2 -22 10 -26q14 4 12 26Z', ink.blue),
      disc(31, 128, 7, ink.sumi),
      box(80, 142, [26, 5], ink.red),
      shape('M86 142q0 -9 7 -9t7 9Z', ink.sumi),
    ],
    weather: () => [
      tint('M24 36q6 6 2 14M96 36q-6 6 -2 14M28 92q6 -6 14 -2', ink.snow, 1.6),
      shining(many(16, i => dot(28 + ((i * 29) % 64), 30 + ((i * 37) % 66), 1.3, ink.snow))),
    ],
  },
  {
    base: () => [
      sky('#b7c9d4', '#f2efe6', 60),
      ridge([0, 50, 34, 34, 70, 46, 120, 30], '#8fa3ad'),
      wash('M0 52H120V160H0Z', ink.snow),
      shape('M-10 84Q40 64 96 78Q140 96 116 128Q60 152 10 132Q-20 110 -10 84Z', ice),
      tint('M20 92q30 -10 60 -4M34 122q30 8 60 -2', ink.water, 1.2),
      cedar(10, 66, 30, { snow: true }),
      cedar(26, 62, 24, { snow: true }),
      cedar(112, 60, 26, { snow: true }),
      standingCrane(44, 116, 40),
      standingCrane(76, 124, 46),
    ],
    detail: () => [
      moved(standingCrane(0, 0, 30), 98, 104, [-1, 1]),
      moved(standingCrane(0, 0, 24), 22, 100, [-1, 1]),
      sun(92, 24, 9),
    ],
    weather: () => [snowfall(50), drifting(mist(62, 7, ink.snow))],
  },
  {
    base: () => [
      sky('#cfdbe0', '#ece9df', 40),
      hills(36, '#98a9b1', { high: 14, count: 3 }),
      wash('M0 38H120V160H0Z', ice),
      tint('M0 60L46 72L38 104L80 122L74 160M46 72L96 58L120 66M80 122L120 108M38 104L0 116', ink.asagi, 1.2),
      ...[
        [24, 88],
        [70, 84],
        [58, 136],
        [100, 138],
      ].map(
        ([x = 0, y = 0]) =>
          wash(`M${at(x - 11, y)}a11 7 0 1 1 22 0a11 7 0 1 1 -22 0`, ink.coral, 0.75) +
          wash(`M${at(x - 5, y)}a5 3 0 1 1 10 0a5 3 0 1 1 -10 0`, ink.snow),
      ),
      `<ellipse cx="92" cy="96" rx="15" ry="6" fill="${ink.deep}"/>`,
    ],
    detail: () => [
      walker(76, 98, 32, { coat: ink.brown }),
      line('M84 80l18 -8V94', ink.bark, 1.4),
      box(52, 96, [12, 9], ink.earth),
      carp(92, 96, 14),
    ],
    weather: () => [snowfall(34), drifting(mist(34, 7, ink.snow))],
  },
  {
    base: () => [
      sky('#e7a987', '#f6dfc0', 74),
      band(ink.violet, 40),
      sun(24, 62, 11, ink.coral),
      ridge([0, 72, 40, 60, 84, 68, 120, 56], ink.plum),
      wash('M0 74H120V160H0Z', '#e9d3cc'),
      tint('M40 160L52 128L34 112L60 96L56 80M52 128L84 118L96 92M84 118L112 132M34 112L8 118', ink.plum, 1),
      shape(
        'M50 122q-10 2 -18 -4q-10 -2 -14 6q2 -14 16 -14q10 -2 20 2l5 -5l2 -6l4 4l3 -4l2 7l7 5l-6 3q-3 3 -7 4l3 18h-4l-5 -15l-10 0l-2 15h-4l1 -16Z',
        ink.coral,
      ),
      dot(68, 110, 0.9, ink.sumi),
      dot(76.4, 114, 1, ink.sumi),
      line('M47 137v-12M65 136l-2 -10', ink.sumi, 0.8),
      wash('M18 124q2 -8 8 -8l2 4q-6 0 -10 4Z', ink.snow),
    ],
    detail: () => [bareTree(102, 84, 60), reeds(0, 158, [26, 22], { color: ink.brown }), flock(70, 34, 4)],
    weather: () => [shining(tint('M66 100h12M26 140h16M84 146h14', ink.snow, 1.4)), drifting(mist(68, 8, '#f6dfc0'))],
  },
  {
    base: () => [
      sky('#8fa6b8', '#dfe6e8', 100),
      crag(10, 10, [70, 150], '#6f6f74'),
      crag(112, 24, [70, 136], '#7d7c7e'),
      shape('M46 0H74Q80 60 84 110Q82 140 90 160H34Q42 130 40 104Q42 60 46 0Z', ice),
      tint('M52 0Q50 60 48 120M60 0Q62 70 60 150M68 0Q72 60 74 130M56 40Q54 90 54 140', ink.asagi, 1.6),
      ...[36, 46, 56, 66, 76].map((x, i) => icicle(x, 92 + (i % 2) * 8, 10, 40)),
    ],
    detail: () => [walker(98, 154, 15, { stick: true }), pine(18, 44, 34), cedar(108, 56, 30, { snow: true })],
    weather: () => [snowfall(40), drifting(mist(120, 14, ink.snow))],
  },
  {
    base: () => [
      sky(ink.night, '#33507f', 110),
      ridge([0, 80, 36, 62, 70, 76, 120, 56], '#203358'),
      wash('M0 86H120V160H0Z', '#a9c0d6'),
      disc(60, 84, 25, '#7fa3c9'),
      crystal(60, 84, 23, [ink.snow, 2.6]),
      shape('M48 110H72L76 120H44Z', ice),
      ...[
        [20, 122, 26],
        [100, 122, 26],
      ].map(
        ([x = 0, y = 0, w = 0]) =>
          glow(x, y - w * 0.4, w) +
          shape(`M${at(x - w / 2, y)}l${at(4, -w)}h${w - 8}l${at(4, w)}Z`, ice) +
          disc(x, y - w * 0.45, w * 0.2, ink.gold),
      ),
      hut(16, 88, 22, { snow: true, lit: true }),
      hut(104, 86, 22, { snow: true, lit: true }),
    ],
    detail: () => [crowd(142, 9, 12), lanterns([0, 52], [120, 50], { count: 7, sag: 14 }), moon(96, 24, 8)],
    weather: () => [stars(26, 56, [96, 24, 8]), snowfall(40)],
  },
];
