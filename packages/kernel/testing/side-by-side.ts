import type { AnyGame, Seat, Viewer } from '../game.ts';
import { canonical, fingerprint } from '../json.ts';
import { type Plays, playthroughs } from './identity.ts';

/**
 * What two games are asked that should be the same rules: the present ones, and the archived file of their version. Everything
 * that a page, a server or a program may ask of a game is asked, so that the lock need not have thought of it.
 */
export interface Questions {
  readonly plays: readonly Plays[];
  /** Setups of every sort; each is also asked for with slips of the pen, which most often are refused. */
  readonly setups: readonly string[];
  /** Actions of every sort, likewise; they are also tried in states in which they may be refused. */
  readonly lines: readonly string[];
  /** States that few games reach, made from one that was reached. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the game knows its own types
  readonly further?: (state: any) => readonly unknown[];
  /** What only a module tells, as it lies in the archived file: names that are the same for ever. */
  readonly told?: readonly Told[];
}

interface Told {
  /** Where the archived file has it: `games/polyform/cards/card`, `readCustom`. */
  readonly module: string;
  readonly name: string;
  readonly now: (about: string) => unknown;
  readonly about: readonly string[];
}

type Ask = (game: AnyGame) => unknown;
type Both = (question: string, ask: Ask) => string | null;

/** The first question that is answered differently, with both answers; null when there is none. */
export function difference(now: AnyGame, then: AnyGame, questions: Questions): string | null {
  const both: Both = (question, ask) => {
    const [here, there] = [canonical(ask(now)), canonical(ask(then))];
    return here === there ? null : `${question}: ${parting(here, there)}`;
  };
  for (const text of questions.setups.flatMap(slips)) {
    const found = both(`setup "${text}"`, game => aboutSetup(game, text));
    if (found) return found;
  }
  for (const line of questions.lines.flatMap(slips)) {
    const found = both(`action "${line}"`, game => game.actions.read(line));
    if (found) return found;
  }
  for (const found of played(now, questions, both)) if (found) return found;
  return null;
}

/** Both answers from where they part. */
function parting(here: string, there: string): string {
  let at = 0;
  while (here[at] === there[at]) at++;
  const from = Math.max(0, at - 40);
  return `now …${here.slice(from, at + 80)}…, archived …${there.slice(from, at + 80)}…`;
}

function aboutSetup(game: AnyGame, text: string): unknown {
  const setup = game.setups.read(text);
  if (setup === null) return null;
  return {
    setup,
    written: game.setups.write(setup),
    seats: game.seatCount(setup),
    practice: game.isPractice?.(setup) ?? false,
    unaided: game.unaided?.(setup) ?? setup,
    start: game.start(setup, 'side by side'),
  };
}

/** A text, and what a careless hand or a stranger makes of it: words lost, doubled, changed about, numbers a little off. */
function slips(text: string): readonly string[] {
  const words = text.split(' ');
  const made = new Set([text, `${text} `, text.toUpperCase(), '']);
  words.forEach((word, i) => {
    made.add(words.filter((_, k) => k !== i).join(' '));
    made.add([...words.slice(0, i), word, ...words.slice(i)].join(' '));
    made.add([...words.slice(0, i), ...words.slice(i + 1), word].join(' '));
  });
  for (const { 0: part, index } of text.matchAll(/\d+|(?<=[,+=])\w+/g)) {
    const [before, after] = [text.slice(0, index), text.slice(index + part.length)];
    const others = /^\d+$/.test(part) ? [Number(part) - 1, Number(part) + 1, `0${part}`, `${part}0`] : ['', `${part}x`];
    for (const other of [...others, `${part},${part}`, `${part}+${part}`]) made.add(`${before}${other}${after}`);
  }
  return [...made];
}

/** One lockstep through every play: what is asked of each state that is reached, and of states made from it. */
function* played(now: AnyGame, { plays, lines, further }: Questions, both: Both): Iterable<string | null> {
  for (const { replay } of playthroughs({ game: now, tables: {}, plays })) {
    let state = now.start(now.setups.read(replay.setup), replay.seed);
    for (const [ply, { seat, line }] of replay.log.entries()) {
      const where = `${replay.setup}, ${replay.seed}, action ${ply}`;
      const strange = lines.length > 0 ? [0, 1, 2].map(i => lines[(ply * 3 + i) % lines.length] ?? line) : [];
      yield* asked(now, { state, where, lines: [line, ...strange] }, both);
      for (const [i, made] of (further?.(state) ?? []).entries())
        yield* asked(now, { state: made, where: `${where}, further ${i}`, lines: oneOfEachKind(now, made) }, both);
      const step = now.apply(state, seat, now.actions.read(line));
      if (step.ok) state = step.state;
    }
  }
}

interface At {
  readonly state: unknown;
  readonly where: string;
  readonly lines: readonly string[];
}

function* asked(now: AnyGame, { state, where, lines }: At, both: Both): Iterable<string | null> {
  yield both(where, game => aboutState(game, state));
  for (const line of lines)
    for (const seat of now.turn(state)) yield both(`${where}, "${line}"`, game => aboutAction(game, state, seat, line));
}

const viewersOf = (game: AnyGame): readonly Viewer[] => [...Array(game.seats.max).keys(), 'spectator'];

function aboutState(game: AnyGame, state: unknown): unknown {
  const seats = game.turn(state);
  return {
    seats,
    result: game.result(state),
    legal: seats.map(seat => Array.from(game.legal(state, seat), action => game.actions.write(action))),
    late: seats.map(seat => game.timeoutAction?.(game.view(state, seat), seat) ?? null),
    views: viewersOf(game).map(viewer => fingerprint(game.view(state, viewer))),
    imagined: fingerprint(game.imagine(game.view(state, seats[0] ?? 'spectator'), 'side by side')),
  };
}

function aboutAction(game: AnyGame, state: unknown, seat: Seat, line: string): unknown {
  const action = game.actions.read(line);
  if (action === null) return null;
  const step = game.apply(state, seat, action);
  if (!step.ok) return { why: step.why };
  return {
    events: step.events,
    opens: game.revealsHidden(step.events),
    revealed: viewersOf(game).map(viewer => game.secrets?.reveal(state, seat, action, viewer) ?? null),
    state: step.state,
  };
}

/** The last legal action of each kind. */
function oneOfEachKind(game: AnyGame, state: unknown): readonly string[] {
  const kinds = new Map<string, string>();
  for (const seat of game.turn(state))
    for (const action of game.legal(state, seat)) kinds.set(action.type, game.actions.write(action));
  return [...kinds.values()];
}
