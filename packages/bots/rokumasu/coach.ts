import { rokumasu } from '@minoya/games/rokumasu/game';
import { placeAndScore } from '@minoya/games/rokumasu/place';
import type { Action, State } from '@minoya/games/rokumasu/state';
import { Turn } from '@minoya/games/rokumasu/turn';
import { fold, type Replay } from '@minoya/kernel';
import { afterLuck, agreeing, LEAST_LOSS } from './agreeing.ts';
import { type ChanceEffort, chanceEfforts, chanceOf } from './chance.ts';
import { type Effort, efforts, plan } from './plan.ts';
import { type Reason, reasonFor } from './reasons.ts';
import { type Placement, noLuck } from './search.ts';
import { endsOfHands, isCertain, type Played, wasWon } from './went-on.ts';

/** How bad a placement was: it lost a round that was as good as won, cost much, or cost something. */
export type Verdict = 'blunder' | 'mistake' | 'slip';

/** A placement after which the round looked worse than it had to. */
export interface TurningPoint {
  /** How many actions of the replay lie before it: play on from there. */
  readonly ply: number;
  readonly round: number;
  readonly played: Placement;
  readonly better: Placement;
  /** The chance that the bot wins the round from there, by the better and by the played placement: 0 to 1, calibrated. */
  readonly couldBe: number;
  readonly became: number;
  readonly verdict: Verdict;
  readonly why: Reason;
  /** Chances are told only of runs that they were calibrated for; of others, what the pieces in hand could score. */
  readonly told: 'chance' | 'points';
  /** An earlier point of this round left less than this one could have had: cards that came in between, or luck, made up for it. */
  readonly luckBefore: boolean;
}

export interface CoachOptions {
  readonly seed: string;
  stop(): boolean;
  /** Called with the share of the run that has been looked at. */
  progress?(share: number): void;
  /** How many to find. */
  readonly most?: number;
}

const BLUNDER = 0.3;
const MISTAKE = 0.15;
/** How many of the placements that look costly at a glance are looked at closely, for each that is told. */
const LOOKED_AT = 3;
const MOST = 3;
const GLANCE: Effort = { width: 8, tried: 3, orders: 1, narrow: 3 };

export interface Suspect {
  readonly ply: number;
  readonly view: State;
  readonly played: Placement;
  readonly loss: number;
}

/** The costliest placements of a run, in the order they were played. */
export function turningPoints(replay: Replay, options: CoachOptions): TurningPoint[] {
  const suspects: Suspect[] = [];
  const line: Played[] = [];
  const folded = fold(rokumasu, replay, ({ action, before, events }, ply) => {
    if (options.stop()) return 'stop';
    line.push({ action, before, events });
    if (action.type === 'place') suspects.push(...suspected(before, action, ply, options.seed));
    options.progress?.((ply + 1) / replay.log.length);
    return undefined;
  });
  if (!folded.ok) throw new Error(`not a replay of rokumasu: ${folded.why}`);
  const most = options.most ?? MOST;
  const judged = worthALook(suspects, line, most * LOOKED_AT).flatMap(
    suspect => judge(suspect, line, `${options.seed}/closer`) ?? [],
  );
  const found = agreeing(judged, line).flatMap(one => named(one, wasWon(line, one.ply)) ?? []);
  const worst = found.sort((a, b) => lossOf(b) - lossOf(a)).slice(0, most);
  const told = worst.sort((a, b) => a.ply - b.ply);
  return told.map(point => ({ ...point, luckBefore: afterLuck(point, told, line) }));
}

/** The costliest at a glance; of the round that ended the run also what a glance saw nothing in. */
export function worthALook(suspects: readonly Suspect[], line: readonly Played[], count: number): readonly Suspect[] {
  const open = suspects.filter(({ ply }) => !isCertain(line, ply)).sort((a, b) => b.loss - a.loss);
  const costly = open.filter(({ loss }) => loss >= LEAST_LOSS).slice(0, count);
  const lost = endedAt(line);
  return [...new Set([...costly, ...open.filter(({ view }) => view.round === lost).slice(0, count)])];
}

