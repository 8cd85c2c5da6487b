import { type AnyGame, type Json, Match, type Ply, type Seat, type Viewer } from '@minoya/kernel';
import type { Deal } from '@minoya/shared/deal-proof';
import type { Chair, RoomResult, Table } from '@minoya/shared/protocol';
import { resultByResignation, roomResult } from '@minoya/shared/resignation';
import type { PlayedRules, RuleBook } from '../rules.ts';
import { acceptedPly } from './accepted-ply.ts';
import { EMPTY_CHAIR, resized, rotated, seatOf, withChair, withPresentHost, withStandInCounted } from './chairs.ts';
import { commitmentOf } from './deal-commitment.ts';
import type { RoomEvent } from './event.ts';
import type { KeptState } from './kept-state.ts';

/** A person's last commands and the events that carried them out, one beside the other: numbers cost no objects. */
interface DoneCommands {
  readonly ids: number[];
  readonly ns: number[];
}

const REMEMBERED_COMMANDS = 32;
/** Held whole: what is most often taken back. Each more is a state that lives longer, and costs whoever collects them. */
const IN_A_ROOM = { remember: 2 };

/** Something before the snapshot is asked for that this room was taken up from. */
export class BeforeSnapshot extends Error {}

/** What an event changed: all that a frame for the clients is made of. */
export type Change =
  | { readonly kind: 'step'; readonly ply: Ply; readonly id: number | undefined; readonly over: boolean }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly id: number | undefined }
  | {
      readonly kind: 'table';
      readonly by: string | undefined;
      readonly id: number | undefined;
      readonly started: boolean;
    };

const NO_CHANGE: Change = { kind: 'table', by: undefined, id: undefined, started: false };

/**
 * A room as its log tells it: the fold of all its events, and nothing else. Reads no clock and draws no chance, so
 * every node and every restart reaches the same.
 */
export class RoomState {
  private readonly rules: RuleBook;
  /** Events added so far; the next one is stored under this number. */
  n = 0;
  code = '';
  /** The running game, and the last one as long as its result is shown. */
  match: Match | null = null;
  /** The deal of the running game, or of the next one: nobody is shown it before the end. */
  deal: Deal | null = null;
  /** The actions of the running game that the clock did, counted from 1, and those of a bot that stood in for somebody. */
  late: readonly number[] = [];
  standIn: readonly number[] = [];
  /** Whose role the host has only as long as they are away. */
  lender: string | null = null;
  private current: Table | null = null;
  private readonly done = new Map<string, DoneCommands>();
  private readonly banned = new Set<string>();

  constructor(rules: RuleBook) {
    this.rules = rules;
  }

  /** Takes up what `kept` gave. The rules it is played by must be loaded. */
  static resume(rules: RuleBook, kept: KeptState): RoomState {
    const { n, code, table, done, banned, match, deal, late = [], standIn = [], lender = null } = kept;
    const state = Object.assign(new RoomState(rules), { n, code, deal, late, standIn, lender });
    state.current = table;
    for (const [who, ids, ns] of done) state.done.set(who, { ids: [...ids], ns: [...ns] });
    for (const who of banned) state.banned.add(who);
    if (match) state.match = Match.takeUp(state.rulesOf(table.game, match.version).game, match, IN_A_ROOM);
    return state;
  }

  /** Enough to go on by, with at least so many of the last actions. */
  kept(actions: number): KeptState {
    const { n, code, table, deal, late, standIn, lender } = this;
    const done = [...this.done].map(([who, { ids, ns }]) => [who, ids, ns] as const);
    return {
      n,
      code,
      table,
      done,
      banned: [...this.banned],
      match: this.match?.kept(actions) ?? null,
      deal,
      late,
      standIn,
      lender,
    };
  }

  get table(): Table {
    if (!this.current) throw new Error('the room has no events');
    return this.current;
  }

  get game(): AnyGame {
    return this.rulesOf(this.table.game, this.table.version).game;
  }

  private rulesOf(id: string, version: number): PlayedRules {
    const rules = this.rules.of(id, version);
    if (!rules) throw new Error(`no such rules: ${id} ${version}`);
    return rules;
  }

  /** The running game as this viewer sees it; null in the lobby. */
  view(viewer: Viewer): Json {
    return this.match ? (this.match.game.view(this.match.state, viewer) as Json) : null;
  }

