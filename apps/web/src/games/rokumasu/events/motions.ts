import type { Event, State } from '@minoya/games/rokumasu/state';
import { ease, ms, stagger } from '../../../stage/motion.ts';
import type { Motions } from '../../../stage/tables.ts';
import { showScore } from './scoring.ts';
import { beat, cue, type Notice, type TableStage } from './score-animation.ts';

const cellAt = (stage: TableStage, cell: number) => stage.cell(cell % 6, Math.floor(cell / 6));

const pop = (from: number) => [{ transform: `scale(${from})` }, { transform: 'none' }];

async function fold(stage: TableStage, cells: readonly number[], whole: number): Promise<void> {
  const each = Math.min(ms.t3, whole);
  const gap = stagger(cells.length, 24, whole - each);
  const frames = [{ transform: 'perspective(300px) rotateX(0)' }, { transform: 'perspective(300px) rotateX(90deg)' }];
  await Promise.all(
    cells.map((cell, i) => stage.move(cellAt(stage, cell), frames, { duration: each, delay: i * gap, hold: true })),
  );
}

async function note(stage: TableStage, kind: Notice['kind'], values: readonly number[]) {
  cue(stage, { notice: { kind, values } });
  await stage.wait(kind === 'stuck' ? 1_400 : 700);
}

const slideIn = [
  { transform: 'translateY(14px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const none = (): void => undefined;

/** Motions of a round: what happens between a drop and the next hand. */
const round = {
  async placed(event, stage) {
    stage.cue.value = null;
    stage.advance();
    await Promise.all(
      event.cells.map(cell => stage.move(cellAt(stage, cell), pop(1.06), { duration: beat.land, easing: ease.pop })),
    );
  },
  overlaid: none,
  handSpent: none,
  dealt: none,
  rolled: none,
  scored: showScore,
  cleared: (event, stage) => fold(stage, event.cells, beat.clear),
  gold(_event, stage) {
    stage.advance();
    void stage.move(stage.find('[data-gold]'), pop(1.25), { duration: ms.pop, easing: ease.pop });
    return stage.wait(60);
  },
  async branded(event, stage) {
    stage.advance();
    await stage.move(cellAt(stage, event.cell), pop(1.3), { duration: 200, easing: ease.pop });
  },
  charged: none,
  remembered: none,
  async stuck(event, stage) {
    await note(stage, 'stuck', [event.burned, event.left]);
    stage.advance();
    cue(stage, { notice: null });
  },
  async drawn(_event, stage) {
    cue(stage, { counting: null });
    stage.advance();
    await stage.move(stage.find('[data-tray]'), slideIn, { duration: beat.draw });
  },
  stocked: none,
  recycled(_event, stage) {
    stage.advance();
    return stage.move(stage.find('[data-tray]'), slideIn, { duration: beat.draw });
  },
  reordered: none,
  mirrored: none,
  stockFitted: none,
} satisfies Partial<Motions<State, Event>>;

/** Motions between rounds. */
const run = {
  setStarted: none,
  roundStarted: none,
  obstructed(event, stage) {
    stage.advance();
    return Promise.all(
      event.cells.map(cell => stage.move(cellAt(stage, cell), pop(1.3), { duration: ms.t4, easing: ease.pop })),
    ).then(none);
  },
  marked: none,
  relicGone: (_event, stage) => note(stage, 'burned', []),
  retried: (_event, stage) => note(stage, 'retry', []),
  async roundWon(_event, stage) {
    cue(stage, { counting: null });
    await note(stage, 'won', []);
  },
  async roundLost(event, stage) {
    cue(stage, { counting: null, notice: { kind: 'lost', values: [event.short] } });
    const board = stage.find('[data-board="main"]');
    const folded = [{ transform: 'none' }, { transform: 'perspective(900px) rotateX(14deg) scale(0.97)' }];
    await stage.move(board, folded, { duration: 500, hold: true });
  },
  runWon: none,
  runLost: none,
  runFinished: none,
  shopOpened: none,
  rerolled(_event, stage) {
    stage.advance();
    return stage.move(stage.find('[data-goods]'), slideIn, { duration: ms.t3 });
  },
  bought: (event, stage) => {
    const flat = [
      { transform: 'none', opacity: 1 },
      { transform: 'perspective(500px) rotateX(80deg)', opacity: 0 },
    ];
    return stage.move(stage.find(`[data-item="${event.item}"] .ware`), flat, { duration: 260, hold: true });
  },
  sold: none,
  shopLeft: none,
  amuletUsed: none,
} satisfies Partial<Motions<State, Event>>;

export const motions: Motions<State, Event> = { ...round, ...run };
