import type { TurningPoint } from '@minoya/bots/rokumasu/index';
import type { JSX } from 'preact';
import { number, say } from '../../../i18n/lang.ts';
import type { Judged } from '../worker/jobs.ts';
import { lookingBack } from '../text/looking-back.ts';

const [width, height, left, foot] = [320, 112, 34, 16];
const ground = height - foot;

interface GraphProps {
  readonly moves: readonly Judged[];
  readonly points: readonly TurningPoint[];
}

/** Points of every placement, and the best its hand allowed at once where that was more; on a logarithm, because runs grow by tens. */
export function Graph({ moves, points }: GraphProps): JSX.Element | null {
  if (moves.length < 2) return null;
  const most = Math.max(10, ...moves.map(move => move.best), ...moves.map(move => move.points));
  const wide = (width - left - 4) / moves.length;
  const x = (i: number) => left + (i + 0.5) * wide;
  const y = (value: number) => ground - ((ground - 8) * Math.log10(1 + value)) / Math.log10(1 + most);
  return (
    <figure>
      <figcaption class="small quiet">{say(lookingBack.graph)}</figcaption>
      <svg
        class="graph"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${say(lookingBack.graph)} ${number(Math.max(...moves.map(move => move.points)))}`}
      >
        <Axis most={most} y={y} />
        {moves.map((move, i) => (
          <g key={move.ply}>
            {i > 0 && move.round === moves[i - 1]?.round ? null : <RoundMark x={x(i) - wide / 2} round={move.round} />}
            {move.points > 0 ? (
              <path
                class="graph-real"
                stroke-width={Math.max(1, wide - 1)}
                d={`M${x(i)} ${ground}V${y(move.points)}`}
              />
            ) : null}
            {move.best > move.points ? (
              <path class="graph-best" d={`M${x(i) - wide / 2} ${y(move.best)}h${wide}`} />
            ) : null}
          </g>
        ))}
        {points.map(point => {
          const at = moves.findIndex(move => move.ply === point.ply);
          return at < 0 ? null : (
            <path key={point.ply} class="graph-turn" d={`M${x(at) - 4} ${ground - 4}l8 8m0 -8l-8 8`} />
          );
        })}
      </svg>
      <p class="graph-legend caption">
        <span data-of="real">{say(lookingBack.graphReal)}</span>
        <span data-of="best">{say(lookingBack.graphBest)}</span>
        {points.length > 0 ? <span data-of="turn">{say(lookingBack.coach)}</span> : null}
      </p>
    </figure>
  );
}

/** Two lines of text. */
const apart = 11;

function Axis({ most, y }: { most: number; y: (value: number) => number }) {
  // The most that occurs stands there too: a power of ten too near to it gives way.
  const tens = [0, 10, 100, 1_000, 10_000, 100_000].filter(value => y(value) - y(most) >= apart);
  return (
    <>
      {[...tens, most].map(value => (
        <g key={value}>
          <path class="graph-grid" d={`M${left} ${y(value)}H${width - 4}`} />
          <text x={left - 4} y={y(value) + 3} text-anchor="end">
            {number(value)}
          </text>
        </g>
      ))}
    </>
  );
}

function RoundMark({ x, round }: { x: number; round: number }) {
  return (
    <>
      <path class="graph-grid" d={`M${x} 8V${height - 4}`} />
      <text x={x + 2} y={height - 3}>
        {round}
      </text>
    </>
  );
}
