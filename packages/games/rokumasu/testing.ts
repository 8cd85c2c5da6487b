import { roll, type Streams, streams } from '@minoya/kernel';
import { readCell } from '../grid/cell.ts';
import { readDrawing } from '../grid/text.ts';
import { actions } from './actions.ts';
import { type CardText, readCard as cardOf } from './card-text.ts';
import type { AmuletId } from './amulets.ts';
import { type BlessingId, type BuffId, type PatternId, patterns, type SealId, seals } from './blocks.ts';
import type { BossId } from './bosses.ts';
import { rokumasu } from './game.ts';
import { type RelicId, relics } from './relics/index.ts';
import { type RuleSetId, ruleSets } from './rules.ts';
import type { ScoreLine } from './score.ts';
import { SIZE } from './shapes.ts';
import {
  type Block,
  type Buff,
  type Card,
  type Event,
  type Memory,
  type Source,
  type State,
  type Stream,
  STREAMS,
  type Way,
} from './state.ts';
import { tellLine } from './tell.ts';
import { withMirrors } from './shelf.ts';
import { bossesOf, stockSlots, targetOf, tuned } from './tuned.ts';
import './long/index.ts';
import { freshCondition, withBosses } from './conditions.ts';
import { PLAIN_WAY } from './setup.ts';

/** A position as a person would draw it; what is left out is as in the first round of a run. */
export { cardOf };

export interface Position {
  readonly rules?: RuleSetId;
  /** Marks as in `draw`: `.` `#` `e` `eG`; each block a piece of its own. */
  readonly board?: string;
  /** Which blocks came from one placement: cells with the same letter. */
  readonly pieces?: string;
  readonly charges?: Readonly<Record<string, number>>;
  readonly blessed?: Readonly<Record<string, BlessingId>>;
  /** By cell: `{ c3: 'enhancement 2' }`. */
  readonly brands?: Readonly<Record<string, string>>;
  /** Left to right; `[id, memory]` sets what a relic remembers. */
  readonly relics?: readonly (RelicId | readonly [RelicId, Memory])[];
  readonly amulets?: readonly AmuletId[];
  readonly hand?: readonly (CardText | null)[];
  readonly stock?: readonly (CardText | null)[];
  readonly deck?: readonly CardText[];
  /** Places in the deck, next card last. */
  readonly pile?: readonly number[];
  readonly round?: number;
  readonly bosses?: readonly BossId[];
  readonly way?: Partial<Way>;
  /** Vouchers and gifts in force, by source: `voucher:bank`. */
  readonly holding?: readonly Source[];
  readonly hands?: number;
  readonly score?: number;
  readonly target?: number;
  readonly gold?: number;
  readonly clears?: number;
  readonly lines?: number;
  readonly phase?: State['phase'];
  readonly seed?: string;
  /** The next rolls of a stream: `{ luck: [[10, 0]] }` makes the next roll of ten a 0. */
  readonly rolls?: Partial<Record<Stream, readonly (readonly [outOf: number, value: number])[]>>;
}

export function cellAt(name: string): number {
  const cell = readCell(name);
  if (!cell) throw new Error(`not a cell: ${name}`);
  return cell.y * SIZE + cell.x;
}

function idOf<T extends string>(table: Readonly<Record<T, { readonly glyph: string }>>, glyph: string): T | null {
  const found = (Object.keys(table) as T[]).find(id => table[id].glyph === glyph);
  return found ?? null;
}

function boardOf(p: Position): (Block | null)[] {
  const marks = p.board ? readDrawing(p.board).flat() : Array.from({ length: 36 }, () => '.');
  const letters = p.pieces ? readDrawing(p.pieces).flat() : [];
  return marks.map((mark, cell) => {
    if (mark === '.') return null;
    const pattern = mark[0] === '#' ? null : idOf<PatternId>(patterns, mark[0] ?? '');
    const seal = mark[1] === undefined ? null : idOf<SealId>(seals, mark[1]);
    const letter = letters[cell] ?? '.';
    const piece = pattern === 'obstacle' ? 0 : letter === '.' ? 1000 + cell : letter.charCodeAt(0);
    return { piece, pattern, seal, blessing: null, charge: 0 };
  });
}

function buffOf(text: string): Buff {
  const [id = '', level = '1'] = text.split(' ');
  return { id: id as BuffId, level: Number(level) };
}

function byCell<T>(notes: Readonly<Record<string, T>> | undefined): Map<number, T> {
  return new Map(Object.entries(notes ?? {}).map(([name, value]) => [cellAt(name), value]));
}

/** A stream number from which the rolls come as wanted; found by trying, so keep the list short. */
function forced(stream: Stream, rolls: readonly (readonly [outOf: number, value: number])[]): number {
  for (let number = 0; number < 1e7; number++) {
    const rng = { [stream]: number } as Streams<Stream>;
    if (rolls.every(([outOf, value]) => roll(rng, stream, outOf) === value)) return number;
  }
  throw new Error(`no number gives these rolls of ${stream}`);
}

