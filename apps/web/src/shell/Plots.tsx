import type { JSX } from 'preact';
import { number, say } from '../i18n/lang.ts';
import type { Past } from '../store/runs.ts';
import { bins } from './numbers.ts';
import { recordsText } from './records-text.ts';

const size = { width: 340, height: 150, left: 4, bottom: 22 };

/** How often which score: columns with their counts written on them. */
export function Histogram({ scores }: { scores: readonly number[] }): JSX.Element {
  const all = bins(scores);
  const most = Math.max(1, ...all.map(bin => bin.count));
  const wide = (size.width - size.left * 2) / Math.max(1, all.length);
  const ground = size.height - size.bottom;
  const label = all.filter(bin => bin.count > 0).map(bin => `${number(bin.from)}–${number(bin.to)}: ${bin.count}`);
  return (
    <svg
      class="plot"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`${say(recordsText.scores)}. ${label.join('; ')}`}
    >
      {all.map((bin, i) => {
        const high = (bin.count / most) * (ground - 18);
        const x = size.left + i * wide;
        return (
          <g key={bin.from}>
            {bin.count > 0 ? (
              <rect class="column" x={x + 3} y={ground - high} width={wide - 6} height={high} rx="2" />
            ) : null}
            {bin.count > 0 ? (
              <text x={x + wide / 2} y={ground - high - 5} text-anchor="middle">
                {bin.count}
              </text>
            ) : null}
            <text x={x + 3} y={size.height - 6}>
              {number(bin.from)}
            </text>
          </g>
        );
      })}
      <path class="axis" d={`M${size.left} ${ground}H${size.width - size.left}`} />
    </svg>
  );
}

/** Scores over time, oldest left; a filled mark was won. */
export function Trend({ past }: { past: readonly Past[] }): JSX.Element {
  const shown = past.slice(0, 60).reverse();
  const most = Math.max(1, ...shown.map(one => one.score));
  const ground = size.height - size.bottom;
  const at = (one: Past, i: number) => ({
    x: size.left + 6 + (i * (size.width - size.left * 2 - 12)) / Math.max(1, shown.length - 1),
    y: ground - (Math.max(0, one.score) / most) * (ground - 16),
  });
  const points = shown.map((one, i) => ({ ...at(one, i), won: one.won, id: one.id }));
  const label = shown.map(one => number(one.score)).join(', ');
  return (
    <svg
      class="plot"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`${say(recordsText.trend)}. ${label}`}
    >
      <path class="axis" d={`M${size.left} ${ground}H${size.width - size.left}`} />
      <text x={size.left} y="10">
        {number(most)}
      </text>
      <path class="trend" d={points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
      {points.map(({ x, y, won, id }) => (
        <circle key={id} class="point" data-won={won} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}
