import type { ComponentChildren } from 'preact';
import type { Localized } from '../../../i18n/lang.ts';

/** One of the ten views: a picture of ten tiles, five across and two down, each 100 × 100. */
export interface View {
  readonly name: Localized;
  readonly picture: ComponentChildren;
}

export const white = '#f9f7f2';
export const navy = '#17408b';
export const water = '#67adef';
export const pine = '#1f7d6e';
export const red = '#cb3d22';
export const gold = '#e6ac22';
export const ink = '#1f1b16';
export const stone = '#8b8478';
export const line = { fill: 'none', stroke: ink, 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;

export const sky = (fill: string) => <path d="M0 0H500V200H0Z" fill={fill} />;
export const many = (count: number, draw: (i: number) => ComponentChildren) =>
  Array.from({ length: count }, (_, i) => draw(i));

export const blossom = (x: number, y: number, r: number) => (
  <g key={`${x},${y}`}>
    <circle cx={x} cy={y} r={r} fill="#f4b8b0" stroke={ink} stroke-width="2" />
    <circle cx={x} cy={y} r={r / 3} fill={red} />
  </g>
);

export const waves = (y: number, fill: string) => (
  <path d={`M0 ${y}${'q12.5 -14 25 0t25 0'.repeat(10)}V200H0Z`} fill={fill} stroke={ink} stroke-width="2.5" />
);

export const bamboo = (x: number, width: number, fill: string) => (
  <g key={x} stroke={ink} stroke-width="2.5" fill={fill}>
    <path d={`M${x} 0H${x + width}V200H${x}Z`} />
    {many(5, i => (
      <path key={i} d={`M${x - 2} ${20 + i * 42 + (x % 17)}h${width + 4}`} />
    ))}
  </g>
);

export const roof = (x: number, y: number, w: number) => (
  <g key={x} stroke={ink} stroke-width="2.5" stroke-linejoin="round">
    <path d={`M${x + 8} ${y}h${w - 16}V200h-${w - 16}Z`} fill={white} />
    <path d={`M${x - 8} ${y}L${x + 14} ${y - 26}H${x + w - 14}L${x + w + 8} ${y}Z`} fill={navy} />
    <path d={`M${x + w / 2 - 7} ${y + 14}h14v18h-14Z`} fill={gold} />
  </g>
);
