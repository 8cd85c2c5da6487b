import { type ScoreLine, total } from '@minoya/games/rokumasu/score';
import type { Event, State } from '@minoya/games/rokumasu/state';
import { flush } from '../../../design/flush.ts';
import { buzz, feel } from '../../../stage/haptics.ts';
import { accelerating, ease, ms } from '../../../stage/motion.ts';
import { play as sound } from '../../../stage/sound.ts';
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

type Scored = Extract<Event, { type: 'scored' }>;

/** The picture on a cell, by its number. */
export const cellAt = (stage: TableStage, cell: number) => stage.cell(cell % 6, Math.floor(cell / 6));

/** Walks the ledger: A and B roll up, each effect lifts where it comes from, then the product goes to the bar. */
export async function showScore(event: Scored, stage: TableStage): Promise<void> {
  const steps = stepsOf(event.ledger);
  const effects = effectsOf(steps);
  const base = steps.filter(step => !effects.includes(step)).at(-1);
  let turn = 0;
  const tell = (counting: Omit<Counting, 'turn'>) =>
    flush(() => {
      cue(stage, { counting: { ...counting, turn: ++turn } });
    });
  const first = baseBefore(effects[0], base);
  tell({ blocks: first.blocks, lineScore: first.lineScore, points: null, step: null });
  await stage.wait(beat.base);
  const beats = effectBeats(effects);
  for (const [i, step] of effects.entries()) {
    if (!stage.alive) break;
    tell({ blocks: step.blocks, lineScore: step.lineScore, points: null, step });
    strike(stage, step, i);
    await stage.wait((beats[i] ?? 0) * pace(stage, step.source));
  }
  const last = steps.at(-1);
  tell({ blocks: last?.blocks ?? 0, lineScore: last?.lineScore ?? 0, points: event.points, step: null });
  if (event.rows.length + event.columns.length >= 3) stage.shake(0.6);
  await stage.wait(beat.product);
}

/** An effect seen more than five times in a run is shown quicker. */
function pace(stage: TableStage, effect: string): number {
  return stage.time(200, effect) < stage.time(200) ? 0.6 : 1;
}

/** The counters before the first effect: what blocks and lines alone are worth. */
function baseBefore(effect: Step | undefined, base: Step | undefined): { blocks: number; lineScore: number } {
  return { blocks: base?.blocks ?? effect?.blocks ?? 0, lineScore: base?.lineScore ?? 0 };
}

function strike(stage: TableStage, step: Step, i: number): void {
  const times = step.op === '×lines';
  sound(times ? { voice: 'kan', degree: i } : { voice: 'step', degree: i + 1 });
  if (times) feel(buzz.times);
  const lift = [{ transform: 'none' }, { transform: 'translateY(-6px)' }, { transform: 'none' }];
  for (const cell of step.cells.slice(0, 12))
    void stage.move(cellAt(stage, cell), lift, { duration: ms.pop, easing: ease.pop });
  for (const line of step.lines)
    if (line.relic !== null)
      void stage.move(stage.find(`[data-relic="${line.relic}"]`), lift, { duration: ms.pop, easing: ease.pop });
  const pop = [{ transform: `scale(${times ? 1.25 : 1.12})` }, { transform: 'none' }];
  const counter = stage.find(step.op === '+blocks' ? '[data-counter="blocks"]' : '[data-counter="lines"]');
  void stage.move(counter, pop, { duration: ms.pop, easing: ease.pop });
  if (times && step.tenths >= 30) stage.shake();
}
