import type { Seat } from '@minoya/kernel';
import { type Cells, cellAt } from '@minoya/games/polyform/cells';
import type { polyform } from '@minoya/games/polyform/game';
import type { PieceId } from '@minoya/games/polyform/pieces';
import type { Action, Player, State } from '@minoya/games/polyform/state';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardHandle, Spot, Target } from '../../../board/grid.ts';
import { DragController } from '../../../board/drag-controller.ts';
import { isHeld } from '../../../play/held.ts';
import type { Play } from '../../../play/play.ts';
import {
  type Ghost,
  handLeft,
  lastTurned,
  masterWay,
  placesFor,
  stillPossible,
  type Way,
  waysOf,
  whyNoPlace,
  whyNotThere,
} from './plan.ts';
import { firstSeat, seatBelow } from './on-turn.ts';
import { MasterUndo } from './master-undo.ts';
import { showMarket } from './show-market.ts';
import { stillOpen, type TableSheet } from './table-sheet.ts';
import type { TradeWay } from './trade-offers.ts';
import { TurnEnd } from './turn-end.ts';
import { cardFrame, flipped, frameOf, rotated, settled, spotsOf, uprightTurns } from './shapes.ts';

export type PolyformPlay = Play<typeof polyform>;

export const boardId = (slot: number): string => `own-${slot}`;
const slotOf = (board: string): number => Number(board.slice(4));

/** What one player has in hand and in mind: the held piece, its turn, the plan. None of it is part of the game. */
export class TableController {
  readonly play: PolyformPlay;
  readonly drag: DragController<PieceId>;
  readonly boards = new Map<number, BoardHandle>();
  readonly turns = signal(uprightTurns());
  readonly plan = signal<readonly Ghost[]>([]);
  /** True after マスターアクション was pressed: one piece a puzzle, sent as one action. */
  readonly mastering = signal(false);
  readonly sheet = signal<TableSheet | null>(null);
  /** A piece that is being thought of in the trade bar: the cards it would fit light up. */
  readonly eyed = signal<PieceId | null>(null);
  readonly opening = signal(false);
  readonly turnEnd: TurnEnd;
  /** The seat at the lower edge of the screen. */
  readonly me: ReadonlySignal<Seat>;
  private lastMe: Seat;
  private readonly masterUndo: MasterUndo;
  private readonly stop: () => void;

  constructor(play: PolyformPlay) {
    this.play = play;
    this.lastMe = firstSeat(play);
    this.me = computed(() => this.seatNow());
    this.turnEnd = new TurnEnd(play, this.me);
    this.drag = new DragController<PieceId>({
      boards: () => this.boardList(),
      pull: 0.8,
      shape: id => spotsOf(this.turns.peek()[id]),
      targets: id => this.places(id).map(place => this.targetOf(place)),
      mayHold: id => this.whyNotHold(id) === null,
      drop: (id, target) => this.drop(id, target),
      refuse: (id, target) => this.refuse(id, target),
    });
    const effects = [
      effect(() => void (play.seating.lower.value = this.me.value)),
      effect(() => this.keepPlan()),
      // The result lies on the table itself: nothing of the game before it stays open below.
      effect(() => void (play.result.value && (this.sheet.value = null))),
    ];
    this.masterUndo = new MasterUndo(play);
    this.stop = () => {
      for (const stop of effects) stop();
      this.masterUndo.close();
    };
  }

  close(): void {
    this.drag.release();
    this.stop();
  }

  private seatNow(): Seat {
    this.lastMe = seatBelow(this.play, this.lastMe);
    return this.lastMe;
  }

  /** Whether this device may act for the seat at the lower edge now: not before the table shows that turn. */
  readonly myTurn: ReadonlySignal<boolean> = computed(() => {
    const { play } = this;
    if (play.isReplay || !play.session.seats.includes(this.me.value)) return false;
    const { game } = play.session;
    return [play.view.value, play.shown.value].every(state => game.turn(state).includes(this.me.value));
  });

  /** The player at the lower edge, as drawn and as committed: the same object while others act, so that nothing of it is drawn again. */
  readonly shownPlayer: ReadonlySignal<Player | undefined> = computed(
    () => this.play.shown.value.players[this.me.value],
  );
  readonly ownPlayer: ReadonlySignal<Player | undefined> = computed(() => this.play.view.value.players[this.me.value]);
  readonly phase: ReadonlySignal<State['phase']> = computed(() => this.play.view.value.phase);

