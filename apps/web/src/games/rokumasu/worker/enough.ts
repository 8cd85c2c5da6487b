import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RelicId } from '@minoya/games/rokumasu/relics/index';
import { total } from '@minoya/games/rokumasu/score';
import { cannotBuy, price } from '@minoya/games/rokumasu/shop';
import type { Action, Event, State } from '@minoya/games/rokumasu/state';
import { fold, type Replay } from '@minoya/kernel';

/** A relic that was left in a shop, and with whose own points the same moves would have reached the target. */
export interface Missed {
  readonly relic: RelicId;
  readonly price: number;
  /** The round after which it was on offer. */
  readonly shop: number;
  readonly score: number;
}

/** What a lost run lacked in its last round. */
export interface Lack {
  readonly round: number;
  readonly target: number;
  readonly score: number;
  /** How often lines were cleared in it, and what the best of these was worth. */
  readonly clears: number;
  readonly best: number;
}

export interface Enough extends Lack {
  /** The relic that would have brought most, if any would have been enough. */
  readonly missed: Missed | null;
}

/** How many shops before the end are looked at. */
const SHOPS = 3;

interface Visit {
  /** How many actions lie before the shop was left. */
  readonly ply: number;
  readonly state: State;
}

/** Null for a run that was not lost. */
export function enoughFor(replay: Replay): Enough | null {
  const visits: Visit[] = [];
  const actions: Action[] = [];
  let points: number[] = [];
  const folded = fold(rokumasu, replay, ({ action, before, events }, ply) => {
    actions.push(action);
    if (action.type === 'leave') visits.push({ ply, state: before });
    if (action.type === 'start') points = [];
    points.push(...events.flatMap((event: Event) => (event.type === 'scored' ? [event.points] : [])));
  });
  if (!folded.ok || folded.state.phase !== 'lost') return null;
  const { round, target, score } = folded.state;
  const missed = visits.slice(-SHOPS).flatMap(visit => missedIn(visit, actions));
  const most = missed.sort((a, b) => b.score - a.score)[0] ?? null;
  return { round, target, score, clears: points.length, best: Math.max(0, ...points), missed: most };
}

/** Every relic that could have been paid, bought before the shop was left; then the same moves to the end, by the rules. */
function missedIn({ ply, state }: Visit, actions: readonly Action[]): Missed[] {
  const items = state.shop?.items ?? [];
  return items.flatMap((item, at) => {
    const { ware } = item;
    if (ware.kind !== 'relic' || item.sold || cannotBuy(state, at, null) !== null) return [];
    const end = playOn(state, [{ type: 'buy', item: at, sell: null }, ...actions.slice(ply)], ware.id);
    if (!end || end.score < end.target || end.without >= end.target) return [];
    return [{ relic: ware.id, price: price(state, item), shop: state.round, score: end.score }];
  });
}

interface End {
  readonly target: number;
  readonly score: number;
  /** The same clears without the lines that the relic wrote: a boss may have changed its mind only because one more was there. */
  readonly without: number;
}

/** How the moves end with a relic more; null where one of them cannot be made any more in a round that is still going on. */
function playOn(from: State, actions: readonly Action[], id: RelicId): End | null {
  let state = from;
  let without = 0;
  const end = () => ({ target: state.target, score: state.score, without });
  const last = actions.length - 1;
  for (const [i, action] of actions.entries()) {
    const place = state.relics.findIndex(one => one.id === id);
    const step = rokumasu.apply(state, 0, action);
    // A round that is won sooner leaves the rest of its moves over: only in the last round is that an answer.
    if (!step.ok) return state.phase === 'cleared' && isLastRound(actions, i) ? end() : null;
    state = step.state;
    without = (action.type === 'start' ? 0 : without) + pointsWithout(step.events, place);
    if (i === last) return end();
  }
  return null;
}

const pointsWithout = (events: readonly Event[], place: number): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'scored' ? sum + total(event.ledger.filter(line => line.relic !== place)).points : sum,
    0,
  );

const isLastRound = (actions: readonly Action[], at: number): boolean =>
  !actions.slice(at).some(action => action.type === 'start');
