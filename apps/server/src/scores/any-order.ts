import { type AnyGame, type LogEntry, playLine, type Replay } from '@minoya/kernel';
import { TrailMaker } from './trail.ts';

/** Longer games are compared in their own order only: what is tried here grows with the square of their length. */
const LONGEST = 100;
const MOST_ROUNDS = 6;

/** Moves that may be exchanged with each other; those of a later layer wait for one of the layer before. */
type Layers = readonly (readonly LogEntry[])[];

interface Placed {
  readonly entry: LogEntry;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * One print for every order of the same moves: two that follow each other and lead to the same position either way may be exchanged. Each
 * stands as early as it can, those that stand equally early by their text. Null where chance is in the game, or it is too long for this.
 */
export function anyOrderPrint(game: AnyGame, { setup: text, seed, log }: Replay): string | null {
  const setup: unknown = game.setups.read(text);
  const begun: unknown = game.start(setup, seed);
  if (log.length > LONGEST || !isSame(begun, game.start(setup, `${seed} and another`))) return null;
  let [order, placed] = [log, replayed(game, begun, log)];
  const end = placed?.at(-1)?.after ?? begun;
  for (let again = 0; again < MOST_ROUNDS; again++) {
    const sooner = inLayers(game, begun, order);
    placed = sooner && replayed(game, begun, sooner);
    // The end must be the same, or these were not orders of one game.
    if (!sooner || !placed || !isSame(placed.at(-1)?.after ?? begun, end)) return null;
    if (isSame(sooner, order)) break;
    order = sooner;
  }
  const maker = new TrailMaker(begun);
  for (const { after } of placed ?? []) maker.add(after);
  return maker.end().print;
}

/** Each move as early as it can stand; one that has moved may let another pass, so this may be asked again. */
function inLayers(game: AnyGame, begun: unknown, log: readonly LogEntry[]): readonly LogEntry[] | null {
  let layers: Layers = [];
  let state = begun;
  for (const entry of log) {
    const move = spelledPlainly(game, state, entry);
    state = played(game, state, move);
    const placed = replayed(game, begun, layers.flat());
    if (state === null || !placed) return null;
    layers = withMove(layers, layerFor(game, layers, { placed, move, after: state }), move);
  }
  return layers.flat();
}

/** The first spelling of a move that leads to the same: a group may be tapped on any of its cells. */
function spelledPlainly(game: AnyGame, state: unknown, { seat, line }: LogEntry): LogEntry {
  const wanted = played(game, state, { seat, line });
  let first = line;
  // Moves of several words, tools with their targets, are many, and spelt in few ways.
  if (line.includes(' ')) return { seat, line };
  for (const action of game.legal(state, seat)) {
    const other = game.actions.write(action);
    if (other < first && !other.includes(' ') && isSame(played(game, state, { seat, line: other }), wanted))
      first = other;
  }
  return { seat, line: first };
}

interface Coming {
  readonly placed: readonly Placed[];
  readonly move: LogEntry;
  /** The position that it leads to. */
  readonly after: unknown;
}

/** The earliest layer that a move can be part of: it is exchanged with one after the other, as long as that changes nothing. */
function layerFor(game: AnyGame, layers: Layers, { placed, move, after: last }: Coming): number {
  let [left, after] = [placed.length, last];
  for (; left > 0; left--) {
    const one = placed[left - 1];
    // The same words twice are two moves, one after the other.
    const first = one && one.entry.line !== move.line ? played(game, one.before, move) : null;
    if (!one || first === null || !isSame(played(game, first, one.entry), after)) break;
    after = first;
  }
  let layer = 0;
  for (let count = 0; count < left; layer++) count += layers[layer]?.length ?? left;
  return layer;
}

function withMove(layers: Layers, at: number, move: LogEntry): Layers {
  const sorted = [...(layers[at] ?? []), move].sort((a, b) => (a.line < b.line ? -1 : 1));
  return [...layers.slice(0, at), sorted, ...layers.slice(at + 1)];
}

function replayed(game: AnyGame, begun: unknown, log: readonly LogEntry[]): readonly Placed[] | null {
  const placed: Placed[] = [];
  let before = begun;
  for (const entry of log) {
    const after = played(game, before, entry);
    if (after === null) return null;
    placed.push({ entry, before, after });
    before = after;
  }
  return placed;
}

function played(game: AnyGame, state: unknown, { seat, line }: LogEntry): unknown {
  const step = playLine(game, state, seat, line);
  return step.ok ? step.state : null;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
