import { cellText, drawBoard } from './notation.ts';
import { cellName } from './cells.ts';
import { colors } from './blocks.ts';
import { writeGoal } from './goals.ts';
import type { Event, State } from './state.ts';

/** The board in the original game's notation, under a line with the score and what is still in the slots. */
export function drawState(state: State): string {
  const { goals, reached } = state;
  const parts = [`score ${state.score}`, `taps ${state.taps}`];
  parts.push(...goals.map((goal, i) => `${'*'.repeat(i + 1)} ${writeGoal(goal)}${reached[i] ? ' reached' : ''}`));
  if (state.par !== null) parts.push(`par ${state.par}`);
  if (state.tools.length) parts.push(`tools ${state.tools.join(' ')}`);
  if (state.used.length) parts.push(`used ${state.used.join(' ')}`);
  if (state.phase !== 'playing') parts.push(state.phase);
  return `${parts.join(' · ')}\n${drawBoard(state.board)}`;
}

/** One line an event. */
export function tell(event: Event): string {
  switch (event.type) {
    case 'removed':
      return `gone ${names(event.cells)} · ${event.cells.length} of ${event.size} · +${event.points} = ${event.score}`;
    case 'thawed':
      return `thawed ${cellName(event.cell)} ${cellText(event.from)} to ${cellText(event.to)}`;
    case 'held':
      return `held ${cellName(event.cell)} · ${event.short ? `${event.short} short` : `${event.over} too many`}`;
    case 'used':
      return `used ${[event.tool, ...event.cells.map(cellName), colors[(event.color ?? 0) - 1]?.letter ?? ''].join(' ').trim()}`;
    case 'destroyed':
      return `destroyed ${names(event.cells)}`;
    case 'changed':
      return `changed ${event.cells.map((cell, k) => `${cellName(cell)}:${cellText(event.to[k] ?? 0)}`).join(' ')}`;
    case 'fell':
    case 'slid':
      return `${event.type} ${event.from.map((cell, k) => `${cellName(cell)}>${cellName(event.to[k] ?? cell)}`).join(' ')}`;
    default:
      return tellEnd(event);
  }
}

function tellEnd(event: Extract<Event, { type: 'reached' | 'cleared' | 'stuck' | 'finished' }>): string {
  switch (event.type) {
    case 'reached':
      return `reached ${'*'.repeat(event.star)} ${writeGoal(event.goal)}`;
    case 'cleared':
      return `all clear · +${event.bonus} = ${event.score} · ${'*'.repeat(event.stars)}`;
    case 'stuck':
      return `stuck · ${event.left} left`;
    case 'finished':
      return `finished ${event.score} · ${'*'.repeat(event.stars) || 'no star'}`;
  }
}

function names(cells: readonly number[]): string {
  return cells.map(cellName).join(' ');
}
