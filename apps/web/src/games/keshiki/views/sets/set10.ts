import { at, box, disc, ink, line, many, moved, shape, tint, wash } from '../../../../print/ink.ts';
import { breaker, cloud, crag, hills, lake, mist, moon, peak, ridge, sea, sky, sun } from '../../../../print/land.ts';
import { blossomTree, cedar, pine } from '../../../../print/plants.ts';
import { bowBridge, castle, house, hut, pagoda, roofs, torii } from '../../../../print/buildings.ts';
import { boat, crane, crowd, flock, glow, lanterns, walker } from '../../../../print/life.ts';
import {
  drifting,
  firework,
  petals,
  rain,
  rainbow,
  rocking,
  shining,
  snowfall,
  stars,
  swaying,
  wind,
} from '../../../../print/weather.ts';
import type { View } from './view.ts';

const streamer = (x: number, y: number, w: number, fill: string) =>
  shape(
    `M${at(x, y - 6)}Q${at(x + w * 0.5, y - 10, x + w, y - 5)}L${at(x + w + 8, y - 9)}L${at(x + w + 5, y)}L${at(x + w + 8, y + 9)}L${at(x + w, y + 4)}Q${at(x + w * 0.5, y + 9, x, y + 6)}Z`,
    fill,
  ) +
  disc(x + 8, y - 1, 3, ink.snow) +
  disc(x + 8, y - 1, 1.4, ink.sumi) +
  tint(`M${at(x + 16, y - 6)}q4 6 0 12M${at(x + 25, y - 7)}q4 6 0 12`, ink.snow, 1.4);
/** A roof like a wave: its ridge, its tiles, the far side in the shade, and the wall below it. */
const swell = (x: number, y: number, [w, h]: readonly [number, number], fill: string) => {
  const p = (a: number, b: number) => at(x + a * w, y - b * h);
  const eaves = `M${p(-0.56, 0.1)}Q${p(-0.3, 0.2)} ${p(-0.16, 1)}`;
  return (
    box(x - w * 0.42, y - h * 0.1, [w * 0.84, h * 0.9], ink.paper) +
    line(`M${p(-0.26, -0.4)}h${w * 0.14}M${p(0.12, -0.4)}h${w * 0.14}`, ink.brown, 1.8) +
    shape(
      `${eaves}H${x + w * 0.16}Q${p(0.3, 0.2)} ${p(0.56, 0.1)}L${p(0.5, -0.12)}Q${p(0, 0.06)} ${p(-0.5, -0.12)}Z`,
      fill,
    ) +
    wash(
      `M${p(0.02, 1)}H${x + w * 0.16}Q${p(0.3, 0.2)} ${p(0.56, 0.1)}L${p(0.5, -0.12)}Q${p(0.26, -0.02)} ${p(0.08, 0)}Z`,
      ink.sumi,
      0.34,
    ) +
    tint(
      many(6, i => `M${p(-0.13 + i * 0.052, 0.94)}Q${p(-0.24 + i * 0.096, 0.25)} ${p(-0.42 + i * 0.168, 0)}`),
      ink.water,
      0.8,
    ) +
    box(x - w * 0.19, y - h * 1.1, [w * 0.38, h * 0.16], ink.night) +
    line(
      `M${p(-0.19, 1.02)}q${at(-w * 0.06, -h * 0.02, -w * 0.07, -h * 0.24)}M${p(0.19, 1.02)}q${at(w * 0.06, -h * 0.02, w * 0.07, -h * 0.24)}`,
      ink.night,
      2,
    )
  );
};

const person = (i: number) => [ink.red, ink.blue, ink.plum, ink.brown, ink.green][i % 5] ?? ink.blue;

