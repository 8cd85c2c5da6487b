import type { Codec } from '@minoya/kernel';
import type { Board } from './board.ts';
import { isDate } from './dates.ts';
import { type Goal, readGoal, scoreGoal, writeGoal } from './goals.ts';
import { boardLine, readBoardLine } from './notation.ts';
import { STAGE_COUNT } from './stages/index.ts';
import { type ToolId, tools, toolsFit } from './tools.ts';

/** Which random deal is played and for what; deal 0 is built backwards and knows its own target. (K29) */
export interface Deal {
  readonly deal: number;
  readonly goals: readonly Goal[] | null;
}

/**
 * As lines: `stage 12` · `stage 12 with swap bomb` · `daily 2026-11-15` · `daily 2026-11-15 deal 3 goals 640,clear` ·
 * `endless 5` · `endless 5 deal 3 goals ice` (the match's seed decides the deals) · `board 500 RRG/.*BG` ·
 * `board 500 par 900 RRG/.*BG with swap` · `puzzle ice,clear,ice@6 RRG/.*BG` (a board whose stars ask for other things). Retrying is starting the same setup: tools come back. (K28, K31)
 */
export type Setup =
  | { readonly type: 'stage'; readonly stage: number; readonly tools: readonly ToolId[] }
  | ({ readonly type: 'daily'; readonly date: string } & Deal)
  | ({ readonly type: 'endless'; readonly level: number } & Deal)
  | {
      readonly type: 'board';
      readonly board: Board;
      readonly target: number;
      readonly par: number | null;
      readonly tools: readonly ToolId[];
    }
  | {
      readonly type: 'puzzle';
      readonly board: Board;
      readonly goals: readonly Goal[];
      readonly tools: readonly ToolId[];
    };

export const setups: Codec<Setup> = {
  write(setup) {
    if (setup.type === 'stage') return `stage ${setup.stage}${writeTools(setup.tools)}`;
    if (setup.type === 'daily') return `daily ${setup.date}${writeDeal(setup)}`;
    if (setup.type === 'endless') return `endless ${setup.level}${writeDeal(setup)}`;
    if (setup.type === 'puzzle')
      return `puzzle ${setup.goals.map(writeGoal).join()} ${boardLine(setup.board)}${writeTools(setup.tools)}`;
    const par = setup.par === null ? '' : `par ${setup.par} `;
    return `board ${setup.target} ${par}${boardLine(setup.board)}${writeTools(setup.tools)}`;
  },
  read(text) {
    const [type, ...rest] = text.split(' ');
    if (type === 'stage') return readStage(rest);
    if (type === 'daily') return readDaily(rest);
    if (type === 'endless') return readEndless(rest);
    if (type === 'puzzle') return readPuzzle(rest);
    return type === 'board' ? readOwn(rest) : null;
  },
};

function writeTools(chosen: readonly ToolId[]): string {
  return chosen.length ? ` with ${chosen.join(' ')}` : '';
}

function writeDeal({ deal, goals }: Deal): string {
  return deal === 0 && goals === null
    ? ''
    : ` deal ${deal}${goals === null ? '' : ` goals ${goals.map(writeGoal).join()}`}`;
}

/** A whole number without a leading zero, small enough to stay exact. */
function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}

function readTools(words: readonly string[]): ToolId[] | null {
  if (words.length === 0) return [];
  const chosen = words.slice(1).filter((id): id is ToolId => Object.hasOwn(tools, id));
  const wellFormed = words[0] === 'with' && chosen.length > 0 && chosen.length === words.length - 1;
  return wellFormed && toolsFit(chosen) ? chosen : null;
}

function readStage([number, ...rest]: readonly string[]): Setup | null {
  const stage = readNumber(number);
  const chosen = readTools(rest);
  if (stage === null || stage < 1 || stage > STAGE_COUNT || chosen === null) return null;
  return { type: 'stage', stage, tools: chosen };
}

function readDeal(words: readonly string[]): Deal | null {
  if (words.length === 0) return { deal: 0, goals: null };
  const deal = words[0] === 'deal' ? readNumber(words[1]) : null;
  if (deal === null || (deal === 0 && words.length === 2)) return null;
  if (words.length === 2) return { deal, goals: null };
  if (words.length !== 4) return null;
  // As it was written before version 3.
  const target = words[2] === 'target' ? readNumber(words[3]) : null;
  if (target !== null) return { deal, goals: target === 0 ? null : [scoreGoal(target)] };
  const goals = words[2] === 'goals' ? readGoals(words[3] ?? '') : null;
  return goals && { deal, goals };
}

/** One to three goals; writing them again must give the same text. */
function readGoals(text: string): readonly Goal[] | null {
  const goals = text.split(',').map(readGoal);
  if (!goals.every(goal => goal !== null) || goals.length > 3) return null;
  return goals.map(writeGoal).join() === text ? goals : null;
}

function readDaily([date = '', ...rest]: readonly string[]): Setup | null {
  const deal = readDeal(rest);
  return deal && isDate(date) ? { type: 'daily', date, ...deal } : null;
}

function readEndless([number, ...rest]: readonly string[]): Setup | null {
  const level = readNumber(number);
  const deal = readDeal(rest);
  return deal && level ? { type: 'endless', level, ...deal } : null;
}

function readOwn([number, ...rest]: readonly string[]): Setup | null {
  const target = readNumber(number);
  const hasPar = rest[0] === 'par';
  const par = hasPar ? readNumber(rest[1]) : null;
  const [line = '', ...more] = hasPar ? rest.slice(2) : rest;
  const board = readBoardLine(line);
  const chosen = readTools(more);
  if (target === null || (hasPar && par === null) || !board || !chosen) return null;
  return { type: 'board', board, target, par, tools: chosen };
}

function readPuzzle([words = '', line = '', ...more]: readonly string[]): Setup | null {
  const goals = readGoals(words);
  const board = readBoardLine(line);
  const chosen = readTools(more);
  return goals && board && chosen ? { type: 'puzzle', board, goals, tools: chosen } : null;
}
