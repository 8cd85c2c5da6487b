import { kinds } from '@minoya/games/keshiki/blocks';
import type { Stage } from '@minoya/games/keshiki/stages/index';

const WIDTH = 1000;
const PANEL = 220;
const LEFT = 56;
const TOP = 58;
const GAP = 46;
const INK = '#2b2a27';
const FAINT = '#d8d4c8';

/** Difficulty as bars above, par as a line below, with the stage where each block first appears. */
export function plot(all: readonly Stage[]): string {
  const height = TOP + PANEL * 2 + GAP + 40;
  const most = Math.ceil(Math.max(...all.map(stage => stage.par)) / 1000) * 1000;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="${INK}">`,
    '<title>Difficulty and par of the hundred stages of 消色百景</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#faf8f2"/>`,
    ...axis(TOP, [0, 25, 50, 75, 100], 100, 'difficulty'),
    ...all.map(bar),
    ...arrivals(),
    ...axis(TOP + PANEL + GAP, ticks(most), most, 'score'),
    line(
      all.map(stage => stage.par),
      most,
      '#1e5799',
    ),
    legend(TOP + PANEL + GAP - 10),
    ...numbers(height - 14),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

function xOf(stage: number): number {
  return LEFT + ((stage - 0.5) * (WIDTH - LEFT - 14)) / 100;
}

function yOf(top: number, share: number): number {
  return Math.round((top + PANEL * (1 - share)) * 10) / 10;
}

function ticks(most: number): number[] {
  return Array.from({ length: most / 1000 + 1 }, (_, i) => i * 1000);
}

function axis(top: number, values: readonly number[], most: number, name: string): string[] {
  const lines = values.map(value => {
    const y = yOf(top, value / most);
    return `<path d="M${LEFT} ${y}H${WIDTH - 14}" stroke="${FAINT}"/><text x="${LEFT - 6}" y="${y + 4}" text-anchor="end">${value}</text>`;
  });
  return [...lines, `<text x="${LEFT}" y="${top - 40 + (top === TOP ? 0 : 24)}" font-weight="bold">${name}</text>`];
}

function bar({ number, difficulty }: Stage): string {
  const y = yOf(TOP, difficulty / 100);
  return `<rect x="${(xOf(number) - 3.4).toFixed(1)}" y="${y}" width="6.8" height="${(TOP + PANEL - y).toFixed(1)}" fill="#5b8a72"/>`;
}

/** The blocks' names over the stage that brings them. */
function arrivals(): string[] {
  return Object.values(kinds)
    .filter(kind => (kind.first ?? 0) > 1)
    .map(({ first, text }) => {
      const x = xOf(first ?? 0).toFixed(1);
      return `<path d="M${x} ${TOP - 4}V${TOP + PANEL}" stroke="${INK}" stroke-dasharray="2 4"/><text x="${x}" y="${TOP - 22}">${text.ja}</text><text x="${x}" y="${TOP - 8}" font-size="11">${text.en}</text>`;
    });
}

function line(values: readonly number[], most: number, color: string): string {
  const points = values.map((value, i) => `${xOf(i + 1).toFixed(1)},${yOf(TOP + PANEL + GAP, value / most)}`);
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`;
}

function legend(y: number): string {
  return `<text x="${LEFT + 60}" y="${y - 6}" fill="#1e5799">par</text>`;
}

function numbers(y: number): string[] {
  return [1, 11, 21, 31, 41, 51, 61, 71, 81, 91, 100].map(
    stage => `<text x="${xOf(stage).toFixed(1)}" y="${y}" text-anchor="middle">${stage}</text>`,
  );
}
