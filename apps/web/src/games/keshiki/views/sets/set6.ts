import { at, box, disc, dot, ink, line, many, moved, shape, tint, wash } from '../../../../print/ink.ts';
import { band, breaker, hills, mist, peak, rays, ridge, scales, sea, sky, sun } from '../../../../print/land.ts';
import { cedar, leaves, reeds, rows } from '../../../../print/plants.ts';
import { hut, roofs, stoneLantern } from '../../../../print/buildings.ts';
import { boat, flock, smoke, standingCrane, walker } from '../../../../print/life.ts';
import { crystal, drifting, rocking, shining, snowfall, swaying } from '../../../../print/weather.ts';
import type { View } from './view.ts';

const crow = (x: number, y: number, s: number) =>
  shape(
    `M${at(x, y)}q${at(4 * s, -9 * s, 13 * s, -8 * s)}l${at(5 * s, 2 * s)}l${at(-5 * s, 1 * s)}q${at(-2 * s, 8 * s, -13 * s, 8 * s)}l${at(-8 * s, 4 * s)}Z`,
    ink.sumi,
  ) + line(`M${at(x + 4 * s, y + 3 * s)}v${4 * s}`, ink.sumi, 1);
const sheaf = (x: number, y: number, s: number) =>
  shape(`M${at(x, y - 20 * s)}L${at(x - 8 * s, y)}H${x + 8 * s}Z`, ink.gold) +
  shape(`M${at(x - 5 * s, y - 15 * s)}Q${at(x, y - 30 * s, x + 5 * s, y - 15 * s)}Z`, ink.snow) +
  line(`M${at(x - 5 * s, y - 13 * s)}h${10 * s}`, ink.brown, 1.6);
const daikon = (x: number, y: number, s: number) =>
  leaves(x, y, { long: 13 * s, angles: [-150, -110, -70, -30] }, ink.green) +
  wash(`M${at(x - 3 * s, y)}q${at(3 * s, 7 * s, 6 * s, 0)}Z`, ink.snow) +
  dot(x - 5 * s, y - 8 * s, 1.4 * s, ink.snow) +
  dot(x + 6 * s, y - 9 * s, 1.4 * s, ink.snow);
const needle = (x: number, y: number, h: number) =>
  shape(`M${at(x, y)}v${-h}h7v${h}Z`, '#e3eff4') +
  tint(`M${at(x + 2.4, y - 2)}v${-h + 6}`, ink.asagi, 1) +
  shape(`M${at(x - 1, y - h)}q${at(4, -7, 9, 0)}Z`, ink.brown);

