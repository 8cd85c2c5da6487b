import type { rokumasu } from '@minoya/games/rokumasu/game';
import { refusal } from '@minoya/games/rokumasu/legal';
import { cardIn, STOCK_SLOTS } from '@minoya/games/rokumasu/place';
import type { ScoreLine } from '@minoya/games/rokumasu/score';
import { SIZE, spotsOf } from '@minoya/games/rokumasu/shapes';
import type { Action, Event, Slot, State } from '@minoya/games/rokumasu/state';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { DragController } from '../../../board/drag-controller.ts';
import { BoardHandle, type Target } from '../../../board/grid.ts';
import { hushTips } from '../../../design/tips.tsx';
import type { Play } from '../../../play/play.ts';
import type { Stage } from '../../../stage/stage.ts';
import { shapeOf } from '../look.ts';
import { type BetterOrder, betterOrder, type Foreseen, foresee } from './foresee.ts';
import { Advice } from './advice.ts';
import { loadLater } from '../load-later.ts';

export type RokuPlay = Play<typeof rokumasu>;
export type TableStage = Stage<State>;
export type Scored = Extract<Event, { type: 'scored' }>;

/** Which of the game's own sheets is open. */
export type Open =
  | { readonly kind: 'deck' | 'info' | 'score' | 'odds' | 'first-hint' }
  | { readonly kind: 'relic'; readonly at: number }
  | { readonly kind: 'amulet'; readonly at: number }
  | { readonly kind: 'swap' | 'full-pack'; readonly item: number }
  | { readonly kind: 'used'; readonly event: Extract<Event, { type: 'amuletUsed' }> }
  | null;

const cellOf = ({ x, y }: { x: number; y: number }): number =>
  x < 0 || y < 0 || x >= SIZE || y >= SIZE ? -1 : y * SIZE + x;

/** What comes later is fetched when the table stands, not while it is being set. */
const afterFirstDrawing = 250;
const remarkTime = 3_200;

/** Everything the table remembers that is no rule: what is held, foreseen, opened and last scored. */
export class TableController {
  readonly play: RokuPlay;
  readonly board = new BoardHandle('main', { width: SIZE, height: SIZE });
  readonly drag: DragController<Slot>;
  readonly open: Signal<Open> = signal(null);
  readonly last: Signal<Scored | null> = signal(null);
  readonly advice: Advice;
  /** True: the board takes the focus when it is there, which was on the button that began the round. */
  startedByKey = false;
  /** True while the tutorial sees the player wait: the hint button breathes once. */
  readonly idle = signal(false);
  /** The order of relics that would be worth more for the placement in hand. */
  readonly betterOrder: Signal<BetterOrder | null> = signal(null);
  /** What is said beside the tray. */
  readonly remarked: Signal<Notice | null> = signal(null);
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: readonly (() => void)[];

  constructor(play: RokuPlay) {
    this.play = play;
    this.drag = new DragController<Slot>({
      boards: () => [this.board],
      shape: slot => this.shape(slot),
      targets: slot => this.spots(slot),
      drop: (slot, target) => play.act(placing(slot, target)),
      prewarm: (slot, target) => play.prewarm(placing(slot, target)),
      refuse: (slot, target) => this.refuse(slot, target),
      mayHold: slot => !play.isReplay && cardIn(play.view.peek(), slot) !== null,
    });
    this.advice = new Advice(play);
    this.last.value = lastScored(play.session, play.isReplay);
    const stopChanges = play.onChange(news => {
      this.advice.forget();
      if (news.type === 'jump') this.last.value = lastScored(play.session, play.isReplay);
      else if (play.isReplay) this.last.value = null;
    });
    const stopShown = play.onShown(event => this.seen(event));
    setTimeout(async () => (await loadLater())?.prewarm(), afterFirstDrawing);
    // Where a pointer rests after its drop nothing is explained over the count.
    const hush = effect(() => hushTips(this, play.stage.busy.value));
    this.stops = [stopChanges, stopShown, effect(() => this.seekOrder()), hush, () => hushTips(this, false)];
  }

  /** What has happened to the eye. */
  private seen(event: Event): void {
    if (isScored(event)) this.last.value = event;
    else if (startsRound(event)) this.last.value = null;
    if (event.type === 'amuletUsed' && event.chance && !this.play.isReplay) this.open.value = { kind: 'used', event };
    // The next move takes a remark away: it has its own to tell.
    if (event.type === 'placed') this.remarked.value = null;
    if (event.type === 'drawn' && event.shuffled) this.remarkAtRest({ kind: 'shuffled', values: [] });
    if (event.type === 'stuck' && this.play.stage.speed === 'instant')
      this.remark({ kind: 'stuck', values: [event.burned, event.left] });
  }

  /** Says something when everything of the move has been told, and not where the round ended with it. */
  private remarkAtRest(notice: Notice): void {
    const { busy } = this.play.stage;
    let stop = () => undefined as void;
    stop = effect(() => {
      if (busy.value) return;
      queueMicrotask(() => stop());
      if (this.play.view.peek().phase === 'playing') this.remark(notice);
    });
  }

  /** Says something that nothing waits for, long enough to be read; the next action takes it away. */
  private remark(notice: Notice): void {
    this.remarked.value = notice;
    clearTimeout(this.forgetting);
    this.forgetting = setTimeout(() => {
      this.remarked.value = null;
    }, remarkTime);
  }

  /** In a run that may be ranked the first hint is asked about: the game is told apart from then on. */
  askHint(): void {
    const { hints = 0 } = this.play.marks.peek();
    if (hints === 0 && this.play.mayRank) this.open.value = { kind: 'first-hint' };
    else void this.advice.ask();
  }

