import type { AnyGame, Json, Result, Seat, Viewer } from '@minoya/kernel';
import type { FollowerEvent } from '@minoya/shared/follower';
import { roomResult } from '@minoya/shared/resignation';
import type { News, Session } from '../play/session.ts';
import type { ActionOf, EventOf, StateOf } from '../play/types.ts';
import type { RoomClient } from './client.ts';

/** The running game of a room as a session: news come when the server has committed them. */
export class RemoteSession<G extends AnyGame> implements Session<G> {
  readonly game: G;
  readonly setup: string;
  /** Which game of the room this is. */
  readonly round: number;
  readonly canRedo = false;
  readonly held: RoomClient['held'];
  private readonly client: RoomClient;
  private readonly listeners = new Set<(news: News<G>) => void>();
  private readonly stop: () => void;
  /** For each own step since something opened: all of them may be taken back. */
  private undoable = 0;
  private plies = 0;
  private last: StateOf<G>;
  private seatThen: Seat | null;
  private resultThen: Result | null = null;

  constructor(client: RoomClient, game: G) {
    this.client = client;
    this.held = client.held;
    this.game = game;
    const { table } = client.follower;
    this.setup = table?.setup ?? '';
    this.round = table?.round ?? 0;
    this.last = client.follower.view as StateOf<G>;
    this.seatThen = client.follower.seat;
    this.stop = client.listen(news => this.received(news));
    client.recall();
  }

  /** In the lobby of the next game one sits elsewhere already: what is still looked at keeps its side. */
  get viewer(): Viewer {
    return this.seat ?? 'spectator';
  }

  private get seat(): Seat | null {
    const { seat, table } = this.client.follower;
    if (table?.round === this.round && table.phase !== 'lobby') this.seatThen = seat;
    return this.seatThen;
  }

  get view(): StateOf<G> {
    return this.last;
  }

  /** Who resigned has not won, and when nobody else is left, the room ends the game before its rules do. */
  get result(): Result | null {
    const { table } = this.client.follower;
    const result = this.game.result(this.last);
    if (!table || table.round !== this.round || table.phase === 'lobby') return result ?? this.resultThen;
    this.resultThen = table.result ?? (result && roomResult(result, table.chairs));
    return this.resultThen;
  }

  get seats(): readonly Seat[] {
    const { seat } = this;
    // While another hand plays the seat, its person only looks on. Read from the signal, so that whoever asked is told of a change.
    const table = this.client.table.value;
    return seat === null || table?.phase !== 'playing' || table.chairs[seat]?.cover ? [] : [seat];
  }

  get length(): number {
    return this.plies;
  }

  get canUndo(): boolean {
    return this.undoable > 0;
  }

  act(_seat: Seat, action: ActionOf<G>): void {
    this.client.command({ t: 'act', a: this.game.actions.write(action) });
  }

  undo(): void {
    this.client.command({ t: 'undo' });
  }

  redo(): void {
    // A room takes back, but does not play again.
  }

  listen(listener: (news: News<G>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.stop();
    this.listeners.clear();
  }

  private received(news: FollowerEvent): void {
    const { view, table } = this.client.follower;
    if (table?.round !== this.round || view === null) return;
    switch (news.type) {
      case 'stepped':
        return this.stepped(news.seat, news.line, news.events);
      case 'undone':
        this.plies -= 1;
        this.undoable = Math.max(0, this.undoable - 1);
        return this.jump(view);
      case 'corrected':
        this.client.recall();
        return this.jump(view);
      case 'welcomed':
        if (!news.fresh) return undefined;
        this.client.recall();
        return this.jump(view);
      case 'recalled':
        return this.recalled(news);
      case 'tableChanged':
        return table.phase === 'over' && !this.game.result(this.last) ? this.jump(view) : undefined;
      case 'refused':
        return this.tell({ type: 'refused', why: news.text ?? news.why });
      default:
    }
  }

  private stepped(seat: Seat, line: string, events: readonly Json[]): void {
    const view = this.client.follower.view as StateOf<G>;
    const told = events as unknown as readonly EventOf<G>[];
    this.last = view;
    this.plies += 1;
    this.count(seat, this.client.follower.seat, told);
    if (!this.game.turn(view).includes(seat)) this.undoable = 0;
    const { cover = null } = this.client.follower.table?.chairs[seat] ?? {};
    const by = cover === 'late' ? { byClock: true } : cover ? { byBot: true } : {};
    this.tell({ type: 'step', entry: { seat, line }, events: told, view, ...by });
  }

  /** One more own step that may be taken back, or a barrier. */
  private count(seat: Seat | null, me: Seat | null, events: readonly EventOf<G>[]): void {
    this.undoable = seat === me && !this.game.revealsHidden(events) ? this.undoable + 1 : 0;
  }

  private recalled({ from, steps }: Extract<FollowerEvent, { type: 'recalled' }>): void {
    const past = steps.map(({ s, e, late, bot }, i) => {
      const events = e as unknown as readonly EventOf<G>[];
      return { ply: from + i + 1, seat: s, events, ...(late && { byClock: true }), ...(bot && { byBot: true }) };
    });
    this.plies = from + steps.length;
    this.undoable = 0;
    const { seat } = this.client.follower;
    for (const [i, { events }] of past.entries()) this.count(steps[i]?.s ?? null, seat, events);
    if (seat === null || !this.game.turn(this.last).includes(seat)) this.undoable = 0;
    this.tell({ type: 'recalled', steps: past });
  }

  private jump(view: Json): void {
    this.last = view as StateOf<G>;
    this.tell({ type: 'jump', view: this.last });
  }

  private tell(news: News<G>): void {
    for (const listener of this.listeners) listener(news);
  }
}
