import type { ScoreLine } from '@minoya/games/rokumasu/score';
import { effectsOf, isBase, type Step, stepsOf } from '../events/score-animation.ts';

/** Lengths of one scoring, in milliseconds at speed 1. */
export const beat = {
  land: 90,
  hold: 30,
  block: 25,
  line: 80,
  birth: 110,
  fly: 100,
  clear: 240,
  spread: 80,
  draw: 100,
} as const;

const blocksCap = 450;
const linesCap = 240;
const effectsCap = 880;

/** Between two blocks that are counted. */
export const blockBeat = (count: number): number => Math.min(beat.block, blocksCap / Math.max(1, count));

/** Between two lines that are counted. */
export const lineBeat = (count: number): number => Math.min(beat.line, linesCap / Math.max(1, count));

/** How long each effect is shown: 140 ms, each next one a tenth shorter, never under 60, all together under their cap. */
export function effectBeats(effects: readonly Step[]): readonly number[] {
  const even = effects.map((_, i) => Math.max(60, 140 * 0.9 ** i));
  const sum = even.reduce((all, length) => all + length, 0);
  return sum <= effectsCap ? even : even.map(length => (length * effectsCap) / sum);
}

/** How long the blocks take to go: many of them a little longer. */
export const clearTime = (cells: number): number => (cells <= 6 ? beat.clear : beat.clear + beat.spread);

/** The whole scoring, from the drop to the new hand. */
export function scoringTime(ledger: readonly ScoreLine[], stop: number): number {
  const steps = stepsOf(ledger);
  const effects = effectBeats(effectsOf(steps)).reduce((all, length) => all + length, 0);
  const cells = steps.find(step => step.source === 'cells')?.cells.length ?? 0;
  const base = steps.filter(isBase);
  const lines = Math.round((base.find(step => step.op === '+lines')?.tenths ?? 0) / 10);
  const counting = cells * blockBeat(cells) + lines * lineBeat(lines);
  return beat.land + beat.hold + counting + effects + beat.birth + stop + beat.fly + clearTime(cells) + beat.draw;
}
