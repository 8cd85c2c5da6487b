import { at, box, disc, ink, line, many, n, shape, tint, wash } from './ink.ts';

interface House {
  readonly wall?: string;
  readonly roof?: string;
  readonly snow?: boolean;
  readonly lit?: boolean;
}

/** A tiled house seen from the front. */
export function house(
  x: number,
  y: number,
  w: number,
  { wall = ink.paper, roof = ink.deep, snow = false, lit = false }: House = {},
): string {
  const h = w * 0.42;
  const top = y - h;
  const tiles = `M${at(x - w * 0.62, top)}L${at(x - w * 0.42, top - w * 0.34)}H${n(x + w * 0.42)}L${at(x + w * 0.62, top)}Z`;
  return (
    box(x - w * 0.48, top, [w * 0.96, h], wall) +
    shape(`M${at(x - w * 0.12, y)}v${n(-h * 0.7)}h${n(w * 0.24)}v${n(h * 0.7)}Z`, lit ? ink.gold : ink.brown) +
    line(
      `M${at(x - w * 0.4, top + h * 0.35)}h${n(w * 0.2)}M${at(x + w * 0.2, top + h * 0.35)}h${n(w * 0.2)}`,
      ink.brown,
      1.6,
    ) +
    shape(tiles, snow ? ink.snow : roof) +
    (snow
      ? ''
      : tint(
          many(
            5,
            i => `M${at(x - w * 0.3 + i * w * 0.15, top - w * 0.31)}L${at(x - w * 0.42 + i * w * 0.21, top - 1)}`,
          ),
          ink.asagi,
          0.8,
        ))
  );
}

/** A farmhouse under thatch. */
export function hut(
  x: number,
  y: number,
  w: number,
  { wall = ink.sand, roof = ink.earth, snow = false, lit = false }: House = {},
): string {
  const h = w * 0.32;
  const top = y - h;
  return (
    box(x - w * 0.4, top, [w * 0.8, h], wall) +
    shape(`M${at(x - w * 0.1, y)}v${n(-h * 0.75)}h${n(w * 0.26)}v${n(h * 0.75)}Z`, lit ? ink.gold : ink.bark) +
    shape(
      `M${at(x - w * 0.58, top + h * 0.1)}Q${at(x - w * 0.3, top - w * 0.22, x - w * 0.22, top - w * 0.42)}H${n(x + w * 0.22)}Q${at(x + w * 0.3, top - w * 0.22, x + w * 0.58, top + h * 0.1)}Z`,
      snow ? ink.snow : roof,
    ) +
    line(`M${at(x - w * 0.26, top - w * 0.38)}H${n(x + w * 0.26)}`, ink.bark, w * 0.06) +
    (snow
      ? ''
      : tint(
          many(4, i => `M${at(x - w * 0.16 + i * w * 0.11, top - w * 0.34)}l${at((i - 1.5) * w * 0.06, w * 0.3)}`),
          ink.brown,
          0.7,
        ))
  );
}

/** Roofs seen from above, one behind another: they fill the foot of a sheet. */
export function roofs(y: number, { rows: count = 3, fill = ink.deep as string, snow = false, gap = 15 } = {}): string {
  return many(count, r =>
    many(5, i => {
      const w = 26 + r * 5;
      const x = i * (w * 0.98) - (r % 2) * w * 0.5 - 6;
      const top = y + r * gap;
      return (
        box(x + w * 0.1, top, [w * 0.8, gap + 8], ink.paper) +
        shape(
          `M${at(x, top + 2)}L${at(x + w * 0.24, top - gap * 0.75)}H${n(x + w * 0.76)}L${at(x + w, top + 2)}Z`,
          snow ? ink.snow : fill,
        ) +
        (snow
          ? ''
          : tint(
              many(
                4,
                k => `M${at(x + w * (0.3 + k * 0.14), top - gap * 0.7)}L${at(x + w * (0.16 + k * 0.23), top + 1)}`,
              ),
              ink.asagi,
              0.8,
            ))
      );
    }),
  );
}

