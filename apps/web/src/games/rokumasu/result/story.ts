import type { rokumasu } from '@minoya/games/rokumasu/game';
import { total } from '@minoya/games/rokumasu/score';
import type { Event, OwnedRelic, State } from '@minoya/games/rokumasu/state';
import type { Match } from '@minoya/kernel';

type Scored = Extract<Event, { type: 'scored' }>;

/** One round of a run as its curve shows it. */
export interface RoundPoint {
  readonly round: number;
  readonly target: number;
  readonly score: number;
}

/** What a run was: read from its events, in order. */
export interface Story {
  readonly rounds: readonly RoundPoint[];
  /** The clear that was worth most, and the round it was in. */
  readonly best: {
    readonly round: number;
    readonly blocks: number;
    readonly lines: number;
    readonly points: number;
  } | null;
  readonly relics: readonly OwnedRelic[];
  readonly deck: State['deck'];
}

export function storyOf(match: Match<typeof rokumasu>): Story {
  const rounds: RoundPoint[] = [];
  let best: { round: number; event: Scored } | null = null;
  for (let ply = 1; ply <= match.length; ply++)
    for (const event of match.at(ply).events as readonly Event[]) {
      const now = rounds.at(-1);
      if (event.type === 'roundStarted') rounds.push({ round: event.round, target: event.target, score: 0 });
      if (event.type !== 'scored' || !now) continue;
      rounds[rounds.length - 1] = { ...now, score: event.score };
      if (event.points > (best?.event.points ?? 0)) best = { round: now.round, event };
    }
  const { relics, deck } = match.state;
  return { rounds, best: best ? told(best.round, best.event) : null, relics, deck };
}

function told(round: number, { ledger, points }: Scored): NonNullable<Story['best']> {
  const { blocks, lines } = total(ledger);
  return { round, blocks, lines, points };
}

/** The curve of a run on a field: the score of every round, and the targets under it; on a logarithm, because runs grow by tens. */
export function curveOf(
  rounds: readonly RoundPoint[],
  width: number,
  height: number,
): { scores: string; targets: string } {
  const top = Math.log10(1 + Math.max(10, ...rounds.map(one => Math.max(one.score, one.target))));
  const x = (i: number) => (rounds.length < 2 ? width / 2 : (i * width) / (rounds.length - 1));
  const y = (value: number) => height - (height * Math.log10(1 + value)) / top;
  const path = (value: (one: RoundPoint) => number) =>
    rounds.map((one, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value(one)).toFixed(1)}`).join('');
  return { scores: path(one => one.score), targets: path(one => one.target) };
}