/** The round that a lost run ended in. */
function endedAt(line: readonly Played[]): number | null {
  const last = line.at(-1);
  return last?.events.some(({ type }) => type === 'runLost') ? last.before.round : null;
}

const lossOf = ({ couldBe, became }: Pick<TurningPoint, 'couldBe' | 'became'>): number => couldBe - became;

const same = (a: Placement, b: Placement): boolean => a.from === b.from && a.cell === b.cell;

/** A first look: few imagined rounds, the same for both placements. */
function suspected(s: State, { from, cell }: Placement & Action, ply: number, seed: string): Suspect[] {
  const view = rokumasu.view(s, 0);
  const played: Placement = { type: 'place', from, cell };
  const better = bestFor(view, seed, GLANCE);
  if (!better || same(better, played)) return [];
  const loss = outlook(view, better, seed, chanceEfforts.glance) - outlook(view, played, seed, chanceEfforts.glance);
  return [{ ply, view, played, loss }];
}

/** A placement that the closer look found costly, before it is held against the others. */
export interface Judged extends Omit<TurningPoint, 'verdict' | 'told' | 'luckBefore'> {
  readonly view: State;
}

/** The closer look draws other piles than the first, so that a placement that was only unlucky then is not blamed. */
function judge({ ply, view, played }: Suspect, line: readonly Played[], seed: string): Judged | null {
  const better = bestFor(view, seed, efforts.steady);
  if (!better || same(better, played)) return null;
  const chance = (from: State, placement: Placement): number =>
    outlook(from, placement, `${seed}/told`, chanceEfforts.shown);
  const couldBe = chance(view, better);
  const became = chance(view, played);
  if (couldBe - became < LEAST_LOSS) return null;
  // What was played next may show that the placement was as good: then it was the judge who erred.
  for (const end of endsOfHands(line, ply))
    if (chance(rokumasu.view(end.before, 0), end.placement) > couldBe - LEAST_LOSS) return null;
  const why = reasonFor(view, played, better);
  return { ply, round: view.round, played, better, couldBe, became, why, view };
}

/** Nothing that happened in a round that was won lost it. */
function named({ view, ...rest }: Judged, won: boolean): TurningPoint | null {
  const point = { ...rest, luckBefore: false };
  if (isTwisted(view)) return won || !isCounted(point.why, view) ? null : { ...point, verdict: 'slip', told: 'points' };
  const loss = point.couldBe - point.became;
  const verdict = loss >= BLUNDER && !won ? 'blunder' : loss >= MISTAKE ? 'mistake' : 'slip';
  return { ...point, verdict, told: 'chance' };
}

/** Twists change the game beyond what chances were calibrated for. */
const isTwisted = (view: State): boolean => view.conditions.some(({ source }) => source.startsWith('twist:'));

/** Whether a reason is counted, not guessed, and worth telling: a few points are none where hundreds are asked for. */
function isCounted(why: Reason, { target }: State): boolean {
  if (!IN_POINTS.has(why.id)) return false;
  return !('points' in why) || why.points - why.played >= LEAST_SHARE * target;
}

const LEAST_SHARE = 0.1;

const IN_POINTS: ReadonlySet<Reason['id']> = new Set<Reason['id']>(['wins', 'winsThisHand', 'relic', 'points']);

function bestFor(view: State, seed: string, effort: Effort): Placement | undefined {
  return plan(view, { effort, seed, stop: () => false })[0]?.path[0];
}

/** The chance of winning the round after a placement; both sides of a comparison see the same piles. */
export function outlook(view: State, placement: Placement, seed: string, effort: ChanceEffort): number {
  const t = new Turn({ ...view }, noLuck);
  placeAndScore(t, placement);
  return chanceOf(t.s, seed, effort);
}