/** A temple tower of some storeys. */
export function pagoda(
  x: number,
  y: number,
  w: number,
  { storeys = 5, roof = ink.deep as string, snow = false } = {},
): string {
  const step = w * 0.34;
  const body = many(storeys, i => {
    const wide = w * (1 - i * 0.1);
    const base = y - i * step;
    return (
      box(x - wide * 0.28, base - step, [wide * 0.56, step], ink.red) +
      line(
        `M${at(x - wide * 0.09, base - step * 0.1)}v${n(-step * 0.6)}M${at(x + wide * 0.09, base - step * 0.1)}v${n(-step * 0.6)}`,
        ink.sumi,
        0.8,
      ) +
      shape(
        `M${at(x - wide * 0.56, base - step * 0.6)}Q${at(x - wide * 0.3, base - step * 0.85, x - wide * 0.22, base - step * 1.18)}H${n(x + wide * 0.22)}Q${at(x + wide * 0.3, base - step * 0.85, x + wide * 0.56, base - step * 0.6)}Q${at(x, base - step * 0.78, x - wide * 0.56, base - step * 0.6)}Z`,
        snow ? ink.snow : roof,
      )
    );
  });
  const top = y - storeys * step - step * 0.1;
  const rings = many(4, i => line(`M${at(x - 2.2 + i * 0.3, top - 4 - i * 3)}h${n(4.4 - i * 0.6)}`, ink.gold, 1.2));
  return body + line(`M${at(x, top)}v-18`, ink.gold, 1.4) + rings;
}

/** A shrine's gate. */
export function torii(x: number, y: number, w: number, fill: string = ink.red): string {
  const h = w * 0.95;
  return (
    shape(`M${at(x - w * 0.36, y)}l${at(w * 0.03, -h * 0.86)}h${n(w * 0.09)}l${at(-w * 0.02, h * 0.86)}Z`, fill) +
    shape(`M${at(x + w * 0.36, y)}l${at(-w * 0.03, -h * 0.86)}h${n(-w * 0.09)}l${at(w * 0.02, h * 0.86)}Z`, fill) +
    box(x - w * 0.44, y - h * 0.66, [w * 0.88, h * 0.08], fill) +
    shape(
      `M${at(x - w * 0.58, y - h * 0.98)}Q${at(x, y - h * 0.84, x + w * 0.58, y - h * 0.98)}l${at(-w * 0.04, h * 0.14)}Q${at(x, y - h * 0.74, x - w * 0.54, y - h * 0.84)}Z`,
      fill,
    ) +
    box(x - w * 0.05, y - h * 0.84, [w * 0.1, h * 0.2], ink.sumi)
  );
}

/** A keep with its stone foot. */
export function castle(x: number, y: number, w: number): string {
  const storey = (wide: number, base: number, high: number) =>
    box(x - wide * 0.42, base - high, [wide * 0.84, high], ink.snow) +
    line(
      many(4, i => `M${at(x - wide * 0.3 + i * wide * 0.2, base - high * 0.6)}v${n(high * 0.3)}`),
      ink.sumi,
      1.6,
    ) +
    shape(
      `M${at(x - wide * 0.58, base - high + 2)}Q${at(x - wide * 0.4, base - high - w * 0.02, x - wide * 0.3, base - high - w * 0.13)}H${n(x + wide * 0.3)}Q${at(x + wide * 0.4, base - high - w * 0.02, x + wide * 0.58, base - high + 2)}Z`,
      ink.pine,
    ) +
    shape(
      `M${at(x - wide * 0.16, base - high)}L${at(x, base - high - w * 0.12)}L${at(x + wide * 0.16, base - high)}Z`,
      ink.snow,
    );
  const foot = y - w * 0.34;
  return (
    shape(
      `M${at(x - w * 0.62, y)}Q${at(x - w * 0.5, y - w * 0.12, x - w * 0.44, foot)}H${n(x + w * 0.44)}Q${at(x + w * 0.5, y - w * 0.12, x + w * 0.62, y)}Z`,
      ink.stone,
    ) +
    line(
      many(4, i => `M${at(x - w * 0.5 + i * w * 0.03, y - i * w * 0.08 - 3)}h${n(w - i * w * 0.07)}`),
      ink.sumi,
      0.5,
    ) +
    storey(w * 0.9, foot, w * 0.24) +
    storey(w * 0.68, foot - w * 0.34, w * 0.2) +
    storey(w * 0.48, foot - w * 0.64, w * 0.18) +
    line(
      `M${at(x - w * 0.14, foot - w * 0.95)}q${at(-2, -4, 1, -6)}M${at(x + w * 0.14, foot - w * 0.95)}q${at(2, -4, -1, -6)}`,
      ink.gold,
      2,
    )
  );
}

