import type { Event, State } from '@minoya/games/rokumasu/state';
import { buzz, lineBuzz } from '../../stage/haptics.ts';
import { ease, ms, stagger } from '../../stage/motion.ts';
import type { Buzzes, Motions, Sounds, Tables } from '../../stage/tables.ts';
import { lines } from './text/log.ts';
import { beat, cellAt, cue, type Notice, showScore, type TableStage } from './events/score-animation.ts';

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

const motions: Motions<State, Event> = { ...round, ...run };

const silence = (): null => null;

/** ロクマス starts on the lowest degree; steps inside a score climb from there (see score-animation.ts). */
const sounds: Sounds<Event> = {
  setStarted: silence,
  roundStarted: () => ({ voice: 'pon', degree: 2 }),
  obstructed: () => ({ voice: 'paki' }),
  marked: silence,
  drawn: () => ({ voice: 'tick' }),
  placed: () => ({ voice: 'koto' }),
  overlaid: () => ({ voice: 'pata' }),
  handSpent: silence,
  dealt: () => ({ voice: 'tick', degree: 3 }),
  rolled: event => (event.hit ? { voice: 'rin', degree: 2 } : null),
  scored: silence,
  cleared: event => ({ voice: 'pata', degree: Math.min(10, Math.floor(event.cells.length / 3)) }),
  gold: () => ({ voice: 'rin', degree: 5 }),
  branded: () => ({ voice: 'pon', degree: 4 }),
  charged: silence,
  remembered: silence,
  stuck: () => ({ voice: 'pata' }),
  stocked: () => ({ voice: 'koto', degree: 2 }),
  recycled: () => ({ voice: 'pata', degree: 2 }),
  reordered: () => ({ voice: 'tick' }),
  mirrored: silence,
  stockFitted: silence,
  relicGone: () => ({ voice: 'paki', degree: 2 }),
  retried: () => ({ voice: 'rin' }),
  roundWon: () => ({ voice: 'pon', degree: 5 }),
  roundLost: () => ({ voice: 'pata' }),
  runWon: () => ({ voice: 'rin', degree: 7 }),
  runLost: () => ({ voice: 'pon' }),
  runFinished: silence,
  shopOpened: () => ({ voice: 'pata', degree: 3 }),
  rerolled: () => ({ voice: 'pata', degree: 5 }),
  bought: () => ({ voice: 'pon', degree: 3 }),
  sold: () => ({ voice: 'rin', degree: 3 }),
  shopLeft: silence,
  amuletUsed: () => ({ voice: 'pon', degree: 6 }),
};

const buzzes: Buzzes<Event> = {
  ...(Object.fromEntries(Object.keys(sounds).map(kind => [kind, silence])) as unknown as Buzzes<Event>),
  scored: event => lineBuzz(event.rows.length + event.columns.length),
  roundWon: () => buzz.win,
  runWon: () => buzz.win,
};

/** What is said aloud: the log without what the board already tells with its own names. */
const speech: Tables<State, Event>['lines'] = { ...lines, overlaid: silence, handSpent: silence };

export const tables: Tables<State, Event> = { motions, sounds, buzzes, lines, speech };
