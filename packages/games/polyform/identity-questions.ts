import type { Beside } from '@minoya/kernel/testing/side-by-side';
import * as board from './board.ts';
import { cards } from './cards.ts';
import * as card from './cards/card.ts';
import * as cells from './cells.ts';
import * as cover from './cover.ts';
import * as finishing from './finishing.ts';
import * as lastTurn from './last-turn.ts';
import * as legal from './legal.ts';
import { noPieces, pieceIds, placementsWithin } from './pieces.ts';
import * as score from './score.ts';
import * as shapeParts from './shape-parts.ts';
import type { Done, Player, State, Working } from './state.ts';
import { isLastRound, ROUND_CAP } from './turn.ts';

/** So many finished cards of so many points each. */
function finished(points: number, count: number): Done[] {
  const worth = cards.filter(card => card.points === points).slice(0, count);
  return worth.map(({ id, colour }) => ({ colour, card: id, placed: [] }));
}

/** A table at its end, where seat after seat has these cards and so many dots. */
function ended(s: State, done: (seat: number) => Done[], dots: (seat: number) => number): State {
  const players = s.players.map((_, seat): Player => {
    const hand = { ...noPieces(), dot: dots(seat) };
    return { hand, working: [null, null, null, null], done: done(seat), veiled: false, late: [], finished: true };
  });
  return { ...s, phase: 'ended', aside: null, players };
}

/** The last seat of a round is about to end its turn, in one of the last rounds there can be, with an end on its way or none. */
function lastRounds(s: State): readonly State[] {
  const last = s.order.at(-1) ?? 0;
  const end = [...Array(ROUND_CAP).keys()].find(round => isLastRound({ ...s, round })) ?? ROUND_CAP;
  return [end - 1, end].flatMap(round =>
    [null, 0, 1, 2].map((turnsLeft): State => {
      const ending = turnsLeft === null ? null : { reason: 'white' as const, by: last, turnsLeft };
      return { ...s, round, active: last, actions: 1, ending, phase: ending ? 'finalRound' : 'playing' };
    }),
  );
}

/** A card in work, full of dots but for so many cells. */
function inWork({ id, shape }: card.Card, free: number): Working {
  const dots = placementsWithin(shape).filter(({ piece }) => piece === 'dot');
  return { card: id, placed: dots.slice(free) };
}

/** The last piece of a master action that fills a white card and a black one: both ends are reached at once, or one of them. (P24) */
function twoEnds(s: State): readonly State[] {
  const [whites, blacks] = card.colours.map(colour => cards.filter(one => one.colour === colour));
  const [white, black] = [whites?.[0], blacks?.[0]];
  if (!whites || !blacks || !white || !black) return [];
  const working = [inWork(white, 0), inWork(black, 1), null, null];
  const hand = { ...noPieces(), dot: 1 };
  const { ends } = s.setup;
  return [0, 1, 2].map((which): State => {
    const fewer = [which === 1 ? 2 : 1, which === 2 ? 2 : 1] as const;
    const before = [...whites.slice(1, 1 + ends.white - fewer[0]), ...blacks.slice(1, 1 + ends.black - fewer[1])];
    const done = before.map(({ id, colour }): Done => ({ colour, card: id, placed: [] }));
    const players = s.players.map((one, seat): Player => (seat === s.active ? { ...one, hand, working, done } : one));
    return { ...s, players, actions: 2, mastered: true, pending: { type: 'master', slot: 0 } };
  });
}

/** Nothing to gain, take, recycle or exchange: turns pass by, and a reward is what there is instead. */
function scarce(s: State): readonly State[] {
  const none = { white: [], black: [] };
  const bare = { white: [null, null, null, null], black: [null, null, null, null] };
  const hands = (dots: number): Player[] =>
    s.players.map(player => ({ ...player, hand: { ...noPieces(), dot: dots } }));
  const poor: State = { ...s, stock: noPieces(), deck: none, market: bare };
  const choice = { ...noPieces(), i3: 1, v3: 1, dot: 1, l4: 1 };
  return [
    { ...poor, players: hands(0) },
    { ...poor, players: hands(1) },
    { ...poor, players: hands(0), market: s.market },
    { ...poor, players: hands(0), market: { ...bare, white: s.market.white } },
    { ...poor, players: hands(0), market: { ...bare, black: s.market.black } },
    { ...s, stock: choice, pending: { type: 'reward', wanted: 'o4', rest: [] } },
    { ...s, stock: choice, pending: { type: 'reward', wanted: 'i2', rest: [0] } },
    { ...s, stock: choice, setup: { ...s.setup, debug: true }, pending: { type: 'reward', wanted: 'o4', rest: [] } },
  ];
}