/** A bridge with a bow: from, to, and how high it rises. */
export function bowBridge(
  [x, end]: readonly [number, number],
  y: number,
  rise: number,
  fill: string = ink.red,
): string {
  const mid = (x + end) / 2;
  const on = (t: number) => y - rise * 4 * t * (1 - t) * 0.5;
  const posts = many(7, i => {
    const t = (i + 0.5) / 7;
    const px = x + (end - x) * t;
    return line(`M${at(px, on(t))}v-9`, ink.sumi, 1.4);
  });
  return (
    many(2, i => line(`M${at(x + (end - x) * (0.3 + i * 0.4), on(0.3))}V${n(y + 12)}`, ink.bark, 2.6)) +
    shape(`M${at(x, y)}Q${at(mid, y - rise, end, y)}v5Q${at(mid, y - rise + 5, x, y + 5)}Z`, fill) +
    posts +
    line(`M${at(x, y - 9)}Q${at(mid, y - rise - 9, end, y - 9)}`, fill, 1.8)
  );
}

/** A long bridge on trestles, level or on a slope. */
export function trestle(
  from: readonly [number, number],
  to: readonly [number, number],
  { posts = 6, deep = 30, fill = ink.earth as string } = {},
): string {
  const [x, y] = from;
  const [ex, ey] = to;
  const pos = (t: number) => [x + (ex - x) * t, y + (ey - y) * t] as const;
  const legs = many(posts, i => {
    const [px, py] = pos((i + 0.5) / posts);
    return line(
      `M${at(px - 2, py)}v${n(deep)}M${at(px + 3, py)}v${n(deep)}M${at(px - 3, py + deep * 0.4)}h7`,
      ink.bark,
      1.6,
    );
  });
  const rail = many(posts * 2, i => {
    const [px, py] = pos((i + 0.5) / (posts * 2));
    return line(`M${at(px, py)}v-7`, ink.bark, 1);
  });
  return (
    legs +
    shape(`M${at(x, y)}L${at(ex, ey)}v5L${at(x, y + 5)}Z`, fill) +
    rail +
    line(`M${at(x, y - 7)}L${at(ex, ey - 7)}`, ink.bark, 1.4)
  );
}

/** An iron girder: a lattice between two booms. */
export function truss([x, end]: readonly [number, number], y: number, high: number, color: string = ink.sumi): string {
  const bays = Math.max(2, Math.round((end - x) / high));
  const wide = (end - x) / bays;
  const web = many(bays, i => {
    const px = x + i * wide;
    return `M${at(px, y)}l${at(wide, -high)}M${at(px, y - high)}l${at(wide, high)}M${at(px, y)}v${n(-high)}`;
  });
  return (
    line(web, color, 1.4) +
    line(`M${at(x, y)}H${n(end)}M${at(x, y - high)}H${n(end)}M${at(end, y)}v${n(-high)}`, color, 2.6)
  );
}

/** A stone lantern. */
export function stoneLantern(x: number, y: number, h: number, { snow = false, lit = false } = {}): string {
  const p = (a: number, b: number) => at(x + a * h, y - b * h);
  return (
    shape(`M${p(-0.2, 0)}L${p(-0.14, 0.1)}H${n(x + h * 0.14)}L${p(0.2, 0)}Z`, ink.stone) +
    box(x - h * 0.06, y - h * 0.5, [h * 0.12, h * 0.4], ink.grey) +
    box(x - h * 0.18, y - h * 0.56, [h * 0.36, h * 0.07], ink.stone) +
    box(x - h * 0.12, y - h * 0.76, [h * 0.24, h * 0.2], lit ? ink.gold : ink.grey) +
    shape(
      `M${p(-0.28, 0.74)}Q${p(-0.1, 0.8)} ${p(-0.05, 0.94)}H${n(x + h * 0.05)}Q${p(0.1, 0.8)} ${p(0.28, 0.74)}Z`,
      snow ? ink.snow : ink.stone,
    ) +
    disc(x, y - h * 0.97, h * 0.05, snow ? ink.snow : ink.stone)
  );
}

/** Steps that lead up, narrower the further. */
export function steps(
  [x, y]: readonly [number, number],
  [top, high]: readonly [number, number],
  { count = 12, wide = 90, fill = ink.grey as string } = {},
): string {
  return many(count, i => {
    const k = count - 1 - i;
    const t = 1 - k / count;
    const w = wide * (0.22 + 0.78 * (1 - t));
    const cx = x + (top - x) * t;
    const cy = y - high * t;
    const tall = (high / count) * 1.1;
    return (
      box(cx - w / 2, cy, [w, tall], fill) +
      wash(`M${at(cx - w / 2, cy + tall * 0.55)}h${n(w)}v${n(tall * 0.45)}h${n(-w)}Z`, ink.sumi, 0.25)
    );
  });
}
