import { at, box, disc, dot, ink, line, many, moved, shape, tint, wash } from '../../../../print/ink.ts';
import { band, cloud, hills, lake, mist, peak, ridge, sky, sun } from '../../../../print/land.ts';
import { blossomTree, cedar, pine, reeds, willow } from '../../../../print/plants.ts';
import { house, truss } from '../../../../print/buildings.ts';
import { boat, flock, glow, lantern, smoke, train, walker } from '../../../../print/life.ts';
import { drifting, rocking, shining, snowfall, stars } from '../../../../print/weather.ts';
import type { View } from './view.ts';

const iron = '#4d555e';
const kettle = (x: number, y: number, s: number) =>
  shape(
    `M${at(x - 10 * s, y)}Q${at(x - 14 * s, y - 12 * s, x - 6 * s, y - 15 * s)}h${12 * s}Q${at(x + 14 * s, y - 12 * s, x + 10 * s, y)}Z`,
    iron,
  ) +
  shape(`M${at(x + 10 * s, y - 6 * s)}l${at(8 * s, -6 * s)}l${at(1 * s, 3 * s)}l${at(-8 * s, 8 * s)}Z`, iron) +
  line(`M${at(x - 8 * s, y - 14 * s)}q${at(8 * s, -16 * s, 16 * s, 0)}`, ink.sumi, 1.6) +
  tint(`M${at(x - 6 * s, y - 5 * s)}h${10 * s}M${at(x - 6 * s, y - 9 * s)}h${10 * s}`, ink.grey, 0.9);
const pot = (x: number, y: number, s: number, fill: string) =>
  shape(`M${at(x - 9 * s, y)}l${at(-3 * s, -14 * s)}h${24 * s}l${at(-3 * s, 14 * s)}Z`, fill) +
  line(`M${at(x - 13 * s, y - 14 * s)}h${26 * s}`, ink.sumi, 2);
const jar = (x: number, y: number, fill: string) =>
  shape(`M${at(x - 6, y)}q${at(-7, -14, 0, -24)}h12q${at(7, 10, 0, 24)}Z`, fill) +
  box(x - 7, y - 28, [14, 5], ink.bark) +
  tint(`M${at(x - 5, y - 8)}h10`, ink.snow, 1.6);
const lamp = (x: number, y: number, h: number) =>
  line(`M${at(x, y)}v${-h * 0.8}`, ink.sumi, 2) +
  glow(x, y - h * 0.88, h * 0.18) +
  shape(
    `M${at(x - h * 0.06, y - h * 0.8)}l${at(-h * 0.03, -h * 0.14)}h${h * 0.18}l${at(-h * 0.03, h * 0.14)}Z`,
    ink.sand,
  ) +
  shape(`M${at(x - h * 0.1, y - h * 0.94)}l${at(h * 0.1, -h * 0.08)}l${at(h * 0.1, h * 0.08)}Z`, ink.sumi);
const wheel = (x: number, y: number, r: number) =>
  disc(x, y, r, iron) +
  disc(x, y, r * 0.86, '#8a4a3a') +
  disc(x, y, r * 0.74, ink.sand) +
  many(10, i =>
    line(`M${at(x, y)}l${at(Math.cos(i * 0.628) * r * 0.8, Math.sin(i * 0.628) * r * 0.8)}`, ink.red, 3.4),
  ) +
  disc(x, y, r * 0.2, ink.red) +
  disc(x, y, r * 0.08, ink.sumi);
const rivets = (x: number, y: number, count: number, gap: number) =>
  many(count, i => disc(x + i * gap, y, 1.4, ink.grey));

