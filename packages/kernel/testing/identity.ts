import type { AnyGame, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import type { LogEntry, Replay } from '../replay.ts';
import { hash, roll, type Streams, streams } from '../rng.ts';
import type { Questions } from './side-by-side.ts';

/** Some playthroughs of one setup. Without `prefers` they are played by chance alone. */
export interface Plays {
  readonly setup: string;
  readonly games: number;
  readonly mostPlies: number;
  /** How much a player likes where an action led: of a few drawn by lot the best is played, so that rounds are won. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the game knows its own types
  readonly prefers?: (state: any, action: any) => number;
  /** How many actions are drawn by lot for that. */
  readonly candidates?: number;
}

/** What makes a game's rules these rules and no others: its tables, and games that reach every corner of them. */
export interface Identity {
  readonly game: AnyGame;
  /** Everything the rules read. Words for players and functions are left out by themselves. */
  readonly tables: Readonly<Record<string, unknown>>;
  readonly plays: readonly Plays[];
  /** What the lock does not look at: asked of these rules and of their archived file, which must answer the same. */
  readonly againstArchive?: Questions;
}

export interface Behaviour {
  /** By name, so that a change can be named. */
  readonly tables: Readonly<Record<string, string>>;
  readonly plays: string;
}

/** How the rules behave, as a few short texts. Equal behaviour gives equal texts, however the code is written. */
export function behaviourOf(identity: Identity, played: Iterable<Playthrough> = playthroughs(identity)): Behaviour {
  return { tables: tablesOf(identity), plays: playsOf(played) };
}

/** The part of a behaviour that takes no time to tell. */
export function tablesOf({ tables }: Identity): Behaviour['tables'] {
  return Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, digest(canonical(plain(table)))]));
}

/** The part that takes as long as the playing. */
export function playsOf(played: Iterable<Playthrough>): string {
  return digest(Array.from(played, one => one.digest).join('\n'));
}

export interface Playthrough {
  readonly replay: Replay;
  readonly digest: string;
  readonly end: unknown;
}

/** Every playthrough of an identity, one after the other. `visit` sees every event. */
export function* playthroughs(
  { game, plays }: Identity,
  visit?: (event: { type: string }) => void,
): Iterable<Playthrough> {
  for (const play of plays) for (let i = 0; i < play.games; i++) yield playthrough(game, play, `identity ${i}`, visit);
}

function playthrough(game: AnyGame, play: Plays, seed: string, visit?: (event: { type: string }) => void): Playthrough {
  const rng = streams(seed, ['player']);
  const log: LogEntry[] = [];
  let sum = 0;
  let state = game.start(game.setups.read(play.setup), seed);
  while (log.length < play.mostPlies) {
    const seats = game.turn(state);
    const seat = seats[roll(rng, 'player', seats.length)];
    if (seat === undefined) break;
    const actions = [...game.legal(state, seat)];
    const choice = choose(game, { state, seat, actions }, play, rng);
    sum = hash(`${sum} ${actions.length} ${canonical(choice.events)}`);
    if (visit) for (const event of choice.events) visit(event);
    log.push({ seat, line: game.actions.write(choice.action) });
    state = choice.state;
  }
  const replay = { game: game.id, version: game.version, setup: play.setup, seed, log };
  return { replay, digest: digest(`${sum} ${canonical(state)} ${canonical(game.result(state))}`), end: state };
}

interface Choice {
  readonly action: unknown;
  readonly state: unknown;
  readonly events: readonly { readonly type: string }[];
}

/** One of a few legal actions drawn by lot: the most liked, or simply the first. */
function choose(
  game: AnyGame,
  at: { readonly state: unknown; readonly seat: Seat; readonly actions: readonly { readonly type?: string }[] },
  { prefers, candidates = 6 }: Plays,
  rng: Streams<'player'>,
): Choice {
  const kinds = byKind(at.actions);
  let best: Choice | null = null;
  let liked = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < (prefers ? candidates : 1); i++) {
    const kind = kinds[roll(rng, 'player', kinds.length)] ?? [];
    const action = kind[roll(rng, 'player', kind.length)];
    const step = game.apply(at.state, at.seat, action);
    if (!step.ok) throw new Error(`legal, but refused: ${step.why}`);
    const likes = prefers ? prefers(step.state, action) : 0;
    if (best && likes <= liked) continue;
    best = { action, state: step.state, events: step.events };
    liked = likes;
  }
  if (!best) throw new Error('a seat may act but has no action');
  return best;
}

/** Kinds are drawn first, so that what there is one of gets its turn beside what there are a hundred of. */
function byKind<A extends { readonly type?: string }>(actions: readonly A[]): A[][] {
  const kinds = new Map<string, A[]>();
  for (const action of actions) {
    const kind = kinds.get(action.type ?? '');
    if (kind) kind.push(action);
    else kinds.set(action.type ?? '', [action]);
  }
  return [...kinds.values()];
}

/** Sixteen hex digits of a text. */
export function digest(text: string): string {
  const half = (part: string): string => hash(part).toString(16).padStart(8, '0');
  return half(text) + half(`${text.length} ${text}`);
}

/** The part of a table that rules read: no functions, no words for players, nothing that is only drawn. */
function plain(value: unknown): unknown {
  if (typeof value === 'function' || value === undefined) return null;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(plain);
  if ('ja' in value && 'en' in value) return null;
  const kept = Object.entries(value).filter(([key]) => key !== 'motif' && key !== 'text' && key !== 'name');
  return Object.fromEntries(kept.map(([key, part]) => [key, plain(part)]));
}
