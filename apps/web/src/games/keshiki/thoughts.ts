import { beam, clearAppraisal, scoreAppraisal } from '@minoya/bots/keshiki/beam';
import { Field } from '@minoya/bots/keshiki/field';
import { nrpa } from '@minoya/bots/keshiki/nrpa';
import { boostedScoring, keshikiScoring, type Scoring } from '@minoya/bots/keshiki/scoring';
import { type Line, stopAfter } from '@minoya/bots/keshiki/search';
import { colorOf, isNormal } from '@minoya/games/keshiki/blocks';
import { readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { oneAndAHalf, pointsOf } from '@minoya/games/keshiki/score';
import { stage as stageOf } from '@minoya/games/keshiki/stages/index';
import type { State } from '@minoya/games/keshiki/state';
import type { Work } from '../../workers/serve.ts';
import type { FoundLine, ThinkJobs } from './thinking.ts';

/** What earned so far counts too: an all-clear multiplies the whole stage. */
function scoringFrom({ score, boosted }: State): Scoring {
  const { points } = boosted ? boostedScoring : keshikiScoring;
  return { points, finish: (earned, left) => keshikiScoring.finish(score + earned, left) };
}

const fieldOf = (state: State): Field => new Field().load(state.board);
const better = (a: Line, b: Line): Line => (b.score > a.score ? b : a);
const until = (time: number) => () => performance.now() > time;

const hintTime = 900;
const quickWidth = 60;
/** Playouts' rounds for a daily par: the same on every device, about two seconds on a phone. */
const parWork = 6_000;

export function hint({ state, stage }: ThinkJobs['hint']['ask']): FoundLine | null {
  const stored = storedLine(state, stage);
  const start = fieldOf(state);
  const scoring = scoringFrom(state);
  const end = performance.now() + hintTime;
  let best = beam(start, scoring, { stop: until(end), seed: 'hint' }, { width: 120, appraisal: scoreAppraisal });
  if (performance.now() < end) best = better(best, nrpa(start, scoring, { stop: until(end), seed: 'hint' }));
  if (stored) best = better(stored, best);
  return best.taps.length > 0 ? best : null;
}

/** The rest of the stage's certificate, when the player still stands on it. */
function storedLine(state: State, stage: number | null): Line | null {
  if (stage === null) return null;
  const { line } = stageOf(stage);
  const here = state.board.cells.join();
  let now = keshiki.start({ type: 'stage', stage, tools: [] }, '');
  for (const [k, text] of line.entries()) {
    if (now.board.cells.join() === here && now.score <= state.score) return rest(state, line.slice(k));
    const cell = readCell(text);
    const step = cell === null ? null : keshiki.apply(now, 0, { type: 'tap', cell });
    if (!step?.ok) return null;
    now = step.state;
  }
  return null;
}

function rest(state: State, line: readonly string[]): Line | null {
  const taps = line.map(text => readCell(text) ?? -1);
  let now = state;
  for (const cell of taps) {
    const step = keshiki.apply(now, 0, { type: 'tap', cell });
    if (!step.ok) return null;
    now = step.state;
  }
  return { taps, score: now.score, clears: now.phase === 'cleared' };
}

/** No line from here can score more: every colour in one tap, and an all-clear if none is doomed. */
export function ceiling(state: State): number {
  const all = new Map<number, number>();
  const plain = new Set<number>();
  for (const b of state.board.cells) {
    const color = colorOf(b);
    if (color === 0) continue;
    all.set(color, (all.get(color) ?? 0) + 1);
    if (isNormal(b)) plain.add(color);
  }
  let points = state.score;
  let clearable = true;
  for (const [color, count] of all) {
    if (count < 2 || !plain.has(color)) clearable = false;
    else points += pointsOf(count, state.boosted || state.tools.includes('boost'));
  }
  return clearable || state.tools.length > 0 ? oneAndAHalf(points) : points;
}

/** The newest position is judged by the ceiling alone; earlier ones must be shown to win. */
export function lastGood({ states, stage }: ThinkJobs['lastGood']['ask']): number {
  const [now] = states;
  if (!now || mayReach(now)) return 0;
  for (const [back, state] of states.entries()) {
    if (back > 0 && mayReach(state) && reaches(state, stage)) return back;
  }
  return states.length - 1;
}

const mayReach = (state: State) => state.tools.length > 0 || ceiling(state) >= state.target;

function reaches(state: State, stage: number | null): boolean {
  if (state.score >= state.target || (storedLine(state, stage)?.score ?? -1) >= state.target) return true;
  const enough = (line: Line) => line.score >= state.target;
  const steering = { stop: until(performance.now() + 400), seed: 'reach' };
  const found = beam(fieldOf(state), scoringFrom(state), steering, {
    width: quickWidth,
    appraisal: scoreAppraisal,
    enough,
  });
  return enough(found);
}

export function par({ state }: ThinkJobs['par']['ask']): FoundLine {
  const start = fieldOf(state);
  const scoring = scoringFrom(state);
  const wide = beam(start, scoring, { stop: () => false, seed: 'par' }, { width: 160, appraisal: scoreAppraisal });
  return better(wide, nrpa(start, scoring, { stop: stopAfter(parWork), seed: 'par' }));
}

/** Looks ever wider for a line that clears everything. */
export function certify(
  { state, seconds }: ThinkJobs['certify']['ask'],
  work: Work<FoundLine>,
): FoundLine {
  const end = performance.now() + seconds * 1000;
  const start = fieldOf(state);
  const scoring = scoringFrom(state);
  let best: Line = { score: -1, taps: [], clears: false };
  for (let width = 30; performance.now() < end && width < 20_000; width *= 3) {
    const steering = { stop: until(end), seed: 'clear' };
    const enough = (line: Line) => line.clears;
    const found = beam(start, scoring, steering, { width, appraisal: clearAppraisal, enough });
    if (found.clears || found.score > best.score) best = found;
    work.progress(best);
    if (best.clears) break;
  }
  return best;
}
