import { fill } from '@minoya/kernel';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { STONES } from './walk.ts';

/** Where each stone stands, and how large it is. */
const places: readonly (readonly [x: number, y: number, size: number])[] = [
  [70, 62, 13],
  [92, 70, 8],
  [205, 52, 16],
  [228, 64, 9],
  [140, 34, 10],
  [285, 74, 12],
];

const text = {
  stones: (stones: number) => fill({ ja: '石庭：石{stones}個', en: 'Rock garden: {stones} stones' }, { stones }),
} as const;

/** The rock garden of the endless boards: raked sand, and a stone for every five boards. */
export function Garden({ stones }: { stones: number }): JSX.Element {
  return (
    <svg class="garden" viewBox="0 0 340 100" role="img" aria-label={say(text.stones(stones))} data-stones={stones}>
      <rect class="garden-sand" width="340" height="100" rx="4" />
      {[14, 24, 34, 44, 54, 64, 74, 84].map(y => (
        <path key={y} class="garden-rake" d={`M0 ${y}C60 ${y - 6} 110 ${y + 6} 170 ${y}S290 ${y - 6} 340 ${y}`} />
      ))}
      {places.slice(0, STONES).map(([x, y, size], i) => (
        <g key={x} class={i < stones ? 'garden-stone' : 'garden-place'}>
          {i < stones ? <ellipse class="garden-ring" cx={x} cy={y + size * 0.5} rx={size * 1.9} ry={size} /> : null}
          <path d={stone(x, y, size)} />
        </g>
      ))}
    </svg>
  );
}

const stone = (x: number, y: number, s: number): string =>
  `M${x - s} ${y + s * 0.7}L${x - s * 0.7} ${y - s * 0.4}L${x - s * 0.1} ${y - s}L${x + s * 0.6} ${y - s * 0.5}L${x + s} ${y + s * 0.7}Z`;
