import type { AnyGame, Seat, Step, Viewer } from '../game.ts';
import { canonical } from '../json.ts';
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
  /** What pages and bots ask of the rules' modules, beside the game itself. */
  readonly beside?: Beside;
}

/** Modules by their path in the game's folder: `{ goals, 'cards/card': card }`. */
export type Modules = Readonly<Record<string, object>>;

/** Questions to modules. They are handed the present ones, then the same with the archived file's functions in their place. */
// oxlint-disable typescript/no-explicit-any -- the game knows its own types
export interface Beside {
  readonly modules: Modules;
  readonly once?: (modules: any) => unknown;
  /** Of every state that is reached or made. */
  readonly ofState?: (modules: any, state: any) => unknown;
  /** Of every action that is accepted: the state after it, and its events. */
  readonly ofStep?: (modules: any, state: any, events: any) => unknown;
}
// oxlint-enable typescript/no-explicit-any

/** A game's rules as they are asked. */
export interface Rules {
  readonly game: AnyGame;
  /** Every module by its path: `games/polyform/cards/card`. */
  readonly modules: Modules;
}

interface Asked {
  readonly game: AnyGame;
  readonly beside: Beside;
}

type Ask = (asked: Asked) => unknown;
type Both = (question: string, ask: Ask) => string | null;

const NOTHING: Beside = { modules: {} };

/** What the archived file has in the place of what is asked now. A name that it does not have was moved or came later: that is not compared. */
function asThen(beside: Beside, { game, modules }: Rules): Beside {
  const pairs = Object.entries(beside.modules).map(([path, now]) => {
    const then = Object.entries(modules[`games/${game.id}/${path}`] ?? {});
    return [path, { ...now, ...Object.fromEntries(then.filter(([name]) => name in now)) }];
  });
  return { ...beside, modules: Object.fromEntries(pairs) };
}

/** The first question that is answered differently, with both answers; null when there is none. */
export function difference(now: AnyGame, rules: Rules, questions: Questions): string | null {
  const beside = questions.beside ?? NOTHING;
  const [present, archived] = [
    { game: now, beside },
    { game: rules.game, beside: asThen(beside, rules) },
  ];
  const both: Both = (question, ask) => {
    const [here, there] = [ask(present), answered(() => ask(archived))];
    if (alike(here, there)) return null;
    const [one, other] = [canonical(here), canonical(there)];
    return one === other ? null : `${question}: ${parting(one, other)}`;
  };
  const all = both('modules', asked => asked.beside.once?.(asked.beside.modules));
  if (all) return all;
  for (const text of questions.setups.flatMap(slips)) {
    const found = both(`setup "${text}"`, ({ game }) => aboutSetup(game, text));
    if (found) return found;
  }
  for (const line of questions.lines.flatMap(slips)) {
    const found = both(`action "${line}"`, ({ game }) => game.actions.read(line));
    if (found) return found;
  }
  for (const found of played(now, questions, both)) if (found) return found;
  const shortly = questions.setups.filter(setup => now.setups.read(setup) !== null).map(briefly);
  const further = inTurns(questions.further);
  for (const found of played(now, { plays: shortly, setups: [], lines: [], further }, both)) if (found) return found;
  return null;
}

/** Of the states that are made from a reached one, one in so many. */
const ONE_IN = 12;

/** Some of the states that are made, others each time: there are many setups, and each is asked about a few. */
function inTurns(further: Questions['further']): NonNullable<Questions['further']> {
  let turn = 0;
  return state => {
    turn += 1;
    return (further?.(state) ?? []).filter((_, i) => (i + turn * 7) % ONE_IN === 0);
  };
}

/** Every setup that is asked about is played for a moment, too. */
const briefly = (setup: string): Plays => ({ setup, games: 1, mostPlies: 6 });

/** Whether two answers are one and the same in all parts. Most of a state is what was handed to both, and is not looked into. */
function alike(here: unknown, there: unknown): boolean {
  if (here === there) return true;
  if (typeof here !== 'object' || typeof there !== 'object' || here === null || there === null) return false;
  const keys = Object.keys(here);
  if (Array.isArray(here) !== Array.isArray(there) || keys.length !== Object.keys(there).length) return false;
  return keys.every(
    key => key in there && alike((here as Record<string, unknown>)[key], (there as Record<string, unknown>)[key]),
  );
}

/** An answer of the archived rules, or that they have none: what came since (a relic, a kind of block) is unknown to them. */
function answered(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return `no answer: ${String(error)}`;
  }
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
    const near = [0, Number(part) - 1, Number(part) + 1, `0${part}`, `${part}0`];
    const others = /^\d+$/.test(part) ? near : ['', `${part}x`];
    for (const other of [...others, `${part},${part}`, `${part}+${part}`]) made.add(`${before}${other}${after}`);
  }
  return [...made];
}

