import { readFileSync } from 'node:fs';
import { cellName, readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { drawBoard, readBoard } from '@minoya/games/keshiki/notation';
import { preview } from '@minoya/games/keshiki/play';
import { refusals } from '@minoya/games/keshiki/texts';

/**
 * `npm run -s tap -- 'b0 c2'` reads a board of 消色百景 on standard input, drawn as in its rules with the counters'
 * values in notes, and prints the board after the taps, with what happened on standard error.
 */
function main(words: readonly string[]): number {
  const reading = readBoard(readFileSync(0, 'utf8'));
  if (!reading.ok) {
    console.error(`line ${reading.line}, column ${reading.column}: ${reading.why}`);
    return 1;
  }
  let state = keshiki.start({ type: 'board', board: reading.board, target: 0, par: null, tools: [] }, '');
  for (const word of words) {
    const cell = readCell(word);
    const step = keshiki.apply(state, 0, { type: 'tap', cell: cell ?? -1 });
    if (cell === null || !step.ok) {
      const why =
        cell === null ? 'a cell is a column letter and a row number, as in b0' : refusals[step.ok ? '' : step.why]?.en;
      console.error(`${word}: ${why ?? 'refused'}`);
      if (cell === null) return 1;
      continue;
    }
    const shown = preview(state, cell);
    for (const touched of shown.ok ? shown.touched : [])
      console.error(`${cellName(touched.cell)}: ${touched.outcome}${touched.by ? ` by ${touched.by}` : ''}`);
    for (const event of step.events) console.error(keshiki.tell(event));
    state = step.state;
  }
  console.log(drawBoard(state.board));
  return 0;
}

process.exitCode = main(
  process.argv
    .slice(2)
    .flatMap(arg => arg.split(/\s+/))
    .filter(Boolean),
);