/** 百景の町: the town and all that is around it, through the year, to the night of fireworks. */
export const set10: readonly View[] = [
  {
    base: () => [
      sky('#2f62a3', '#f4e6c6', 110),
      ...[0, 1, 2, 3, 4].map(i => tint(`M${8 + ((i * 41) % 70)} ${18 + i * 13}h${26 + i * 4}`, ink.snow, 3)),
      peak(66, 26, 190, { high: 104, fill: '#b5472e', snow: 0.22 }),
      ridge([0, 128, 40, 122, 80, 130, 120, 124], ink.pine),
      many(16, i => cedar(4 + i * 8, 144 + (i % 3) * 5, 16)),
      wash('M0 146H120V160H0Z', ink.pine),
    ],
    detail: () => [flock(26, 66, 6), torii(92, 154, 12), walker(76, 156, 10), crane(96, 40, 12)],
    weather: () => [drifting(cloud(-10, 92, 50, ink.snow)), drifting(cloud(76, 100, 50, ink.snow)), snowfall(8)],
  },
  {
    base: () => [
      sky('#a9cfdf', '#f7edd2', 60),
      peak(86, 12, 50, { high: 28, fill: ink.asagi }),
      shape('M44 160L62 40H74L104 160Z', ink.sand),
      ...[0, 1, 2, 3].map(i => house(48 - i * 10, 62 + i * 29, 24 + i * 9, { roof: i % 2 ? ink.deep : ink.night })),
      ...[0, 1, 2, 3].map(i => house(88 + i * 9, 58 + i * 30, 22 + i * 9, { roof: i % 2 ? '#5d4a3d' : ink.deep })),
      many(9, i => tint(`M${at(61 - i * 1.9, 52 + i * 12)}H${at(76 + i * 3.2)}`, ink.earth, 1)),
    ],
    detail: () => [
      walker(70, 92, 10, { coat: ink.red }),
      walker(66, 124, 15),
      walker(84, 150, 20, { coat: ink.plum }),
      flock(30, 26, 5),
      lanterns([26, 86], [104, 82], { count: 5, sag: 8, r: 3 }),
    ],
    weather: () => [petals(16), drifting(cloud(10, 14, 30, ink.snow))],
  },
  {
    base: () => [
      sky('#8fc3dc', '#f6eed4', 80),
      peak(26, 36, 60, { high: 34, fill: ink.blue }),
      many(5, r =>
        many(5, i => {
          const w = 26 + r * 6;
          return swell(
            (i - 0.5) * w * 1.06 + (r % 2 ? w * 0.5 : 0),
            80 + r * (14 + r * 1.6),
            [w, 11 + r * 2.4],
            ['#7f9cc0', '#6586b2', '#4b6d9f', '#35588b', '#26467a'][r] ?? ink.deep,
          );
        }),
      ),
    ],
    detail: () => [
      line('M97 132V6', ink.bark, 2.4),
      moved(streamer(0, 0, 44, ink.sumi), 97, 18, [-1, 1]),
      moved(streamer(0, 0, 36, ink.red), 97, 36, [-1, 1]),
      moved(streamer(0, 0, 28, ink.asagi), 97, 53, [-1, 1]),
      flock(30, 20, 4),
    ],
    weather: () => [
      swaying(tint('M97 6l-6 -5M97 6l6 -5M97 6v-6', ink.gold, 2)),
      drifting(cloud(-14, 58, 40, ink.snow)),
      shining(many(4, i => box(18 + i * 27, 128 + (i % 2) * 18, [4, 5], ink.gold))),
    ],
  },
  {
    base: () => [
      sky('#7d93b5', '#e9ebe8', 50),
      ridge([0, 44, 20, 22, 44, 40, 70, 16, 96, 38, 120, 20], '#b9c8d8'),
      ridge([0, 62, 24, 44, 56, 60, 90, 42, 120, 58], '#dde6ec'),
      shape('M0 60Q60 78 120 58V160H0Z', ink.snow),
      `<ellipse cx="60" cy="102" rx="56" ry="28" fill="#e3ebf0"/>`,
      line('M4 96Q40 110 60 100T116 110', ink.asagi, 4),
      many(14, i => house(22 + ((i * 31) % 78), 92 + ((i * 17) % 32), 10, { snow: true })),
      shape('M0 160Q20 122 46 160Z', '#cfdbe4'),
      shape('M64 160Q96 116 120 130V160Z', '#cfdbe4'),
      cedar(10, 156, 34, { snow: true }),
      cedar(26, 160, 28, { snow: true }),
      cedar(108, 156, 40, { snow: true }),
    ],
    detail: () => [
      pagoda(70, 100, 10, { storeys: 3, snow: true }),
      many(6, i => box(28 + ((i * 29) % 64), 96 + ((i * 13) % 24), [2.4, 2.4], ink.gold)),
      walker(70, 154, 13, { coat: ink.red }),
      flock(50, 30, 4),
    ],
    weather: () => [snowfall(56), drifting(mist(74, 8, ink.snow))],
  },
  {
    base: () => [
      sky('#c6dfe2', '#f6ecd0', 70),
      peak(24, 26, 54, { high: 30, fill: ink.asagi }),
      hills(66, ink.green, { high: 8, count: 4 }),
      lake(70, '#8fbccb', '#2f6aa0', 10),
      shape('M0 128Q60 40 120 128V140H108Q60 70 12 140H0Z', ink.stone),
      many(9, i => {
        const x = 12 + i * 12;
        return line(`M${at(x, 128 - 44 * Math.sin((x / 120) * Math.PI) - 1)}v-11`, ink.sumi, 1.6);
      }),
      line('M0 116Q60 30 120 116', ink.red, 3),
      line('M0 122Q60 36 120 122', ink.sumi, 1),
      many(7, i => {
        const x = 18 + i * 14;
        return line(`M${at(x, 134 - 46 * Math.sin((x / 120) * Math.PI))}l6 8`, ink.sumi, 0.9);
      }),
      shape('M0 128h16v32H0Z', ink.grey),
      shape('M120 128h-16v32h16Z', ink.grey),
    ],
    detail: () => [
      many(7, i => {
        const x = 18 + i * 14;
        return walker(x, 129 - 44 * Math.sin((x / 120) * Math.PI), 13, { coat: person(i) });
      }),
      boat(60, 132, 30, { man: true }),
      boat(34, 154, 22, { sail: ink.paper }),
    ],
    weather: () => [rocking(boat(88, 152, 20, { sail: ink.sand })), drifting(cloud(70, 14, 44, ink.snow))],
  },
  {
    base: () => [
      sky('#7fb2a6', '#e2e8c8', 60),
      wash('M0 0H120V160H0Z', '#3f6d5a'),
      crag(4, 4, [70, 156], '#5d6b5f'),
      crag(116, 0, [72, 160], '#52604f'),
      shape('M44 0H78Q80 40 70 60Q96 90 84 124H34Q26 92 52 60Q42 30 44 0Z', ink.pale),
      tint(
        'M50 0Q50 34 58 60M62 0Q62 40 62 60M72 0Q72 40 64 60M56 62Q40 90 40 122M62 62V124M66 62Q82 90 78 122M50 70Q38 96 36 116',
        ink.blue,
        2,
      ),
      wash('M0 126H120V160H0Z', ink.asagi),
      tint('M8 140h24M50 136h24M84 146h28M30 152h30', ink.snow, 1.6),
    ],
    detail: () => [
      hut(100, 122, 22),
      walker(92, 140, 14, { coat: ink.red }),
      walker(20, 142, 14),
      pine(18, 60, 34, { lean: 0.3 }),
      pine(106, 52, 30, { lean: -0.3 }),
      blossomTree(112, 96, 30, { fill: ink.red, light: ink.coral }),
    ],
    weather: () => [rainbow(60, 134, 34), drifting(mist(118, 10, ink.snow)), petals(10, ink.coral)],
  },
  {
    base: () => [
      sky('#9cc4dc', '#fbe9d6', 110),
      cloud(-8, 24, 44, ink.snow),
      castle(62, 130, 78),
      wash('M0 130H120V160H0Z', ink.blue),
      tint('M10 142h20M50 150h26M88 140h22M34 136h12', ink.water, 1.4),
      line('M0 130H120'),
      blossomTree(10, 136, 46),
      blossomTree(112, 138, 50, { fill: ink.blush, light: ink.snow }),
    ],
    detail: () => [
      bowBridge([0, 34], 136, 8),
      crane(94, 36, 14),
      crane(28, 54, -11),
      boat(72, 152, 22, { man: true }),
      flock(100, 62, 3),
    ],
    weather: () => [petals(30), drifting(cloud(76, 14, 36, ink.snow))],
  },
  {
    base: () => [
      sky('#26344f', '#8e9cab', 90),
      shape('M-4 -4H124V22Q96 44 70 26Q40 48 16 30Q2 38 -4 30Z', ink.sumi),
      peak(84, 58, 60, { high: 34, fill: '#4f6480' }),
      sea(86, '#52749a', { high: 6, wide: 26 }),
      breaker(40, 132, 54, ink.deep),
      moved(breaker(0, 0, 34, ink.blue), 104, 126, [-1, 1]),
      sea(138, ink.night, { high: 9, wide: 36, shift: 8 }),
    ],
    detail: () => [
      `<g transform="rotate(-18 96 106)">${boat(96, 106, 32, { fill: ink.sand })}</g>`,
      `<g transform="rotate(14 66 142)">${boat(70, 142, 30, { fill: ink.sand })}</g>`,
      many(10, i => disc(70 + ((i * 17) % 40), 66 + ((i * 13) % 30), 1.6, ink.snow)),
      flock(30, 60, 3),
    ],
    weather: () => [
      rain(60, { slant: -14, long: 18 }),
      wind(7),
      shining(shape('M92 24l6 0l-4 14h6l-14 24l4 -18h-6Z', ink.sand)),
    ],
  },
  {
    base: () => [
      sky('#46568c', '#f9c38f', 100),
      sun(60, 84, 30),
      mist(96, 10, ink.blush),
      roofs(112, { rows: 3, fill: '#33436e', gap: 18 }),
      crane(62, 56, 34),
      crane(24, 34, 18),
      crane(98, 30, 15),
    ],
    detail: () => [
      flock(96, 70, 5),
      shape('M20 98q0 -12 8 -13l1 -5l3 3l3 -2l0 5l5 2l-5 2q0 8 -8 9Z', ink.red),
      line('M26 98v6M30 98v6', ink.gold, 1.4),
      pagoda(104, 108, 20, { storeys: 3 }),
    ],
    weather: () => [
      stars(12, 30),
      drifting(cloud(-6, 70, 40, ink.blush)),
      shining(many(6, i => box(14 + i * 18, 132 + (i % 2) * 12, [4, 4], ink.gold))),
    ],
  },
  {
    base: () => [
      sky('#0d1730', '#2c4478', 100),
      moon(22, 22, 8),
      peak(86, 46, 60, { high: 34, fill: '#22376a' }),
      hills(80, '#14264a', { high: 7, count: 4 }),
      pagoda(22, 90, 22, { storeys: 4 }),
      many(5, i => house(46 + i * 17, 92, 16, { roof: '#101b33', lit: true })),
      lake(92, '#1f3868', '#0c1836', 5),
      bowBridge([16, 104], 122, 36),
      shape('M0 146Q60 132 120 146V160H0Z', '#0b1328'),
    ],
    detail: () => [
      lanterns([0, 96], [120, 94], { count: 10, sag: 8, r: 3 }),
      boat(36, 132, 22, { man: true }),
      boat(84, 136, 26, { man: true, fire: true }),
      crowd(150, 12, 10),
      many(7, i => walker(28 + i * 10, 118 - Math.sin(((i + 1) / 8) * Math.PI) * 13, 8, { coat: person(i) })),
      torii(110, 92, 10),
    ],
    weather: () => [
      stars(20, 50, [22, 22, 8]),
      firework(40, 34, 19, ink.coral),
      firework(84, 26, 16, ink.gold),
      firework(64, 58, 11, ink.asagi),
      petals(12),
      snowfall(10, ink.sand),
      shining(glow(40, 34, 14) + glow(84, 26, 12)),
    ],
  },
];