  isBanned(who: string): boolean {
    return this.banned.has(who);
  }

  lastCommandId(who: string): number {
    return this.done.get(who)?.ids.at(-1) ?? 0;
  }

  /** How many events there were right after this command; null when it was never done or is long forgotten. */
  nAfterCommand(who: string, id: number): number | null {
    const done = this.done.get(who);
    return done?.ns[done.ids.indexOf(id)] ?? null;
  }

  /** Adds the next event of the log. `known` spares running the rules twice when they have just been asked. */
  addEvent(event: RoomEvent, known: Ply | null = null): Change {
    this.n += 1;
    if (event.e === 'open') {
      this.open(event);
      return { kind: 'table', by: undefined, id: undefined, started: false };
    }
    const who = event.e === 'act' || event.e === 'undo' ? this.table.chairs[event.s]?.who : event.who;
    if (who && event.id) this.rememberCommand(who, event.id);
    if (!this.match && (event.e === 'act' || event.e === 'undo')) return NO_CHANGE;
    if (event.e === 'act') return this.act(event, known);
    if (event.e === 'undo') return this.undo(event);
    this.current = withPresentHost(this.tableAfter(event));
    return { kind: 'table', by: event.who, id: event.id, started: event.e === 'start' };
  }

  /** Passes over an action of a game that has since been replaced by another: only its command is remembered. */
  skipAction(event: Extract<RoomEvent, { e: 'act' | 'undo' }>): void {
    this.n += 1;
    const who = this.table.chairs[event.s]?.who;
    if (who && event.id) this.rememberCommand(who, event.id);
  }

  private open(event: Extract<RoomEvent, { e: 'open' }>): void {
    const { game } = this.rulesOf(event.game, event.version ?? 1);
    const first = { ...EMPTY_CHAIR, who: event.host, name: event.name };
    this.code = event.code;
    this.current = {
      game: event.game,
      version: game.version,
      setup: event.setup,
      clock: event.clock,
      watch: event.watch,
      phase: 'lobby',
      round: 0,
      host: event.host,
      chairs: resized([first], game.seatCount(game.setups.read(event.setup))),
      result: null,
      ...this.promise(event.deal),
    };
  }

  /** Takes a deal for the game to come, and shows what may be shown of it. */
  private promise(deal: Deal | undefined): Pick<Table, 'deal' | 'seed' | 'salt'> {
    this.deal = deal ?? null;
    return { deal: deal ? commitmentOf(deal) : null, seed: null, salt: null };
  }

  private act(event: Extract<RoomEvent, { e: 'act' }>, known: Ply | null): Change {
    const { match } = this;
    if (!match) throw new Error('an action outside a game');
    const ply = known ?? acceptedPly(match.attempt(event.s, event.a));
    match.take(ply);
    const { cover } = this.table.chairs[event.s] ?? EMPTY_CHAIR;
    if (cover && cover !== 'late') this.standIn = [...this.standIn, match.length];
    if (cover === 'late') this.late = [...this.late, match.length];
    else this.current = withStandInCounted(this.table, event.s);
    const result = match.game.result(match.state);
    if (result) this.current = this.over(this.table, roomResult(result, this.table.chairs));
    return { kind: 'step', ply, id: event.id, over: result !== null };
  }

  /** What the log takes back was allowed when it was stored. */
  private undo(event: Extract<RoomEvent, { e: 'undo' }>): Change {
    const { match } = this;
    if (match && !match.undo('practice') && match.length > 0)
      throw new BeforeSnapshot('an action before the snapshot is taken back');
    this.standIn = this.standIn.filter(ply => ply <= (match?.length ?? 0));
    return { kind: 'undo', seat: event.s, id: event.id };
  }

  /** Whether the seat may take its last action back: its own, nothing opened, the turn still its own. */
  mayUndo(seat: Seat): boolean {
    const { match } = this;
    if (!match || match.last?.entry.seat !== seat) return false;
    return match.canUndo() && match.game.turn(match.state).includes(seat);
  }

