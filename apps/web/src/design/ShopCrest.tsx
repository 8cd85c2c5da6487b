import type { JSX } from 'preact';
import { crestBits } from '../store/profile.ts';

const cloths = ['#1f4b82', '#a8321a', '#2f6b4f', '#855600', '#5b3a6e', '#1f1b16'];

/** A crest drawn from a number: a mirrored mino on cloth. */
export function ShopCrest({ n }: { n: number }): JSX.Element {
  const bits = crestBits(n);
  const cells: { x: number; y: number }[] = [];
  for (let i = 0; i < 15; i++) {
    const [x, y] = [i % 3, Math.floor(i / 3)];
    // The middle stays full, so that every crest hangs together.
    if (x === 2 || (bits >>> i) & 1) cells.push({ x, y });
  }
  return (
    <svg class="crest shop-crest" viewBox="0 0 48 48" aria-hidden="true">
      <circle
        cx="24"
        cy="24"
        r="22.5"
        fill={cloths[(bits >>> 20) % cloths.length]}
        stroke="var(--line)"
        stroke-width="2"
      />
      <g fill="#fffdf8">
        {cells.map(({ x, y }) => (
          <g key={`${x},${y}`}>
            <rect x={11.5 + x * 5} y={11.5 + y * 5} width="5.1" height="5.1" />
            {x < 2 ? <rect x={31.5 - x * 5} y={11.5 + y * 5} width="5.1" height="5.1" /> : null}
          </g>
        ))}
      </g>
    </svg>
  );
}
