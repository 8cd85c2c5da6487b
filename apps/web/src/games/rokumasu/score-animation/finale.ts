import { total } from '@minoya/games/rokumasu/score';
import type { State } from '@minoya/games/rokumasu/state';
import { type Localized, number, say } from '../../../i18n/lang.ts';
import { effects } from '../../../stage/effects/layer.ts';
import { feel } from '../../../stage/haptics.ts';
import { ease } from '../../../stage/motion.ts';
import { play as sound } from '../../../stage/sound.ts';
import { settings } from '../../../store/settings.ts';
import { lineCells } from '../look.ts';
import type { Scored, TableStage } from '../table/table-controller.ts';
import { amount } from '../text/numbers.ts';
import { table } from '../text/play.ts';
import { stageWords } from '../text/stage.ts';
import { make } from './overlay.ts';
import type { Performance } from './perform.ts';

/** Lengths in milliseconds at speed 1: until the product stands there, and of its way to the counter. */
export const finaleBeat = { birth: 110, fly: 100 } as const;

/** How heavily a score falls: from a tick to everything at once. */
interface Weight {
  readonly level: 0 | 1 | 2 | 3 | 4;
  /** The product's height, in pixels. */
  readonly size: number;
  /** Milliseconds in which nothing moves before it bursts. */
  readonly stop: number;
  /** Pixels. */
  readonly shake: number;
  readonly sparks: number;
  /** Milliseconds in which the counter runs up. */
  readonly count: number;
}

const weights: readonly Weight[] = [
  { level: 0, size: 28, stop: 0, shake: 0, sparks: 0, count: 200 },
  { level: 1, size: 40, stop: 40, shake: 0, sparks: 12, count: 300 },
  { level: 2, size: 56, stop: 70, shake: 2, sparks: 30, count: 400 },
  { level: 3, size: 72, stop: 110, shake: 4, sparks: 60, count: 500 },
  { level: 4, size: 96, stop: 160, shake: 6, sparks: 120, count: 600 },
];

/** What stands around a score: read from the picture before it and from the event itself. */
interface Occasion {
  readonly weight: Weight;
  /** The round's target is passed with it. */
  readonly passes: boolean;
  /** The best clear of the run so far, with one to beat. */
  readonly record: boolean;
  readonly allClear: boolean;
  /** How many whole times the round's target it is. */
  readonly times: number;
}

export function occasionOf(event: Scored, shown: State): Occasion {
  const before = event.score - event.points;
  const share = event.points / Math.max(1, shown.target - before);
  const record = shown.record.best > 0 && event.points > shown.record.best;
  const gone = new Set(litCells(event));
  const allClear = gone.size > 0 && shown.board.every((block, cell) => block === null || gone.has(cell));
  const great = share >= 3 || allClear || (record && share >= 1);
  const level = great ? 4 : share >= 1 ? 3 : share >= 0.6 ? 2 : share >= 0.2 ? 1 : 0;
  const times = Math.floor(event.points / Math.max(1, shown.target));
  return { weight: weights[level] as Weight, passes: share >= 1, record, allClear, times };
}

/** The cells a score is about, in the order in which they are counted. */
export function litCells({ rows, columns, ledger }: Scored): readonly number[] {
  const inLines = [...rows.flatMap(row => lineCells(row)), ...columns.flatMap(column => lineCells(column + 6))];
  return [...new Set([...inLines, ...ledger.flatMap(line => line.cells)])];
}

/** Act 5: A and B meet, the product is born in the size of its weight, hangs for a breath and bursts into the counter. */
export async function finale(show: Performance): Promise<void> {
  const { stage, event, occasion } = show;
  if (!stage.alive) return;
  void show.formula.meet(finaleBeat.birth);
  const product = born(show);
  show.tell(event.ledger.length, [], event.points);
  toll(occasion, show.degree);
  await show.pace.wait(finaleBeat.birth);
  if (occasion.weight.stop > 0) await stage.rest(occasion.weight.stop);
  if (!stage.alive) return;
  burst(show);
  await away(show, product);
  runUp(stage, event.score - event.points, { points: event.points, duration: occasion.weight.count });
  if (occasion.passes) burn(show);
}

/** So many times the target are worth a word. */
const manyTimes = 3;

/** What is said below a product that is out of the ordinary. */
function praises({ allClear, record, times }: Occasion): readonly Localized[] {
  return [
    ...(times >= manyTimes ? [stageWords.times(number(times))] : []),
    ...(allClear ? [stageWords.allClear] : record ? [stageWords.record] : []),
  ];
}

/** Rays of a print behind the greatest: one sheet that is drawn once, then only turned and faded. */
function rays({ stage, overlay }: Performance): void {
  if (stage.reduced) return;
  const sheet = overlay.put('', 'rays', overlay.middle);
  sheet.style.setProperty('--span', `${Math.round(overlay.board.width * 1.7)}px`);
  const turned = (degrees: number, scale: number, opacity: number) => ({
    transform: `translate(-50%, -50%) rotate(${degrees}deg) scale(${scale})`,
    opacity,
  });
  const frames = [turned(0, 0.2, 0), { ...turned(6, 0.95, 0.9), offset: 0.3 }, turned(14, 1.05, 0)];
  void stage.move(sheet, frames, { duration: 620, easing: 'ease-out' }).then(() => sheet.remove());
}

