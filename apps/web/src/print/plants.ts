import { at, chance, disc, dot, ink, line, many, n, shape, tint, wash } from './ink.ts';

/** A pine with its layered clouds of needles. */
export function pine(x: number, y: number, h: number, { lean = 0, fill = ink.pine as string } = {}): string {
  const top = x + lean * h;
  const pad = (t: number, side: number, w: number) => {
    const [px, py] = [x + (top - x) * t + side * h * 0.2, y - h * t];
    return (
      line(`M${at(x + (top - x) * t, py + h * 0.05)}L${at(px, py)}`, ink.bark, h * 0.03) +
      shape(
        `M${at(px - w * h, py)}q${at(w * h * 0.3, -h * 0.13, w * h, -h * 0.12)}q${at(w * h * 0.7, 0, w * h, h * 0.12)}q${at(-w * h * 0.5, h * 0.06, -w * h, h * 0.03)}q${at(-w * h * 0.6, h * 0.05, -w * h, -h * 0.03)}Z`,
        fill,
      ) +
      tint(`M${at(px - w * h * 0.5, py - h * 0.04)}q${at(w * h * 0.4, -h * 0.05, w * h * 0.9, 0)}`, ink.leaf, 0.7)
    );
  };
  return (
    line(`M${at(x, y)}Q${at(x - lean * h * 0.4, y - h * 0.5, top, y - h)}`, ink.bark, h * 0.06) +
    pad(0.42, 0.9, 0.2) +
    pad(0.56, -1, 0.23) +
    pad(0.74, 0.7, 0.2) +
    pad(0.86, -0.5, 0.2) +
    pad(1, 0.05, 0.22)
  );
}

/** A tree under a cloud of blossom, or of leaves. */
export function blossomTree(
  x: number,
  y: number,
  h: number,
  { fill = ink.pink as string, light = ink.blush as string } = {},
): string {
  const r = h * 0.2;
  const puffs = [
    [-0.28, 0.58],
    [0.28, 0.62],
    [-0.12, 0.78],
    [0.14, 0.86],
    [0, 0.6],
    [-0.36, 0.74],
    [0.36, 0.46],
  ] as const;
  return (
    line(
      `M${at(x, y)}Q${at(x - h * 0.05, y - h * 0.3, x, y - h * 0.6)}M${at(x, y - h * 0.3)}L${at(x + h * 0.24, y - h * 0.56)}M${at(x - h * 0.01, y - h * 0.38)}L${at(x - h * 0.24, y - h * 0.6)}`,
      ink.bark,
      h * 0.055,
    ) +
    puffs
      .map(([a, b], i) => disc(x + a * h, y - b * h, r * (0.85 + chance(5, i) * 0.35), i % 3 ? fill : light))
      .join('') +
    puffs.map(([a, b], i) => dot(x + a * h + r * 0.2, y - b * h - r * 0.2, r * 0.28, i % 2 ? light : fill)).join('')
  );
}

/** A willow: one trunk, hanging lines. */
export function willow(x: number, y: number, h: number, fill: string = ink.leaf): string {
  const strands = many(13, i => {
    const a = (i - 6) / 6;
    const [sx, sy] = [x + a * h * 0.34, y - h * (0.96 - a * a * 0.22)];
    const long = h * (0.42 + chance(11, i) * 0.3);
    return `M${at(sx, sy)}q${at(a * 5, long * 0.5, a * 3, long)}`;
  });
  return (
    line(`M${at(x, y)}Q${at(x + h * 0.06, y - h * 0.5, x, y - h * 0.9)}`, ink.bark, h * 0.055) +
    shape(
      `M${at(x - h * 0.38, y - h * 0.7)}Q${at(x - h * 0.3, y - h * 1.05, x, y - h)}Q${at(x + h * 0.34, y - h * 1.05, x + h * 0.38, y - h * 0.68)}Q${at(x + h * 0.15, y - h * 0.85, x, y - h * 0.78)}Q${at(x - h * 0.2, y - h * 0.85, x - h * 0.38, y - h * 0.7)}Z`,
      fill,
    ) +
    line(strands, ink.green, 1.3)
  );
}

/** A dark upright conifer; snow on it if wanted. */
export function cedar(x: number, y: number, h: number, { fill = ink.pine as string, snow = false } = {}): string {
  const tier = (t: number, w: number) => {
    const top = y - h * t;
    const d = `M${at(x, top - h * 0.3)}l${at(w * h, h * 0.36)}l${at(-w * h * 0.6, -h * 0.05)}l${at(-w * h * 0.4, h * 0.07)}l${at(-w * h * 0.4, -h * 0.07)}l${at(-w * h * 0.6, h * 0.05)}Z`;
    const cap = `M${at(x, top - h * 0.3)}l${at(w * h * 0.55, h * 0.2)}l${at(-w * h * 0.5, -h * 0.02)}l${at(-w * h * 0.6, h * 0.02)}Z`;
    return shape(d, fill) + (snow ? shape(cap, ink.snow) : '');
  };
  return (
    line(`M${at(x, y)}v${n(-h * 0.2)}`, ink.bark, h * 0.06) + tier(0.18, 0.24) + tier(0.42, 0.2) + tier(0.68, 0.15)
  );
}

