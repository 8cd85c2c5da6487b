import type { Localized } from '@minoya/kernel';
import type { Board } from '../board.ts';
import { type Goal, readGoal } from '../goals.ts';
import { readBoard } from '../notation.ts';
import { names } from './names.ts';
import type { StageRecord } from './record.ts';
import { view1 } from './view1.ts';
import { view2 } from './view2.ts';
import { view3 } from './view3.ts';
import { view4 } from './view4.ts';
import { view5 } from './view5.ts';
import { view6 } from './view6.ts';
import { view7 } from './view7.ts';
import { view8 } from './view8.ts';
import { view9 } from './view9.ts';
import { view10 } from './view10.ts';

export interface Stage {
  readonly number: number;
  readonly name: Localized;
  /** The idea of the stage in one sentence. */
  readonly hook: Localized;
  readonly board: Board;
  /** What its three stars ask for. */
  readonly goals: readonly Goal[];
  readonly par: number;
  readonly difficulty: number;
  /** What the hook promises; see promises.ts. */
  readonly promise: string;
  /** Actions, one line each; they earn all three stars without tools, and score par. */
  readonly line: readonly string[];
}

const records: readonly StageRecord[] = [
  ...view1,
  ...view2,
  ...view3,
  ...view4,
  ...view5,
  ...view6,
  ...view7,
  ...view8,
  ...view9,
  ...view10,
];

export const STAGE_COUNT = 100;

const read: (Stage | undefined)[] = [];

/** Stage 1 to 100; its board is read from text when first asked for. (K28) */
export function stage(number: number): Stage {
  const known = read[number];
  if (known) return known;
  const record = records[number - 1];
  const named = names[number - 1];
  if (!record || !named) throw new Error(`there is no stage ${number}`);
  const { par, difficulty, promise } = record;
  const goals = goalsOf(record);
  const line = record.line.trim().split(/\s+/);
  const made = { number, ...named, board: boardOf(record), goals, par, difficulty, promise, line };
  read[number] = made;
  return made;
}

function boardOf({ rows, values }: StageRecord): Board {
  const lines = rows
    .trim()
    .split('\n')
    .map(row => `| ${row.trim()} |`);
  const reading = readBoard(`${lines.join('\n')}\n// ${values}`);
  if (!reading.ok) throw new Error(`row ${reading.line}, column ${reading.column}: ${reading.why.en}`);
  return reading.board;
}

function goalsOf({ goals: text }: StageRecord): readonly Goal[] {
  return text.split(',').map(word => {
    const goal = readGoal(word);
    if (!goal) throw new Error(`not a goal: ${word}`);
    return goal;
  });
}