/** 霜の朝: one frosty morning, from the first light on the sheaves to a white world at noon. */
export const set6: readonly View[] = [
  {
    base: () => [
      sky('#e9a07a', '#f9e0b8', 80),
      sun(30, 56, 14),
      hills(72, '#9a8fa0', { high: 12, count: 3 }),
      wash('M0 72H120V160H0Z', '#cbb98d'),
      tint('M0 92H120M0 116H120M0 146H120', ink.snow, 2.4),
      many(5, i => sheaf(14 + i * 23, 92, 0.7)),
      many(4, i => sheaf(18 + i * 29, 118, 1)),
      many(3, i => sheaf(22 + i * 38, 152, 1.5)),
    ],
    detail: () => [crow(52, 82, 1), crow(90, 108, 1), walker(104, 84, 13), flock(84, 30, 4)],
    weather: () => [drifting(mist(66, 9, ink.blush)), shining(tint('M10 98h8M60 122h10M88 150h12', ink.snow, 1.4))],
  },
  {
    base: () => [
      sky('#f0c9a0', '#faebcf', 60),
      peak(26, 30, 56, { high: 30, fill: '#a796b5' }),
      hills(84, '#b3bf9a', { high: 8, count: 3 }),
      many(6, i => {
        const [x, y] = [2 + i * 20, 136 - i * 19];
        return (
          box(x, y, [120 - x, 160 - y], i % 2 ? '#a8a9a4' : '#98999a') +
          wash(`M${at(x + 2, y + 9)}h${118 - x}v3h${x - 118}Z`, ink.sumi, 0.2) +
          shape(`M${at(x - 2, y)}h${122 - x}v4q-5 4 -9 0q-5 5 -10 1q-5 3 -9 -1H${x - 2}Z`, ink.snow)
        );
      }),
      many(5, i => line(`M${at(26 + i * 20, 160)}v${i * 19 - 20}`, ink.stone, 0.8)),
    ],
    detail: () => [
      stoneLantern(110, 40, 26, { snow: true, lit: true }),
      walker(72, 78, 17, { coat: ink.red, stick: true }),
      walker(31, 116, 14, { coat: ink.deep }),
      many(7, i => line(`M${at(2 + i * 3, 159)}l${i % 2 ? 1 : -1} -${6 + (i % 3) * 3}`, ink.leaf, 1.2)),
    ],
    weather: () => [
      drifting(mist(66, 8, ink.snow)),
      shining(many(4, i => crystal(14 + i * 22, 150 - i * 19, 6, [ink.snow, 1]))),
    ],
  },
  {
    base: () => [
      sky('#efd3a8', '#f8ecd4', 100),
      hills(92, '#b3b69a', { high: 12, count: 2 }),
      wash('M0 96H120V160H0Z', '#c8bd9c'),
      disc(58, 86, 58, ink.brown),
      disc(58, 86, 50, '#efe3c6'),
      wash('M8 86A50 50 0 0 1 108 86H100A42 42 0 0 0 16 86Z', ink.snow, 0.9),
      hut(86, 92, 20),
      many(12, i => line(`M58 86l${at(Math.cos(i * 0.5236) * 52, Math.sin(i * 0.5236) * 52)}`, ink.earth, 4.4)),
      many(12, i =>
        tint(
          `M${at(58 + Math.cos(i * 0.5236) * 14, 85 + Math.sin(i * 0.5236) * 14)}l${at(Math.cos(i * 0.5236) * 34, Math.sin(i * 0.5236) * 34)}`,
          ink.snow,
          1.4,
        ),
      ),
      `<circle class="l" cx="58" cy="86" r="54" stroke="${ink.snow}" stroke-width="1.6"/>`,
      disc(58, 86, 12, ink.bark),
      disc(58, 86, 5, ink.gold),
    ],
    detail: () => [
      crow(44, 30, 1.2),
      walker(104, 112, 16),
      reeds(0, 160, [40, 18], { color: ink.earth }),
      reeds(84, 160, [36, 16], { color: ink.earth }),
    ],
    weather: () => [
      shining(
        many(12, i => dot(58 + Math.cos(i * 0.5236 + 0.26) * 54, 86 + Math.sin(i * 0.5236 + 0.26) * 54, 2, ink.snow)),
      ),
      snowfall(12),
    ],
  },
  {
    base: () => [
      sky('#f3b487', '#fce9c6', 90),
      sun(60, 62, 16),
      shape('M0 26L58 92L66 160H0Z', '#9a86a8'),
      shape('M120 20L62 92L54 160H120Z', '#7f7097'),
      mist(84, 12, ink.blush),
      shape('M0 70L44 118L50 160H0Z', '#6a7fa0'),
      shape('M120 66L78 118L70 160H120Z', '#566d90'),
      mist(112, 10, ink.mist),
      shape('M0 112Q50 130 60 146Q72 130 120 110V160H0Z', '#e6ece8'),
      cedar(12, 134, 30),
      cedar(26, 140, 22),
      cedar(108, 132, 32),
    ],
    detail: () => [hut(60, 146, 18, { snow: true }), smoke(62, 134, 22), flock(60, 34, 5)],
    weather: () => [drifting(mist(98, 9, ink.snow)), drifting(mist(126, 8, ink.snow))],
  },
  {
    base: () => [
      sky('#c2b4c8', '#e8dccf'),
      wash('M0 0H120V160H0Z', '#8d3f35'),
      many(12, i =>
        wash(`M${(i % 4) * 34 - 6} ${Math.floor(i / 4) * 56 + 10}a10 10 0 1 1 20 0a10 10 0 1 1 -20 0`, '#a4503f'),
      ),
      shape('M52 118H68L72 160H48Z', ink.bark),
      disc(60, 68, 54, ink.gold),
      disc(60, 68, 47, ink.pale),
      wash('M14 78Q40 64 60 76T106 74A47 47 0 0 1 14 78Z', ink.snow),
      peak(60, 40, 66, { high: 34, fill: ink.asagi }),
      cedar(28, 88, 26, { snow: true }),
      cedar(92, 88, 28, { snow: true }),
      `<circle class="l" cx="60" cy="68" r="47" stroke="${ink.snow}" stroke-width="3"/>`,
    ],
    detail: () => [
      moved(standingCrane(0, 0, 22), 54, 104),
      moved(standingCrane(0, 0, 18), 74, 102, [-1, 1]),
      shape('M90 144q8 -12 20 -4q-4 12 -20 4Z', ink.pink),
    ],
    weather: () => [
      shining(tint('M26 40l8 -8M84 30l10 8M20 60l4 -6M96 90l6 6', ink.snow, 1.8)),
      shining(many(10, i => dot(28 + ((i * 23) % 64), 34 + ((i * 31) % 60), 1.2, ink.snow))),
    ],
  },
  {
    base: () => [
      sky('#f1c79c', '#fae9cc', 60),
      hills(58, '#a89a8c', { high: 8, count: 4 }),
      wash('M0 60H120V160H0Z', '#5f4433'),
      many(17, i => needle(i * 7.4 - 2, 100, 22 + ((i * 17) % 24))),
      many(16, i => needle(i * 8 - 4, 156, 34 + ((i * 29) % 34))),
      sun(96, 34, 10),
    ],
    detail: () => [
      shape('M22 66h34v6H22Z', ink.earth),
      box(27, 72, [5, 10], ink.brown),
      box(45, 72, [5, 10], ink.brown),
      shape('M26 66Q28 30 38 30Q50 30 52 66Z', ink.snow),
      line('M39 66V48M30 56q9 -6 18 0', ink.red, 2.4),
    ],
    weather: () => [
      shining(tint('M12 120v-14M60 116v-12M100 122v-14M36 88v-8', ink.snow, 2)),
      drifting(mist(56, 6, ink.snow)),
    ],
  },
  {
    base: () => [
      sky('#f0a884', '#fbe4c0', 80),
      sun(84, 50, 17),
      hills(74, '#b99aa0', { high: 10, count: 3 }),
      roofs(88, { rows: 5, fill: '#46597d', gap: 17 }),
      tint(
        'M4 76h16M30 78h16M56 76h16M84 78h14M-2 94h18M28 96h20M62 94h18M0 112h20M38 114h20M74 112h20',
        ink.snow,
        2.2,
      ),
    ],
    detail: () => [smoke(20, 76, 26), smoke(66, 74, 30), smoke(100, 92, 22), crow(44, 74, 1.1), crow(14, 92, 0.9)],
    weather: () => [drifting(mist(70, 8, ink.blush)), swaying(flock(34, 30, 6))],
  },
  {
    base: () => [
      sky('#f2b98c', '#f9e6c9', 60),
      band(ink.violet, 28),
      sun(84, 46, 15),
      hills(60, '#cfd3df', { high: 8, count: 3 }),
      scales(58, '#aebfd4', { rows: 9, size: 15 }),
      breaker(40, 132, 46, '#7f9cc0'),
      breaker(104, 150, 34, '#6486ab'),
      many(7, i => wash(`M${at(8 + i * 7, 100 - i * 3)}l3 -9l3 9Z`, ink.snow)),
      sea(140, '#48699a', { high: 5, wide: 30 }),
    ],
    detail: () => [
      boat(98, 96, 26, { sail: ink.paper }),
      crystal(20, 116, 9, [ink.snow, 1.2]),
      crystal(52, 120, 7, [ink.snow, 1]),
      crystal(96, 136, 7, [ink.snow, 1]),
      flock(28, 26, 4),
    ],
    weather: () => [
      rocking(boat(22, 78, 16, { sail: ink.sand })),
      shining(crystal(72, 108, 6, [ink.snow, 1]) + crystal(112, 118, 5, [ink.snow, 1])),
      drifting(mist(70, 9, ink.snow, 0.6)),
    ],
  },
  {
    base: () => [
      sky('#cfdde2', '#f6efe0', 50),
      ridge([0, 44, 40, 30, 80, 42, 120, 28], '#a9b8bb'),
      wash('M0 46H120V160H0Z', '#8d7358'),
      rays([92, 46], 13, ink.snow, 3),
      rows(52, 158, 7, daikon),
      line('M0 46H120'),
    ],
    detail: () => [
      walker(36, 116, 28, { coat: ink.blue }),
      moved(shape('M0 0q6 10 2 24q-4 4 -6 -2q-2 -12 4 -22Z', ink.snow), 52, 96),
      leaves(52, 96, { long: 12, angles: [-130, -90, -50] }, ink.green),
      hut(20, 48, 16),
      box(84, 122, [20, 12], ink.earth),
    ],
    weather: () => [
      shining(tint('M10 80h8M60 90h8M96 110h10M20 140h12', ink.snow, 1.6)),
      drifting(mist(42, 6, ink.snow)),
    ],
  },
  {
    base: () => [
      sky('#3f63a0', '#f0b79c', 110),
      sun(60, 118, 17, ink.coral),
      ridge([0, 122, 30, 112, 70, 122, 120, 108], '#7f8fb5'),
      wash('M0 124H120V160H0Z', '#eef3f2'),
      cedar(16, 142, 26, { snow: true }),
      cedar(106, 144, 30, { snow: true }),
      crystal(60, 68, 54, [ink.snow, 4.2]),
      crystal(60, 68, 24, [ink.asagi, 1.4]),
      disc(60, 68, 5, ink.snow),
    ],
    detail: () => [
      crow(94, 138, 1),
      hut(40, 140, 22, { snow: true }),
      walker(78, 152, 14, { coat: ink.red }),
      crystal(18, 22, 12, [ink.snow, 1.2]),
      crystal(104, 26, 9, [ink.snow, 1]),
    ],
    weather: () => [
      snowfall(26),
      shining(tint('M14 150h16M84 146h18', ink.asagi, 1) + crystal(60, 68, 40, [ink.pale, 1])),
    ],
  },
];
