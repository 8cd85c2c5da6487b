import type { Event } from '@minoya/games/rokumasu/state';
import { flush } from '../../../design/flush.ts';
import { feel, buzz } from '../../../stage/haptics.ts';
import { ease, ms } from '../../../stage/motion.ts';
import { play as sound } from '../../../stage/sound.ts';
import {
  beat,
  type Counting,
  cue,
  effectBeats,
  effectsOf,
  type Step,
  stepsOf,
  type TableStage,
} from './score-animation.ts';

type Scored = Extract<Event, { type: 'scored' }>;

const cellAt = (stage: TableStage, cell: number) => stage.cell(cell % 6, Math.floor(cell / 6));

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
