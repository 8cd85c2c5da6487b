import { at, box, chance, disc, dot, group, ink, line, many, n, shape, tint, wash } from './ink.ts';

/** Somebody on the way, from the back: a hat of straw, a coat, two legs. */
export function walker(
  x: number,
  y: number,
  h: number,
  { coat = ink.blue as string, hat = ink.sand as string, stick = false } = {},
): string {
  const p = (a: number, b: number) => at(x + a * h, y - b * h);
  return (
    line(`M${p(-0.07, 0.3)}V${n(y)}M${p(0.08, 0.3)}L${p(0.13, 0)}`, ink.sumi, h * 0.07) +
    shape(`M${p(-0.2, 0.24)}L${p(-0.12, 0.74)}H${n(x + h * 0.12)}L${p(0.22, 0.24)}Z`, coat) +
    shape(`M${p(-0.3, 0.74)}Q${p(0, 1.12)} ${p(0.3, 0.74)}Q${p(0, 0.66)} ${p(-0.3, 0.74)}Z`, hat) +
    (stick ? line(`M${p(0.26, 0.66)}V${n(y)}`, ink.bark, 1) : '')
  );
}

/** A paper umbrella from the side, and who is under it. */
export function underUmbrella(x: number, y: number, h: number, fill: string = ink.red): string {
  const p = (a: number, b: number) => at(x + a * h, y - b * h);
  return (
    line(`M${p(-0.06, 0.3)}V${n(y)}M${p(0.08, 0.3)}L${p(0.12, 0)}`, ink.sumi, h * 0.06) +
    shape(`M${p(-0.2, 0.2)}L${p(-0.12, 0.66)}H${n(x + h * 0.12)}L${p(0.22, 0.2)}Z`, ink.deep) +
    shape(
      `M${p(-0.5, 0.68)}Q${p(-0.3, 1.02)} ${p(0, 1.06)}Q${p(0.3, 1.02)} ${p(0.5, 0.68)}Q${p(0, 0.8)} ${p(-0.5, 0.68)}Z`,
      fill,
    ) +
    tint(`M${p(0, 1.06)}L${p(-0.2, 0.74)}M${p(0, 1.06)}L${p(0.2, 0.74)}`, ink.snow, 0.8)
  );
}

/** A paper umbrella from above. */
export function umbrella(x: number, y: number, r: number, fill: string = ink.red): string {
  const ribs = many(12, i => {
    const a = (i * Math.PI) / 6;
    return `M${at(x, y)}l${at(Math.cos(a) * r, Math.sin(a) * r)}`;
  });
  return (
    disc(x, y, r, fill) +
    disc(x, y, r * 0.62, ink.paper) +
    disc(x, y, r * 0.5, fill) +
    line(ribs, ink.sumi, 0.5) +
    disc(x, y, r * 0.1, ink.sumi)
  );
}

/** A row of paper lanterns on a slack line. */
export function lanterns(
  [x, y]: readonly [number, number],
  [ex, ey]: readonly [number, number],
  { count = 6, sag = 10, fill = ink.red as string, r = 4 } = {},
): string {
  const on = (t: number) => [x + (ex - x) * t, y + (ey - y) * t + sag * 4 * t * (1 - t)] as const;
  const one = (i: number) => {
    const [lx, ly] = on((i + 0.5) / count);
    return lantern(lx, ly + r * 0.4, r, fill);
  };
  return line(`M${at(x, y)}Q${at((x + ex) / 2, (y + ey) / 2 + sag * 2, ex, ey)}`, ink.sumi, 0.8) + many(count, one);
}

export const lantern = (x: number, y: number, r: number, fill: string = ink.red): string =>
  shape(
    `M${at(x - r * 0.4, y)}h${n(r * 0.8)}q${at(r * 0.7, r, 0, r * 2.2)}h${n(-r * 0.8)}q${at(-r * 0.7, -r * 1.2, 0, -r * 2.2)}Z`,
    fill,
  ) +
  tint(`M${at(x - r * 0.6, y + r * 0.8)}h${n(r * 1.2)}M${at(x - r * 0.6, y + r * 1.4)}h${n(r * 1.2)}`, ink.sand, 0.8);

/** A light's glow on what is around it. */
export const glow = (x: number, y: number, r: number, color: string = ink.gold): string =>
  wash(`M${at(x - r, y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0`, color, 0.28);

