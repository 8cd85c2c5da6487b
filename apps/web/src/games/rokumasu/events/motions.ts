import type { Block, Card, Event, Slot, State } from '@minoya/games/rokumasu/state';
import { ease, ms, stagger } from '../../../stage/motion.ts';
import type { Stage } from '../../../stage/stage.ts';
import type { Motions } from '../../../stage/tables.ts';
import { showScore } from './scoring.ts';
import { beat, theatreOf } from './theatre.ts';

type TableStage = Stage<State>;

const cellAt = (stage: TableStage, cell: number) => stage.cell(cell % 6, Math.floor(cell / 6));

/** Pictures on the way: each sketch changes only what its event tells. */
const emptied = <T>(slots: readonly (T | null)[], at: number) => slots.map((one, i) => (i === at ? null : one));

function without(state: State, from: Slot): State {
  if (typeof from === 'number') return { ...state, hand: emptied(state.hand, from) };
  return { ...state, stock: emptied(state.stock, from === 'x' ? 0 : 1) };
}

function laid(state: State, card: Card, cells: readonly number[]): State {
  const board = [...state.board];
  for (const [i, cell] of cells.entries()) {
    const block: Block = {
      piece: state.nextPiece,
      pattern: card.pattern,
      seal: card.seal?.at === i ? card.seal.id : null,
      blessing: card.blessing?.at === i ? card.blessing.id : null,
      charge: 0,
    };
    board[cell] = block;
  }
  return { ...state, board };
}

const pop = (from: number) => [{ transform: `scale(${from})` }, { transform: 'none' }];

async function fold(stage: TableStage, cells: readonly number[], whole: number): Promise<void> {
  const each = Math.min(ms.t3, whole);
  const gap = stagger(cells.length, 24, whole - each);
  const frames = [{ transform: 'perspective(300px) rotateX(0)' }, { transform: 'perspective(300px) rotateX(90deg)' }];
  await Promise.all(
    cells.map((cell, i) => stage.move(cellAt(stage, cell), frames, { duration: each, delay: i * gap, hold: true })),
  );
  stage.sketch(state => ({ ...state, board: state.board.map((block, i) => (cells.includes(i) ? null : block)) }));
}

async function note(stage: TableStage, kind: 'stuck' | 'won' | 'lost' | 'retry' | 'burned', values: readonly number[]) {
  const theatre = theatreOf(stage);
  theatre.notice.value = { kind, values };
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
    theatreOf(stage).notice.value = null;
    stage.sketch(state => laid(without(state, event.from), event.card, event.cells));
    await Promise.all(
      event.cells.map(cell => stage.move(cellAt(stage, cell), pop(1.06), { duration: beat.land, easing: ease.pop })),
    );
  },
  overlaid: none,
  handSpent: (event, stage) => stage.sketch(state => ({ ...state, hands: event.left })),
  dealt: (event, stage) =>
    stage.sketch(state => {
      const hand = [...state.hand];
      hand[event.slot] = event.card;
      return { ...state, hand };
    }),
  rolled: none,
  scored: showScore,
  cleared: (event, stage) => fold(stage, event.cells, beat.clear),
  gold(event, stage) {
    stage.sketch(state => ({ ...state, gold: event.total }));
    void stage.move(stage.find('[data-gold]'), pop(1.25), { duration: ms.pop, easing: ease.pop });
    return stage.wait(60);
  },
  async branded(event, stage) {
    stage.sketch(state => ({
      ...state,
      brands: state.brands.map((brand, i) => (i === event.cell ? { id: event.brand, level: event.level } : brand)),
    }));
    await stage.move(cellAt(stage, event.cell), pop(1.3), { duration: 200, easing: ease.pop });
  },
  charged: (event, stage) =>
    stage.sketch(state => ({
      ...state,
      board: state.board.map((block, i) =>
        block && event.cells.includes(i) ? { ...block, charge: block.charge + event.by } : block,
      ),
    })),
  async stuck(event, stage) {
    await note(stage, 'stuck', [event.burned, event.left]);
    stage.sketch(state => ({ ...state, hand: state.hand.map(() => null), hands: event.left }));
    theatreOf(stage).notice.value = null;
  },
  async drawn(event, stage) {
    theatreOf(stage).counting.value = null;
    stage.sketch(state => ({ ...state, hand: event.cards }));
    await stage.move(stage.find('[data-tray]'), slideIn, { duration: beat.draw });
  },
  stocked: none,
  recycled: (_event, stage) => stage.move(stage.find('[data-tray]'), slideIn, { duration: beat.draw }),
  reordered: none,
} satisfies Partial<Motions<State, Event>>;

/** Motions between rounds. */
const run = {
  setStarted: none,
  roundStarted: none,
  obstructed: (event, stage) => {
    stage.sketch(state => {
      const block: Block = { piece: 0, pattern: 'obstacle', seal: null, blessing: null, charge: 0 };
      return { ...state, board: state.board.map((old, i) => (event.cells.includes(i) ? block : old)) };
    });
    return Promise.all(
      event.cells.map(cell => stage.move(cellAt(stage, cell), pop(1.3), { duration: ms.t4, easing: ease.pop })),
    ).then(none);
  },
  marked: none,
  relicGone: (_event, stage) => note(stage, 'burned', []),
  retried: (_event, stage) => note(stage, 'retry', []),
  async roundWon(_event, stage) {
    theatreOf(stage).counting.value = null;
    await note(stage, 'won', []);
  },
  async roundLost(event, stage) {
    theatreOf(stage).counting.value = null;
    theatreOf(stage).notice.value = { kind: 'lost', values: [event.short] };
    const board = stage.find('[data-board="main"]');
    const folded = [{ transform: 'none' }, { transform: 'perspective(900px) rotateX(14deg) scale(0.97)' }];
    await stage.move(board, folded, { duration: 500, hold: true });
  },
  runWon: none,
  runLost: none,
  shopOpened: none,
  rerolled: (_event, stage) => stage.move(stage.find('[data-goods]'), slideIn, { duration: ms.t3 }),
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
