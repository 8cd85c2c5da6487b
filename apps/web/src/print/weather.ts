import { at, chance, dot, group, ink, line, many, n, shape, tint, wash } from './ink.ts';

/** Weather is drawn twice, one sheet above the other, so that it can fall without an end. */
const endless = (one: string, kind: string): string =>
  group(`${one}<g transform="translate(0 -160)">${one}</g>`, `class="${kind}"`);

export const rain = (count = 40, { slant = -5, color = ink.snow as string, long = 15 } = {}): string =>
  endless(
    tint(
      many(count, i => `M${at(chance(41, i) * 130, chance(43, i) * 160)}l${at(slant, long)}`),
      color,
      0.8,
    ),
    'm-rain',
  );

export const snowfall = (count = 46, fill: string = ink.snow): string =>
  endless(
    many(count, i => dot(chance(47, i) * 120, chance(53, i) * 160, 0.7 + chance(59, i) * 1.3, fill)),
    'm-snow',
  );

export const petals = (count = 22, fill: string = ink.pink): string =>
  endless(
    many(count, i => {
      const [x, y] = [chance(61, i) * 120, chance(67, i) * 160];
      return wash(`M${at(x, y)}q3 -2.4 4.6 .8q-2.4 2.6 -4.6 -.8Z`, fill);
    }),
    'm-snow',
  );

/** Something round that stands before the sky, such as the moon: `[x, y, r]`. */
type Round = readonly [x: number, y: number, r: number];

/** Stars down to a height; none stands on what is before the sky. */
export const stars = (count = 24, down = 70, before: Round = [0, 0, 0]): string =>
  group(
    many(count, i => {
      const [x, y] = [chance(71, i) * 120, chance(73, i) * down];
      const [cx, cy, r] = before;
      return Math.hypot(x - cx, y - cy) < r + 2 ? '' : dot(x, y, 0.4 + chance(79, i) * 0.6, ink.snow);
    }),
    'class="m-twinkle"',
  );

export const fireflies = (count = 14, [from, to]: readonly [number, number] = [80, 156]): string =>
  group(
    many(count, i => dot(chance(83, i) * 120, from + chance(89, i) * (to - from), 1.3, ink.sand)),
    'class="m-twinkle"',
  );

/** Rays of light, or of wind. */
export const wind = (count = 7, color: string = ink.snow): string =>
  group(
    tint(
      many(count, i => `M${at(-10 + chance(97, i) * 90, 10 + chance(101, i) * 130)}q20 -6 36 0q8 4 4 7`),
      color,
      0.9,
    ),
    'class="m-drift"',
  );

export const firework = (x: number, y: number, r: number, color: string = ink.coral): string =>
  group(
    tint(
      many(16, i => {
        const a = (i * Math.PI) / 8;
        return `M${at(x + Math.cos(a) * r * 0.25, y + Math.sin(a) * r * 0.25)}L${at(x + Math.cos(a) * r, y + Math.sin(a) * r + r * 0.06)}`;
      }),
      color,
      1.2,
    ) +
      many(16, i => {
        const a = (i * Math.PI) / 8;
        return dot(x + Math.cos(a) * r * 1.08, y + Math.sin(a) * r * 1.08, r * 0.06, ink.sand);
      }),
    'class="m-twinkle"',
  );

export const rainbow = (x: number, y: number, r: number): string =>
  [ink.red, ink.coral, ink.gold, ink.leaf, ink.asagi, ink.plum]
    .map((color, i) =>
      tint(`M${at(x - r + i * 3, y)}a${n(r - i * 3)} ${n(r - i * 3)} 0 0 1 ${n((r - i * 3) * 2)} 0`, color, 3.2),
    )
    .join('');

export const lightning = (x: number, y: number, h: number): string =>
  group(
    shape(
      `M${at(x, y)}l${at(h * 0.14, 0)}l${at(-h * 0.1, h * 0.36)}h${n(h * 0.14)}l${at(-h * 0.3, h * 0.64)}l${at(h * 0.1, -h * 0.46)}h${n(-h * 0.14)}Z`,
      ink.sand,
    ),
    'class="m-flash"',
  );

/** What moves a little: boats on water, lanterns, branches. */
export const rocking = (inner: string): string => group(inner, 'class="m-rock"');
export const swaying = (inner: string): string => group(inner, 'class="m-sway"');
export const drifting = (inner: string): string => group(inner, 'class="m-drift"');
/** Light that comes and goes. */
export const shining = (inner: string): string => group(inner, 'class="m-twinkle"');

/** A crystal of frost: six arms, each with two pairs of twigs. */
export const crystal = (x: number, y: number, r: number, [color, width]: readonly [string, number]): string =>
  many(6, i => {
    const to = (turn: number, far: number): string => {
      const angle = ((i * 60 + turn - 90) * Math.PI) / 180;
      return at(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    };
    const twigs = [0.45, 0.72].map(
      (part, k) =>
        `M${to(0, r * part)}L${to(24 - k * 6, r * (part + 0.26))}M${to(0, r * part)}L${to(k * 6 - 24, r * (part + 0.26))}`,
    );
    return line(`M${at(x, y)}L${to(0, r)}${twigs.join('')}`, color, width);
  });
