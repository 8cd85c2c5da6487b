import './score-animation.css';
import { type ScoreLine, total } from '@minoya/games/rokumasu/score';
import { SIZE } from '@minoya/games/rokumasu/shapes';
import type { Event } from '@minoya/games/rokumasu/state';
import { lineCells } from '../look.ts';
import { flush } from '../../../design/flush.ts';
import { afterFrame } from '../../../design/task.ts';
import { say } from '../../../i18n/lang.ts';
import { effects, type Point } from '../../../stage/effects/layer.ts';
import { buzz, feel } from '../../../stage/haptics.ts';
import { ease, ms } from '../../../stage/motion.ts';
import { Pace } from '../../../stage/pace.ts';
import { play as sound } from '../../../stage/sound.ts';
import { cellAt, cue, type Scored, type TableStage } from '../table/table-controller.ts';
import { amount, goldText, opText, tenthsText } from '../text/numbers.ts';
import { sourceName } from '../text/sources.ts';
import { finale, litCells, occasionOf } from './finale.ts';
import { FormulaPaper, Overlay } from './overlay.ts';

/** A ledger line with A and B as they stand after it: what the animation walks. */
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

/** Lengths in milliseconds at speed 1: before the first number, between two blocks and between two lines that are counted. */
export const beat = { hold: 30, block: 25, line: 80 } as const;

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

/** Tells a score in the order of its ledger: blocks, lines, effects, product. Nothing stands there before its step. */
export async function showScore(event: Scored, stage: TableStage): Promise<void> {
  if (!stage.place) return;
  const show = new Performance(event, stage);
  // The lines light up in a frame of their own, behind the one in which the paper was laid.
  await new Promise<void>(afterFrame);
  await show.hold();
  await show.blocks();
  await show.lines();
  await show.effects();
  await finale(show);
  show.end();
}

const relicAt = (place: number): string => `[data-relic="${place}"]`;

/** One scoring on its way: which step it is at, how high the pitch has climbed, where the numbers stand. */
export class Performance {
  readonly event: Scored;
  readonly stage: TableStage;
  readonly overlay: Overlay;
  readonly formula: FormulaPaper;
  readonly occasion: ReturnType<typeof occasionOf>;
  readonly steps: readonly Step[];
  /** Every beat from the first light to the birth of the product, by one clock. */
  readonly pace: Pace;
  /** One step of the scale for everything that is counted. */
  degree = 0;
  private readonly lit: readonly Element[];

  constructor(event: Scored, stage: TableStage) {
    this.event = event;
    this.stage = stage;
    this.steps = stepsOf(event.ledger);
    this.occasion = occasionOf(event, stage.shown.peek());
    this.overlay = Overlay.of(stage);
    this.pace = new Pace(stage);
    for (const { relic } of event.ledger) if (relic !== null) this.overlay.spot(relicAt(relic));
    this.lit = litCells(event).flatMap(cell => cellAt(stage, cell)?.parentElement ?? []);
    this.formula = new FormulaPaper(this.overlay);
    stage.atEnd(() => this.dim(false));
  }

  /** Act 1: the full lines light up, the rest steps back. */
  async hold(): Promise<void> {
    this.dim(true);
    this.tell(0, [], null);
    await this.pace.wait(beat.hold);
  }

  /** Act 2: every block pops its share, and A grows with each. */
  async blocks(): Promise<void> {
    const step = this.steps.find(one => one.source === 'cells');
    if (!step) return;
    const each = step.tenths / step.cells.length;
    const pause = blockBeat(step.cells.length);
    const to = this.formula.place('a');
    for (const [i, cell] of step.cells.entries()) {
      if (!this.stage.alive) return;
      this.pop(cell, `+${tenthsText(each)}`, to);
      this.formula.a(tenthsText(each * (i + 1)));
      sound({ voice: 'tick', degree: this.degree++ });
      if (!this.stage.reduced) await this.pace.wait(pause);
    }
    this.tell(1, [], null);
  }

  /** Act 3: every line rings once, and B grows with each. */
  async lines(): Promise<void> {
    const at = this.steps.findIndex(one => isBase(one) && one.op === '+lines');
    const step = this.steps[at];
    if (!step) return;
    const lines = [...this.event.rows, ...this.event.columns.map(column => column + 6)];
    const to = this.formula.place('b');
    for (const [i, line] of lines.entries()) {
      if (!this.stage.alive) return;
      this.ring(line);
      void this.overlay.fly('+1', 'pop b', { from: this.lineEnd(line), to, duration: 240 });
      this.formula.b(amount(i + 1));
      sound({ voice: 'step', degree: this.degree++ });
      await this.pace.wait(lineBeat(lines.length));
    }
    this.formula.b(amount(step.lineScore));
    this.tell(at + 1, [], null);
  }

