import { type ScoreLine, total } from '@minoya/games/rokumasu/score';
import type { Event, State } from '@minoya/games/rokumasu/state';
import type { Stage } from '../../../stage/stage.ts';

export type TableStage = Stage<State>;
export type Scored = Extract<Event, { type: 'scored' }>;

/** A ledger line with A and B as they stand after it: what the animation walks and the list shows. */
export interface Step {
  readonly lines: readonly ScoreLine[];
  readonly source: string;
  readonly op: ScoreLine['op'];
  readonly tenths: number;
  readonly cells: readonly number[];
  readonly relic: number | null;
  /** In tenths, exact. */
  readonly blocks: number;
  readonly lineScore: number;
}

export function stepsOf(ledger: readonly ScoreLine[]): readonly Step[] {
  return ledger.map((line, i) => {
    const { blocks, lines } = total(ledger.slice(0, i + 1));
    return { ...line, lines: [line], blocks, lineScore: lines };
  });
}

/** What opens a scoring: the cleared blocks and the lines. Everything after it is an effect. */
export const isBase = (step: Step): boolean => step.source === 'cells' || step.source === 'lines';

const mostSteps = 12;

/** Effects as they are shown one by one; a very long chain shows neighbours of a kind together. */
export function effectsOf(steps: readonly Step[]): readonly Step[] {
  const effects = steps.filter(step => !isBase(step));
  if (effects.length <= mostSteps) return effects;
  const merged: Step[] = [];
  for (const step of effects) {
    const last = merged.at(-1);
    const alike = last && last.op === step.op && kindOf(last.source) === kindOf(step.source);
    if (!last || !alike) merged.push(step);
    else
      merged[merged.length - 1] = {
        ...step,
        lines: [...last.lines, ...step.lines],
        cells: [...last.cells, ...step.cells],
      };
  }
  return merged;
}

const kindOf = (source: string): string => source.split(':')[0] ?? '';

/** How far a score has been counted: what the ledger beside the board lists meanwhile. */
export interface Counting {
  /** The lines of the ledger that have been told. */
  readonly ledger: readonly ScoreLine[];
  /** The relics that speak in this step, by their places. */
  readonly relics: readonly number[];
  /** Known only when A and B have met. */
  readonly points: number | null;
}

/** A message across the board while something happens by itself. */
export interface Notice {
  readonly kind: 'stuck' | 'won' | 'boss' | 'final' | 'lost' | 'retry' | 'burned' | 'shuffled';
  readonly values: readonly number[];
  /** What a won round has paid so far, line by line. */
  readonly paid?: readonly { readonly source: string; readonly amount: number }[];
}

/** What is shown beside the state while events play. */
export class Cue {
  readonly counting: Counting | null;
  readonly notice: Notice | null;

  constructor({ counting = null, notice = null }: { counting?: Counting | null; notice?: Notice | null } = {}) {
    this.counting = counting;
    this.notice = notice;
  }
}

const quiet = new Cue();
const asCue = (value: unknown): Cue => (value instanceof Cue ? value : quiet);

export const cueOf = (stage: TableStage): Cue => asCue(stage.cue.value);

/** Changes the counting or the notice, and leaves the other. */
export function cue(stage: TableStage, news: { readonly [K in keyof Cue]?: Cue[K] }): void {
  const now = asCue(stage.cue.peek());
  const next = new Cue({ ...now, ...news });
  if (stage.alive && (next.counting !== now.counting || next.notice !== now.notice)) stage.cue.value = next;
}

/** The picture on a cell, by its number. */
export const cellAt = (stage: TableStage, cell: number) => stage.cell(cell % 6, Math.floor(cell / 6));