  private tableAfter(event: Exclude<RoomEvent, { e: 'open' | 'act' | 'undo' }>): Table {
    const { table } = this;
    switch (event.e) {
      case 'sit':
        return withChair(table, event.s, { who: event.who ?? null, name: event.name, cover: null });
      case 'leave':
        return this.left(event);
      case 'ready':
        return withChair(table, seatOf(table, event.who ?? ''), { ready: event.on });
      case 'setup':
        return this.setUp(event);
      case 'bot':
        return withChair(table, event.s, { ...EMPTY_CHAIR, bot: event.bot });
      case 'kick':
        return this.kicked(event.s);
      case 'host':
        // Handed over by a person it is theirs; by the room it is lent.
        this.lender = event.who !== undefined || event.host === this.lender ? null : (this.lender ?? table.host);
        return { ...table, host: event.host };
      case 'start':
        return this.started(event);
      case 'cover':
        return withChair(table, event.s, { cover: event.why });
      case 'back':
        return withChair(table, event.s, { cover: null });
      case 'again':
        return this.lobbyAgain(event);
      case 'close':
        return { ...table, phase: 'closed' };
      case 'table':
        return { ...table, ...event.table };
    }
  }

  /** From the first card to the result the chair stays the person's own, played by a bot, so that they can come back. */
  private left({ who = '', resign, over, gone }: Extract<RoomEvent, { e: 'leave' }>): Table {
    const seat = seatOf(this.table, who);
    // Whoever had resigned has, also when their identity is deleted.
    const resigned = gone && this.table.phase === 'playing' && this.table.chairs[seat]?.cover === 'resigned';
    const cover = resign || resigned ? 'resigned' : 'left';
    const change: Partial<Chair> = { cover, ...(gone && { name: EMPTY_CHAIR.name }) };
    const table = withChair(this.table, seat, this.table.phase === 'lobby' ? EMPTY_CHAIR : change);
    return over && table.phase === 'playing' ? this.over(table, resultByResignation(table.chairs)) : table;
  }

  /** The deal is told with the result. */
  private over(table: Table, result: RoomResult): Table {
    return { ...table, phase: 'over', result, seed: this.match?.seed ?? null, salt: this.deal?.salt ?? null };
  }

  private kicked(seat: Seat): Table {
    const who = this.table.chairs[seat]?.who;
    if (who) this.banned.add(who);
    return withChair(this.table, seat, this.table.phase === 'playing' ? { who: null, cover: 'left' } : EMPTY_CHAIR);
  }

  private setUp({ setup, clock, watch }: Extract<RoomEvent, { e: 'setup' }>): Table {
    const count = this.game.seatCount(this.game.setups.read(setup));
    const chairs = resized(this.table.chairs, count).map(chair => ({ ...chair, ready: false }));
    return { ...this.table, setup, clock, watch, chairs };
  }

  private started({ version, seed, salt }: Extract<RoomEvent, { e: 'start' }>): Table {
    const chairs = this.table.chairs.map(({ who, name, ready, bot }) => ({ who, name, ready, bot, cover: null }));
    [this.late, this.standIn] = [[], []];
    const promise = this.promise(salt === undefined ? undefined : { seed, salt });
    const table = { ...this.table, chairs, round: this.table.round + 1, result: null, ...promise };
    const rules = this.rules.of(table.game, version);
    if (!rules) {
      // Begun by a newer server: it ends here without a result, and the room goes on.
      this.match = null;
      return { ...table, phase: 'over', seed, salt: salt ?? null };
    }
    this.match = new Match(rules.game, table.setup, seed, IN_A_ROOM);
    return { ...table, version, phase: 'playing' };
  }

  private lobbyAgain({ who, deal }: Extract<RoomEvent, { e: 'again' }>): Table {
    this.match = null;
    const chairs = rotated(this.table.chairs).map(chair =>
      // Who has left for good makes room for somebody else.
      chair.cover === 'left' ? EMPTY_CHAIR : { ...chair, cover: null, ready: chair.who === who },
    );
    return { ...this.table, phase: 'lobby', chairs, result: null, ...this.promise(deal) };
  }

  private rememberCommand(who: string, id: number): void {
    const done = this.done.get(who) ?? { ids: [], ns: [] };
    this.done.set(who, done);
    done.ids.push(id);
    done.ns.push(this.n);
    if (done.ids.length < REMEMBERED_COMMANDS * 2) return;
    done.ids.splice(0, REMEMBERED_COMMANDS);
    done.ns.splice(0, REMEMBERED_COMMANDS);
  }
}