/** A boat, with a sail, a boatman or a fire if wanted. */
export function boat(
  x: number,
  y: number,
  w: number,
  { sail = '', man = false, fire = false, fill = ink.earth as string } = {},
): string {
  const hull = shape(
    `M${at(x - w / 2, y - w * 0.08)}Q${at(x - w * 0.3, y + w * 0.1, x - w * 0.2, y + w * 0.1)}H${n(x + w * 0.24)}Q${at(x + w * 0.4, y + w * 0.06, x + w * 0.54, y - w * 0.16)}L${at(x + w * 0.3, y - w * 0.04)}H${n(x - w * 0.3)}Z`,
    fill,
  );
  const mast = sail
    ? line(`M${at(x, y)}v${n(-w * 0.95)}`, ink.bark, 1.2) +
      shape(
        `M${at(x - w * 0.24, y - w * 0.9)}h${n(w * 0.5)}q${at(w * 0.1, w * 0.36, 0, w * 0.74)}h${n(-w * 0.5)}q${at(w * 0.08, -w * 0.36, 0, -w * 0.74)}Z`,
        sail,
      ) +
      tint(
        `M${at(x - w * 0.06, y - w * 0.88)}v${n(w * 0.7)}M${at(x + w * 0.1, y - w * 0.88)}v${n(w * 0.7)}`,
        ink.grey,
        0.6,
      )
    : '';
  const sailor = man
    ? walker(x - w * 0.26, y - w * 0.02, w * 0.42) +
      line(`M${at(x - w * 0.2, y - w * 0.5)}l${at(-w * 0.34, w * 0.66)}`, ink.bark, 1)
    : '';
  const flame = fire
    ? glow(x + w * 0.56, y - w * 0.34, w * 0.4) +
      line(`M${at(x + w * 0.46, y - w * 0.12)}l${at(w * 0.1, -w * 0.14)}`, ink.bark, 1) +
      shape(
        `M${at(x + w * 0.48, y - w * 0.26)}q${at(-w * 0.04, -w * 0.16, w * 0.08, -w * 0.26)}q${at(0, w * 0.1, w * 0.1, w * 0.14)}q${at(w * 0.02, w * 0.12, -w * 0.18, w * 0.12)}Z`,
        ink.coral,
      )
    : '';
  return mast + sailor + hull + flame;
}

/** Birds far away. */
export const flock = (x: number, y: number, count: number, { color = ink.sumi as string, size = 4 } = {}): string =>
  line(
    many(count, i => {
      const side = i % 2 ? 1 : -1;
      const k = Math.ceil(i / 2);
      return `M${at(x + side * k * size * 1.5 - size, y + k * size * 0.8 - size * 0.4)}q${at(size * 0.5, -size * 0.2, size, size * 0.4)}q${at(size * 0.5, -size * 0.6, size, -size * 0.4)}`;
    }),
    color,
    1.1,
  );

/** A crane, flying to the right; a negative size flies to the left. */
export function crane(x: number, y: number, s: number): string {
  const h = Math.abs(s);
  const p = (a: number, b: number) => at(x + a * s, y - b * h);
  return (
    line(`M${p(-0.5, -0.02)}L${p(-1, -0.14)}M${p(-0.5, -0.04)}L${p(-0.98, -0.2)}`, ink.sumi, 1) +
    shape(`M${p(-0.1, 0.06)}Q${p(-0.5, 0.7)} ${p(-0.7, 0.8)}Q${p(0, 0.7)} ${p(0.3, 0.06)}Z`, ink.snow) +
    wash(`M${p(-0.44, 0.66)}L${p(-0.7, 0.8)}Q${p(-0.3, 0.76)} ${p(-0.1, 0.6)}Z`, ink.sumi) +
    shape(
      `M${p(-0.6, -0.04)}Q${p(0, 0.16)} ${p(0.44, 0.06)}Q${p(0.7, 0.06)} ${p(0.94, 0.18)}Q${p(0.7, -0.04)} ${p(0.4, -0.06)}Q${p(0, -0.16)} ${p(-0.6, -0.04)}Z`,
      ink.snow,
    ) +
    line(`M${p(0.94, 0.18)}L${p(1.16, 0.2)}`, ink.sumi, 1) +
    disc(x + 0.94 * s, y - 0.2 * h, h * 0.05, ink.red)
  );
}

