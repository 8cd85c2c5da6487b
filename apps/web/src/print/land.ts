import { at, chance, disc, ink, line, many, n, shape, tint, wash, wiped } from './ink.ts';

/** The whole sheet, wiped from one colour to another down to some height. */
export const sky = (top: string, bottom: string, down = 160): string =>
  wiped('M0 0H120V160H0Z', bottom, bottom) + wiped(`M0 0H120V${down}H0Z`, top, bottom);

/** A dark band at the upper edge, as on the old prints. */
export const band = (color: string, height = 26): string => {
  const id = `b${color.slice(1)}`;
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>` +
    `<path class="c" d="M0 0H120V${height}H0Z" fill="url(#${id})" stroke="none"/>`
  );
};

export const sun = (x: number, y: number, r: number, fill: string = ink.red): string => disc(x, y, r, fill);
export const moon = (x: number, y: number, r: number, fill: string = ink.sand): string => disc(x, y, r, fill);

/** Bands of cloud with round ends. */
export const cloud = (x: number, y: number, w: number, fill: string = ink.mist): string =>
  shape(
    `M${at(x, y)}h${n(w)}a4 4 0 0 1 0 8h${n(-w * 0.18)}a3.5 3.5 0 0 1 0 7h${n(-w * 0.5)}a3.5 3.5 0 0 1 0 -7h${n(-w * 0.32)}a4 4 0 0 1 0 -8Z`,
    fill,
  );

/** Mist that parts near from far. */
export const mist = (y: number, height: number, fill: string = ink.paper, opacity = 0.85): string =>
  wash(
    `M0 ${n(y)}Q30 ${n(y - height * 0.4)} 60 ${n(y)}T120 ${n(y)}V${n(y + height)}Q90 ${n(y + height * 0.6)} 60 ${n(y + height)}T0 ${n(y + height)}Z`,
    fill,
    opacity,
  );

/** A ridge through points, x and y in turn, down to the lower edge. */
export function ridge(points: readonly number[], fill: string, floor = 160): string {
  return shape(`${curve(points)}L${at(points.at(-2) ?? 120, floor)}H${n(points[0] ?? 0)}Z`, fill);
}

/** A soft line through points. */
export function curve(points: readonly number[]): string {
  let d = `M${at(points[0] ?? 0, points[1] ?? 0)}`;
  for (let i = 2; i + 3 < points.length; i += 2) {
    const [x, y, nx, ny] = [points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0, points[i + 3] ?? 0];
    d += `Q${at(x, y, (x + nx) / 2, (y + ny) / 2)}`;
  }
  return `${d}L${at(points.at(-2) ?? 0, points.at(-1) ?? 0)}`;
}

/** Hills like waves: where the first crest is, how high, how many. */
export function hills(y: number, fill: string, { high = 14, count = 2, shift = 0 } = {}): string {
  const wide = 120 / count;
  const crests = many(count + 1, i => {
    const x = (i - 1) * wide + shift;
    return `Q${at(x + wide / 2, y - high * (1 + (i % 2) * 0.5), x + wide, y)}`;
  });
  return shape(`M${at(shift - wide, y)}${crests}L${at(shift + wide * count, y)}V160H${n(shift - wide)}Z`, fill);
}

/** A great mountain with snow on its head. */
export function peak(
  x: number,
  y: number,
  w: number,
  { high = w * 0.6, fill = ink.deep as string, snow = 0.3 } = {},
): string {
  const top = w * 0.07;
  const side = (dir: 1 | -1) => `Q${at(x + dir * w * 0.17, y + high * 0.62, x + dir * w * 0.5, y + high)}`;
  const body = `M${at(x - w / 2, y + high)}Q${at(x - w * 0.17, y + high * 0.62, x - top, y)}H${n(x + top)}${side(1)}Z`;
  if (snow === 0) return shape(body, fill);
  const [reach, low] = [top + w * 0.07 * (snow / 0.3), y + high * snow];
  const cap = `M${at(x - top, y)}H${n(x + top)}L${at(x + reach, low)}l${at(-reach * 0.3, -high * 0.07)}l${at(-reach * 0.25, high * 0.13)}l${at(-reach * 0.4, -high * 0.12)}l${at(-reach * 0.4, high * 0.1)}l${at(-reach * 0.3, -high * 0.09)}L${at(x - reach, low)}Z`;
  return shape(body, fill) + shape(cap, ink.snow);
}

/** A jagged mountain: its feet, its head, and light on one side. */
export function crag(x: number, y: number, [w, h]: readonly [number, number], fill: string = ink.stone): string {
  const p = (a: number, b: number) => at(x + a * w, y + b * h);
  const body = `M${p(-0.5, 1)}L${p(-0.38, 0.62)}L${p(-0.25, 0.52)}L${p(-0.16, 0.2)}L${p(-0.04, 0.1)}L${p(0.03, 0)}L${p(0.13, 0.16)}L${p(0.19, 0.34)}L${p(0.33, 0.45)}L${p(0.4, 0.72)}L${p(0.5, 1)}Z`;
  const light = `M${p(0.03, 0)}L${p(-0.02, 0.3)}L${p(0.05, 0.55)}L${p(-0.06, 1)}H${n(x + w * 0.5)}L${p(0.4, 0.72)}L${p(0.33, 0.45)}L${p(0.19, 0.34)}L${p(0.13, 0.16)}Z`;
  const cracks = `M${p(-0.16, 0.2)}L${p(-0.12, 0.45)}L${p(-0.22, 0.7)}M${p(0.19, 0.34)}L${p(0.16, 0.6)}L${p(0.24, 0.85)}M${p(-0.3, 0.6)}L${p(-0.32, 0.85)}`;
  return shape(body, fill) + wash(light, ink.sumi, 0.22) + line(cracks, ink.sumi, 0.8);
}

/** A boulder with a flat side. */
export function boulder(x: number, y: number, w: number, fill: string = ink.stone): string {
  const h = w * 0.7;
  const p = (a: number, b: number) => at(x + a * w, y - b * h);
  return (
    shape(`M${p(-0.5, 0)}L${p(-0.44, 0.5)}L${p(-0.2, 0.95)}L${p(0.16, 1)}L${p(0.42, 0.62)}L${p(0.5, 0)}Z`, fill) +
    wash(`M${p(0.16, 1)}L${p(0.06, 0.5)}L${p(0.2, 0)}H${n(x + w / 2)}L${p(0.42, 0.62)}Z`, ink.sumi, 0.2) +
    line(`M${p(-0.2, 0.95)}L${p(-0.1, 0.55)}L${p(-0.28, 0.2)}`, ink.sumi, 0.7)
  );
}

/** Still water from a shore to the lower edge, wiped, with a few lines on it. */
export function lake(y: number, top: string, bottom: string, lines = 7): string {
  const body = wiped(`M0 ${n(y)}H120V160H0Z`, top, bottom) + line(`M0 ${n(y)}H120`);
  return body + ripples([y + 6, 156], lines, ink.snow);
}

export const ripples = ([from, to]: readonly [number, number], count: number, color: string): string =>
  tint(
    many(count, i => {
      const y = from + ((to - from) * i) / count;
      const x = chance(7, i + Math.round(from)) * 100;
      return `M${at(x, y)}h${n(8 + chance(3, i) * 16)}`;
    }),
    color,
    0.9,
  );

/** Rows of scales, as waves are drawn on cloth. */
export function scales(y: number, fill: string, { rows = 4, size = 12, edge = ink.snow as string } = {}): string {
  const one = (x: number, top: number) =>
    shape(`M${at(x, top)}a${n(size / 2)} ${n(size / 2)} 0 0 1 ${n(size)} 0v${n(size / 2)}h${n(-size)}Z`, fill) +
    tint(`M${at(x + size * 0.2, top)}a${n(size * 0.3)} ${n(size * 0.3)} 0 0 1 ${n(size * 0.6)} 0`, edge, 0.8);
  return many(rows, r =>
    many(Math.ceil(120 / size) + 1, i => one(i * size - (r % 2 ? size / 2 : 0), y + (r + 1) * (size / 2))),
  );
}

/** A rolling sea: one crest after another, to the lower edge. */
export function sea(y: number, fill: string, { high = 5, wide = 20, shift = 0 } = {}): string {
  const waves = many(Math.ceil(120 / wide) + 2, () => `q${at(wide / 4, -high, wide / 2, 0)}t${at(wide / 2, 0)}`);
  return (
    shape(`M${at(shift - wide, y)}${waves}V160H${n(shift - wide)}Z`, fill) +
    tint(`M${at(shift - wide, y + 3)}${waves}`, ink.snow, 0.9)
  );
}

/** A wave that breaks: its claw to the right, or to the left. */
export function breaker(x: number, y: number, size: number, fill: string = ink.blue): string {
  const p = (a: number, b: number) => at(x + a * size, y - b * size);
  const body = `M${p(-1, 0)}Q${p(-0.7, 0.9)} ${p(0.1, 1)}Q${p(0.75, 1)} ${p(0.85, 0.5)}Q${p(0.62, 0.75)} ${p(0.3, 0.66)}Q${p(0, 0.4)} ${p(0.5, 0)}Z`;
  const foam = `M${p(0.1, 1)}Q${p(0.75, 1)} ${p(0.85, 0.5)}l${at(-size * 0.08, -size * 0.1)}l${at(-size * 0.05, size * 0.13)}l${at(-size * 0.09, -size * 0.15)}l${at(-size * 0.06, size * 0.12)}l${at(-size * 0.09, -size * 0.17)}l${at(-size * 0.08, size * 0.08)}Q${p(0.1, 0.84)} ${p(-0.15, 0.95)}Z`;
  const lines = `M${p(-0.8, 0.1)}Q${p(-0.5, 0.75)} ${p(0, 0.8)}M${p(-0.6, 0.02)}Q${p(-0.35, 0.5)} ${p(0.05, 0.6)}`;
  return shape(body, fill) + tint(lines, ink.water, 1.2) + shape(foam, ink.snow);
}

/** A river that comes from far: where it begins, how it winds, how wide it is in front. */
export function river(
  top: readonly [number, number],
  bend: number,
  [foot, wide]: readonly [number, number],
  fill: string = ink.asagi,
): string {
  const [x, y] = top;
  const mid = (y + 160) / 2;
  const d =
    `M${at(x - 1, y)}C${at(x - 2 - bend * 0.3, mid - 20, x + bend, mid, foot - wide / 2, 160)}H${n(foot + wide / 2)}` +
    `C${at(x + bend + wide * 0.5, mid, x + 6 - bend * 0.2, mid - 20, x + 2, y)}Z`;
  return shape(d, fill);
}

/** Lines that meet at a point far away: furrows, paving, planks. */
export const rays = ([x, y]: readonly [number, number], count: number, color: string, width = 1): string =>
  tint(
    many(count, i => `M${at(x, y)}L${at(-60 + (240 * i) / (count - 1), 160)}`),
    color,
    width,
  );
