import {
  type AnyGame,
  encodeReplay,
  hash,
  type LogEntry,
  type Match,
  type Result,
  type Seat,
  type UndoReach,
  type Viewer,
} from '@minoya/kernel';
import { dailyOf } from '@minoya/shared/calendar';
import type { ReadonlySignal } from '@preact/signals';
import { nameEntry } from '../design/layers.ts';
import type { GameUI } from '../games/game-ui.ts';
import { firstTry, keepFirstTry, lineWasShown } from '../store/leaderboard-notes.ts';
import type { RunLock } from '../store/locks.ts';
import { dropRun, finishRun, type Past, type Run, saveRun } from '../store/runs.ts';
import { noteHintsFollowed } from './hints-followed.ts';
import { playPath, resultPath } from './paths.ts';
import type { Play } from './play.ts';
import type { ActionOf, EventOf, StateOf } from './types.ts';

/** What a session tells those who listen. */
export type News<G extends AnyGame> =
  | {
      readonly type: 'step';
      readonly entry: LogEntry;
      readonly events: readonly EventOf<G>[];
      readonly view: StateOf<G>;
      /** The seat's time was over, and the clock did it. */
      readonly byClock?: boolean;
      /** A bot that stood in for the person did it. */
      readonly byBot?: boolean;
    }
  | { readonly type: 'jump'; readonly view: StateOf<G> }
  /** What happened before this device came in. */
  | { readonly type: 'recalled'; readonly steps: readonly PastStep<G>[] }
  | { readonly type: 'refused'; readonly why: string };

/** An action of the game so far, by its number from 1. */
export interface PastStep<G extends AnyGame> {
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly EventOf<G>[];
  /** The seat's time was over, and the clock did it. */
  readonly byClock?: boolean;
  /** A bot that stood in for the person did it. */
  readonly byBot?: boolean;
}

/** A game as one viewer meets it. A scene cannot tell whether it is played here or online. */
export interface Session<G extends AnyGame> {
  readonly game: G;
  /** The line this game was set up with. */
  readonly setup: string;
  /** Whose eyes: in a game passed around it follows the turn. */
  readonly viewer: Viewer;
  /** Nobody of the seats looks on here: the picture goes with whoever is on turn. */
  readonly follows?: boolean;
  readonly view: StateOf<G>;
  readonly result: Result | null;
  /** Seats this device may act for. */
  readonly seats: readonly Seat[];
  readonly length: number;
  /** How the game came about, when it is played on this device: for analysis and for finding again what was shown. */
  readonly match?: Match<G>;
  /** Why nothing can be given on at the moment, as a code; only over a line. */
  readonly held?: ReadonlySignal<string | null>;
  /** Answers by news: a step when it happened, a refusal when it cannot. */
  act(seat: Seat, action: ActionOf<G>): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  listen(listener: (news: News<G>) => void): () => void;
  close(): void;
}

interface LocalOptions {
  /** Whose view is shown; the first seat that may act when it moves around. */
  readonly viewer?: Viewer | 'turn';
  readonly seats?: readonly Seat[];
  readonly reach?: UndoReach;
  /** True for seats that undo steps over, because a machine plays them. */
  readonly passes?: (seat: Seat) => boolean;
  /** True for actions that are not played again once they are taken back: giving up. */
  readonly givesUp?: ((line: string) => boolean) | undefined;
}

/** A match played on this device. */
export function local<G extends AnyGame>(match: Match<G>, options: LocalOptions = {}): Session<G> {
  return new LocalSession(match, options);
}

class LocalSession<G extends AnyGame> implements Session<G> {
  private readonly listeners = new Set<(news: News<G>) => void>();
  readonly seats: readonly Seat[];
  readonly match: Match<G>;
  private readonly options: LocalOptions;

  constructor(match: Match<G>, options: LocalOptions) {
    this.match = match;
    this.options = options;
    const setup: unknown = match.game.setups.read(match.setup);
    this.seats = options.seats ?? Array.from({ length: match.game.seatCount(setup) }, (_, seat) => seat);
  }

  get game(): G {
    return this.match.game;
  }

  get setup(): string {
    return this.match.setup;
  }

  get viewer(): Viewer {
    const { viewer = 0 } = this.options;
    if (viewer !== 'turn') return viewer;
    return this.game.turn(this.match.state)[0] ?? 0;
  }

  get view(): StateOf<G> {
    return this.game.view(this.match.state, this.viewer) as StateOf<G>;
  }

  get result(): Result | null {
    return this.game.result(this.match.state);
  }

  get length(): number {
    return this.match.length;
  }

  act(seat: Seat, action: ActionOf<G>): void {
    const step = this.match.act(seat, action);
    if (step.ok) this.tell({ type: 'step', entry: step.entry, events: step.events, view: this.view });
    else this.tell({ type: 'refused', why: step.why });
  }

  get canUndo(): boolean {
    return this.match.canUndo(this.options.reach);
  }

  get canRedo(): boolean {
    return this.match.canRedo();
  }

  undo(): void {
    let entry = this.match.undo(this.options.reach);
    while (entry && this.options.passes?.(entry.seat)) entry = this.match.undo(this.options.reach);
    if (entry && this.options.givesUp?.(entry.line)) this.match.forgetTakenBack();
    this.tell({ type: 'jump', view: this.view });
  }