  /** Act 4: everything else, in the order of the ledger. */
  async effects(): Promise<void> {
    const list = effectsOf(this.steps);
    const beats = effectBeats(list);
    for (const [i, step] of list.entries()) {
      if (!this.stage.alive) return;
      const told = this.steps.findIndex(one => one.lines[0] === step.lines.at(-1)) + 1;
      this.tell(
        told,
        step.lines.flatMap(line => line.relic ?? []),
        null,
      );
      this.formula.note(`${say(sourceName(step.source))} ${opText(step.op, step.tenths)}`);
      this.strike(step, beats[i] ?? 60);
      this.formula.a(tenthsText(step.blocks));
      this.formula.b(amount(step.lineScore));
      await this.pace.wait(beats[i] ?? 60);
    }
    this.formula.note('');
  }

  /** Ends the telling: the board stands as before, the ledger is complete. */
  end(): void {
    this.dim(false);
    this.formula.remove();
  }

  /** What the ledger beside the board lists from now on. */
  tell(told: number, relics: readonly number[], points: number | null): void {
    flush(() => cue(this.stage, { counting: { ledger: this.event.ledger.slice(0, told), relics, points } }));
  }

  private strike(step: Step, length: number): void {
    const { stage, overlay } = this;
    const times = step.op === '×lines';
    sound(times ? { voice: 'kan', degree: this.degree++ } : { voice: 'step', degree: this.degree++ });
    if (times) feel(buzz.times);
    const side = step.op === '+blocks' ? 'a' : 'b';
    const to = this.formula.place(side);
    const lift = [{ transform: 'none' }, { transform: 'translateY(-10px) scale(1.12)' }, { transform: 'none' }];
    for (const line of step.lines) {
      this.popCells(line, to);
      if (line.relic === null) continue;
      void stage.move(stage.find(relicAt(line.relic)), lift, { duration: ms.pop, easing: ease.pop });
      const from = overlay.spot(relicAt(line.relic));
      if (!from || stage.reduced) continue;
      effects().beam(from, to, overlay.inks[side === 'a' ? 'ai' : 'shu'], stage.time(length) / 1000);
      void overlay.fly(opText(line.op, line.tenths), `pop ${side} big`, { from, to, duration: length * 2 });
    }
    this.formula.strike(side, times, ms.pop);
    if (times && step.tenths >= 30) stage.shake(0.5);
  }

  /** What blocks add is seen on them: all of them lift, and the sum of the step flies from the first. */
  private popCells({ cells, op, tenths }: Step['lines'][number], to: Point): void {
    const [first] = cells;
    if (first === undefined) return;
    const from = this.overlay.cell(first);
    void this.overlay.fly(opText(op, tenths), op === '+blocks' ? 'pop a big' : 'pop b big', {
      from,
      to,
      duration: 320,
    });
    const lift = [{ transform: 'none' }, { transform: 'translateY(-6px)' }, { transform: 'none' }];
    for (const cell of cells)
      void this.stage.move(cellAt(this.stage, cell), lift, { duration: ms.pop, easing: ease.pop });
  }

  private pop(cell: number, text: string, to: Point): void {
    void this.overlay.fly(text, 'pop a', { from: this.overlay.cell(cell), to, duration: 300 });
  }

  private ring(line: number): void {
    const { board } = this.overlay;
    const size = board.width / SIZE;
    const at =
      line < SIZE
        ? { x: board.left, y: board.top + line * size }
        : { x: board.left + (line - SIZE) * size, y: board.top };
    const bar = this.overlay.put('', line < SIZE ? 'ring row' : 'ring column', at);
    bar.style.setProperty('--span', `${board.width}px`);
    bar.style.setProperty('--thick', `${size}px`);
    const frames = [{ opacity: 0 }, { opacity: 0.8 }, { opacity: 0 }];
    void this.stage.move(bar, frames, { duration: 200 }).then(() => bar.remove());
  }

  private lineEnd(line: number): Point {
    return this.overlay.cell(lineCells(line).at(-1) ?? 0);
  }

  private dim(on: boolean): void {
    const board = this.stage.place?.querySelector('[data-board="main"]');
    board?.toggleAttribute('data-scoring', on);
    for (const cell of this.lit) cell.toggleAttribute('data-lit', on);
  }
}

/** Gold that is earned stands for a moment beside the purse. */
export function showGold(event: Extract<Event, { type: 'gold' }>, stage: TableStage): void {
  if (!stage.place || !stage.alive) return;
  const overlay = Overlay.of(stage);
  const at = overlay.spot('[data-gold]');
  if (!at) return;
  const down = { x: at.x, y: at.y + 44 };
  void overlay.fly(`+${goldText(event.amount)}`, 'pop gold', { from: down, to: at, duration: 360 });
}
