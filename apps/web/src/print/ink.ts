import { ink } from './pigments.ts';

export { ink };

/** To a tenth: finer is not seen, and longer to send. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
/** Points as a path writes them. */
export const at = (...points: readonly number[]): string => points.map(n).join(' ');

/** A form with the key block's line around it. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
/** Colour without a line: it goes where only the key block is printed. */
export const wash = (d: string, fill: string, opacity = 1): string =>
  `<path class="c" d="${d}" fill="${fill}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
export const line = (d: string, color: string = ink.sumi, width = 1): string =>
  `<path class="l" d="${d}" stroke="${color}" stroke-width="${width}"/>`;
/** A line of colour that goes with the colours. */
export const tint = (d: string, color: string, width = 1): string =>
  `<path class="l c" d="${d}" stroke="${color}" stroke-width="${width}"/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle class="c" cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="none"/>`;
export const box = (x: number, y: number, [w, h]: readonly [number, number], fill: string): string =>
  shape(`M${at(x, y)}h${n(w)}v${n(h)}h${n(-w)}Z`, fill);

export const group = (inner: string, attributes: string): string => `<g ${attributes}>${inner}</g>`;
/** Drawn elsewhere, larger or smaller, or turned to the other side. */
export const moved = (inner: string, x: number, y: number, scale: number | readonly [number, number] = 1): string => {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  return group(inner, `transform="translate(${at(x, y)}) scale(${n2(sx)} ${n2(sy)})"`);
};
const n2 = (value: number) => Math.round(value * 100) / 100;
export const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Chance that is the same on every device: the i-th number, 0 to 1, of a seed. */
export function chance(seed: number, i: number): number {
  let word = (Math.imul(seed, 0x9e37_79b1) ^ Math.imul(i + 1, 0x85eb_ca6b)) >>> 0;
  for (const by of [0x2c1b_3c6d, 0x297a_2d39]) word = Math.imul(word ^ (word >>> 15), by) >>> 0;
  return ((word ^ (word >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** One colour wiped into another from the top, as a printer's brush does. */
export function wiped(d: string, top: string, bottom: string): string {
  const id = `w${top.slice(1)}${bottom.slice(1)}`;
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<path d="${d}" fill="url(#${id})" stroke="none"/>`
  );
}
