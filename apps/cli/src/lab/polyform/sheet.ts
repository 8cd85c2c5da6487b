import { cards } from '@minoya/games/polyform/cards';
import type { Card } from '@minoya/games/polyform/cards/card';
import { cellAt, SIDE } from '@minoya/games/polyform/cells';
import { orientations } from '@minoya/games/polyform/pieces';

const CELL = 18;
const CARD = { width: 132, height: 172, gap: 14 };
const COLUMNS = 8;
const INK = '#2b2620';

/** All cards as one picture: white above, black below; points at the left, the reward at the right, the name below. */
export function sheet(): string {
  const width = COLUMNS * (CARD.width + CARD.gap) + CARD.gap;
  const white = cards.filter(card => card.colour === 'white');
  const black = cards.filter(card => card.colour === 'black');
  const firstBlackRow = Math.ceil(white.length / COLUMNS);
  const rows = firstBlackRow + Math.ceil(black.length / COLUMNS);
  const height = rows * (CARD.height + CARD.gap) + CARD.gap;
  const drawn = [...white.map((card, i) => at(card, i, 0)), ...black.map((card, i) => at(card, i, firstBlackRow))];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">
<title>POLYFORM: 52 cards</title>
<rect width="${width}" height="${height}" fill="#e9e2d3"/>
${drawn.join('\n')}
</svg>
`;
}

function at(card: Card, index: number, firstRow: number): string {
  const x = CARD.gap + (index % COLUMNS) * (CARD.width + CARD.gap);
  const y = CARD.gap + (firstRow + Math.floor(index / COLUMNS)) * (CARD.height + CARD.gap);
  return `<g transform="translate(${x} ${y})">${face(card)}</g>`;
}

function face(card: Card): string {
  const dark = card.colour === 'black';
  const paper = dark ? '#3a352e' : '#fbf8f1';
  const ink = dark ? '#f4eee0' : INK;
  const { wide, high } = extent(card.shape);
  const left = (CARD.width - wide * CELL) / 2;
  const top = 38 + ((SIDE - high) * CELL) / 2;
  const cells = squares(card.shape, left, top, CELL).map(place => box(place, CELL, dark ? '#8d8371' : '#d8cfbb', ink));
  const reward = squares(orientations(card.reward)[0] ?? 1, CARD.width - 42, 10, 8).map(place =>
    box(place, 8, '#c8553d', ink),
  );
  return [
    `<rect width="${CARD.width}" height="${CARD.height}" rx="8" fill="${paper}" stroke="${INK}"/>`,
    `<text x="12" y="26" font-size="18" font-weight="700" fill="${ink}">${card.points}</text>`,
    ...reward,
    ...cells,
    `<text x="${CARD.width / 2}" y="148" font-size="13" text-anchor="middle" fill="${ink}">${card.text.ja}</text>`,
    `<text x="${CARD.width / 2}" y="164" font-size="10" text-anchor="middle" fill="${ink}">${card.id} ${card.text.en}</text>`,
  ].join('');
}

/** How many columns and rows a drawing at the top left takes up. */
function extent(shape: number): { wide: number; high: number } {
  const all = squares(shape, 1, 1, 1);
  return { wide: Math.max(...all.map(([x]) => x)), high: Math.max(...all.map(([, y]) => y)) };
}

function squares(shape: number, left: number, top: number, size: number): [number, number][] {
  const all: [number, number][] = [];
  for (let r = 0; r < SIDE; r++) {
    for (let c = 0; c < SIDE; c++) if (shape & cellAt(r, c)) all.push([left + c * size, top + r * size]);
  }
  return all;
}

function box([x, y]: readonly [number, number], size: number, fill: string, ink: string): string {
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${fill}" stroke="${ink}" stroke-width="0.8"/>`;
}
