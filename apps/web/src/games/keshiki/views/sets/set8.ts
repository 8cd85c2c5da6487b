import { at, box, chance, disc, ink, line, many, moved, shape, tint, wash } from '../../../../print/ink.ts';
import { boulder, cloud, hills, lake, mist, moon, peak, ridge, sky } from '../../../../print/land.ts';
import { pine, reeds, willow } from '../../../../print/plants.ts';
import { hut, stoneLantern, torii } from '../../../../print/buildings.ts';
import { boat, crane, flock, glow, lantern, walker } from '../../../../print/life.ts';
import { drifting, fireflies, rocking, shining, stars, swaying } from '../../../../print/weather.ts';
import type { View } from './view.ts';

const path = (x: number, y: number, w: number) =>
  tint(
    many(
      9,
      i =>
        `M${at(x - w * (0.3 + chance(3, i) * 0.5 + i * 0.05), y + i * 8)}h${at(w * (0.8 + chance(7, i) * 0.8 + i * 0.1))}`,
    ),
    ink.sand,
    2,
  );
const dark = '#101b33';

/** 月の湖: a night by the lake, from moonrise to the hour before dawn. */
export const set8: readonly View[] = [
  {
    base: () => [
      sky('#3d4d7c', '#d9a183', 120),
      moon(62, 84, 40, '#f6e2a8'),
      ridge([0, 104, 30, 90, 64, 104, 96, 92, 120, 100], '#273a63'),
      ridge([0, 130, 50, 112, 120, 134], ink.night),
      pine(22, 128, 62, { fill: dark }),
      reeds(60, 160, [60, 34], { color: ink.night, count: 16, ears: true }),
    ],
    detail: () => [
      walker(84, 128, 13, { coat: dark, hat: ink.night }),
      walker(94, 130, 11, { coat: dark, hat: ink.night }),
      flock(76, 62, 5),
    ],
    weather: () => [drifting(cloud(20, 92, 60, '#c9a39a')), fireflies(10, [120, 156])],
  },
  {
    base: () => [
      sky(ink.night, '#3b5688', 70),
      moon(60, 26, 12),
      hills(66, dark, { high: 10, count: 3 }),
      lake(68, '#2a4576', '#0f2146', 3),
      path(60, 76, 14),
      tint(
        many(10, i => `M${at(52 - i * 2, 76 + i * 8)}h${16 + i * 4}`),
        ink.sand,
        2.6,
      ),
      shape('M-4 150Q30 138 60 150V164H-4Z', dark),
    ],
    detail: () => [
      boat(60, 116, 30, { man: true }),
      willow(8, 152, 60, '#27476b'),
      flock(96, 40, 3, { color: ink.sand }),
    ],
    weather: () => [stars(24, 50, [60, 26, 12]), shining(tint('M48 100h24M44 124h30M40 140h38', ink.snow, 1.2))],
  },
  {
    base: () => [
      sky('#2b3f6c', '#9db0c4', 120),
      disc(86, 40, 15, ink.sand),
      hills(104, '#38507e', { high: 8, count: 3 }),
      lake(108, '#7f9cba', '#2c4a7a', 3),
      reeds(-4, 164, [128, 134], { color: '#1d3a3a', count: 17, ears: true }),
      reeds(2, 164, [116, 80], { color: ink.green, count: 13 }),
    ],
    detail: () => [moved(flock(0, 0, 7, { size: 6 }), 44, 56), boat(74, 122, 18, { man: true }), crane(34, 88, 12)],
    weather: () => [swaying(reeds(10, 164, [100, 110], { color: ink.moss, count: 5, ears: true })), fireflies(14)],
  },
  {
    base: () => [
      sky(dark, ink.night),
      wash('M0 0H66V160H0Z', '#f3d998'),
      glow(46, 116, 34),
      wash('M37 148L40 120H56L59 148ZM35 116H61L59 120H37Z', ink.sumi),
      wash('M43 124H53L55 144H41Z', '#f7e7b8'),
      // Somebody with tea: hair and its pin, a face, a sleeve, a cup.
      wash(
        'M4 148Q4 124 12 110Q15 105 15 101Q10 96 11 88Q8 84 11 80Q12 74 18 75Q28 74 29 84L31 89L29 91Q30 98 25 100L25 104Q31 109 31 116Q36 130 34 148Z',
        ink.sumi,
      ),
      wash('M22 107Q34 112 41 103L43 106Q38 122 24 120ZM39 95H48L46 103H41Z', ink.sumi),
      disc(12, 75, 4.4, ink.sumi),
      tint('M8 69L21 77M7 73l-2 -3', ink.sumi, 1.3),
      many(3, i => line(`M${5 + i * 20} 0V148`, ink.brown, 1.5)),
      many(4, i => line(`M0 ${18 + i * 34}H66`, ink.brown, 1.5)),
      box(62, -4, [6, 156], ink.bark),
      box(-4, 148, [128, 16], ink.brown),
      wash('M68 148L120 160H68Z', ink.gold, 0.5),
      wash('M68 0H120V148H68Z', dark),
      disc(98, 34, 12, ink.pale),
      shape('M68 124Q92 112 124 126V148H68Z', dark),
      pine(104, 126, 52, { fill: '#1a2f4e' }),
    ],
    detail: () => [
      shape('M76 150q-5 -13 4 -16l1 -6l4 4l4 -4l1 6q6 5 3 16Z', ink.sumi),
      line('M92 149q9 0 8 -9', ink.sumi, 2.2),
      stoneLantern(114, 146, 22, { lit: true }),
      tint('M43 92q-3 -5 0 -8q3 -4 0 -8', ink.brown, 1.2),
    ],
    weather: () => [
      shining(glow(114, 130, 9)),
      shining(tint('M80 64h14M76 78h9', ink.asagi, 1)),
      shining(wash('M6 0H16V70H6Z', ink.snow, 0.22)),
    ],
  },
  {
    base: () => [
      sky('#22335e', '#6d7fa6', 70),
      moon(26, 30, 10),
      ridge([0, 66, 36, 52, 80, 66, 120, 50], '#1d2d54'),
      lake(68, '#5a72a0', '#1d3263', 6),
      boulder(64, 112, 50, '#5f6470'),
      boulder(92, 116, 26, '#6f7480'),
      boulder(36, 116, 20, '#535864'),
      pine(62, 80, 46, { lean: 0.15, fill: '#1c4a45' }),
      moved(boulder(64, 112, 50, '#3c4d78'), 0, 228, [1, -0.9]),
      tint('M30 122H104', ink.snow, 1.2),
    ],
    detail: () => [stoneLantern(92, 100, 22, { lit: true }), boat(22, 142, 26, { man: true }), flock(92, 30, 4)],
    weather: () => [
      stars(22, 46, [26, 30, 10]),
      shining(glow(92, 86, 10)),
      shining(tint('M86 130h14M84 142h18', ink.gold, 1.6)),
    ],
  },
  {
    base: () => [
      sky('#31467c', '#aab7d2', 80),
      moon(60, 34, 14),
      peak(22, 48, 64, { high: 32, fill: '#22376a' }),
      peak(98, 50, 60, { high: 30, fill: '#22376a' }),
      wash('M0 80H120V160H0Z', '#8fa2c6'),
      moved(
        peak(22, 48, 64, { high: 32, fill: '#41588f' }) + peak(98, 50, 60, { high: 30, fill: '#41588f' }),
        0,
        160,
        [1, -1],
      ),
      disc(60, 126, 14, '#f1e2b4'),
      line('M0 80H120', ink.night, 1.6),
      tint('M40 122h16M62 128h20M50 134h20', '#8fa2c6', 1.6),
    ],
    detail: () => [boat(60, 84, 22, { man: true }), hut(12, 80, 14), torii(108, 82, 12), flock(60, 62, 3)],
    weather: () => [
      stars(20, 40, [60, 34, 14]),
      rocking(tint('M30 100h22M74 104h26M34 148h20M80 150h20', ink.snow, 1)),
      drifting(mist(76, 5, ink.pale)),
    ],
  },
  {
    base: () => [
      sky(dark, '#2f4a7d', 80),
      moon(94, 28, 9),
      hills(64, '#16264a', { high: 8, count: 4 }),
      lake(66, '#2e4a7f', '#14264f', 6),
      shape('M52 70H64L92 160H14Z', ink.brown),
      many(9, i => line(`M${at(51 - i * 4.4, 74 + i * i * 1.1 + i)}H${65 + i * 3.2}`, ink.bark, 1)),
      many(4, i =>
        line(
          `M${at(48 - i * 10, 80 + i * 22)}v${12 + i * 7}M${at(68 + i * 7, 80 + i * 22)}v${12 + i * 7}`,
          ink.bark,
          2 + i,
        ),
      ),
    ],
    detail: () => [
      glow(66, 74, 14),
      lantern(66, 66, 5, ink.gold),
      line('M66 66V56h-8', ink.bark, 1.4),
      boat(98, 122, 32),
      boat(18, 104, 20),
      walker(56, 92, 12, { coat: ink.red }),
    ],
    weather: () => [
      stars(26, 50, [94, 28, 9]),
      rocking(boat(104, 88, 16)),
      shining(tint('M60 90h14M62 102h12', ink.gold, 1.6)),
    ],
  },
  {
    base: () => [
      sky('#0c152b', '#22396a', 60),
      ridge([0, 50, 40, 36, 80, 52, 120, 34], '#0f1c3a'),
      lake(54, '#1d3565', '#0b1836', 8),
      boat(34, 82, 34, { man: true, fire: true }),
      boat(84, 104, 42, { man: true, fire: true }),
      boat(30, 136, 48, { man: true, fire: true }),
      tint('M50 92h10M52 98h8M104 120h14M106 128h12M54 152h14', ink.coral, 1.8),
    ],
    detail: () => [
      ...[
        [60, 90],
        [66, 94],
        [112, 114],
        [66, 146],
        [74, 150],
      ].map(([x = 0, y = 0]) => shape(`M${x} ${y}q3 -8 8 -5l4 -2l-3 4q0 5 -9 3Z`, ink.sumi)),
      moon(100, 20, 7, ink.pale),
      hut(12, 54, 14, { lit: true }),
    ],
    weather: () => [stars(20, 34, [100, 20, 7]), shining(glow(56, 72, 12) + glow(110, 92, 14) + glow(62, 122, 15))],
  },
  {
    base: () => [
      sky('#16233f', '#4a5f93', 130),
      disc(60, 52, 46, '#3d5288'),
      disc(60, 52, 40, '#566ca3'),
      disc(60, 52, 22, ink.sand),
      `<circle class="l" cx="60" cy="52" r="43" stroke="${ink.pale}" stroke-width="2"/>`,
      ridge([0, 128, 40, 104, 80, 110, 120, 92], dark),
      shape('M50 106q-4 -16 8 -20q2 -8 8 -8l2 -4l4 5q6 2 8 8l5 4l-6 5q4 8 2 14Z', ink.sumi),
      tint('M62 94q6 6 12 0', ink.snow, 2.4),
      pine(102, 104, 40, { fill: '#16304a' }),
    ],
    detail: () => [
      pine(14, 128, 36, { fill: '#16304a' }),
      shape('M36 112q-2 -8 4 -10l1 -3l3 2q5 1 5 10Z', ink.sumi),
      reeds(60, 160, [60, 22], { color: '#26457a' }),
    ],
    weather: () => [
      stars(30, 70, [60, 52, 46]),
      shining(`<circle class="l" cx="60" cy="52" r="30" stroke="${ink.sand}" stroke-width="1"/>`),
    ],
  },
  {
    base: () => [
      sky('#3a4a80', '#f0b391', 90),
      disc(60, 80, 27, ink.coral),
      ridge([0, 84, 30, 78, 66, 86, 120, 70], '#5d5f8e'),
      lake(86, '#e3ab98', '#5a74a8', 7),
      wash('M33 90A27 30 0 0 0 87 90Z', ink.coral, 0.75),
      tint('M36 98H84M42 108H78', ink.blush, 1.4),
      torii(60, 136, 50),
      wash('M42 138h9v18h-8ZM69 138h9l-1 18h-8Z', ink.red, 0.45),
      tint('M32 138H88', ink.snow, 1.4),
    ],
    detail: () => [boat(22, 140, 22, { man: true }), flock(34, 40, 5), crane(96, 62, -12), hut(108, 84, 12)],
    weather: () => [
      stars(12, 36),
      drifting(mist(80, 7, ink.blush)),
      shining(tint('M48 134h24M44 146h30', ink.snow, 1.4)),
    ],
  },
];
