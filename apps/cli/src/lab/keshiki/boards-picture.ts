import { colorOf, colors, counterOf, EMPTY, iceOf, kindOf, valueOf } from '@minoya/games/keshiki/blocks';
import type { Stage } from '@minoya/games/keshiki/stages/index';

const CELL = 8;
const WIDE = 9 * CELL + 14;
const HIGH = 13 * CELL + 24;

/** Every board as a thumbnail, ten a row. */
export function boardsPicture(all: readonly Stage[]): string {
  const parts = all.map((stage, i) => {
    const [x, y] = [(i % 10) * WIDE, Math.floor(i / 10) * HIGH];
    return `<g transform="translate(${x} ${y})">${thumbnail(stage)}</g>`;
  });
  const size = `viewBox="0 0 ${10 * WIDE} ${Math.ceil(all.length / 10) * HIGH}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="9" fill="#2b2a27">`;
  return `${[head, '<title>The boards of the hundred stages of 消色百景</title>', ...parts, '</svg>'].join('\n')}\n`;
}

/** Blocks in their colours: ice as a white frame, a number in its block, marked ones ringed. */
function thumbnail({ number, board }: Stage): string {
  const top = 16 + (13 - board.height) * CELL;
  const left = 7 + ((9 - board.width) * CELL) / 2;
  const drawn = board.cells.map((b, i) => {
    const [x, y] = [left + (i % board.width) * CELL, top + Math.floor(i / board.width) * CELL];
    return b === EMPTY ? '' : blockAt(b, x, y);
  });
  return `<text x="7" y="11">${number}</text>${drawn.join('')}`;
}

function blockAt(b: number, x: number, y: number): string {
  const kind = kindOf(b);
  const fill = colors[colorOf(b) - 1]?.hex ?? (kind === 'steel' ? '#555a60' : '#a79c8c');
  const box = (inset: number, look: string): string =>
    `<rect x="${x + inset}" y="${y + inset}" width="${CELL - 2 * inset}" height="${CELL - 2 * inset}" ${look}/>`;
  const ice =
    iceOf(b) > 0 ? box(1.5, `fill="#fff" stroke="#5b7fa6" stroke-width="${iceOf(b) * 0.8}" opacity="0.7"`) : '';
  const sign = counterOf(b) ? `${counterOf(b)?.is === 'plus' ? '' : '-'}${valueOf(b)}` : kind === 'marked' ? '◎' : '';
  const text =
    sign === '' ? '' : `<text x="${x + CELL / 2}" y="${y + 6.3}" font-size="6" text-anchor="middle">${sign}</text>`;
  return box(0, `fill="${fill}" stroke="#2b2a27" stroke-width="0.4"`) + ice + text;
}
