import { fingerprint, type Json, type Seat, type Viewer } from '@minoya/kernel';
import {
  type Bye,
  type ClientFrame,
  type Command,
  type PastStep,
  PROTOCOL,
  type Refusal,
  type ServerFrame,
  type Stamp,
  type StepFrame,
  type Table,
  type Welcome,
  type Wish,
} from './protocol.ts';
import type { RulesLookup } from './rules-lookup.ts';

/** What a frame meant. The web animates `stepped` from its events and simply shows the view for everything else. */
export type Happening =
  /** In the room (again). `fresh`: the view was replaced, not continued; show it without animation. */
  | { readonly type: 'welcomed'; readonly fresh: boolean }
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

export interface Heard {
  readonly send: readonly ClientFrame[];
  readonly happened: readonly Happening[];
}

export interface Presence {
  readonly chairs: readonly boolean[];
  readonly watchers: number;
  readonly away: readonly (number | null)[];
}

/** Who wants to be in which room; `room` is a code at first and becomes the room's id once welcomed. */
export interface Joining {
  readonly token: string;
  readonly room: string;
  readonly name: number;
  readonly sit?: boolean;
}

const LONGEST_HISTORY = 64;
const NOTHING: Heard = { send: [], happened: [] };

/**
 * A room as one client sees it: frames in, frames out, the current table and view, and what happened. It has no
 * socket and no clock; whoever owns one drives it:
 *
 *     const follower = new Follower(rules, { token, room: 'K7MP', name, sit: true });
 *     socket.onopen = () => send(follower.opened());
 *     socket.onmessage = event => { const heard = follower.heard(event.data); send(heard.send); show(heard.happened); };
 *     socket.onclose = () => follower.closed();           // then reconnect with a random wait up to 2 s
 *     send(follower.wish({ t: 'act', a: 'take 3' }));      // kept and sent again until it is done or refused
 *
 * `send` writes each frame as `JSON.stringify(frame)`. After a refusal `retry`, call `follower.resend()` a second later.
 */
export class Follower {
  private readonly rules: RulesLookup;
  private joining: Joining;
  private pending: Command[] = [];
  private lastId = 0;
  private live = false;
  private lost = false;
  private history: Json[] = [];

  /** Null until the first welcome. */
  table: Table | null = null;
  /** This viewer's view of the running game; null in the lobby. */
  view: Json = null;
  /** Events of the room seen so far. */
  n = 0;
  code: string | null = null;
  who: string | null = null;
  presence: Presence = { chairs: [], watchers: 0, away: [] };

  constructor(rules: RulesLookup, joining: Joining) {
    this.rules = rules;
    this.joining = joining;
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
    return this.live && !this.lost;
  }

  /** Commands neither done nor refused yet. */
  get waiting(): readonly Command[] {
    return this.pending;
  }

  /** The room's id, once known: keep it, with the token, to come back after the page was closed. */
  get room(): string {
    return this.joining.room;
  }

  /** The socket is open: what to say first. */
  opened(): readonly ClientFrame[] {
    const resume = this.table && !this.lost ? { n: this.n } : {};
    return [{ t: 'hello', v: PROTOCOL, ...this.joining, ...resume }];
  }

  closed(): void {
    this.live = false;
  }

  /** Something the person wants done. Its frame is repeated after each reconnect until it is answered. */
  wish(wish: Wish): readonly ClientFrame[] {
    this.lastId += 1;
    const command = { ...wish, id: this.lastId } as Command;
    this.pending.push(command);
    return this.live ? [command] : [];
  }

  /** Everything unanswered once more; harmless, since no id is done twice. */
  resend(): readonly ClientFrame[] {
    return this.live ? [...this.pending] : [];
  }

