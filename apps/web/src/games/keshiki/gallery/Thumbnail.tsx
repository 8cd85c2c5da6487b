import { colorOf, counterOf, iceOf, kindOf } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import type { JSX } from 'preact';
import { letterOf } from '../look.ts';

const gap = 0.06;

/** Squares as one path: a list shows dozens of boards, and each is a handful of elements. */
function squares({ width }: Board, cells: readonly number[], inset = gap): string {
  const side = 1 - 2 * inset;
  return cells.map(i => `M${(i % width) + inset} ${Math.floor(i / width) + inset}h${side}v${side}h-${side}z`).join('');
}

/** A board in a list: its colours, and where ice, numbers and stones lie. */
export function Thumbnail({ board }: { board: Board }): JSX.Element {
  const { width, height, cells } = board;
  const where = (is: (b: number) => boolean) => cells.flatMap((b, i) => (b && is(b) ? [i] : []));
  const fills = [1, 2, 3, 4, 5, 6].map(color => [letterOf(color), where(b => colorOf(b) === color)] as const);
  const ice = where(b => iceOf(b) > 0);
  const numbers = where(b => counterOf(b) !== null);
  const marked = where(b => kindOf(b) === 'marked');
  return (
    <svg class="thumbnail" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" style={{ '--ratio': width / height }}>
      <rect class="thumbnail-board" width={width} height={height} />
      {[...fills, ['stone', where(b => colorOf(b) === 0)] as const].map(([fill, list]) =>
        list.length > 0 ? (
          <g key={fill} class="tile" data-fill={fill}>
            <path d={squares(board, list)} fill="var(--fill)" />
          </g>
        ) : null,
      )}
      {ice.length > 0 ? <path class="thumbnail-ice" d={squares(board, ice, 0.14)} /> : null}
      {numbers.length > 0 ? <path class="thumbnail-number" d={squares(board, numbers, 0.32)} /> : null}
      {marked.length > 0 ? <path class="thumbnail-marked" d={squares(board, marked, 0.3)} /> : null}
    </svg>
  );
}
