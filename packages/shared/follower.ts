import type { Json, Seat, Viewer } from '@minoya/kernel';
import {
  type Bye,
  type ClientFrame,
  type Command,
  type NewCommand,
  type PastStep,
  PROTOCOL,
  type Refusal,
  type ServerFrame,
  type Stamp,
  type StepFrame,
  type Table,
  type Welcome,
} from './protocol.ts';
import { type GameLookup, isAsTold } from './game-lookup.ts';

/** What a frame came to. The web animates `stepped` from its events and simply shows the view for everything else. */
export type FollowerEvent =
  /** In the room (again). `fresh`: the view was replaced, not continued; show it without animation. `lost`: events that were shown and are gone. */
  | { readonly type: 'welcomed'; readonly fresh: boolean; readonly lost: number }
  | { readonly type: 'stepped'; readonly seat: Seat; readonly line: string; readonly events: readonly Json[] }
  | { readonly type: 'undone'; readonly seat: Seat }
  | { readonly type: 'tableChanged'; readonly started: boolean }
  /** The follower had gone wrong and now holds the right view. */
  | { readonly type: 'corrected' }
  /** How the running game came about so far, as asked for by `past`. */
  | { readonly type: 'recalled'; readonly from: number; readonly steps: readonly PastStep[] }
  | { readonly type: 'presenceChanged' }
  | { readonly type: 'clockSet'; readonly seats: readonly Seat[]; readonly left: number }
  | { readonly type: 'stamped'; readonly seat: Seat; readonly stamp: Stamp }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'refused'; readonly id: number; readonly why: Refusal; readonly text: string | null }
  | { readonly type: 'ponged' }
  /** `comeBack`: connect again after a short random wait; otherwise tell the player why not. */
  | { readonly type: 'ended'; readonly why: Bye; readonly comeBack: boolean };

/** What to send back, and what happened. */
export interface Received {
  readonly send: readonly ClientFrame[];
  readonly happened: readonly FollowerEvent[];
}

/** Who is here, and how long the others are waited for, as the last `here` told it. */
export type Presence = Required<Omit<Extract<ServerFrame, { t: 'here' }>, 't'>>;

/** Who wants to be in which room; `room` is a code at first and becomes the room's id once welcomed. */
export interface JoinRequest {
  readonly token: string;
  readonly room: string;
  readonly name: number;
  readonly sit?: boolean;
}

const LONGEST_HISTORY = 64;
const NOTHING: Received = { send: [], happened: [] };

/**
 * A room as one client sees it: frames in, frames out, the current table and view, and what happened. It has no
 * socket and no clock; whoever owns one drives it:
 *
 *     const follower = new Follower(rules, { token, room: 'K7MP', name, sit: true });
 *     socket.onopen = () => send(follower.opened());
 *     socket.onmessage = event => take(follower.receive(event.data)); // sends `send` and shows `happened`
 *     socket.onclose = () => follower.closed();                       // then reconnect with a random wait up to 2 s
 *     send(follower.command({ t: 'act', a: 'take 3' }));              // kept and sent again until it is done or refused
 *
 * `send` writes each frame as `JSON.stringify(frame)`. After a refusal `retry`, call `follower.resend()` a second later.
 */
export class Follower {
  private readonly rules: GameLookup;
  private request: JoinRequest;
  private pending: Command[] = [];
  private lastId = 0;
  private connected = false;
  private outOfStep = false;
  private history: Json[] = [];

  /** Null until the first welcome. */
  table: Table | null = null;
  /** This viewer's view of the running game; null in the lobby. */
  view: Json = null;
  /** Events of the room seen so far. */
  n = 0;
  code: string | null = null;
  who: string | null = null;
  presence: Presence = { chairs: [], watchers: 0, away: [], idle: [] };

  constructor(rules: GameLookup, request: JoinRequest) {
    this.rules = rules;
    this.request = request;
  }

  get seat(): Seat | null {
    const seat = this.table?.chairs.findIndex(chair => chair.who === this.who) ?? -1;
    return seat < 0 ? null : seat;
  }

  get viewer(): Viewer {
    return this.seat ?? 'spectator';
  }

  /** True while frames can be sent and the view is current. */
  get current(): boolean {
    return this.connected && !this.outOfStep;
  }

  /** Commands neither done nor refused yet. */
  get waiting(): readonly Command[] {
    return this.pending;
  }

  /** The room's id, once known: keep it, with the token, to come back after the page was closed. */
  get room(): string {
    return this.request.room;
  }

  /** The socket is open: what to say first. */
  opened(): readonly ClientFrame[] {
    const resume = this.table && !this.outOfStep ? { n: this.n } : {};
    return [{ t: 'hello', v: PROTOCOL, ...this.request, ...resume }];
  }

  closed(): void {
    this.connected = false;
  }

  /** Something the person wants done. Its frame is repeated after each reconnect until it is answered. */
  command(wanted: NewCommand): readonly ClientFrame[] {
    this.lastId += 1;
    const command = { ...wanted, id: this.lastId } as Command;
    this.pending.push(command);
    return this.connected ? [command] : [];
  }

  /** Everything unanswered once more; harmless, since no id is done twice. */
  resend(): readonly ClientFrame[] {
    return this.connected ? [...this.pending] : [];
  }

