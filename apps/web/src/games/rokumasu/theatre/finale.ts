import { total } from '@minoya/games/rokumasu/score';
import { say } from '../../../i18n/lang.ts';
import { effects, ink } from '../../../stage/effects/layer.ts';
import { feel } from '../../../stage/haptics.ts';
import { ease } from '../../../stage/motion.ts';
import { play as sound } from '../../../stage/sound.ts';
import { settings } from '../../../store/settings.ts';
import type { TableStage } from '../events/score-animation.ts';
import { amount } from '../text/numbers.ts';
import { table } from '../text/play.ts';
import { stageWords } from '../text/stage.ts';
import { beat } from './beats.ts';
import { make } from './overlay.ts';
import type { Performance } from './perform.ts';
import type { Occasion } from './weight.ts';

/** Act 5: A and B meet, the product is born in the size of its weight, hangs for a breath and bursts into the counter. */
export async function finale(show: Performance): Promise<void> {
  const { stage, event, occasion } = show;
  if (!stage.alive) return;
  void show.formula.meet(beat.birth);
  const product = born(show);
  show.tell(event.ledger.length, [], event.points);
  toll(occasion, show.degree);
  await show.pace.wait(beat.birth);
  if (occasion.weight.stop > 0) await stage.rest(occasion.weight.stop);
  if (!stage.alive) return;
  burst(show);
  await away(show, product);
  runUp(stage, event.score - event.points, { points: event.points, duration: occasion.weight.count });
  if (occasion.passes) burn(stage, occasion);
}

/** The product, in its size; a clear that is a record or leaves nothing has a ribbon. */
function born(show: Performance): HTMLElement {
  const { overlay, occasion, stage, event } = show;
  const { level, size } = occasion.weight;
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
  product.style.fontSize = `${size}px`;
  const room = overlay.board.width * 0.9;
  const fits = room / Math.max(1, product.offsetWidth);
  // The greatest fill the board's width, but are never taller than a third of it; none is wider.
  const scale = level === 4 ? Math.min(fits, room / 3 / size) : Math.min(1, fits);
  product.style.fontSize = `${Math.round(size * scale)}px`;
  const praise = occasion.allClear ? stageWords.allClear : occasion.record ? stageWords.record : null;
  const ribbon = praise ?? (raw > event.points ? table.capped : null);
  if (ribbon) {
    const word = make('span', 'ribbon');
    word.textContent = say(ribbon);
    product.append(word);
  }
  const grow = [
    { transform: 'translate(-50%, -50%) scale(0.3)', opacity: 0 },
    { transform: 'translate(-50%, -50%) scale(1)', opacity: 1 },
  ];
  void stage.move(product, grow, { duration: beat.birth, easing: ease.pop });
  return product;
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
  const colours = ['--shu', '--kin', '--ai'].map(ink);
  if (weight.sparks > 0)
    effects().burst(overlay.middle, { count: weight.sparks, colours, power: 180 + 60 * weight.level });
  if (allClear) effects().rain(overlay.board, { count: 60, colours: ['--shu', '--surface'].map(ink), kind: 'petal' });
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
  await stage.move(product, frames, { duration: beat.fly, easing: 'ease-in', hold: true });
  product.remove();
}

/** The counter runs up beside what moves meanwhile. */
function runUp(stage: TableStage, before: number, { points, duration }: { points: number; duration: number }): void {
  const length = stage.time(duration);
  if (stage.reduced || !stage.alive || length < 1) return;
  const begun = performance.now();
  stage.running.value = before;
  let frame = 0;
  const count = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - begun) / length));
    const eased = 1 - (1 - share) ** 3;
    stage.running.value = share >= 1 ? null : before + Math.floor(points * eased);
    if (share < 1) frame = requestAnimationFrame(count);
  };
  frame = requestAnimationFrame(count);
  stage.atEnd(() => cancelAnimationFrame(frame));
}

/** Embers rise while the bar overflows. */
function burn(stage: TableStage, { weight }: Occasion): void {
  const bar = stage.find('.meter')?.getBoundingClientRect();
  if (!bar || stage.reduced) return;
  effects().rain(bar, { count: weight.level >= 4 ? 50 : 28, colours: ['--shu', '--kin'].map(ink) });
}
