import { at, box, chance, disc, dot, ink, line, many, shape, tint, wash } from '../../../../print/ink.ts';
import { hills, mist, ridge, sky } from '../../../../print/land.ts';
import { bamboo, blossomTree, flower, leaves } from '../../../../print/plants.ts';
import { hut, stoneLantern } from '../../../../print/buildings.ts';
import { carp, flock, glow, walker } from '../../../../print/life.ts';
import { drifting, petals, shining, swaying } from '../../../../print/weather.ts';
import type { View } from './view.ts';

const shoot = (x: number, y: number, h: number) =>
  shape(
    `M${at(x - h * 0.2, y)}Q${at(x - h * 0.22, y - h * 0.5, x, y - h)}Q${at(x + h * 0.22, y - h * 0.5, x + h * 0.2, y)}Z`,
    ink.earth,
  ) +
  many(4, i =>
    shape(
      `M${at(x - h * (0.19 - i * 0.035), y - h * (0.1 + i * 0.2))}Q${at(x, y - h * (0.2 + i * 0.2), x + h * (0.19 - i * 0.035), y - h * (0.1 + i * 0.2))}L${at(x, y - h * (0.36 + i * 0.17))}Z`,
      i % 2 ? ink.brown : ink.sand,
    ),
  ) +
  leaves(x, y - h, { long: h * 0.24, angles: [-110, -70] }, ink.leaf);
const bead = (x: number, y: number, r: number) =>
  disc(x, y, r, ink.pale) +
  tint(`M${at(x - r * 0.5, y)}q${at(0, -r * 0.5, r * 0.4, -r * 0.6)}`, ink.snow, r * 0.24) +
  dot(x + r * 0.35, y + r * 0.35, r * 0.18, ink.asagi);
const fallen = (x: number, y: number, r: number, fill: string) =>
  shape(
    `M${at(x - r, y)}Q${at(x - r * 0.2, y - r * 0.9, x + r, y - r * 0.3)}Q${at(x + r * 0.3, y + r * 0.7, x - r, y)}Z`,
    fill,
  ) + tint(`M${at(x - r, y)}L${at(x + r * 0.7, y - r * 0.24)}`, ink.brown, 0.7);
const mushroom = (x: number, y: number, s: number, cap: string) =>
  shape(`M${at(x - 2 * s, y)}q${at(1 * s, -6 * s, 0, -9 * s)}h${4 * s}q${at(-1 * s, 4 * s, 0, 9 * s)}Z`, ink.paper) +
  shape(`M${at(x - 8 * s, y - 8 * s)}q${at(1 * s, -10 * s, 8 * s, -10 * s)}q${at(7 * s, 0, 8 * s, 10 * s)}Z`, cap);

