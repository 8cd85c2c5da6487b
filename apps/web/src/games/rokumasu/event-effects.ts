import type { Event, State } from '@minoya/games/rokumasu/state';
import { buzz, lineBuzz } from '../../stage/haptics.ts';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { SIZE } from '@minoya/games/rokumasu/shapes';
import { roundKind } from '@minoya/games/rokumasu/tuned';
import { ease, ms, stagger } from '../../stage/motion.ts';
import type { Buzzes, Motions, Sounds, EventEffects } from '../../stage/event-effects.ts';
import { lines } from './text/log.ts';
import { cellAt, cue, cueOf, type Notice, type TableStage } from './table/table-controller.ts';

/** How scores and gold are shown comes behind the table; the game goes on where it cannot be had. */
const animations = () => import('./later.ts').catch(() => null);

const pop = (from: number) => [{ transform: `scale(${from})` }, { transform: 'none' }];

/** Lengths in milliseconds at speed 1. */
export const beat = { land: 90, clear: 240, spread: 80, draw: 100, stamp: 700, tick: 140 } as const;
/** Milliseconds for a sentence that must be read. */
const reading = 1_300;

/** Blocks turn over, rise and shrink, those in the middle first. */
async function turnAway(stage: TableStage, cells: readonly number[]): Promise<void> {
  const whole = cells.length <= 6 ? beat.clear : beat.clear + beat.spread;
  const gap = stagger(cells.length, 12, whole * 0.35);
  const frames = [
    { transform: 'perspective(420px) translateY(0) rotateX(0deg) scale(1)' },
    { transform: 'perspective(420px) translateY(-70%) rotateX(180deg) scale(0)' },
  ];
  await Promise.all(
    outwards(cells).map((cell, i) =>
      stage.move(cellAt(stage, cell), frames, {
        duration: whole - gap * (cells.length - 1),
        delay: i * gap,
        easing: ease.outCubic,
        hold: true,
      }),
    ),
  );
}

/** From the middle of them to the rim. */
function outwards(cells: readonly number[]): readonly number[] {
  const at = (cell: number) => ({ x: cell % SIZE, y: Math.floor(cell / SIZE) });
  const middle = cells.reduce((sum, cell) => ({ x: sum.x + at(cell).x, y: sum.y + at(cell).y }), { x: 0, y: 0 });
  const far = (cell: number) => Math.hypot(at(cell).x - middle.x / cells.length, at(cell).y - middle.y / cells.length);
  return [...cells].sort((a, b) => far(a) - far(b));
}

/** The tags of the shop are turned over one after another. */
async function turnTags(stage: TableStage, way: 'away' | 'open'): Promise<void> {
  const tags = [...(stage.place?.querySelectorAll('[data-goods] .tag') ?? [])];
  const [front, edge] = [{ transform: 'none' }, { transform: 'perspective(600px) rotateY(90deg)' }];
  const frames = way === 'away' ? [front, edge] : [edge, front];
  await Promise.all(
    tags.map((tag, i) =>
      stage.move(tag, frames, {
        duration: way === 'away' ? 110 : 180,
        delay: i * 45,
        easing: way === 'away' ? 'ease-in' : ease.pop,
        // One that is not held would give way to the turn before it, edge on, until the last tag is done.
        hold: true,
      }),
    ),
  );
}

async function note(stage: TableStage, kind: Notice['kind'], values: readonly number[]) {
  cue(stage, { notice: { kind, values } });
  await (kind === 'stuck' ? stage.read(reading) : stage.wait(beat.stamp));
}

/** A boss is met with its name and its rule. */
async function meetBoss(stage: TableStage): Promise<void> {
  stage.advance();
  cue(stage, { notice: { kind: 'boss-in', values: [] } });
  await stage.read(reading);
  cue(stage, { notice: null });
}

/** Gold of a won round is counted line by line over the board, before the receipt opens. */
function pay(stage: TableStage, { source, amount }: { source: string; amount: number }): boolean {
  const { notice } = cueOf(stage);
  if (!notice || !isWin(notice)) return false;
  cue(stage, { notice: { ...notice, paid: [...(notice.paid ?? []), { source, amount }] } });
  return true;
}