/** One lockstep through every play: what is asked of each state that is reached, the last one too, and of states made from it. */
function* played(now: AnyGame, { plays, lines, further }: Questions, both: Both): Iterable<string | null> {
  for (const { replay } of playthroughs({ game: now, tables: {}, plays })) {
    let state = now.start(now.setups.read(replay.setup), replay.seed);
    const past = new Map<string, string>();
    for (const [ply, next] of [...replay.log, null].entries()) {
      const where = `${replay.setup}, ${replay.seed}, action ${ply}`;
      const drawn = (from: readonly string[], count: number): string[] =>
        Array.from({ length: Math.min(count, from.length) }, (_, i) => from[(ply * count + i) % from.length] ?? '');
      const asks = [...(next ? [next.line] : []), ...drawn(lines, 3), ...drawn([...past.values()], 2)];
      yield* asked(now, { state, where, lines: asks }, both);
      yield* meddled(now, { state, where, lines: asks }, both);
      for (const [i, made] of (further?.(state) ?? []).entries())
        yield* asked(
          now,
          { state: made, where: `${where}, further ${i}`, lines: [...oneOfEachKind(now, made), ...drawn(lines, 2)] },
          both,
        );
      if (!next) break;
      past.set(next.line.split(' ')[0] ?? '', next.line);
      const step = now.apply(state, next.seat, now.actions.read(next.line));
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
  yield both(where, asked => aboutState(asked, state));
  for (const line of lines)
    for (const seat of now.turn(state))
      yield both(`${where}, "${line}"`, asked => aboutAction(asked, state, seat, asked.game.actions.read(line)));
}

/** Actions that no text says and no list offers, and those of a seat that is not asked: whoever calls `apply` may bring them. */
function* meddled(now: AnyGame, { state, where, lines }: At, both: Both): Iterable<string | null> {
  const seats = now.turn(state);
  const [other] = notAsked(now, seats);
  for (const line of lines) {
    const action: unknown = now.actions.read(line);
    if (action === null) continue;
    const ask = (seat: Seat, what: unknown): string | null =>
      both(`${where}, seat ${seat}, ${canonical(what)}`, asked => aboutAction(asked, state, seat, what));
    if (other !== undefined) yield ask(other, action);
    for (const seat of seats.slice(0, 1)) for (const strange of variants(action)) yield ask(seat, strange);
  }
}

const notAsked = (game: AnyGame, seats: readonly Seat[]): readonly Seat[] =>
  [...Array(game.seats.max + 1).keys()].filter(seat => !seats.includes(seat));

/** A value with one of its parts a little otherwise: a number off by one, a list turned round, cut, doubled, or all the same. */
function variants(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1];
  if (Array.isArray(value))
    return [[...value].reverse(), value.slice(1), [...value, ...value], value.map(() => value[0])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => variants(part).map(other => ({ ...value, [key]: other })));
}

const viewersOf = (game: AnyGame): readonly Viewer[] => [...Array(game.seats.max).keys(), 'spectator'];

function aboutState({ game, beside }: Asked, state: unknown): unknown {
  const seats = game.turn(state);
  const offered = (seat: Seat): string[] => Array.from(game.legal(state, seat), action => game.actions.write(action));
  return {
    seats,
    result: game.result(state),
    legal: seats.map(offered),
    others: notAsked(game, seats).slice(0, 1).map(offered),
    late: seats.map(seat => game.timeoutAction?.(game.view(state, seat), seat) ?? null),
    views: viewersOf(game).map(viewer => game.view(state, viewer)),
    imagined: game.imagine(game.view(state, seats[0] ?? 'spectator'), 'side by side'),
    beside: beside.ofState?.(beside.modules, state),
  };
}

function aboutAction({ game, beside }: Asked, state: unknown, seat: Seat, action: unknown): unknown {
  if (action === null) return null;
  const step = tried(() => game.apply(state, seat, action));
  if (!step.ok) return { why: step.why };
  return {
    events: step.events,
    opens: game.revealsHidden(step.events),
    revealed: viewersOf(game).map(viewer => revealed(game, { state, seat, action }, viewer)),
    state: step.state,
    // What the events make of the picture.
    drawn: step.events.reduce((picture, event) => game.after(picture, event), state),
    beside: beside.ofStep?.(beside.modules, step.state, step.events),
  };
}

interface Acted {
  readonly state: unknown;
  readonly seat: Seat;
  readonly action: unknown;
}

/** What a viewer is told before the action, and the view that comes of it. */
function revealed(game: AnyGame, { state, seat, action }: Acted, viewer: Viewer): unknown {
  const told = game.secrets?.reveal(state, seat, action, viewer) ?? null;
  return told === null ? null : [told, game.secrets?.learn(game.view(state, viewer), told)];
}

/** An answer, or that there was none: rules may throw at what no player can send, but then both of them do. */
function tried(ask: () => Step<unknown, { readonly type: string }>): Step<unknown, { readonly type: string }> {
  try {
    return ask();
  } catch {
    return { ok: false, why: 'thrown' };
  }
}

/** The last legal action of each kind. */
function oneOfEachKind(game: AnyGame, state: unknown): readonly string[] {
  const kinds = new Map<string, string>();
  for (const seat of game.turn(state))
    for (const action of game.legal(state, seat)) kinds.set(action.type, game.actions.write(action));
  return [...kinds.values()];
}