  get state(): State {
    return this.play.view.value;
  }

  /** What the held piece would do where it hovers now; null when it would not fit. */
  readonly foreseen: ReadonlySignal<Foreseen | null> = computed(() => {
    const held = this.drag.held.value;
    if (!held?.aim || !held.fits || held.by === 'drop') return null;
    return foresee(this.play.view.value, held.item, cellOf(held.aim));
  });

  private readonly linesKey = computed(() => this.foreseen.value?.cleared.join() ?? '');
  /** The cells that would be cleared; the same set until they are others, so that the board is not drawn in vain. */
  readonly lines: ReadonlySignal<ReadonlySet<number>> = computed(
    () => new Set(this.linesKey.value.split(',').filter(Boolean).map(Number)),
  );

  /** Why the held piece cannot go where it hovers. */
  readonly misfit: ReadonlySignal<string | null> = computed(() => {
    const held = this.drag.held.value;
    if (!held?.aim || held.fits) return null;
    return this.why(held.item, cellOf(held.aim));
  });

  private readonly fitting: ReadonlySignal<ReadonlySet<Slot>> = computed(() => {
    const { hand, stock } = this.play.view.value;
    return new Set([...hand.keys(), ...STOCK_SLOTS.slice(0, stock.length)].filter(slot => this.spots(slot).length > 0));
  });

  fits(slot: Slot): boolean {
    return this.fitting.value.has(slot);
  }

  act(action: Action): void {
    this.drag.release();
    this.play.act(action);
  }

  close(): void {
    this.drag.release();
    this.advice.close();
    clearTimeout(this.forgetting);
    for (const stop of this.stops) stop();
  }

  /** Orders are tried only when the hand rests: a hundred previews are too many for every frame of a drag. */
  private seekOrder(): () => void {
    const held = this.drag.held.value;
    this.betterOrder.value = null;
    if (!held?.aim || !held.fits || !this.foreseen.value?.cleared.length) return () => undefined;
    const cell = cellOf(held.aim);
    const timer = setTimeout(() => {
      this.betterOrder.value = betterOrder(this.play.view.peek(), held.item, cell);
    }, 180);
    return () => clearTimeout(timer);
  }

  private shape(slot: Slot) {
    const card = cardIn(this.play.view.peek(), slot);
    return card ? shapeOf(card) : [];
  }

  private spots(slot: Slot): readonly Target[] {
    const state = this.play.view.value;
    const card = cardIn(state, slot);
    if (!card) return [];
    const all = spotsOf(card.mino).spots.filter(
      ({ cell }) => refusal(state, { type: 'place', from: slot, cell }) === null,
    );
    return all.map(({ cell }) => ({ board: 'main', x: cell % SIZE, y: Math.floor(cell / SIZE) }));
  }

  private why(slot: Slot, cell: number): string {
    if (cell < 0) return 'outside';
    return refusal(this.play.view.peek(), { type: 'place', from: slot, cell }) ?? 'notNow';
  }

  private refuse(slot: Slot, target: Target | null): void {
    if (target) this.play.refuse(this.why(slot, cellOf(target)));
    else this.play.refuse('noPiece');
  }
}

const placing = (from: Slot, target: Target): Action => ({ type: 'place', from, cell: cellOf(target) });
const isScored = (event: Event): event is Scored => event.type === 'scored';
const startsRound = (event: Event): boolean => event.type === 'roundStarted';

/** The last score of the round in progress, found again after a reload or an undo; in a replay that of the shown move alone. */
export function lastScored({ match, length }: RokuPlay['session'], ofMove: boolean): Scored | null {
  if (!match) return null;
  for (let ply = length; ply > (ofMove ? length - 1 : 0); ply--) {
    const { events } = match.at(ply);
    const found = events.find(isScored);
    if (found) return found;
    if (events.some(startsRound)) return null;
  }
  return null;
}

/** How far a score has been counted: what the ledger beside the board lists meanwhile. */
export interface Counting {
  /** The lines of the ledger that have been told. */
  readonly ledger: readonly ScoreLine[];
  /** The relics that speak in this step, by their places. */
  readonly relics: readonly number[];
  /** Known only when A and B have met. */
  readonly points: number | null;
}

/** A message across the board while something happens by itself. */
export interface Notice {
  readonly kind: 'stuck' | 'won' | 'boss' | 'boss-in' | 'final' | 'lost' | 'retry' | 'burned' | 'shuffled';
  readonly values: readonly number[];
  /** What a won round has paid so far, line by line. */
  readonly paid?: readonly { readonly source: string; readonly amount: number }[];
}

/** What is shown beside the state while events play. */
export class Cue {
  readonly counting: Counting | null;
  readonly notice: Notice | null;

  constructor({ counting = null, notice = null }: { counting?: Counting | null; notice?: Notice | null } = {}) {
    this.counting = counting;
    this.notice = notice;
  }
}

const quiet = new Cue();
const asCue = (value: unknown): Cue => (value instanceof Cue ? value : quiet);

export const cueOf = (stage: TableStage): Cue => asCue(stage.cue.value);

/** Changes the counting or the notice, and leaves the other. */
export function cue(stage: TableStage, news: { readonly [K in keyof Cue]?: Cue[K] }): void {
  const now = asCue(stage.cue.peek());
  const next = new Cue({ ...now, ...news });
  if (stage.alive && (next.counting !== now.counting || next.notice !== now.notice)) stage.cue.value = next;
}

/** The picture on a cell, by its number. */
export const cellAt = (stage: TableStage, cell: number) => stage.cell(cell % SIZE, Math.floor(cell / SIZE));