export const isWin = ({ kind }: Notice): boolean => kind === 'won' || kind === 'boss' || kind === 'final';

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
  async scored(event, stage) {
    await (await animations())?.showScore(event, stage);
  },
  cleared: (event, stage) => turnAway(stage, event.cells),
  gold(event, stage) {
    const paid = pay(stage, event);
    stage.advance();
    void animations().then(found => found?.showGold(event, stage));
    void stage.move(stage.find('[data-gold]'), pop(1.25), { duration: ms.pop, easing: ease.pop });
    return stage.wait(paid ? beat.tick : 60);
  },
  async branded(event, stage) {
    stage.advance();
    void stage.move(cellAt(stage, event.cell), pop(1.3), { duration: 200, easing: ease.pop });
    await stage.wait(60);
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
  goldPaid(_event, stage) {
    stage.advance();
    return stage.wait(60);
  },
  handsChanged: none,
  rebuilt(_event, stage) {
    stage.advance();
    return stage.wait(beat.land);
  },
} satisfies Partial<Motions<State, Event>>;

/** Motions between rounds. */
const run = {
  setStarted: none,
  bossesRedrawn: none,
  ruled: none,
  giftsShown: none,
  skipped: none,
  cardAdded: none,
  relicGiven: none,
  locked: none,
  packOpened: none,
  packTaken: none,
  packPassed: none,
  roundStarted: ({ round }, stage) => (roundKind(round) === 'boss' ? meetBoss(stage) : undefined),
  obstructed(event, stage) {
    stage.advance();
    return Promise.all(
      event.cells.map(cell => stage.move(cellAt(stage, cell), pop(1.3), { duration: ms.t4, easing: ease.pop })),
    ).then(none);
  },
  marked: none,
  relicGone: (_event, stage) => note(stage, 'burned', []),
  retried: (_event, stage) => note(stage, 'retry', []),
  async roundWon({ round }, stage) {
    cue(stage, { counting: null });
    await note(stage, roundKind(round) === 'boss' ? 'boss' : 'won', [round]);
  },
  async roundLost(event, stage) {
    cue(stage, { counting: null, notice: { kind: 'lost', values: [event.short] } });
    const board = stage.find('[data-board="main"]');
    const folded = [{ transform: 'none' }, { transform: 'perspective(900px) rotateX(14deg) scale(0.97)' }];
    await stage.move(board, folded, { duration: 500, hold: true });
  },
  async runWon(_event, stage) {
    cue(stage, { notice: { kind: 'final', values: [LAST_ROUND] } });
    await stage.wait(2_400);
  },
  runLost: none,
  runFinished: none,
  shopOpened: none,
  async rerolled(_event, stage) {
    await turnTags(stage, 'away');
    stage.advance();
    await turnTags(stage, 'open');
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

/** ロクマス starts on the lowest degree; steps inside a score climb from there (see score-animation/). */
const sounds: Sounds<Event> = {
  setStarted: silence,
  bossesRedrawn: () => ({ voice: 'paki' }),
  ruled: silence,
  giftsShown: silence,
  skipped: () => ({ voice: 'pata', degree: 2 }),
  goldPaid: () => ({ voice: 'rin', degree: 2 }),
  handsChanged: silence,
  rebuilt: () => ({ voice: 'pata' }),
  cardAdded: () => ({ voice: 'koto', degree: 3 }),
  relicGiven: () => ({ voice: 'pon', degree: 4 }),
  locked: () => ({ voice: 'tick' }),
  packOpened: () => ({ voice: 'pata', degree: 4 }),
  packTaken: () => ({ voice: 'pon', degree: 3 }),
  packPassed: silence,
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
const speech: EventEffects<State, Event>['lines'] = { ...lines, overlaid: silence, handSpent: silence };

export const eventEffects: EventEffects<State, Event> = { motions, sounds, buzzes, lines, speech };