/** A crane that stands. */
export function standingCrane(x: number, y: number, h: number): string {
  const p = (a: number, b: number) => at(x + a * h, y - b * h);
  return (
    line(`M${p(0, 0.4)}V${n(y)}M${p(0.06, 0.4)}L${p(0.1, 0.2)}L${p(0.06, 0)}`, ink.sumi, 1) +
    shape(
      `M${p(0.22, 0.5)}Q${p(0.1, 0.66)} ${p(-0.12, 0.62)}Q${p(-0.34, 0.56)} ${p(-0.36, 0.36)}Q${p(-0.1, 0.34)} ${p(0.22, 0.5)}Z`,
      ink.snow,
    ) +
    wash(`M${p(-0.22, 0.5)}Q${p(-0.38, 0.46)} ${p(-0.36, 0.3)}Q${p(-0.2, 0.34)} ${p(-0.12, 0.42)}Z`, ink.sumi) +
    line(`M${p(0.16, 0.54)}Q${p(0.34, 0.7)} ${p(0.2, 0.92)}`, ink.snow, h * 0.07) +
    line(`M${p(0.2, 0.92)}L${p(0.38, 0.88)}`, ink.sumi, 1) +
    disc(x + 0.2 * h, y - 0.94 * h, h * 0.05, ink.red)
  );
}

/** A carp, swimming to the right. */
export function carp(x: number, y: number, w: number, fill: string = ink.coral): string {
  const h = Math.abs(w) * 0.2;
  const p = (a: number, b: number) => at(x + a * w, y - b * h);
  return (
    shape(
      `M${p(0.5, 0)}Q${p(0.2, 1.1)} ${p(-0.25, 0.3)}L${p(-0.5, 1)}Q${p(-0.42, 0)} ${p(-0.5, -1)}L${p(-0.25, -0.3)}Q${p(0.2, -1.1)} ${p(0.5, 0)}Z`,
      fill,
    ) +
    wash(
      `M${p(0.2, 0.6)}Q${p(0.05, 0)} ${p(0.2, -0.6)}Q${p(-0.05, -0.6)} ${p(-0.08, 0)}Q${p(-0.05, 0.6)} ${p(0.2, 0.6)}Z`,
      ink.snow,
      0.9,
    ) +
    dot(x + 0.4 * w, y - 0.15 * h, h * 0.14, ink.sumi)
  );
}

/** Smoke from a hearth or a funnel. */
export const smoke = (x: number, y: number, h: number, fill: string = ink.mist): string =>
  group(
    wash(
      `M${at(x, y)}q${at(-h * 0.2, -h * 0.2, 0, -h * 0.4)}q${at(h * 0.2, -h * 0.25, 0, -h * 0.6)}q${at(h * 0.34, h * 0.2, h * 0.22, h * 0.5)}q${at(h * 0.06, h * 0.34, -h * 0.12, h * 0.5)}Z`,
      fill,
      0.9,
    ),
    'class="m-sway"',
  );

/** A train that crosses the sheet. */
export function train(x: number, y: number, s: number): string {
  const wheel = (wx: number) => disc(x + wx * s, y - 0.06 * s, s * 0.1, ink.bark);
  const car = (cx: number) =>
    box(x + cx * s, y - 0.5 * s, [s * 0.72, s * 0.38], ink.red) +
    many(3, i => box(x + cx * s + s * (0.08 + i * 0.22), y - 0.42 * s, [s * 0.14, s * 0.14], ink.sand)) +
    wheel(cx + 0.16) +
    wheel(cx + 0.56);
  return (
    car(-0.85) +
    car(-1.65) +
    box(x, y - 0.46 * s, [s * 0.7, s * 0.34], ink.sumi) +
    box(x - 0.02 * s, y - 0.7 * s, [s * 0.28, s * 0.58], ink.night) +
    box(x + 0.52 * s, y - 0.72 * s, [s * 0.12, s * 0.28], ink.sumi) +
    disc(x + 0.7 * s, y - 0.3 * s, s * 0.06, ink.gold) +
    wheel(0.14) +
    wheel(0.38) +
    wheel(0.6)
  );
}

/** People of a crowd, heads only. */
export const crowd = (y: number, count: number, size: number): string =>
  many(count, i => {
    const x = (120 * (i + 0.5)) / count + (chance(29, i) - 0.5) * 6;
    const coat = [ink.blue, ink.brown, ink.plum, ink.green, ink.deep][i % 5] ?? ink.blue;
    const down = y + (chance(31, i) - 0.5) * size;
    return (
      shape(
        `M${at(x - size * 0.5, down + size)}Q${at(x - size * 0.4, down + size * 0.3, x, down + size * 0.3)}Q${at(x + size * 0.4, down + size * 0.3, x + size * 0.5, down + size)}Z`,
        coat,
      ) + disc(x, down, size * 0.3, ink.sumi)
    );
  });