/** 鉄橋の夕: the new age comes to town, from the ironmonger's shelf to the train on the evening bridge. */
export const set9: readonly View[] = [
  {
    base: () => [
      sky('#d9b98a', '#d9b98a'),
      wash('M0 0H120V160H0Z', '#8a6a48'),
      many(7, i => line(`M${i * 20} 0V160`, '#6f5237', 1.2)),
      box(-2, 52, [124, 6], ink.bark),
      box(-2, 104, [124, 6], ink.bark),
      box(-2, 152, [124, 8], ink.bark),
      kettle(26, 52, 1.3),
      kettle(86, 52, 1.5),
      pot(28, 104, 1.4, iron),
      kettle(86, 104, 1.2),
      pot(62, 152, 1.7, '#5d6670'),
      pot(22, 152, 1, ink.brown),
      kettle(102, 152, 1),
    ],
    detail: () => [
      line('M58 0v20', ink.sumi, 1.2),
      lantern(58, 20, 7),
      shape('M50 104q-2 -10 4 -12l1 -5l3 4l3 -4l1 6q6 2 4 11Z', ink.snow),
      line('M66 100q7 0 6 -8', ink.snow, 2),
      box(4, 6, [26, 10], ink.paper),
    ],
    weather: () => [
      shining(glow(58, 28, 22)),
      drifting(tint('M104 88q-4 -6 0 -10t0 -10M44 36q-4 -6 0 -10t0 -10', ink.snow, 1.4)),
    ],
  },
  {
    base: () => [
      sky('#e2a579', '#f7e3bd', 70),
      sun(40, 56, 12),
      lake(66, '#9db3bd', ink.deep, 9),
      shape('M64 66L84 54L102 62L124 50V164H64Z', '#b5482f'),
      many(7, i => disc(78 + ((i * 19) % 48), 66 + ((i * 11) % 30), 7 + (i % 3) * 2, i % 2 ? ink.red : ink.coral)),
      shape('M62 66L66 66L104 164H40Z', '#7d868e'),
      shape('M62 66L40 164H-24L52 71Z', iron),
      line('M62 66L30 164M62 66L18 164M62 66L3 164', ink.sumi, 1.1),
      many(7, i => {
        const t = 0.1 + ((i + 1) / 7) ** 2 * 0.9;
        const [x, y] = [62 - 22 * t, 66 + 98 * t];
        const bolts = many(5, k => dot(x - (2 + 10.8 * t) * (k + 0.5) + 1.5, y + 3 + t * 2, 0.4 + t, ink.grey));
        return line(`M${at(66 + 38 * t, y)}H${at(x)}L${at(52 - 76 * t, 71 + 93 * t)}`, ink.sumi, 0.6 + t) + bolts;
      }),
      line('M66 66L104 164M62 66L40 164', ink.sumi, 2.2),
    ],
    detail: () => [
      walker(72, 136, 30, { coat: ink.blue }),
      walker(66, 96, 14, { coat: ink.red }),
      boat(14, 96, 24, { sail: ink.paper }),
      lamp(99, 138, 44) + lamp(80, 92, 22),
      flock(84, 22, 4),
    ],
    weather: () => [drifting(cloud(84, 36, 28)), shining(tint('M4 84h14M24 76h10', ink.snow, 1.4))],
  },
  {
    base: () => [
      sky('#94b7c6', '#f3ecd4', 100),
      hills(104, '#a9b9b4', { high: 12, count: 2 }),
      wash('M0 118H120V160H0Z', '#b79b7b'),
      line('M16 134V30M104 134V30M16 84L30 60M104 84L90 60', ink.bark, 4),
      shape('M24 34Q60 2 96 34Z', ink.gold),
      shape('M20 34H100L69 82V100H51V82Z', iron),
      box(14, 30, [92, 8], '#6d767f'),
      rivets(22, 34, 10, 8.6),
      tint('M36 46l18 30M84 46l-18 30M60 44v48', ink.grey, 1.4),
      shape('M54 100H66L68 140H52Z', ink.sand),
      shape('M26 152Q60 116 94 152Z', ink.gold),
    ],
    detail: () => [
      walker(14, 156, 18, { coat: ink.deep }),
      walker(106, 156, 17, { coat: ink.red }),
      flock(92, 14, 4),
      pot(86, 156, 0.7, ink.brown),
    ],
    weather: () => [drifting(mist(142, 8, ink.sand)), shining(tint('M57 104v8M63 112v8M58 122v8', ink.snow, 1.2))],
  },
  {
    base: () => [
      sky('#6d6a94', '#f0c497', 110),
      house(60, 112, 44, { roof: ink.plum, lit: true }),
      wash('M0 112H120V160H0Z', '#b79b7b'),
      shape('M46 112H74L96 160H24Z', ink.sand),
      box(0, 44, [22, 102], '#a9543c'),
      box(98, 44, [22, 102], '#a9543c'),
      many(8, i => line(`M0 ${54 + i * 12}h22M98 ${54 + i * 12}h22`, '#7d3a2a', 1)),
      box(-2, 38, [26, 8], ink.grey),
      box(96, 38, [26, 8], ink.grey),
      line(
        many(
          6,
          i =>
            `M${26 + i * 6} 146V${58 - Math.sin((i / 5) * 1.5) * 12}M${94 - i * 6} 146V${58 - Math.sin((i / 5) * 1.5) * 12}`,
        ),
        ink.sumi,
        2,
      ),
      line('M22 84H58M62 84H98M22 132H58M62 132H98M22 62Q60 26 98 62', ink.sumi, 2.4),
      line('M34 108a6 6 0 1 1 12 0a6 6 0 1 1 -12 0M74 108a6 6 0 1 1 12 0a6 6 0 1 1 -12 0', ink.gold, 2),
    ],
    detail: () => [
      lamp(11, 38, 40),
      lamp(109, 38, 40),
      walker(54, 156, 18, { coat: ink.plum }),
      walker(72, 154, 16, { coat: ink.deep }),
    ],
    weather: () => [stars(16, 40), shining(glow(11, 4, 12) + glow(109, 4, 12)), snowfall(10, ink.blush)],
  },
  {
    base: () => [
      wash('M0 0H120V160H0Z', '#e3cba0'),
      many(6, i => line(`M0 ${9 + i * 29.5}H120`, '#c8ab7c', 1)),
      box(-2, 62, [72, 6], iron),
      box(50, 126, [74, 6], iron),
      line('M10 68v14L26 68M58 68v14L42 68M62 132v14L78 132M110 132v14L94 132', iron, 2.6),
      jar(12, 62, ink.coral),
      jar(35, 62, ink.gold),
      jar(58, 62, ink.asagi),
      jar(64, 126, ink.blue),
      jar(87, 126, ink.gold),
      jar(110, 126, ink.coral),
      wash('M0 152H120V160H0Z', ink.brown),
    ],
    detail: () => [
      box(84, 12, [26, 34], ink.paper),
      line('M90 20h14M90 28h14M90 36h8', ink.sumi, 1.4),
      walker(28, 154, 36, { coat: ink.plum }),
      pot(100, 154, 0.7, iron),
    ],
    weather: () => [shining(glow(35, 52, 16) + glow(87, 116, 16)), drifting(smoke(100, 142, 24))],
  },
  {
    base: () => [
      sky('#efe1c2', '#efe1c2'),
      wash('M0 0H58V78H0Z', '#f4b98c'),
      sun(28, 34, 11),
      moved(hills(60, ink.plum, { high: 10, count: 3 }), 0, 0, [0.5, 1]),
      wash('M62 0H120V78H62Z', '#a9d0dd'),
      moved(peak(60, 30, 80, { high: 44, fill: ink.blue }), 62, 4, [0.48, 1]),
      wash('M0 82H58V160H0Z', '#cfe0b0'),
      blossomTree(28, 156, 60),
      wash('M62 82H120V160H62Z', ink.night),
      disc(92, 106, 11, ink.sand),
      wash('M62 132Q90 120 120 134V160H62Z', ink.deep),
      pine(100, 150, 34, { fill: '#16304a' }),
      box(56, -4, [8, 168], iron),
      box(-4, 76, [128, 8], iron),
      ...[8, 24, 40, 72, 88, 104].map(x => disc(x, 80, 1.6, ink.grey)),
      ...[10, 30, 50, 100, 120, 140].map(y => disc(60, y, 1.6, ink.grey)),
    ],
    detail: () => [
      boat(28, 70, 22, { sail: ink.paper }),
      house(92, 70, 16),
      cedar(106, 70, 16),
      walker(46, 154, 14, { coat: ink.red }),
      flock(88, 18, 3),
    ],
    weather: () => [
      shining(many(8, i => dot([70, 76, 112, 114, 80, 108, 72, 116][i] ?? 0, 88 + ((i * 11) % 34), 0.9, ink.snow))),
      drifting(tint('M6 58h16M30 62h14', ink.snow, 1.2)),
    ],
  },
  {
    base: () => [
      sky('#e9a878', '#f9e3b6', 80),
      ridge([0, 84, 40, 70, 80, 84, 120, 66], '#a37f7c'),
      lake(110, '#c99c86', '#55688f', 4),
      line('M-4 130Q60 14 124 130', iron, 7),
      line('M-4 146Q60 40 124 146', iron, 3),
      line(
        many(11, i => {
          const x = 6 + i * 10.8;
          const t = (x + 4) / 128;
          return `M${at(x, 130 - 232 * t * (1 - t) * 1)}V62`;
        }),
        iron,
        2,
      ),
      box(-4, 56, [128, 8], iron),
    ],
    detail: () => [
      train(62, 56, 26),
      boat(34, 130, 26, { man: true }),
      boat(90, 146, 22, { sail: ink.paper }),
      flock(94, 100, 4),
    ],
    weather: () => [drifting(smoke(78, 38, 30)), drifting(mist(106, 6, ink.sand))],
  },
  {
    base: () => [
      sky('#7fa3b0', '#ead9b0', 110),
      hills(88, '#7c8b92', { high: 8, count: 3 }),
      lake(92, '#a9b6ac', '#3f6480', 7),
      box(-4, 0, [128, 26], iron),
      truss([-4, 124], 26, 18, ink.sumi),
      shape('M4 20H34V132Q18 140 2 132Z', '#7d7468'),
      shape('M86 20H118V146Q102 154 84 146Z', '#6b6258'),
      shape('M50 24H66V104Q58 108 48 104Z', '#948a7c'),
      line('M6 50h28M5 84h29M88 56h30M86 96h32M50 56h16M49 82h17', ink.sumi, 1),
    ],
    detail: () => [boat(62, 126, 30, { man: true }), boat(44, 98, 14), flock(76, 60, 4), reeds(0, 160, [30, 18])],
    weather: () => [shining(tint('M38 118h14M66 140h18M40 150h20', ink.snow, 1.4)), rocking(boat(74, 108, 12))],
  },
  {
    base: () => [
      sky('#8b8f9a', '#cfc3a8'),
      wash('M0 0H120V160H0Z', '#9c9384', 0.6),
      box(-4, 8, [128, 44], ink.sumi),
      box(-4, 44, [128, 8], ink.red),
      rivets(4, 14, 14, 8.8),
      wheel(28, 104, 44),
      wheel(112, 112, 36),
      line('M28 104L112 112', ink.grey, 7),
      line('M28 104L112 112', ink.sumi, 1.2),
      disc(28, 104, 6, ink.gold),
      disc(112, 112, 5, ink.gold),
      box(-4, 146, [128, 6], iron),
      wash('M-4 152H124V160H-4Z', ink.brown),
    ],
    detail: () => [
      shape('M64 146q-1 -22 9 -25q10 3 9 25Z', ink.blue),
      disc(73, 116, 5, ink.sumi),
      line('M80 128l14 -8', ink.earth, 3),
      box(88, 22, [26, 12], ink.gold),
    ],
    weather: () => [drifting(smoke(12, 150, 40, ink.snow)), drifting(smoke(70, 60, 30, ink.snow))],
  },
  {
    base: () => [
      sky('#d9623c', '#fad9a0', 110),
      band(ink.plum, 46),
      sun(60, 92, 26, '#f0c25a'),
      ridge([0, 106, 30, 98, 64, 108, 120, 94], '#7a4450'),
      lake(112, '#d9805a', '#3c4a78', 6),
      box(14, 86, [14, 62], '#6b5a55'),
      box(92, 86, [14, 62], '#6b5a55'),
      truss([-10, 130], 88, 34, '#2c2a33'),
      box(-6, 86, [132, 6], '#2c2a33'),
    ],
    detail: () => [
      train(70, 86, 30),
      boat(60, 140, 30, { man: true }),
      flock(26, 34, 6),
      flock(96, 24, 4),
      willow(114, 158, 34, ink.pine),
    ],
    weather: () => [
      drifting(smoke(88, 64, 36, '#e8c9ae')),
      shining(tint('M46 122h28M40 130h40M50 150h24', ink.sand, 1.8)),
      stars(10, 30),
    ],
  },
];