function shelfOf(p: Position): State['relics'] {
  const prices = ruleSets[p.rules ?? 'standard'].relicPrice;
  const shelf = (p.relics ?? []).map(one => {
    const [id, my] = typeof one === 'string' ? [one, undefined] : one;
    return { id, paid: prices[relics[id].rarity], my: { ...relics[id].memory(), ...my }, as: null, given: my };
  });
  const turned = withMirrors(shelf.map(({ id, paid, my }) => ({ id, paid, my, as: null })));
  // A mirror's own memory is set after it has turned to its neighbour.
  return turned.map((owned, i) => (owned.as ? { ...owned, my: { ...owned.my, ...shelf[i]?.given } } : owned));
}

/** The state behind a drawn position: for tests, benches and bug reports. */
export function position(p: Position): State {
  const rules = p.rules ?? 'standard';
  const way: Way = { ...PLAIN_WAY, ...p.way };
  const setup = { rules, ...way, round: p.round ?? null, gold: null, relics: [], amulets: [] };
  const base = rokumasu.start(setup, p.seed ?? '');
  const deck = (p.deck ?? base.deck.map(plainText)).map(cardOf);
  const held = (list: readonly (CardText | null)[], from: number): (Card | null)[] =>
    list.map((text, i) =>
      text === null ? null : (deck.find(card => plainText(card) === text) ?? cardOf(text, from + i)),
    );
  const charges = byCell(p.charges);
  const blessed = byCell(p.blessed);
  const brands = byCell(p.brands);
  const rng = streams(p.seed ?? '', STREAMS);
  for (const stream of STREAMS) if (p.rolls?.[stream]) rng[stream] = forced(stream, p.rolls[stream] ?? []);
  const s: State = {
    ...base,
    phase: p.phase ?? 'playing',
    bosses: p.bosses ?? base.bosses,
    board: boardOf(p).map(
      (block, cell) => block && { ...block, charge: charges.get(cell) ?? 0, blessing: blessed.get(cell) ?? null },
    ),
    brands: base.brands.map((_, cell) => (brands.has(cell) ? buffOf(brands.get(cell) ?? '') : null)),
    relics: shelfOf(p),
    amulets: (p.amulets ?? []).map(id => ({ id, paid: 6 })),
    deck,
    hand: held(p.hand ?? ['mono-1', 'mono-1', 'mono-1'], 900),
    pile: p.pile ?? deck.map(card => card.id),
    nextCard: 950,
    nextPiece: 2000,
    score: p.score ?? 0,
    gold: p.gold ?? 0,
    clears: p.clears ?? 0,
    lines: p.lines ?? 0,
    rng,
  };
  ruled(s, p);
  s.stock = held(p.stock ?? Array.from({ length: stockSlots(s) }, () => null), 920);
  return s;
}

/** What is in force, and what follows from it. */
function ruled(s: State, { holding = [], target, hands }: Position): void {
  s.conditions = withBosses([...holding.map(freshCondition), ...s.conditions], bossesOf(s, s.round));
  s.target = target ?? targetOf(s, s.round);
  s.hands = hands ?? tuned(s, 'hands');
}

function plainText(card: Card): CardText {
  const marks = [card.mino, card.pattern, card.seal && `${card.seal.id}@${card.seal.at}`];
  return [...marks, card.blessing && `${card.blessing.id}-blessing@${card.blessing.at}`].filter(Boolean).join(' ');
}

export interface Played {
  readonly state: State;
  /** Of all lines together. */
  readonly events: readonly Event[];
}

/** Plays lines; a refused one throws with its reason. */
export function play(state: State, ...lines: readonly string[]): Played {
  let s = state;
  const events: Event[] = [];
  for (const line of lines) {
    const action = actions.read(line);
    if (!action) throw new Error(`not an action: ${line}`);
    const step = rokumasu.apply(s, 0, action);
    if (!step.ok) throw new Error(`${line}: ${step.why}`);
    s = step.state;
    events.push(...step.events);
  }
  return { state: s, events };
}

export function eventsOf<K extends Event['type']>({ events }: Played, type: K): Extract<Event, { type: K }>[] {
  return events.filter((e): e is Extract<Event, { type: K }> => e.type === type);
}

/** The ledger of the last clear; empty when nothing cleared. */
function ledgerOf(played: Played): readonly ScoreLine[] {
  return eventsOf(played, 'scored').at(-1)?.ledger ?? [];
}

/** The last ledger in words: `+6 blocks (cells)`, `×3 lines (relic:patience)`. */
export function steps(played: Played): string[] {
  return ledgerOf(played).map(tellLine);
}

/** The points of the last clear. */
export function points(played: Played): number {
  return eventsOf(played, 'scored').at(-1)?.points ?? 0;
}
