import { readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { drawBoard, readBoard } from '@minoya/games/keshiki/notation';
import { refusals } from '@minoya/games/keshiki/texts';
import { command } from './command/command.ts';
import { isProgram } from './command/is-program.ts';
import { start } from './command/start.ts';
import { textOf } from './input.ts';

interface Tapped {
  /** The board after the taps; null when the text is not a board or a word not a cell. */
  readonly drawn: string | null;
  /** What happened, or what is wrong, line by line. */
  readonly told: readonly string[];
}

/** Reads a drawn board, taps the named cells in order, and draws what is left. A refused tap says why and changes nothing. */
export function tapDrawing(text: string, words: readonly string[]): Tapped {
  const reading = readBoard(text);
  if (!reading.ok) return { drawn: null, told: [`line ${reading.line}, column ${reading.column}: ${reading.why.en}`] };
  const told: string[] = [];
  let state = keshiki.start({ type: 'board', board: reading.board, target: 0, par: null, tools: [] }, '');
  for (const word of words) {
    const cell = readCell(word);
    if (cell === null) return { drawn: null, told: [`${word}: a cell is a column letter and a row number, as in b0`] };
    const step = keshiki.apply(state, 0, { type: 'tap', cell });
    if (!step.ok) {
      told.push(`${word}: ${refusals[step.why]?.en ?? step.why}`);
      continue;
    }
    for (const event of step.events) told.push(keshiki.tell(event));
    state = step.state;
  }
  return { drawn: drawBoard(state.board), told };
}

export const tap = command({
  name: 'tap',
  does: 'Taps cells of a drawn board of 消色百景 and draws what is left',
  more: "The board comes on standard input, drawn as in the rules with the counters' values in notes; what happened is told on standard error.",
  words: [{ word: 'CELL', does: 'a column letter and a row number, as in b0', count: 'any' }],
  options: {},
  examples: ['b0 c2', "'b0 c2'"],
  ctrlC: 'Nothing is changed.',
  patience: 0,
  run: async (_options, work, args) => {
    const words = args.flatMap(arg => arg.split(/\s+/)).filter(Boolean);
    const { drawn, told } = tapDrawing(await textOf('-'), words);
    for (const line of told) console.error(line);
    if (drawn !== null) work.say(drawn);
    return drawn === null ? 1 : 0;
  },
});

if (isProgram(import.meta.url)) await start(tap);
