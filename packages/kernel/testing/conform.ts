import type { AnyGame, Seat, Viewer } from '../game.ts';
import { fold } from '../fold.ts';
import { canonical, deepFreeze, isPlain } from '../json.ts';
import { commonRefusals } from '../refusals.ts';
import { decodeReplay, encodeReplay, type LogEntry } from '../replay.ts';
import { roll, type Streams, streams } from '../rng.ts';

export interface ConformOptions {
  /** Random games per setup. */
  readonly games?: number;
  readonly seed?: string;
  /** G2: a game that has not ended by then has a fault. */
  readonly mostPlies?: number;
  /** Legal actions tried per state; the others are assumed alike. */
  readonly tries?: number;
  /** The game's own invariants: what is wrong with a state; null when nothing is. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the caller knows its state's type
  readonly invariant?: (state: any) => string | null;
}

/**
 * Plays random games and names what a game does that no game here may do. Empty means it conforms.
 *
 * G1 setups round-trip · G2 play ends · G3 states are plain JSON · G4 nobody acts exactly when there is a result ·
 * G5 who may act has an action · G6 legal depends only on the view · G7 an imagined state has the same view ·
 * G8 actions round-trip on one line · G9 legal is accepted · G10 same twice is the same · G11 replays verify ·
 * G12 what is not legal is refused · G13 a follower with a view and what was revealed keeps up ·
 * G14 the events of an action, folded by `after` over a viewer's view, give that viewer's next view.
 */
export function conform(game: AnyGame, setups: readonly unknown[], options: ConformOptions = {}): string[] {
  const check = new Check(game, options);
  for (const setup of setups) {
    check.setup(setup);
    for (let i = 0; i < check.games; i++) {
      if (check.faults.size > 0) return [...check.faults];
      check.play(setup, `${options.seed ?? 'conform'}-${i}`);
    }
  }
  return [...check.faults];
}

const HARVEST = 200;

class Check {
  readonly faults = new Set<string>();
  readonly games: number;
  private readonly mostPlies: number;
  private readonly tries: number;
  private readonly harvest: string[] = [];
  private readonly game: AnyGame;
  private readonly options: ConformOptions;

  constructor(game: AnyGame, options: ConformOptions) {
    this.game = game;
    this.options = options;
    this.games = options.games ?? 3;
    this.mostPlies = options.mostPlies ?? 2000;
    this.tries = options.tries ?? 6;
  }

  private fault(rule: string, what: string): void {
    this.faults.add(`${rule}: ${what}`);
  }

  setup(setup: unknown): void {
    const line = this.game.setups.write(setup);
    const back = this.game.setups.read(line);
    if (line.includes('\n') || canonical(back) !== canonical(setup))
      this.fault('G1', `setup does not round-trip: ${line}`);
  }

  play(setup: unknown, seed: string): void {
    const { game } = this;
    const rng = streams(seed, ['play']);
    const log: LogEntry[] = [];
    let state = deepFreeze(game.start(setup, seed));
    if (canonical(state) !== canonical(game.start(setup, seed))) this.fault('G10', 'start twice gives two states');
    while (this.faults.size === 0) {
      this.inspect(state);
      const seats = game.turn(state);
      const seat = seats[roll(rng, 'play', seats.length)];
      if (seat === undefined) break;
      if (log.length >= this.mostPlies) return this.fault('G2', `no end after ${this.mostPlies} actions`);
      const next = this.advance(state, seat, rng);
      if (!next) return;
      log.push({ seat, line: next.line });
      state = deepFreeze(next.state);
    }
    if (this.faults.size === 0) this.replays({ setup: game.setups.write(setup), seed, log }, state);
  }

