import type { Codec } from '@minoya/kernel';
import type { Colour } from './cards/card.ts';
import { readCells, writeCells } from './cells.ts';
import { isPiece } from './pieces.ts';
import type { Action } from './state.ts';
import { isParts } from './trade.ts';

export const actions: Codec<Action> = { write, read };

function write(action: Action): string {
  switch (action.type) {
    case 'take':
      return `take ${action.colour.charAt(0)}${action.at + 1}`;
    case 'place':
    case 'master':
    case 'put':
    case 'lift':
      return `${action.type} ${action.slot + 1} ${writeCells(action.cells)}`;
    case 'up':
    case 'down':
      return `${action.type} ${action.piece} ${action.parts}`;
    case 'recycle':
      return `recycle ${action.colour}`;
    case 'reward':
      return `reward ${action.piece}`;
    case 'debug':
      if (action.what === 'turn') return `debug turn ${action.seat}`;
      return action.what === 'give' ? `debug give ${action.piece}` : `debug ${action.what}`;
    default:
      return action.type;
  }
}

type Words = readonly [type: string, a: string, b: string];

function read(line: string): Action | null {
  if (line.length > 60) return null;
  const words = line.split(' ');
  const [type = '', a = '', b = ''] = words;
  const action = readers[words.length]?.([type, a, b]) ?? null;
  return action && write(action) === line ? action : null;
}

/** By number of words. */
const readers: Record<number, (words: Words) => Action | null> = {
  1: ([type]) => (type === 'gain' || type === 'close' || type === 'end' || type === 'finish' ? { type } : null),
  2: ([type, a]) => {
    if (type === 'take') return readTake(a);
    if (type === 'recycle') return isColour(a) ? { type, colour: a } : null;
    if (type === 'reward') return isPiece(a) ? { type, piece: a } : null;
    if (type === 'debug') return a === 'end' || a === 'finishing' || a === 'add' ? { type, what: a } : null;
    return null;
  },
  3: ([type, a, b]) => {
    if (type === 'up' || type === 'down') return isPiece(a) && isParts(b) ? { type, piece: a, parts: b } : null;
    if (type === 'debug') return readDebug(a, b);
    if (type !== 'place' && type !== 'master' && type !== 'put' && type !== 'lift') return null;
    const cells = readCells(b);
    return cells !== null && /^[1-4]$/.test(a) ? { type, slot: Number(a) - 1, cells } : null;
  },
};

function readTake(place: string): Action | null {
  const [, letter, at] = /^([wb])([1-4])$/.exec(place) ?? [];
  return letter ? { type: 'take', colour: letter === 'w' ? 'white' : 'black', at: Number(at) - 1 } : null;
}

function readDebug(what: string, of: string): Action | null {
  if (what === 'turn' && /^[0-3]$/.test(of)) return { type: 'debug', what, seat: Number(of) };
  if (what === 'give' && isPiece(of)) return { type: 'debug', what, piece: of };
  return null;
}

function isColour(text: string): text is Colour {
  return text === 'white' || text === 'black';
}
