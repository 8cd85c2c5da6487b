/**
 * The strongest player: the best few turns of a wide beam are played on, on several imagined decks, with every seat
 * answering by a narrow beam; all turns meet the same decks, so luck cancels. Half of them drop out again and again.
 */
import { polyform } from '@minoya/games/polyform/game';
import { colours } from '@minoya/games/polyform/cards/card';
import { canRecycle } from '@minoya/games/polyform/legal';
import { ACTIONS_PER_TURN } from '@minoya/games/polyform/start';
import type { Action, State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import type { Bot } from '../bot.ts';
import { type Move, type Plan, searchTurn } from './beam.ts';
import { copyFuture, type Future, futureOf, leadIn, outcome, playFutureTurn, playMoves } from './future.ts';
import { judgeFor, planAction, sideAction, turnOf } from './think.ts';
import type { Weights } from './weights.ts';

export interface Lookahead {
  /** Boards kept by the first search. */
  readonly width: number;
  /** Turns of that search that are played on. */
  readonly plans: number;
  /** Imagined decks for the turns that stay in to the last. */
  readonly samples: number;
  /** Turns played on, own and others'. */
  readonly turns: number;
  /** Width of the beam that plays them. */
  readonly inner: number;
}

/** A way to start the turn, and how it has fared. */
interface Trial {
  /** Null after recycling: then the rest of the turn is searched. */
  readonly moves: readonly Move[] | null;
  /** Played before the moves. */
  readonly recycle: Action | null;
  readonly first: Action;
  sum: number;
  games: number;
}

interface Question {
  readonly view: State;
  readonly seat: Seat;
  readonly weights: Weights;
  readonly lookahead: Lookahead;
}

export function lookaheadBot(weights: Weights, full: Lookahead): Bot<State, Action> {
  return (view, seat, { seed, stop }) => {
    const mind = judgeFor(view, seat, weights);
    const side = sideAction(view, seat, () => mind);
    if (side) return side;
    const plans = searchTurn({ ...turnOf(view, seat, mind, full.width), stop });
    const alone = planAction(view, plans[0]);
    // In the last turn the beam's own judgement is exact.
    if (view.ending || view.pending) return alone;
    const lookahead = shortened(full, view);
    return race({ view, seat, weights, lookahead }, trialsFor(view, plans, lookahead), seed, stop) ?? alone;
  };
}

/** The fewer actions are left, the less there is to choose; and where more seats answer, a future takes longer. */
function shortened(lookahead: Lookahead, { actions, players }: State): Lookahead {
  const part = (n: number): number => Math.ceil((n * actions) / ACTIONS_PER_TURN);
  const fewer = Math.min(1, 3 / (players.length + 1));
  return { ...lookahead, plans: part(lookahead.plans), samples: part(lookahead.samples * fewer) };
}

function trialsFor(view: State, plans: readonly Plan[], lookahead: Lookahead): Trial[] {
  // A plan that gives actions away is only another plan's beginning.
  const whole = plans.filter(plan => plan.moves.length === Math.max(...plans.map(other => other.moves.length)));
  const best = whole[0]?.value ?? 0;
  const trials = whole.slice(0, lookahead.plans).map(({ moves, value: worth }): Trial => {
    return {
      moves,
      recycle: null,
      first: planAction(view, { moves, value: 0 }),
      sum: squashed(worth - best),
      games: 1,
    };
  });
  for (const colour of colours) {
    const action: Action = { type: 'recycle', colour };
    if (view.actions < ACTIONS_PER_TURN || !canRecycle(view, colour)) continue;
    trials.push({ moves: null, recycle: action, first: action, sum: squashed(-RECYCLING), games: 1 });
  }
  return trials;
}

/** What the beam's own judgement counts: as much as one game played on. */
function squashed(lead: number): number {
  return lead / (5 + Math.abs(lead));
}

/** What a new market costs before it has shown its worth. */
const RECYCLING = 0.4;

/** Sample after sample; after each doubling of the samples the worse half of the trials leaves. */
function race(question: Question, trials: Trial[], seed: string, stop: () => boolean): Action | null {
  let running = trials;
  let next = 3;
  for (let sample = 1; sample <= question.lookahead.samples && running.length > 1; sample++) {
    const imagined = polyform.imagine(question.view, `${seed}:${sample}`);
    const deck = futureOf(imagined);
    for (const one of running) {
      if (stop()) return leader(running)?.first ?? null;
      one.sum += playOut(question, one.recycle ? recycled(imagined, question.seat, one.recycle) : deck, one);
      one.games += 1;
    }
    if (sample < next) continue;
    next *= 2;
    running = [...running].sort((a, b) => b.sum / b.games - a.sum / a.games).slice(0, Math.ceil(running.length / 2));
  }
  return leader(running)?.first ?? null;
}

function recycled(state: State, seat: Seat, action: Action): Future {
  const step = polyform.apply(state, seat, action);
  return futureOf(step.ok ? step.state : state);
}

function leader(trials: readonly Trial[]): Trial | undefined {
  return [...trials].sort((a, b) => b.sum / b.games - a.sum / a.games)[0];
}

/** One imagined future: from -1 (lost) to 1 (won). */
function playOut({ seat, weights, lookahead }: Question, deck: Future, { moves }: Trial): number {
  const future = copyFuture(deck);
  // A recycled market is answered first.
  if (moves) playMoves(future, moves);
  else playFutureTurn(future, weights, lookahead.inner);
  for (let turn = 0; turn < lookahead.turns && !future.over; turn++) playFutureTurn(future, weights, lookahead.inner);
  if (!future.over) return squashed(leadIn(future, seat, weights));
  const { share, margin } = outcome(future, seat);
  return 1.8 * share - 0.9 + 0.1 * (margin / (8 + Math.abs(margin)));
}
