import type { rokumasu } from '@minoya/games/rokumasu/game';
import type { BossId } from '@minoya/games/rokumasu/bosses';
import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { Event, State } from '@minoya/games/rokumasu/state';
import { isBossRound, setOf } from '@minoya/games/rokumasu/tuned';
import type { Match } from '@minoya/kernel';
import { comingIn, targetIn } from '../any-version.ts';

/** One round of the road of targets. */
export interface Milestone {
  readonly round: number;
  /** What it asked for, asks for, or will as far as is known; null where nobody remembers. */
  readonly target: number | null;
}

/** The bosses that are still to be met: this set's, or, when its last round is won, those of the next as far as they are known. */
export function bossesAhead(state: State): { readonly bosses: readonly BossId[]; readonly isNext: boolean } {
  const isNext = isBossRound(state.round) && state.phase !== 'progress' && state.phase !== 'playing';
  return { bosses: isNext ? comingIn(state) : state.bosses, isNext };
}

/** Every round of a run: what was asked by its own bosses, this set's by the present ones, later ones without. */
export function roadOf(state: State, match: Match<typeof rokumasu> | undefined): readonly Milestone[] {
  const past = match?.isWhole ? targetsAsked(match) : new Map<number, number>();
  const rounds = Array.from({ length: Math.max(LAST_ROUND, state.round) }, (_, i) => i + 1);
  return rounds.map(round => ({
    round,
    target: round < state.round ? (past.get(round) ?? null) : targetIn(setAround(state, round), round),
  }));
}

/** What became of a round that is over. */
export interface Gone {
  readonly skipped: boolean;
  /** What it asked for; null where it was skipped before that was told. */
  readonly target: number | null;
  /** What winning it paid before hands and interest. */
  readonly reward: number | null;
}

/** The rounds of the present set that are over, as the run tells them. */
export function goneBy(match: Match<typeof rokumasu>, length: number): ReadonlyMap<number, Gone> {
  const gone = new Map<number, Gone>();
  const add = (round: number, more: Partial<Gone>) =>
    gone.set(round, { skipped: false, target: null, reward: null, ...gone.get(round), ...more });
  for (let ply = length; ply > 0; ply--) {
    const events = match.at(ply).events as readonly Event[];
    for (const event of events) {
      if (event.type === 'skipped') add(event.round - 1, { skipped: true });
      if (event.type === 'roundStarted') add(event.round, { target: event.target });
      if (event.type === 'roundWon') add(event.round, { reward: event.payout.base });
    }
    if (events.some(event => event.type === 'setStarted')) break;
  }
  return gone;
}

/** The run as it will meet a round: the bosses of a set are drawn when it begins, or told in the shop before it. */
function setAround(state: State, round: number): State {
  const ahead = setOf(round) - setOf(state.round);
  return ahead === 0 ? state : { ...state, bosses: ahead === 1 ? comingIn(state) : [], minor: [] };
}

function targetsAsked(match: Match<typeof rokumasu>): ReadonlyMap<number, number> {
  const asked = new Map<number, number>();
  for (let ply = 1; ply <= match.length; ply++)
    for (const event of match.at(ply).events as readonly Event[])
      if (event.type === 'roundStarted' || event.type === 'shopLeft' || event.type === 'skipped')
        asked.set(event.round, event.target);
  return asked;
}