/** 竹の小径: a path through bamboo, from the shoots by the road to a bowl of tea. */
export const set5: readonly View[] = [
  {
    base: () => [
      sky('#d9e6c2', '#f4efd6', 90),
      bamboo(10, 9, { foot: 120, fill: '#a9c490' }),
      bamboo(34, 7, { foot: 116, fill: '#b7cd9c', shift: 0.3 }),
      bamboo(84, 8, { foot: 116, fill: '#a9c490', shift: 0.2 }),
      bamboo(106, 10, { foot: 122, fill: '#98b884' }),
      ridge([0, 118, 40, 108, 80, 112, 120, 106], '#8f6d4c'),
      shoot(30, 148, 62),
      shoot(64, 142, 80),
      shoot(98, 152, 46),
    ],
    detail: () => [
      walker(56, 116, 14, { coat: ink.blue }),
      line('M64 104l8 12', ink.bark, 1.6),
      box(12, 142, [14, 8], ink.sand),
      leaves(8, 30, { long: 26, angles: [10, 40] }, ink.green),
    ],
    weather: () => [petals(14, ink.leaf), drifting(mist(100, 8, ink.paper))],
  },
  {
    base: () => [
      sky('#c4d9b4', '#e9ecca'),
      bamboo(-6, 26, { fill: '#7fae74', shift: 0.2 }),
      bamboo(36, 38, { fill: ink.green, shift: -0.1 }),
      bamboo(92, 34, { fill: '#3f7a58', shift: 0.35 }),
      tint('M46 0V160M102 0V160M0 0V160', ink.leaf, 2),
    ],
    detail: () => [
      shape('M50 76q5 -12 10 0l2 22q-7 8 -14 0Z', ink.brown),
      shape('M48 84q-8 18 -2 30l6 -14ZM62 84q8 18 2 30l-6 -14Z', ink.pale),
      disc(51, 76, 2.4, ink.red),
      disc(59, 76, 2.4, ink.red),
      leaves(74, 40, { long: 40, angles: [-30, 10, 40] }, ink.leaf),
    ],
    weather: () => [
      shining(wash('M20 0L34 0L20 160H0Z', ink.snow, 0.25) + wash('M78 0L88 0L96 160H80Z', ink.snow, 0.25)),
      petals(8, ink.moss),
    ],
  },
  {
    base: () => [
      sky('#bcd5dc', '#f4eed8', 70),
      hills(70, ink.leaf, { high: 14, count: 2 }),
      hut(78, 84, 40),
      wash('M0 82H120V160H0Z', ink.moss),
      many(11, i => box(i * 11.4 - 3, 86 + (i % 2) * 6, [8, 76], i % 3 ? '#b79a58' : '#cbb070')),
      many(3, i => line(`M-4 ${104 + i * 18}H124`, ink.brown, 4)),
      many(22, i => line(`M${2 + (i % 11) * 11.4} ${101 + Math.floor(i / 11) * 36}l3 7`, ink.sumi, 1.2)),
    ],
    detail: () => [
      many(5, i => flower(14 + i * 24, 100 + ((i * 31) % 40), 9, i % 2 ? ink.violet : ink.blue)),
      line('M4 160Q20 110 40 96Q70 120 116 90', ink.pine, 1.6),
      leaves(40, 96, { long: 12, angles: [-100, 20] }, ink.green),
      leaves(80, 110, { long: 12, angles: [-60, 80] }, ink.green),
    ],
    weather: () => [
      swaying(
        leaves(4, 0, { long: 34, angles: [30, 60] }, ink.green) +
          leaves(116, 0, { long: 34, angles: [120, 150] }, ink.green),
      ),
      flock(46, 30, 4),
    ],
  },
  {
    base: () => [
      sky('#9fc0a4', '#dbe6c4'),
      bamboo(96, 12, { fill: '#6f9f70' }),
      leaves(-14, 150, { long: 176, angles: [-46] }, ink.pine),
      leaves(-10, 60, { long: 110, angles: [8] }, ink.green),
      leaves(122, 6, { long: 110, angles: [140] }, ink.green),
      tint('M-14 150L108 26', ink.leaf, 1.6),
      bead(62, 70, 17),
      bead(34, 104, 11),
      bead(88, 42, 8),
      bead(20, 124, 6),
    ],
    detail: () => [
      shape('M56 64q6 -8 14 0v8h-14Z', ink.deep),
      wash('M58 66q4 -5 10 0v5h-10Z', ink.gold),
      bead(60, 58 + 74, 5),
      line('M92 100q10 -6 18 2M100 98v-6', ink.sumi, 1.2),
      disc(94, 101, 4, ink.red),
    ],
    weather: () => [shining(bead(74, 56, 4) + bead(46, 90, 4) + bead(50, 118, 3.4)), petals(6, ink.snow)],
  },
  {
    base: () => [
      sky('#8fb59a', '#8fb59a'),
      wash('M0 0H120V160H0Z', '#7fa98c'),
      shape('M0 30Q50 10 120 26V130Q70 156 0 138Z', ink.blue),
      tint('M10 50h20M84 44h26M20 116h24M78 124h22M50 30h16', ink.water, 1.2),
      ...[
        [22, 142, 20],
        [46, 122, 18],
        [76, 106, 17],
        [66, 80, 15],
        [42, 62, 14],
        [58, 42, 12],
        [86, 28, 11],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          `<ellipse cx="${x}" cy="${y + 3}" rx="${r}" ry="${r * 0.52}" fill="${ink.sumi}"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.52}" fill="${ink.grey}"/>`,
      ),
    ],
    detail: () => [
      carp(24, 84, 26, ink.red),
      carp(96, 80, -24, ink.gold),
      walker(46, 122, 28, { coat: ink.plum }),
      leaves(0, 8, { long: 30, angles: [20, 50] }, ink.pine),
      leaves(118, 150, { long: 34, angles: [-160, -130] }, ink.pine),
    ],
    weather: () => [petals(14, ink.gold), shining(tint('M14 70q8 4 14 0M88 98q10 4 16 0', ink.snow, 1))],
  },
  {
    base: () => [
      sky('#e7c79a', '#f4e5c4', 60),
      bamboo(14, 8, { foot: 70, fill: '#9db283' }),
      bamboo(96, 8, { foot: 70, fill: '#9db283' }),
      blossomTree(58, 78, 70, { fill: ink.red, light: ink.coral }),
      wash('M0 70H120V160H0Z', '#a66a3f'),
      ...Array.from({ length: 34 }, (_, i) =>
        fallen(
          chance(3, i) * 120,
          78 + chance(9, i) * 82,
          7 + (i % 4) * 2,
          [ink.red, ink.coral, ink.gold, ink.brown][i % 4] ?? ink.red,
        ),
      ),
    ],
    detail: () => [
      mushroom(28, 132, 1.3, ink.coral),
      mushroom(40, 138, 0.8, ink.coral),
      mushroom(90, 150, 1.5, ink.earth),
      disc(70, 120, 5, ink.red),
      disc(70, 120, 2, ink.paper),
      disc(106, 104, 5, ink.red),
      disc(106, 104, 2, ink.paper),
    ],
    weather: () => [petals(26, ink.red)],
  },
  {
    base: () => [
      sky('#c4dcb4', '#eef3d8', 90),
      shape('M0 6Q56 2 96 58Q40 64 0 44Z', ink.green),
      tint('M0 24Q50 28 96 58M28 27L40 12M52 34L64 22M26 28L30 48M50 36L56 54', ink.moss, 1.3),
      shape('M120 34Q88 36 64 84Q104 90 120 70Z', ink.pine),
      tint('M120 48Q92 58 64 84M104 56L108 42M90 66L92 50M98 60L112 66M84 70L98 78', ink.leaf, 1.3),
      shape('M96 58q-9 12 0 20q9 -8 0 -20Z', ink.pale),
      shape('M64 84q-8 11 0 18q8 -7 0 -18Z', ink.pale),
      shape('M0 122Q30 112 60 120Q92 110 120 120V160H0Z', ink.earth),
      shape('M0 132Q20 122 42 130Q70 120 96 130Q110 124 120 130V160H0Z', ink.green),
      many(6, i => bead(10 + i * 20, 128 + (i % 2) * 3, i % 2 ? 5 : 6.5)),
      many(
        4,
        i => shape(`M${4 + i * 32} 160l4 -17h12l4 17Z`, ink.pale) + tint(`M${10 + i * 32} 156l2 -9`, ink.snow, 1.6),
      ),
    ],
    detail: () => [
      bead(30, 34, 4.5),
      bead(60, 42, 5.5),
      bead(100, 62, 4),
      shape('M66 118q8 4 24 2q4 -6 0 -9l-1 5q-8 3 -23 2Z', ink.sand),
      disc(76, 112, 7, ink.coral),
      line('M76 112m-3 0a3 3 0 1 1 5 2M91 111l3 -6M89 111l1 -6', ink.sumi, 1),
    ],
    weather: () => [
      shining(bead(18, 20, 3) + bead(84, 52, 3) + bead(110, 76, 3)),
      shining(tint('M8 108v-8M4 104h8M48 100v-8M44 96h8', ink.snow, 1.4)),
      drifting(mist(104, 8, ink.snow, 0.5)),
    ],
  },
  {
    base: () => [
      sky('#e8efc8', '#cfe0ae'),
      shape('M54 60H66L104 160H12Z', ink.sand),
      ...[0, 1, 2, 3, 4, 5].map(i =>
        bamboo(44 - i * 9, 3 + i * 1.4, { fill: i % 2 ? ink.green : '#4a8060', shift: i * 0.13, foot: 80 + i * 16 }),
      ),
      ...[0, 1, 2, 3, 4, 5].map(i =>
        bamboo(72 + i * 9, 3 + i * 1.4, { fill: i % 2 ? '#4a8060' : ink.green, shift: i * 0.17, foot: 80 + i * 16 }),
      ),
      leaves(60, -6, { long: 50, angles: [30, 60, 120, 150, 90] }, ink.pine),
    ],
    detail: () => [
      walker(60, 112, 20, { coat: ink.red }),
      walker(56, 78, 8),
      line('M20 160L46 90M100 160L76 90', ink.brown, 1.6),
    ],
    weather: () => [shining(wash('M56 0H66L84 160H40Z', ink.snow, 0.35)), petals(16, ink.leaf)],
  },
  {
    base: () => [
      sky('#e0b78a', '#f6e7c6', 90),
      hills(80, '#8fa977', { high: 14, count: 2 }),
      bamboo(4, 12, {}),
      bamboo(104, 12, {}),
      wash('M0 120H120V160H0Z', ink.moss),
      shape('M46 112H74L92 160H28Z', ink.paper),
      box(26, 66, [7, 72], ink.brown),
      box(87, 66, [7, 72], ink.brown),
      shape('M8 70Q30 46 34 34H86Q90 46 112 70Z', ink.earth),
      line('M30 34H90', ink.bark, 5),
      many(5, i => line(`M34 ${84 + i * 10}H50M70 ${84 + i * 10}H86`, '#b79a58', 3)),
      line('M34 74V130M50 74V134M70 74V134M86 74V130', ink.brown, 1.6),
    ],
    detail: () => [
      stoneLantern(104, 150, 34, { lit: true }),
      many(
        3,
        i => `<ellipse cx="${58 + i * 3}" cy="${122 + i * 13}" rx="${5 + i * 2}" ry="${2 + i}" fill="${ink.grey}"/>`,
      ),
      walker(60, 146, 20, { coat: ink.plum }),
      flock(60, 20, 3),
    ],
    weather: () => [petals(14, ink.coral), glow(104, 126, 14)],
  },
  {
    base: () => [
      sky('#5a4636', '#5a4636'),
      wash('M0 0H120V108H0Z', '#c5a877'),
      wash('M0 108H120V160H0Z', '#b9c187'),
      line('M0 108H120M60 108V160M0 134H60', ink.brown, 1.6),
      disc(84, 48, 26, '#e9efd2'),
      bamboo(76, 5, { top: 24, foot: 72, fill: ink.green }),
      bamboo(92, 4, { top: 24, foot: 72, fill: ink.green }),
      `<circle class="l" cx="84" cy="48" r="26" stroke="${ink.bark}" stroke-width="4"/>`,
      box(12, 14, [24, 70], ink.paper),
      box(9, 12, [30, 4], ink.brown),
      box(9, 82, [30, 4], ink.brown),
      shape('M24 26q10 4 0 14q-10 8 2 14q6 6 -4 16', ink.paper),
      line('M24 26q10 4 0 14q-10 8 2 14q6 6 -4 16', ink.sumi, 4),
      shape('M34 152Q34 120 62 120Q90 120 90 152Q62 164 34 152Z', ink.sumi),
      `<ellipse cx="62" cy="124" rx="23" ry="7" fill="${ink.leaf}"/>`,
    ],
    detail: () => [
      box(96, 116, [18, 20], ink.bark),
      shape('M96 116q9 -8 18 0Z', ink.sumi),
      line('M105 110v-9', ink.sumi, 1.6),
      line('M22 152l-6 -18M16 134q4 -6 8 0', ink.sand, 2.4),
      flower(20, 96, 5, ink.red),
      line('M20 104v-6', ink.pine, 1.4),
    ],
    weather: () => [
      drifting(tint('M56 112q-5 -8 1 -15t0 -15M68 112q-5 -8 1 -15t0 -15', ink.snow, 1.6)),
      shining(glow(105, 122, 12)),
    ],
  },
];