/** A leafless tree. */
export function bareTree(x: number, y: number, h: number, { color = ink.bark as string, lean = 0 } = {}): string {
  const p = (a: number, b: number) => at(x + (a + lean * b) * h, y - b * h);
  return (
    line(`M${p(0, 0)}Q${p(0.03, 0.3)} ${p(0, 0.62)}L${p(0.04, 1)}`, color, h * 0.05) +
    line(
      `M${p(0.01, 0.34)}Q${p(0.14, 0.5)} ${p(0.32, 0.58)}M${p(0.2, 0.53)}L${p(0.26, 0.74)}M${p(0.01, 0.48)}Q${p(-0.14, 0.6)} ${p(-0.32, 0.66)}M${p(-0.18, 0.61)}L${p(-0.22, 0.82)}M${p(0, 0.66)}L${p(0.16, 0.86)}M${p(0.01, 0.74)}L${p(-0.12, 0.94)}`,
      color,
      h * 0.028,
    )
  );
}

/** A stalk of bamboo across the sheet. */
export function bamboo(
  x: number,
  w: number,
  { top = -4, foot = 164, fill = ink.green as string, shift = 0 } = {},
): string {
  const joints = many(7, i => {
    const y = top + ((i + 0.5 + shift) * (foot - top)) / 7;
    return line(`M${at(x - 1, y)}h${n(w + 2)}`, ink.sumi, 1.4) + tint(`M${at(x, y + 2.2)}h${n(w)}`, ink.moss, 1.2);
  });
  return (
    shape(`M${at(x, top)}h${n(w)}V${n(foot)}h${n(-w)}Z`, fill) +
    wash(`M${at(x + w * 0.66, top)}h${n(w * 0.34)}V${n(foot)}h${n(-w * 0.34)}Z`, ink.sumi, 0.2) +
    joints
  );
}

/** Pointed leaves from one place: how long, at which angles. */
export const leaves = (
  x: number,
  y: number,
  { long, angles }: { readonly long: number; readonly angles: readonly number[] },
  fill: string = ink.green,
): string =>
  angles
    .map(angle => {
      const a = (angle * Math.PI) / 180;
      const [dx, dy] = [Math.cos(a) * long, Math.sin(a) * long];
      const [sx, sy] = [-dy * 0.2, dx * 0.2];
      const d = `M${at(x, y)}Q${at(x + dx * 0.45 + sx, y + dy * 0.45 + sy, x + dx, y + dy)}Q${at(x + dx * 0.45 - sx, y + dy * 0.45 - sy, x, y)}Z`;
      // The line of the key block would drown what is small.
      return long < 14 ? wash(d, fill) : shape(d, fill);
    })
    .join('');

/** Grass or reeds in a row. */
export const reeds = (
  x: number,
  y: number,
  [w, h]: readonly [number, number],
  { count = 12, color = ink.green as string, ears = false } = {},
): string =>
  many(count, i => {
    const sx = x + (w * i) / Math.max(1, count - 1);
    const long = h * (0.6 + chance(17, i) * 0.4);
    const lean = (chance(23, i) - 0.4) * h * 0.35;
    return (
      line(`M${at(sx, y)}q${at(lean * 0.2, -long * 0.6, lean, -long)}`, color, 1.4) +
      (ears ? shape(`M${at(sx + lean, y - long)}q${at(3, 3, 1, 8)}q${at(-3, -3, -1, -8)}Z`, ink.brown) : '')
    );
  });

/** A flower seen from above. */
export const flower = (x: number, y: number, r: number, fill: string = ink.pink): string =>
  many(5, i => {
    const a = (i * 72 - 90) * (Math.PI / 180);
    return disc(x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.6, r * 0.48, fill);
  }) + dot(x, y, r * 0.3, ink.red);

/** Plants in rows that grow towards the viewer. */
export const rows = (
  from: number,
  to: number,
  lines: number,
  plant: (x: number, y: number, size: number) => string,
): string =>
  many(lines, r => {
    const t = (r + 1) / lines;
    const y = from + (to - from) * t * t;
    const gap = 9 + 20 * t;
    return many(Math.ceil(120 / gap) + 1, i => plant(i * gap - (r % 2) * gap * 0.5, y, 0.35 + t * 0.65));
  });
