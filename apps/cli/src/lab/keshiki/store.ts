import { writeFileSync } from 'node:fs';
import { counterOf, valueOf } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { cellAt, cellName, readCell } from '@minoya/games/keshiki/cells';
import { cellText } from '@minoya/games/keshiki/notation';
import { stage } from '@minoya/games/keshiki/stages/index';
import { writeGoal } from '@minoya/games/keshiki/goals';
import type { Made } from './choose.ts';

const folder = new URL('../../../../../packages/games/keshiki/stages/', import.meta.url);

/** A stage as it stands in the games package. */
export function readStored(number: number): Made {
  const { board, goals, promise, difficulty, par, line } = stage(number);
  const taps = line.map(cell => readCell(cell) ?? 0);
  return { board, goals, promise, difficulty, line: { score: par, clears: false, taps, reached: [], stars: 3 } };
}

/** Writes the ten stages of a view as text. */
export function storeView(view: number, made: (number: number) => Made): void {
  const records = Array.from({ length: 10 }, (_, i) => record(made((view - 1) * 10 + i + 1)));
  const text = `import type { StageRecord } from './record.ts';\n\nexport const view${view}: readonly StageRecord[] = [\n${records.join('\n')}\n];\n`;
  writeFileSync(new URL(`view${view}.ts`, folder), text);
}

function record({ board, goals, promise, difficulty, line }: Made): string {
  const rows = Array.from({ length: board.height }, (_, y) =>
    board.cells
      .slice(y * board.width, (y + 1) * board.width)
      .map(b => cellText(b).replace('   ', '...'))
      .join(' '),
  );
  return [
    '  {',
    '    rows: `',
    ...rows.map(row => `      ${row}`),
    '    `,',
    `    values: '${values(board)}',`,
    `    goals: '${goals.map(writeGoal).join()}',`,
    `    promise: '${promise}',`,
    `    par: ${line.score},`,
    `    difficulty: ${difficulty},`,
    `    line: '${line.taps.map(cellName).join(' ')}',`,
    '  },',
  ].join('\n');
}

function values(board: Board): string {
  const all: string[] = [];
  board.cells.forEach((b, i) => {
    if (!counterOf(b)) return;
    all.push(`${cellName(cellAt(i % board.width, Math.floor(i / board.width)))}=${valueOf(b)}`);
  });
  return all.join(' ');
}