/** Only the seat on turn can act, with the last action of its turn: the others are passed over, and it goes on. (P22) */
function onlyOneActs(s: State): readonly State[] {
  const bare = { white: [null, null, null, null], black: [null, null, null, null] };
  const [card] = cards;
  if (!card || s.active === null) return [];
  const working = [inWork(card, 2), null, null, null];
  const players = s.players.map((player, seat): Player => {
    const dots = seat === s.active ? 2 : 0;
    return { ...player, hand: { ...noPieces(), dot: dots }, working: dots > 0 ? working : [null, null, null, null] };
  });
  const poor = { ...s, stock: noPieces(), deck: { white: [], black: [] }, market: bare, pending: null };
  return [{ ...poor, players, actions: 1, idle: s.players.length - 1 }];
}

/** The same cells are laid on two cards while a seat finishes: each is lifted by itself. (P28) */
function laidTwice(s: State): readonly State[] {
  const [card] = cards;
  const cell = card && placementsWithin(card.shape).find(({ piece }) => piece === 'dot')?.cells;
  if (!card || cell === undefined) return [];
  const working = [inWork(card, 99), inWork(card, 99), null, null];
  const late = [0, 1].map(slot => ({ slot, piece: 'dot' as const, cells: cell }));
  const players = s.players.map((player): Player => ({ ...player, working, late, veiled: false, finished: false }));
  return [{ ...s, players, phase: 'finishing', active: null, aside: null, pending: null }];
}

/** One seat still finishes, with its points hidden: its word ends the game and turns all cards up. */
function lastToFinish(s: State): readonly State[] {
  const setup = { ...s.setup, scores: 'hidden' as const };
  const players = s.players.map((player, seat): Player => ({ ...player, veiled: true, finished: seat > 0 }));
  return [{ ...s, setup, players, phase: 'finishing', active: null, aside: null, pending: null }];
}

/** Ties of every sort, and hidden points while the others still finish: states that a short game hardly ever comes to. */
export function further(s: State): readonly State[] {
  if (s.actions < 3 || s.phase !== 'playing' || s.round % 5 !== 2) return [];
  const same = (): Done[] => finished(1, 2);
  const hidden = { ...s.setup, scores: 'hidden' as const };
  const players = s.players.map((player, seat): Player => ({ ...player, done: finished(seat + 1, 2) }));
  return [
    ended(s, same, () => 2),
    ended(s, same, seat => seat),
    ended(s, same, seat => 5 - seat),
    ended(
      s,
      seat => (seat === 0 ? finished(2, 1) : same()),
      seat => 5 - seat,
    ),
    { ...s, setup: hidden, players },
    { ...s, setup: hidden, players, phase: 'finalRound' },
    { ...s, setup: hidden, players, phase: 'finishing', aside: null },
    ...lastRounds(s),
    ...twoEnds(s),
    ...scarce(s),
    ...onlyOneActs(s),
    ...laidTwice(s),
    ...lastToFinish(s),
  ];
}

const modules = {
  board,
  'cards/card': card,
  cells,
  cover,
  finishing,
  'last-turn': lastTurn,
  legal,
  score,
  'shape-parts': shapeParts,
};
type Asked = typeof modules;

/** Every card of ours as a player might have drawn it. */
export const customCards = cards.map(card.customId);

function once({ 'cards/card': c, cells: shapes, cover: k, 'shape-parts': p }: Asked): unknown {
  return {
    custom: customCards.map(c.readCustom),
    least: cards.map(({ shape }) => k.minPieces(shape)),
    sets: cards.filter((_, i) => i % 3 === 0).map(({ shape }) => k.optimalSets(shape)),
    images: cards.map(({ shape }) => [shapes.images(shape), shapes.likeness(shape)]),
    parts: cards.map(({ shape }) => [p.partsOfShape(shape), p.holes(shape), p.holes(~shape & 0x1ffffff)]),
  };
}

/** What a table shows of its seats, and what bots ask: how many and whether, not which of several ways. */
function ofState(
  { board: b, cover: k, finishing: f, 'last-turn': l, legal: m, score: s }: Asked,
  state: State,
): unknown {
  const seats = [...state.players.keys()];
  const ofSeat = (player: Player, seat: number): unknown => {
    const free = player.working.map((_, slot) => b.freeIn(player, slot));
    return {
      fits: free.map((_, slot) => [b.fitting(player, slot).length, b.anyFits(player, slot)]),
      filled: free.map(one => (one === 0 ? null : k.handCount(one, player.hand))),
      trades: [m.tradesUp(state, player), m.tradesDown(state, player), m.canAct(state, player)],
      points: [s.scoreOf(player), s.sumOf(state, seat), s.completed(player, 'white'), s.completed(player, 'black')],
      finishing: f.bestFinishing(
        free.flatMap(one => (one === 0 ? [] : [{ free: one, points: 3 }])),
        player.hand,
      ).gain,
      takes: state.actions === 3 && state.round % 3 === 0 ? l.paysToTake(state, seat) : null,
    };
  };
  return {
    seats: seats.map(seat => ofSeat(b.playerAt(state, seat), seat)),
    instead: pieceIds.map(id => b.substitutes(state.stock, id)),
    recycle: [m.canRecycle(state, 'white'), m.canRecycle(state, 'black')],
    standings: s.standings(state),
  };
}

/** What follows from these rules, and pages and bots ask for beside the game itself. */
export const beside: Beside = { modules, once, ofState };
