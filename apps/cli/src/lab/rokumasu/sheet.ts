import { escaped } from './charts.ts';
import type { Section } from './sections.ts';

/** docs/rokumasu-balance.md */
export function sheet(parts: readonly Section[], runs: number): string {
  const [promises, ...rest] = parts;
  return `${[
    '# How ロクマス plays',
    `Written by \`npm run lab -- balance --docs\` from ${runs} runs. Why the open numbers are what they are:
[decision 009](decisions/009-rokumasu-targets.md).`,
    ...(promises ? [promises.text, table(promises.head, promises.rows)] : []),
    '![Win rates, winning shelves, what relics add and bosses cost](rokumasu-balance.svg)',
    ...rest.flatMap(({ title, text, head, rows }) => [`## ${title}`, text, table(head, rows)]),
  ].join('\n\n')}\n`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const WIDTH = 920;
const COLUMN = 460;
const ROW = 16;
const NAME = 190;

/** docs/rokumasu-balance.svg: every drawing with bars, in two columns. */
export function picture(parts: readonly Section[]): string {
  const heights = [20, 20];
  const panels = parts.flatMap(({ title, chart }) => {
    if (chart?.type !== 'bars') return [];
    const column = heights[0]! <= heights[1]! ? 0 : 1;
    const y = heights[column]!;
    heights[column] = y + 40 + chart.bars.length * ROW;
    return [panel(20 + column * COLUMN, y, title, bars(chart.bars, chart.unit))];
  });
  const height = Math.max(...heights);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11" fill="#2b2620">
<title>ロクマス: balance</title>
<rect width="${WIDTH}" height="${height}" fill="#fbf8f1"/>
${panels.join('\n')}
</svg>
`;
}

const panel = (x: number, y: number, title: string, content: string): string =>
  `<g transform="translate(${x} ${y})"><text y="12" font-size="13" font-weight="700">${escaped(title)}</text>${content}</g>`;

function bars(list: readonly { label: string; value: number; note?: string }[], unit: string): string {
  const least = Math.min(0, ...list.map(bar => bar.value));
  const most = Math.max(1, ...list.map(bar => bar.value));
  const x = (value: number): number => NAME + ((value - least) / (most - least)) * (COLUMN - NAME - 100);
  const rows = list.map(({ label, value, note = '' }, i) => {
    const y = 22 + i * ROW;
    const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
    const fill = value < 0 ? '#a8321d' : '#22497f';
    return `<text x="${NAME - 6}" y="${y + 10}" text-anchor="end">${escaped(label.slice(0, 24))}</text><rect x="${from.toFixed(1)}" y="${y}" width="${Math.max(1, to - from).toFixed(1)}" height="${ROW - 4}" fill="${fill}"/><text x="${(to + 4).toFixed(1)}" y="${y + 10}" font-size="9">${value.toFixed(1)}${unit} ${escaped(note)}</text>`;
  });
  return rows.join('');
}
