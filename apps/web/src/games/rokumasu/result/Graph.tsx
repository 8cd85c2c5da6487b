import type { TurningPoint } from '@minoya/bots/rokumasu/index';
import type { JSX } from 'preact';
import { number, say } from '../../../i18n/lang.ts';
import type { Judged } from '../worker/jobs.ts';
import { hintWords } from '../text/hint.ts';

const [width, height] = [320, 96];

/** Points of every placement against the best its hand allowed; on a logarithm, because runs grow by tens. */
export function Graph({
  moves,
  points,
}: {
  moves: readonly Judged[];
  points: readonly TurningPoint[];
}): JSX.Element | null {
  if (moves.length < 2) return null;
  const top = Math.log10(1 + Math.max(10, ...moves.map(move => move.best)));
  const x = (i: number) => 8 + (i * (width - 16)) / (moves.length - 1);
  const y = (value: number) => height - 6 - ((height - 12) * Math.log10(1 + value)) / top;
  const line = moves.map((move, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(move.best).toFixed(1)}`).join('');
  const best = Math.max(...moves.map(move => move.points));
  return (
    <figure>
      <figcaption class="small quiet">{say(hintWords.graph)}</figcaption>
      <svg
        class="graph"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${say(hintWords.graph)} ${number(best)}`}
      >
        <path class="graph-best" d={line} />
        {moves.map((move, i) => (
          <circle key={move.ply} class="graph-real" cx={x(i)} cy={y(move.points)} r="2" />
        ))}
        {points.map(point => {
          const at = moves.findIndex(move => move.ply === point.ply);
          const move = moves[at];
          return move ? (
            <path key={point.ply} class="graph-turn" d={`M${x(at) - 4} ${y(move.points) - 4}l8 8m0 -8l-8 8`} />
          ) : null;
        })}
      </svg>
    </figure>
  );
}