  redo(): void {
    let step = this.match.redo();
    while (step && this.match.canRedo() && this.options.passes?.(this.game.turn(this.match.state)[0] ?? -1)) {
      step = this.match.redo();
    }
    if (step) this.tell({ type: 'step', entry: step.entry, events: step.events, view: this.view });
  }

  listen(listener: (news: News<G>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }

  private tell(news: News<G>): void {
    for (const listener of this.listeners) listener(news);
  }
}

type Kept = Pick<Run, 'slot' | 'started' | 'marks'>;

export interface Saving extends Kept {
  /** Whether this tab or another one has the run. */
  readonly hold: RunLock['hold'];
}

/** Saves a run now and after every action, and files it when it is over. Returns how to stop. */
export function keepSaved<G extends AnyGame>(
  ui: GameUI<G>,
  play: Play<G>,
  match: Match<G>,
  { slot, started, marks: first, hold }: Saving,
): () => void {
  const mayWrite = () => hold.peek() === 'held';
  const isDaily = dailyOf(ui.daily, { seed: match.seed, slot }) !== null;
  let begun = started;
  let isFiled = false;
  const kept = () => ({ slot, started: begun, marks: play.marks.peek() });
  const save = () => {
    if (mayWrite()) void saveRun(runOf(ui, match, kept()));
  };
  const stopChanges = play.onChange(() => {
    const result = play.result.peek();
    // The first finished game of a day may still enter the leaderboard: what is tried from it is filed as another.
    if (isFiled && isDaily && !result) begun = Date.now();
    isFiled = result !== null;
    if (result && mayWrite()) noteTry(ui, play, match, slot);
    const past = result && mayWrite() ? pastOf(ui, match, result, kept()) : null;
    if (past) void fileOrDrop(ui, past);
    else save();
    if (ui.keepsResults && isRecorded(ui, slot))
      nameResult(past ? resultPath(past.game, past.id) : playPath(ui.game.id, slot));
  });
  const stopMarks = play.marks.subscribe(marks => {
    const result = play.result.peek();
    if (marks === first || !mayWrite()) return;
    if (result === null) save();
    // What the last action earned is known a moment after it.
    else void fileOrDrop(ui, pastOf(ui, match, result, kept()));
  });
  if (match.length === 0) save();
  return () => {
    stopChanges();
    stopMarks();
  };
}

/**
 * A daily counts once: whatever follows the first game that was finished says so, and what follows a look at our line, or
 * repeats what hints gave here before.
 */
function noteTry<G extends AnyGame>(ui: GameUI<G>, play: Play<G>, match: Match<G>, slot: string): void {
  if (!match.marks.shown && lineWasShown(ui.game, match.setup)) play.mark('shown');
  noteHintsFollowed(ui, play, match);
  const date = dailyOf(ui.daily, { seed: match.seed, slot });
  if (date === null || match.marks.repeat) return;
  const own = hash(match.log.map(({ line }) => line).join('\n'));
  const first = firstTry(ui.game.id, date);
  if (first === null) keepFirstTry(ui.game.id, date, own);
  else if (first !== own) play.mark('repeat');
}

const isRecorded = <G extends AnyGame>(ui: GameUI<G>, slot: string): boolean => ui.records?.(slot) ?? true;

/** A lesson that is over leaves nothing behind. */
function fileOrDrop<G extends AnyGame>(ui: GameUI<G>, past: Past): Promise<void> {
  return isRecorded(ui, past.slot) ? finishRun(past) : dropRun(past.game, past.slot);
}

/** The address follows the game: a reload or a way back finds the result, or the game that goes on. */
function nameResult(to: string): void {
  if (/^\/[^/]+\/(play|result)(\/|$)/.test(location.pathname)) nameEntry(to);
}

/** A match as it is kept. */
export function runOf<G extends AnyGame>(ui: GameUI<G>, match: Match<G>, { slot, started, marks }: Kept): Run {
  const view = ui.game.view(match.state, 0) as ReturnType<G['start']>;
  const { line, progress } = ui.summary(view, match.setup);
  const { game, version, setup, seed, log } = match.replay();
  return {
    game,
    version,
    slot,
    setup,
    seed,
    log,
    ...(match.canRedo() ? { takenBack: match.takenBack } : {}),
    started,
    saved: Date.now(),
    line,
    progress,
    marks: { ...marks, ...match.marks },
  };
}

/** How many moves a game has: ending it by hand is none. */
export const movesIn = <G extends AnyGame>(ui: GameUI<G>, { log }: Match<G>): number =>
  log.filter(({ line }) => !ui.givesUp?.(line)).length;

/** A finished game as it is filed. */
export function pastOf<G extends AnyGame>(
  ui: GameUI<G>,
  match: Match<G>,
  result: Result,
  { slot, started, marks }: Kept,
): Past {
  const view = match.state;
  const { score, won, line } = ui.outcome(view, result, marks, match.setup);
  const { game, version } = match.replay();
  const id = `${String(started).padStart(14, '0')}-${game}`;
  const word = encodeReplay(match.replay());
  return {
    id,
    game,
    version,
    slot,
    started,
    ended: Date.now(),
    score,
    won,
    line,
    result,
    plies: movesIn(ui, match),
    word,
    marks,
  };
}
