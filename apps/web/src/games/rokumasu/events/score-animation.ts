import { type ScoreLine, total } from '@minoya/games/rokumasu/score';
import type { State } from '@minoya/games/rokumasu/state';
import { accelerating } from '../../../stage/motion.ts';
import type { Stage } from '../../../stage/stage.ts';

export type TableStage = Stage<State>;

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
const isBase = (step: Step): boolean => step.source === 'cells' || step.source === 'lines';

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

/** Lengths of one scoring, in milliseconds at speed 1. */
export const beat = { land: 90, base: 150, product: 160, clear: 340, draw: 120 } as const;
const effectsCap = 1_240;
const longCap = 1_640;

/** How long each effect is shown. A × is held a little longer than a +; all together stay under the cap. */
export function effectBeats(effects: readonly Step[]): readonly number[] {
  const cap = effects.length <= 8 ? effectsCap : longCap;
  const even = accelerating(effects.length, 260, 90, cap);
  const weighted = even.map((length, i) => (effects[i]?.op === '×lines' ? length * 1.15 : length));
  const sum = weighted.reduce((all, length) => all + length, 0);
  return sum <= cap ? weighted : weighted.map(length => (length * cap) / sum);
}

/** The whole scoring, from the drop to the new hand. */
export function scoringTime(ledger: readonly ScoreLine[]): number {
  const effects = effectBeats(effectsOf(stepsOf(ledger)));
  return (
    beat.land + beat.base + effects.reduce((all, length) => all + length, 0) + beat.product + beat.clear + beat.draw
  );
}

/** What the formula strip shows while a score is counted. */
export interface Counting {
  readonly blocks: number;
  readonly lineScore: number;
  readonly points: number | null;
  readonly step: Step | null;
  /** Grows with each step, so that equal values still pop. */
  readonly turn: number;
}

/** A message across the board while something happens by itself. */
export interface Notice {
  readonly kind: 'stuck' | 'won' | 'lost' | 'retry' | 'burned';
  readonly values: readonly number[];
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