  /** Takes in one frame. Text that is no frame of ours is ignored. */
  receive(text: string): Received {
    const frame = readFrame(text);
    if (!frame) return NOTHING;
    switch (frame.t) {
      case 'welcome':
        return this.welcomed(frame);
      case 'step':
        return this.stepped(frame);
      case 'undo':
        return this.undone(frame);
      case 'table':
        return this.tableChanged(frame);
      case 'view':
        return this.corrected(frame);
      case 'ack':
        return received(this.settle(frame.id));
      case 'refuse':
        return received(this.refused(frame));
      case 'past':
        return frame.n === this.n ? received([{ type: 'recalled', from: frame.from, steps: frame.steps }]) : NOTHING;
      case 'bye':
        return received([{ type: 'ended', why: frame.why, comeBack: frame.why === 'restart' || frame.why === 'slow' }]);
      default:
        return received(this.unnumbered(frame));
    }
  }

  private welcomed(frame: Welcome): Received {
    const fresh = frame.view !== undefined;
    this.connected = true;
    this.outOfStep = false;
    this.request = { token: this.request.token, room: frame.room, name: this.request.name };
    this.code = frame.code;
    this.who = frame.who;
    this.table = frame.table;
    this.n = frame.n;
    this.lastId = Math.max(this.lastId, frame.id);
    if (frame.view !== undefined) this.replace(frame.view);
    return { send: [...this.pending], happened: [{ type: 'welcomed', fresh, lost: frame.lost ?? 0 }] };
  }

  private stepped(frame: StepFrame): Received {
    const order = this.order(frame.n);
    if (order !== 'next') return order === 'gap' ? this.askForView() : NOTHING;
    this.n = frame.n;
    const answered = frame.id !== undefined && frame.s === this.seat ? this.settle(frame.id) : [];
    if (this.outOfStep) return received(answered);
    const events = this.advance(frame);
    if (!events) return { ...this.askForView(), happened: answered };
    return received([...answered, { type: 'stepped', seat: frame.s, line: frame.a, events }]);
  }

  /** Runs the same rules on the own view; null when they do not lead where the server went. */
  private advance(frame: StepFrame): readonly Json[] | null {
    const game = this.table && this.rules(this.table.game, this.table.version);
    const action = game?.actions.read(frame.a) ?? null;
    if (!game || action === null) return null;
    this.remember();
    if (frame.view !== undefined) {
      this.view = frame.view;
      return [];
    }
    const known = frame.r === undefined ? this.view : (game.secrets?.learn(this.view, frame.r) ?? null);
    if (known === null) return null;
    const step = game.apply(known, frame.s, action);
    if (!step.ok) return null;
    this.view = step.state;
    return isAsTold(game, this.view, frame.h) ? step.events : null;
  }

  private undone(frame: Extract<ServerFrame, { t: 'undo' }>): Received {
    const order = this.order(frame.n);
    if (order !== 'next') return order === 'gap' ? this.askForView() : NOTHING;
    this.n = frame.n;
    const answered = frame.id !== undefined && frame.s === this.seat ? this.settle(frame.id) : [];
    const before = this.history.pop();
    if (this.outOfStep) return received(answered);
    if (before === undefined) return { ...this.askForView(), happened: answered };
    this.view = before;
    return received([...answered, { type: 'undone', seat: frame.s }]);
  }

  private tableChanged(frame: Extract<ServerFrame, { t: 'table' }>): Received {
    if (this.order(frame.n) === 'gap') return this.askForView();
    if (frame.n < this.n) return NOTHING;
    this.n = frame.n;
    this.table = frame.table;
    if (frame.view !== undefined) this.replace(frame.view);
    const answered = frame.id !== undefined && frame.by === this.who ? this.settle(frame.id) : [];
    const told = received([...answered, { type: 'tableChanged', started: frame.view !== undefined }]);
    const game = this.rules(frame.table.game, frame.table.version);
    if (this.outOfStep || !game || isAsTold(game, this.view, frame.h)) return told;
    return { ...this.askForView(), happened: told.happened };
  }

  private corrected(frame: Extract<ServerFrame, { t: 'view' }>): Received {
    this.n = frame.n;
    this.outOfStep = false;
    this.replace(frame.view);
    return received([{ type: 'corrected' }]);
  }

  private refused(frame: Extract<ServerFrame, { t: 'refuse' }>): FollowerEvent[] {
    if (frame.why !== 'retry') this.pending = this.pending.filter(command => command.id !== frame.id);
    return [{ type: 'refused', id: frame.id, why: frame.why, text: frame.text ?? null }];
  }

  private unnumbered(frame: Extract<ServerFrame, { t: 'here' | 'clock' | 'stamp' | 'pong' }>): FollowerEvent[] {
    if (frame.t === 'here') {
      const { chairs, watchers, away, idle = [] } = frame;
      this.presence = { chairs, watchers, away, idle };
      return [{ type: 'presenceChanged' }];
    }
    if (frame.t === 'clock') return [{ type: 'clockSet', seats: frame.seats, left: frame.left }];
    if (frame.t === 'stamp') return [{ type: 'stamped', seat: frame.s, stamp: frame.stamp }];
    return [{ type: 'ponged' }];
  }

  private settle(id: number): FollowerEvent[] {
    const before = this.pending.length;
    this.pending = this.pending.filter(command => command.id !== id);
    return this.pending.length < before ? [{ type: 'done', id }] : [];
  }

  private order(n: number): 'old' | 'next' | 'gap' {
    if (n <= this.n) return 'old';
    return n === this.n + 1 ? 'next' : 'gap';
  }

  private askForView(): Received {
    this.outOfStep = true;
    return { send: [{ t: 'look' }], happened: [] };
  }

  private replace(view: Json): void {
    this.view = view;
    this.history = [];
  }

  private remember(): void {
    this.history.push(this.view);
    if (this.history.length > LONGEST_HISTORY) this.history.shift();
  }
}

function received(happened: readonly FollowerEvent[]): Received {
  return { send: [], happened };
}

function readFrame(text: string): ServerFrame | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && 't' in value ? (value as ServerFrame) : null;
  } catch {
    return null;
  }
}