  private inspect(state: unknown): void {
    const { game } = this;
    if (!isPlain(state)) this.fault('G3', 'the state is not plain JSON');
    const over = game.result(state) !== null;
    if ((game.turn(state).length === 0) !== over)
      this.fault('G4', over ? 'there is a result, yet a seat may act' : 'nobody may act, yet there is no result');
    const broken = this.options.invariant?.(state);
    if (broken) this.fault('invariant', broken);
  }

  private lines(state: unknown, seat: Seat): string[] {
    return Array.from(this.game.legal(state, seat), action => this.game.actions.write(action));
  }

  private advance(state: unknown, seat: Seat, rng: Streams<'play'>): { line: string; state: unknown } | null {
    const { game } = this;
    const lines = this.lines(state, seat);
    if (lines.length === 0) {
      this.fault('G5', `seat ${seat} may act but has no action`);
      return null;
    }
    this.secrecy(state, seat, lines);
    const legal = new Set(lines);
    this.refuses(state, seat, legal, rng);
    let chosen: { line: string; state: unknown } | null = null;
    for (let i = 0; i < this.tries; i++) {
      const line = lines[roll(rng, 'play', lines.length)] ?? '';
      const next = this.accepts(state, seat, line);
      if (next === null) return null;
      chosen ??= { line, state: next };
      if (this.harvest.length < HARVEST) this.harvest.push(line);
      else this.harvest[roll(rng, 'play', HARVEST)] = line;
    }
    if (chosen) {
      this.follows(state, seat, game.actions.read(chosen.line));
      this.tells(state, seat, game.actions.read(chosen.line));
    }
    return chosen;
  }

  /** G8, G9, G10: one legal action, written, read and applied twice. */
  private accepts(state: unknown, seat: Seat, line: string): unknown {
    const { game } = this;
    const action = game.actions.read(line);
    if (line.includes('\n') || action === null || game.actions.write(action) !== line) {
      this.fault('G8', `action does not round-trip: ${line}`);
      return null;
    }
    const step = game.apply(state, seat, action);
    if (!step.ok) {
      this.fault('G9', `legal, but refused (${step.why}): ${line}`);
      return null;
    }
    const again = game.apply(state, seat, action);
    if (canonical(again) !== canonical(step)) this.fault('G10', `applied twice, two outcomes: ${line}`);
    if (!isPlain(step.events)) this.fault('G3', `events are not plain JSON: ${line}`);
    for (const event of step.events)
      if (game.tell(event).includes('\n')) this.fault('G8', `${event.type} is told in two lines`);
    return step.state;
  }

  private viewers(state: unknown): Viewer[] {
    const seats = this.game.result(state)?.scores.length ?? this.game.seats.max;
    return [...Array(seats).keys(), 'spectator' as const].slice(0, seats + 1);
  }

  /** G6 and G7: nothing a seat may do, and nothing it sees, depends on what is hidden from it. */
  private secrecy(state: unknown, seat: Seat, lines: readonly string[]): void {
    const { game } = this;
    const view = deepFreeze(game.view(state, seat));
    if (this.lines(view, seat).join('\n') !== lines.join('\n'))
      this.fault('G6', 'legal actions differ between state and view');
    for (const viewer of [seat, 'spectator'] as const) {
      const seen = game.view(state, viewer);
      const imagined = deepFreeze(game.imagine(deepFreeze(seen), 'another'));
      if (canonical(game.view(imagined, viewer)) !== canonical(seen))
        this.fault('G7', `an imagined state looks different to ${viewer}`);
    }
  }

  /** G12: actions that were legal elsewhere, and every action of a seat that is not on turn. */
  private refuses(state: unknown, seat: Seat, legal: ReadonlySet<string>, rng: Streams<'play'>): void {
    const { game } = this;
    for (let i = 0; i < this.tries && this.harvest.length > 0; i++) {
      const line = this.harvest[roll(rng, 'play', this.harvest.length)] ?? '';
      if (legal.has(line)) continue;
      const step = game.apply(state, seat, game.actions.read(line));
      if (step.ok) this.fault('G12', `not legal, but accepted: ${line}`);
      else if (!this.hasWords(step.why)) this.fault('G12', `refused without words (${step.why}): ${line}`);
    }
    const [first = ''] = legal;
    const action = game.actions.read(first);
    if (action !== null) this.refusesOthers(state, action);
  }