/** The product, in its size; a clear that is a record or leaves nothing has a ribbon. */
function born(show: Performance): HTMLElement {
  const { overlay, occasion, stage, event } = show;
  const { level, size } = occasion.weight;
  if (level === 4) rays(show);
  const product = overlay.put('', 'product', overlay.middle);
  const value = make('span', 'num');
  value.textContent = amount(event.points);
  value.dataset['staged'] = 'product';
  const raw = total(event.ledger).points;
  if (raw > event.points) {
    const cut = make('s', 'product-raw num');
    cut.textContent = amount(raw);
    product.append(cut);
  }
  product.append(value);
  product.dataset['level'] = String(level);
  const room = overlay.board.width * 0.9;
  const fits = room / widthOf(value.textContent, size, overlay.display);
  // The greatest fill the board's width, but are never taller than a third of it; none is wider.
  const scale = level === 4 ? Math.min(fits, room / 3 / size) : Math.min(1, fits);
  product.style.fontSize = `${Math.round(size * scale)}px`;
  for (const words of [...praises(occasion), ...(raw > event.points ? [table.capped] : [])].slice(0, 2)) {
    const word = make('span', 'ribbon');
    word.textContent = say(words);
    product.append(word);
  }
  const grow = [
    { transform: 'translate(-50%, -50%) scale(0.3)', opacity: 0 },
    { transform: 'translate(-50%, -50%) scale(1)', opacity: 1 },
  ];
  void stage.move(product, grow, { duration: finaleBeat.birth, easing: ease.pop });
  return product;
}

let ruler: CanvasRenderingContext2D | null = null;

/** How wide a number stands at a size, without laying the page out for the question. */
function widthOf(text: string, size: number, face: string): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return 1;
  ruler.font = `800 ${size}px ${face}`;
  return Math.max(1, ruler.measureText(text).width);
}

/** One voice more for every level. */
function toll({ weight, passes }: Occasion, degree: number): void {
  sound({ voice: 'koto', degree });
  if (weight.level >= 1) sound({ voice: 'step', degree: degree + 2, after: 0.02 });
  if (weight.level >= 2) sound({ voice: 'drum', after: 0.04 });
  if (weight.level >= 3) sound({ voice: 'gong', after: 0.06 });
  if (weight.level >= 4) sound({ voice: 'rin', degree: degree + 5, after: 0.12 });
  if (passes) feel([20, 40, 20]);
}

function burst({ stage, overlay, occasion }: Performance): void {
  const { weight, allClear } = occasion;
  if (stage.reduced) return;
  if (weight.shake > 0) stage.shake(weight.shake / 4);
  const { shu, kin, ai, surface } = overlay.inks;
  const colours = [shu, kin, ai];
  if (weight.sparks > 0)
    effects().burst(overlay.middle, {
      count: weight.sparks,
      colours,
      power: 180 + 60 * weight.level,
      size: 1 + weight.level / 4,
    });
  if (allClear) effects().rain(overlay.board, { count: 60, colours: [shu, surface], kind: 'petal' });
  if (weight.level < 4 || settings.peek().shake === 0) return;
  const page = make('div', 'ink-flash');
  overlay.root.prepend(page);
  void stage
    .move(page, [{ opacity: 0.35 }, { opacity: 0 }], { duration: 120, easing: 'steps(2)' })
    .then(() => page.remove());
}

/** The product goes where the points are kept. */
async function away({ stage, overlay }: Performance, product: HTMLElement): Promise<void> {
  const to = overlay.spot('[data-score]') ?? overlay.middle;
  const from = overlay.middle;
  const frames = [
    { transform: 'translate(-50%, -50%) scale(1)', opacity: 1 },
    {
      transform: `translate(calc(-50% + ${to.x - from.x}px), calc(-50% + ${to.y - from.y}px)) scale(0.35)`,
      opacity: 0.4,
    },
  ];
  await stage.move(product, frames, { duration: finaleBeat.fly, easing: 'ease-in', hold: true });
  product.remove();
}

/** The counter runs up beside what moves meanwhile, in every second frame: nobody reads faster, and sparks fly in all of them. */
function runUp(stage: TableStage, before: number, { points, duration }: { points: number; duration: number }): void {
  const length = stage.time(duration);
  if (stage.reduced || !stage.alive || length < 1) return;
  const begun = performance.now();
  stage.running.value = before;
  let frame = 0;
  let skips = false;
  const count = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - begun) / length));
    const eased = 1 - (1 - share) ** 3;
    if (!skips || share >= 1) stage.running.value = share >= 1 ? null : before + Math.floor(points * eased);
    skips = !skips;
    if (share < 1) frame = requestAnimationFrame(count);
  };
  frame = requestAnimationFrame(count);
  stage.atEnd(() => cancelAnimationFrame(frame));
}

/** Embers rise while the bar overflows. */
function burn({ stage, overlay, occasion }: Performance): void {
  if (stage.reduced || overlay.meter.width === 0) return;
  const { shu, kin } = overlay.inks;
  effects().rain(overlay.meter, { count: occasion.weight.level >= 4 ? 50 : 28, colours: [shu, kin] });
}
