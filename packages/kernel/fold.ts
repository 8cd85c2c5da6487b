import type { AnyGame, Result, Seat, Step } from './game.ts';
import { type LogEntry, MOST_ACTIONS, type Replay } from './replay.ts';
import type { ReplayRefusal } from './refusals.ts';

export type StateOf<G extends AnyGame> = ReturnType<G['start']>;
export type ActionOf<G extends AnyGame> = Parameters<G['apply']>[2];
export type EventOf<G extends AnyGame> = Parameters<G['revealsHidden']>[0][number];

/** One action of a game that was played: what it was, what it came from, what it led to. */
export interface Ply<G extends AnyGame = AnyGame> {
  readonly entry: LogEntry;
  readonly action: ActionOf<G>;
  readonly before: StateOf<G>;
  readonly after: StateOf<G>;
  readonly events: readonly EventOf<G>[];
}

export type Folded<G extends AnyGame = AnyGame> =
  | { readonly ok: true; readonly state: StateOf<G>; readonly result: Result | null; readonly plies: number }
  /** `why` is a code, with its words in `refusalWords`. `at` is the action that does not hold, counted from 0; null when the head of the replay does not. */
  | { readonly ok: false; readonly why: string; readonly at: number | null };

/** Looks at each action as it is played. Saying 'stop' ends the walk after it. */
export type Visit<G extends AnyGame> = (ply: Ply<G>, index: number) => 'stop' | void;

/**
 * `state = fold(setup, seed, actions)`: a replay played from its start. A replay that does not hold is refused with its
 * reason; nothing it holds can throw.
 */
export function fold<G extends AnyGame>(game: G, replay: Replay, visit?: Visit<G>): Folded<G> {
  if (replay.game !== game.id) return headRefused('otherGame');
  if (replay.version !== game.version) return headRefused('otherVersion');
  if (replay.log.length > MOST_ACTIONS) return headRefused('tooLong');
  const setup = game.setups.read(replay.setup);
  if (setup === null) return headRefused('badSetup');
  return walk(game, game.start(setup, replay.seed), replay.log, visit);
}

function headRefused(why: ReplayRefusal): Extract<Folded, { readonly ok: false }> {
  return { ok: false, why, at: null };
}

/** The one walk over lines that were played, from any state on. Everything that looks at a played game goes through here. */
export function walk<G extends AnyGame>(
  game: G,
  from: StateOf<G>,
  log: readonly LogEntry[],
  visit?: Visit<G>,
): Folded<G> {
  let state = from;
  let plies = 0;
  for (const entry of log) {
    const step = playLine(game, state, entry.seat, entry.line);
    if (!step.ok) return { ok: false, why: step.why, at: plies };
    const { action, events } = step;
    const before = state;
    state = step.state;
    plies += 1;
    if (visit?.({ entry, action, before, after: state, events }, plies - 1) === 'stop') break;
  }
  return { ok: true, state, result: game.result(state), plies };
}

export type Played<G extends AnyGame> =
  | (Extract<Step<StateOf<G>, EventOf<G>>, { readonly ok: true }> & { readonly action: ActionOf<G> })
  | { readonly ok: false; readonly why: string };

/** Plays one line of text for a seat, as everybody does who is handed a line: read it, ask whose turn it is, apply. */
export function playLine<G extends AnyGame>(game: G, state: StateOf<G>, seat: Seat, line: string): Played<G> {
  const action = game.actions.read(line);
  if (action === null) return { ok: false, why: 'notAnAction' };
  return playAction(game, state, seat, action);
}

/** The same for an action that is already read. */
export function playAction<G extends AnyGame>(game: G, state: StateOf<G>, seat: Seat, action: ActionOf<G>): Played<G> {
  if (!game.turn(state).includes(seat)) return { ok: false, why: 'notYourTurn' };
  const step = game.apply(state, seat, action);
  return step.ok ? { ok: true, state: step.state, events: step.events, action } : step;
}