  get finishing(): boolean {
    return this.phase.value === 'finishing';
  }

  /** The committed player of the lower edge. */
  player(view: State = this.play.view.peek()): Player | null {
    return view.players[this.me.peek()] ?? null;
  }

  /** False for those who only look on. */
  get seated(): boolean {
    return !this.play.isReplay && this.play.session.seats.includes(this.me.value);
  }

  readonly act = (action: Action): void => this.turnEnd.act([action]);

  showMarket(at: string | null = null): void {
    if (!showMarket(this.play.stage)) this.sheet.value = { id: 'market', at };
  }

  openTrade(way: TradeWay): void {
    const sheet = this.sheet.peek();
    this.cancel();
    this.sheet.value = sheet?.id === 'trade' && sheet.way === way ? null : { id: 'trade', way };
  }

  /** Takes a piece by tap or key. */
  choose(id: PieceId): void {
    this.play.stage.skip();
    this.drag.choose(id);
  }

  readonly rotate = (): void => this.turn(rotated);
  readonly flip = (): void => this.turn(flipped);

  /** Turns what is held; when nothing is, the piece laid down last, where it lies. */
  private turn(way: (cells: number) => number): void {
    const held = this.drag.held.peek();
    if (held) {
      this.turns.value = { ...this.turns.peek(), [held.item]: way(this.turns.peek()[held.item]) };
      this.drag.turned();
      return;
    }
    const plan = this.plan.peek();
    const player = this.player();
    if (plan.length === 0 || !player) return;
    const last = lastTurned(player, plan, way);
    if (!last) return this.play.refuse('doesNotFit');
    this.turns.value = { ...this.turns.peek(), [last.piece]: settled(last.cells) };
    this.plan.value = [...plan.slice(0, -1), last];
  }

  /** A cell of an own card was pressed. On a planned piece a finger takes it back, a key confirms it. */
  press(slot: number, spot: Spot, by: 'pointer' | 'key' = 'pointer'): void {
    const board = this.boards.get(slot);
    if (!board || !this.seated) return;
    if (this.drag.press(board, spot)) return;
    const frame = this.frame(slot);
    const cell = cellAt(spot.y + frame.y, spot.x + frame.x);
    const ghost = this.plan.peek().find(one => one.slot === slot && one.cells & cell);
    if (ghost && by === 'key' && this.ways.peek().length > 0) this.confirm();
    else if (ghost) this.lift(ghost);
    else this.liftLate(slot, cell);
  }

  /** Takes a planned piece back into the hand, still held. */
  lift(ghost: Ghost): void {
    this.plan.value = this.plan.peek().filter(one => one !== ghost);
    this.turns.value = { ...this.turns.peek(), [ghost.piece]: settled(ghost.cells) };
    if (this.drag.held.peek()?.item !== ghost.piece) this.drag.choose(ghost.piece);
    else this.drag.turned();
  }

  private liftLate(slot: number, cell: number): void {
    const late = this.player()?.late.find(one => one.slot === slot && one.cells & cell);
    if (late && this.finishing) this.act({ type: 'lift', slot, cells: late.cells });
  }

  /** Puts everything back that was not confirmed. */
  cancel(): void {
    if (this.turnEnd.cancel()) return;
    if (this.sheet.peek()?.id === 'trade') this.sheet.value = null;
    this.drag.release();
    this.plan.value = [];
    this.mastering.value = false;
  }

  /** A plan with two pieces on one card stays as it is: nothing that was laid disappears. */
  startMaster(): void {
    const plan = this.plan.peek();
    if (new Set(plan.map(ghost => ghost.slot)).size < plan.length) this.play.refuse('masterOne');
    else this.mastering.value = true;
  }

  /** The plan as actions, by every way that is legal now, cheapest first. */
  readonly ways = computed<readonly Way[]>(() => {
    const [view, plan] = [this.play.view.value, this.plan.value];
    if (!this.myTurn.value || this.finishing) return [];
    return this.mastering.value ? masterWay(view, this.me.value, plan) : waysOf(view, this.me.value, plan);
  });