  /** Whoever is not on turn, at the table or not, is told so by the same code in every game. */
  private refusesOthers(state: unknown, action: unknown): void {
    const { game } = this;
    const onTurn = game.turn(state);
    for (let seat = 0; seat <= game.seats.max; seat++) {
      if (onTurn.includes(seat)) continue;
      const step = game.apply(state, seat, action);
      if (step.ok) this.fault('G12', `seat ${seat} is not on turn, but may act`);
      else if (step.why !== 'notYourTurn')
        this.fault('G12', `seat ${seat} is not on turn: ${step.why}, not notYourTurn`);
    }
  }

  private hasWords(code: string): boolean {
    return Object.hasOwn(this.game.refusals, code) || Object.hasOwn(commonRefusals, code);
  }

  /** G13: the same `apply` on a view with what was revealed gives the viewer's next view. */
  private follows(state: unknown, seat: Seat, action: unknown): void {
    const { game } = this;
    if (!game.secrets) return;
    const step = game.apply(state, seat, action);
    if (!step.ok) return;
    for (const viewer of [seat, (seat + 1) % Math.max(2, game.seats.max), 'spectator'] as const) {
      const revealed = JSON.parse(JSON.stringify(game.secrets.reveal(state, seat, action, viewer)));
      const informed = game.secrets.learn(deepFreeze(game.view(state, viewer)), revealed);
      const followed = informed === null ? null : game.apply(deepFreeze(informed), seat, action);
      if (!followed?.ok || canonical(game.view(followed.state, viewer)) !== canonical(game.view(step.state, viewer)))
        this.fault('G13', `${viewer} cannot follow ${game.actions.write(action)}`);
      else if (canonical(followed.events) !== canonical(step.events))
        this.fault('G13', `${viewer} sees other events for ${game.actions.write(action)}`);
    }
  }

  /** G14: events leave nothing out. Every viewer's next view follows from them alone. */
  private tells(state: unknown, seat: Seat, action: unknown): void {
    const { game } = this;
    const step = game.apply(state, seat, action);
    if (!step.ok) return;
    for (const viewer of this.viewers(state)) {
      let seen = deepFreeze(game.view(state, viewer));
      for (const event of step.events) seen = deepFreeze(game.after(seen, event));
      const left = differences(seen, game.view(step.state, viewer));
      if (left.length === 0) continue;
      const events = step.events.map(event => event.type).join(', ');
      this.fault('G14', `${game.actions.write(action)} (${events}) leaves out ${left.join(', ')} for ${viewer}`);
    }
  }

  /** G11: the log alone gives the same end, also through a link. */
  private replays(played: { setup: string; seed: string; log: LogEntry[] }, end: unknown): void {
    const { game } = this;
    const replay = { game: game.id, version: game.version, ...played };
    const linked = decodeReplay(encodeReplay(replay));
    if (!linked.ok) return this.fault('G11', `the link of a replay is refused: ${linked.why}`);
    const verdict = fold(game, linked.value);
    if (!verdict.ok) this.fault('G11', `action ${verdict.at}: ${verdict.why}`);
    else if (canonical(verdict.state) !== canonical(end)) this.fault('G11', 'a replay ends in another state');
  }
}

/** Where two plain values differ, as paths such as `players.0.hand.i2`; at most five. */
export function differences(a: unknown, b: unknown, at = ''): string[] {
  if (canonical(a) === canonical(b)) return [];
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return [at];
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  const found: string[] = [];
  for (const key of keys) found.push(...differences(left[key], right[key], at === '' ? key : `${at}.${key}`));
  return found.slice(0, 5);
}
