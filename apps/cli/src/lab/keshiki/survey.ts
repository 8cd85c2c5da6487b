import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { goalBeam } from '@minoya/bots/keshiki/goal-beam';
import { clearAppraisal } from '@minoya/bots/keshiki/beam';
import { startOn } from '@minoya/bots/keshiki/goal-play';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import { writeGoal } from '@minoya/games/keshiki/goals';
import { boardLine } from '@minoya/games/keshiki/notation';
import type { Stage } from '@minoya/games/keshiki/stages/index';
import type { Work } from '../../command/command.ts';
import { likeness } from './distance.ts';
import { type Measures, measure } from './measure.ts';

/** What careless and clever players make of a stage. */
export interface Surveyed extends Measures {
  readonly stage: Stage;
  /** First taps after which a short search still finds the first goal, and all of them. */
  readonly openings: readonly [winning: number, all: number];
  /** Likeness to the stage that is most alike. */
  readonly nearest: number;
}

const GAMES = 20_000;
const OPENING_WIDTH = 12;

/** Measures stages one after the other. What was measured is in a journal, and is not measured again. */
export function survey(all: readonly Stage[], journal: string, work: Work): Surveyed[] | null {
  const known = readJournal(journal);
  const found: Surveyed[] = [];
  for (const [i, stage] of all.entries()) {
    work.progress(`${i} of ${all.length} stages measured`);
    if (work.stopped()) return null;
    const key = `${stage.goals.map(writeGoal).join()} ${boardLine(stage.board)}`;
    const told = known.get(key) ?? measured(stage);
    if (!known.has(key)) append(journal, key, told);
    const nearest = Math.max(0, ...all.filter(one => one !== stage).map(one => likeness(stage.board, one.board)));
    found.push({ ...told, stage, nearest });
  }
  return found;
}

type Told = Omit<Surveyed, 'stage' | 'nearest'>;

function measured(stage: Stage): Told {
  const [goal] = stage.goals;
  if (!goal) throw new Error(`stage ${stage.number} has no goal`);
  return { ...measure(stage.board, goal, GAMES), openings: openings(stage) };
}

/** After how many first taps the first goal is still found. */
function openings({ board, goals }: Stage): readonly [number, number] {
  const start = startOn(board, goals.slice(0, 1));
  let winning = 0;
  for (let k = 0; k < start.grid.count; k++) {
    const grid = new SolverGrid().copy(start.grid);
    const points = start.scoring.points[grid.removes[k] as number] as number;
    grid.tap(k);
    const { finish } = start.scoring;
    const scoring = {
      points: start.scoring.points,
      finish: (more: number, left: number) => finish(points + more, left),
    };
    const options = { width: OPENING_WIDTH, appraisal: clearAppraisal, weights: [6], stop: () => false };
    if (goalBeam({ ...start, grid, scoring, taps: 1 }, { ...options, enough: line => line.stars > 0 }).stars > 0)
      winning++;
  }
  return [winning, start.grid.count];
}

function readJournal(file: string): Map<string, Told> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  return new Map(lines.map(line => JSON.parse(line) as [string, Told]));
}

function append(file: string, key: string, told: Told): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify([key, told])}\n`);
}
