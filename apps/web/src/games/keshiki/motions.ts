import { type Cell, cellAt, columnOf, rowOf } from '@minoya/games/keshiki/cells';
import type { Event, State } from '@minoya/games/keshiki/state';

import { coloredLeft } from '@minoya/games/keshiki/board';
import { fill } from '@minoya/kernel';
import { number, say } from '../../i18n/lang.ts';
import { afterFrame } from '../../design/task.ts';
import { ease, fallTime, ms, stagger } from '../../stage/motion.ts';
import { play as sound } from '../../stage/sound.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Motions } from '../../stage/event-effects.ts';
import { glitter, land, pointSize, runOf, shatter, shower } from './table/feel.ts';
import { leave, rise, tilesOf } from './table/flights.ts';
import { wavesOf } from './table/waves.ts';
import { heldWord, praiseOf } from './text.ts';

/** From a tap to the next one, at normal speed. */
const whole = 420;
/** How much of the folding is over before blocks fall. */
const foldLead = 100;
const foldTime = 160;
const longestFall = 150;
const slideTime = 100;

type S = Stage<State>;

/** How each event of a tap moves. Copies fold away above the board while the blocks below already fall. */
export const motions: Motions<State, Event> = {
  removed(event, stage) {
    fold(stage, event.cells, event.by);
    const many = event.cells.length;
    const praise = praiseOf(many, coloredLeft(stage.shown.peek().board));
    rise(stage, event.by, { text: `+${number(event.points)}`, kind: 'points', size: pointSize(many) });
    if (praise) rise(stage, event.by, { text: say(praise), kind: 'praise' });
    for (const note of runOf(many)) sound(note);
    glitter(stage, event);
    stage.advance();
  },
  thawed(event, stage) {
    // It cracks before it goes.
    const frames = [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'translateX(-2px) scale(1.03)', offset: 0.25 },
      { opacity: 1, transform: 'translateX(2px) scale(1.05)', offset: 0.5 },
      { opacity: 0, transform: 'scale(1.2)' },
    ];
    leave(stage, [{ cell: event.cell, frames, duration: ms.t3 }]);
    shatter(stage, event.cell);
    stage.advance();
  },
  held(event, stage) {
    rise(stage, event.cell, { text: say(heldWord(event)), kind: 'held' });
    const shake = [0, 3, -3, 3, -3, 0].map(x => ({ transform: `translateX(${x}px)` }));
    void stage.move(tilesOf(stage)?.at(event.cell) ?? null, shake, { duration: 160, easing: 'linear' });
  },
  used: (_event, stage) => stage.advance(),
  destroyed(event, stage) {
    const from = event.cells[0];
    if (from !== undefined) fold(stage, event.cells, from);
    stage.advance();
  },
  async changed(event, stage) {
    stage.advance();
    const turn = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];
    const gap = stagger(event.cells.length, 14, 90);
    const layer = tilesOf(stage);
    await Promise.all(
      event.cells.map((cell, i) => stage.move(layer?.at(cell) ?? null, turn, { duration: ms.t2, delay: i * gap })),
    );
  },
  async fell(event, stage) {
    await leadOver(stage);
    await shift(stage, event, rows => Math.min(longestFall, fallTime(rows)), ease.fall);
    land(stage, event.to);
  },
  async slid(event, stage) {
    await leadOver(stage);
    await shift(stage, event, () => slideTime, ease.fold);
  },
  reached(_event, stage) {
    const pop = [{ transform: 'scale(1.18)' }, { transform: 'none' }];
    void stage.move(stage.find('[data-score]'), pop, { duration: ms.pop, easing: ease.pop });
  },
  cleared({ bonus }, stage) {
    stage.advance();
    const { width, height } = stage.shown.peek().board;
    const bonusWord = fill({ ja: '全消し ×1.5 +{bonus}', en: 'All clear ×1.5 +{bonus}' }, { bonus: number(bonus) });
    rise(stage, cellAt(Math.floor(width / 2), Math.floor(height / 2)), { text: say(bonusWord), kind: 'bonus' });
    shower(stage);
    return stage.wait(ms.t4);
  },
  stuck: () => undefined,
  finished: () => undefined,
};

function fold(stage: S, cells: readonly Cell[], toward: Cell): void {
  const [tx, ty] = [columnOf(toward), rowOf(toward)];
  const far = (cell: Cell) => Math.abs(columnOf(cell) - tx) + Math.abs(rowOf(cell) - ty);
  const ordered = [...cells].sort((a, b) => far(a) - far(b) || a - b);
  const gap = stagger(ordered.length, 12, 300 - foldTime);
  const going = ordered.map((cell, i) => {
    const [dx, dy] = [tx - columnOf(cell), ty - rowOf(cell)];
    const pull = far(cell) ? 0.3 / far(cell) : 0;
    const frames = [
      { opacity: 1, transform: 'none' },
      {
        opacity: 1,
        transform: `translate(${dx * pull * 50}%, ${dy * pull * 50}%) rotateX(55deg) scale(0.8)`,
        offset: 0.6,
      },
      { opacity: 0, transform: `translate(${dx * pull * 100}%, ${dy * pull * 100}%) rotateX(90deg) scale(0.6)` },
    ];
    return { cell, frames, duration: foldTime, delay: i * gap };
  });
  leave(stage, going);
}

/** Folding goes a little ahead of the first fall. */
async function leadOver(stage: S): Promise<void> {
  const gone = stage.elapsed;
  if (gone < foldLead) await stage.wait(foldLead - gone);
}

interface Leg {
  readonly from: readonly Cell[];
  readonly to: readonly Cell[];
}

/** Shows the blocks where they end, and lets each travel there from where it was. */
async function shift(stage: S, leg: Leg, length: (cells: number) => number, easing: string): Promise<void> {
  const layer = tilesOf(stage);
  const still = stage.reduced || whole - 20 - stage.elapsed < 40;
  const [first = [], ...later] = still ? [] : wavesOf(leg.to);
  layer?.carry(
    leg.from,
    leg.to,
    later.flat().map(k => leg.to[k] ?? 0),
  );
  let over = false;
  stage.atEnd(() => {
    over = true;
    layer?.arrive();
  });
  stage.advance();
  if (still) return;
  const fly = (k: number): Promise<void> => {
    const [from = 0, to = 0] = [leg.from[k], leg.to[k]];
    const dx = columnOf(from) - columnOf(to);
    const dy = rowOf(from) - rowOf(to);
    const frames = [{ transform: `translate(${dx * 100}%, ${dy * 100}%)` }, { transform: 'none' }];
    const left = Math.max(40, whole - 20 - stage.elapsed);
    return stage.move(layer?.at(to) ?? null, frames, {
      duration: Math.min(left, length(Math.abs(dx) + Math.abs(dy))),
      easing,
    });
  };
  const travel = first.map(fly);
  for (const wave of later) {
    await new Promise<void>(afterFrame);
    // A press may have ended this showing, and begun another.
    if (over) return;
    layer?.arrive(wave.map(k => leg.to[k] ?? 0));
    travel.push(...wave.map(fly));
  }
  await Promise.all(travel);
}