  /** The plan as it is offered first, or what waits for a second press. */
  confirm(way: Way | undefined = this.ways.peek()[0]): void {
    if (this.turnEnd.last.peek()) return this.turnEnd.confirm();
    if (!way || isHeld(this.play)) return;
    this.drag.release();
    this.mastering.value = false;
    this.turnEnd.act(way.actions);
  }

  /** Why the held piece finds no place as it is turned now; null when it does. */
  readonly noPlace = computed(() => {
    const piece = this.drag.item.value;
    const player = this.play.view.value.players[this.me.value];
    if (!piece || !player) return null;
    const turn = this.turns.value[piece];
    return whyNoPlace(player, this.plan.value, { piece, turn, one: this.mastering.value });
  });

  readonly undo = (): void => this.masterUndo.undo();

  /** Cells that the held piece, turned as it is, could cover; by slot. */
  readonly open = computed<ReadonlyMap<number, Cells>>(() => {
    const held = this.drag.held.value;
    const open = new Map<number, Cells>();
    // Read for the redraw: the places below depend on all of them.
    void [this.turns.value, this.plan.value, this.play.view.value, this.mastering.value];
    if (held) for (const { slot, cells } of this.places(held.item)) open.set(slot, (open.get(slot) ?? 0) | cells);
    return open;
  });

  places(id: PieceId): readonly Ghost[] {
    const player = this.player();
    if (!player) return [];
    const slots = new Set(this.mastering.peek() ? this.plan.peek().map(ghost => ghost.slot) : []);
    return placesFor(player, this.plan.peek(), id, this.turns.peek()[id]).filter(place => !slots.has(place.slot));
  }

  whyNotHold(id: PieceId): string | null {
    const player = this.player();
    if (!player || !this.seated) return 'notYourTurn';
    if (player.finished || this.play.view.peek().phase === 'ended') return 'over';
    return handLeft(player, this.plan.peek())[id] > 0 ? null : 'notInHand';
  }

  frame(slot: number): ReturnType<typeof cardFrame> {
    const card = this.player()?.working[slot]?.card;
    return card ? cardFrame(card) : { x: 0, y: 0, width: 1, height: 1 };
  }

  private boardList(): readonly BoardHandle[] {
    return [...this.boards.values()].filter(board => board.element?.isConnected);
  }

  private targetOf({ slot, cells }: Ghost): Target {
    const at = frameOf(cells);
    const frame = this.frame(slot);
    return { board: boardId(slot), x: at.x - frame.x, y: at.y - frame.y };
  }

  private drop(id: PieceId, target: Target): void {
    const slot = slotOf(target.board);
    const frame = this.frame(slot);
    const cells = this.turns.peek()[id] << ((target.y + frame.y) * 5 + target.x + frame.x);
    if (this.finishing) this.act({ type: 'put', slot, cells });
    else this.plan.value = [...this.plan.peek(), { slot, piece: id, cells }];
  }

  /** Says why a piece cannot go there, and whether turning it would help; so it stays in hand, however it came there. */
  private refuse(id: PieceId, target: Target | null): void {
    const why = this.whyNotHold(id);
    if (why) return this.play.refuse(why);
    const player = this.player();
    if (!player) return;
    const slot = target ? slotOf(target.board) : null;
    const piece = { piece: id, turn: this.turns.peek()[id], one: this.mastering.peek() };
    this.play.refuse(whyNotThere(player, this.plan.peek(), piece, slot));
    if (!this.drag.held.peek()) this.drag.choose(id);
  }

  /** After every action: what was planned and cannot be any more goes back to the hand. */
  private keepPlan(): void {
    const player = this.play.view.value.players[this.me.value];
    const plan = this.plan.peek();
    this.turnEnd?.cancel();
    if (!player) return;
    if (!stillOpen(this.sheet?.peek() ?? null, this.play.view.value, this.me.value)) this.sheet.value = null;
    const kept = this.play.view.value.phase === 'finishing' ? [] : stillPossible(player, plan);
    if (kept !== plan) this.plan.value = kept;
    const held = this.drag?.held.peek();
    if (held && handLeft(player, kept)[held.item] <= 0) this.drag.release();
  }
}