  /** Takes in one frame. Text that is no frame of ours is ignored. */
  heard(text: string): Heard {
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
        return told(this.settle(frame.id));
      case 'refuse':
        return told(this.refused(frame));
      case 'past':
        return frame.n === this.n ? told([{ type: 'recalled', from: frame.from, steps: frame.steps }]) : NOTHING;
      case 'bye':
        return told([{ type: 'ended', why: frame.why, comeBack: frame.why === 'restart' || frame.why === 'slow' }]);
      default:
        return told(this.passing(frame));
    }
  }

  private welcomed(frame: Welcome): Heard {
    const fresh = frame.view !== undefined;
    this.live = true;
    this.lost = false;
    this.joining = { token: this.joining.token, room: frame.room, name: this.joining.name };
    this.code = frame.code;
    this.who = frame.who;
    this.table = frame.table;
    this.n = frame.n;
    this.lastId = Math.max(this.lastId, frame.id);
    if (frame.view !== undefined) this.replace(frame.view);
    return { send: [...this.pending], happened: [{ type: 'welcomed', fresh }] };
  }

  private stepped(frame: StepFrame): Heard {
    const order = this.order(frame.n);
    if (order !== 'next') return order === 'gap' ? this.look() : NOTHING;
    this.n = frame.n;
    const answered = frame.id !== undefined && frame.s === this.seat ? this.settle(frame.id) : [];
    if (this.lost) return told(answered);
    const events = this.advance(frame);
    if (!events) return { ...this.look(), happened: answered };
    return told([...answered, { type: 'stepped', seat: frame.s, line: frame.a, events }]);
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
    if (frame.h !== undefined && frame.h !== fingerprint(game.view(this.view, 'spectator'))) return null;
    return step.events;
  }

  private undone(frame: Extract<ServerFrame, { t: 'undo' }>): Heard {
    const order = this.order(frame.n);
    if (order !== 'next') return order === 'gap' ? this.look() : NOTHING;
    this.n = frame.n;
    const answered = frame.id !== undefined && frame.s === this.seat ? this.settle(frame.id) : [];
    const before = this.history.pop();
    if (this.lost) return told(answered);
    if (before === undefined) return { ...this.look(), happened: answered };
    this.view = before;
    return told([...answered, { type: 'undone', seat: frame.s }]);
  }

  private tableChanged(frame: Extract<ServerFrame, { t: 'table' }>): Heard {
    if (this.order(frame.n) === 'gap') return this.look();
    if (frame.n < this.n) return NOTHING;
    this.n = frame.n;
    this.table = frame.table;
    if (frame.view !== undefined) this.replace(frame.view);
    const answered = frame.id !== undefined && frame.by === this.who ? this.settle(frame.id) : [];
    return told([...answered, { type: 'tableChanged', started: frame.view !== undefined }]);
  }

  private corrected(frame: Extract<ServerFrame, { t: 'view' }>): Heard {
    this.n = frame.n;
    this.lost = false;
    this.replace(frame.view);
    return told([{ type: 'corrected' }]);
  }

  private refused(frame: Extract<ServerFrame, { t: 'refuse' }>): Happening[] {
    if (frame.why !== 'retry') this.pending = this.pending.filter(command => command.id !== frame.id);
    return [{ type: 'refused', id: frame.id, why: frame.why, text: frame.text ?? null }];
  }

  private passing(frame: Extract<ServerFrame, { t: 'here' | 'clock' | 'stamp' | 'pong' }>): Happening[] {
    if (frame.t === 'here') {
      this.presence = { chairs: frame.chairs, watchers: frame.watchers, away: frame.away };
      return [{ type: 'presenceChanged' }];
    }
    if (frame.t === 'clock') return [{ type: 'clockSet', seats: frame.seats, left: frame.left }];
    if (frame.t === 'stamp') return [{ type: 'stamped', seat: frame.s, stamp: frame.stamp }];
    return [{ type: 'ponged' }];
  }

  private settle(id: number): Happening[] {
    const before = this.pending.length;
    this.pending = this.pending.filter(command => command.id !== id);
    return this.pending.length < before ? [{ type: 'done', id }] : [];
  }

  private order(n: number): 'old' | 'next' | 'gap' {
    if (n <= this.n) return 'old';
    return n === this.n + 1 ? 'next' : 'gap';
  }

  private look(): Heard {
    this.lost = true;
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

function told(happened: readonly Happening[]): Heard {
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
