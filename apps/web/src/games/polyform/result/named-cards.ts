import type { CardId } from '@minoya/games/polyform/cards/card';
import { polyform } from '@minoya/games/polyform/game';
import type { State } from '@minoya/games/polyform/state';
import type { Match } from '@minoya/kernel';
import type { TurningPoint } from './analysis.ts';

/** The puzzle that an action is about: the one that is taken, or the one that a piece goes onto. */
export function cardIn(line: string, state: State): CardId | null {
  const action = polyform.actions.read(line);
  if (action?.type === 'take') return state.market[action.colour][action.at] ?? null;
  if (action?.type !== 'place' && action?.type !== 'master') return null;
  return state.players[state.active ?? 0]?.working[action.slot]?.card ?? null;
}

/** Every puzzle that is named where a turn is told, once each: cards bear no names, so they are shown beside it. */
export function namedCards(point: TurningPoint, match: Match<typeof polyform>): readonly CardId[] {
  const why = point.why && 'card' in point.why ? [point.why.card] : [];
  const told = point.unused > 0 ? [point.plan] : point.worth < 0 ? [point.played, point.plan] : [point.played];
  return [...new Set([...told.flatMap(lines => cardsIn(lines, point, match)), ...why])];
}

function cardsIn(
  lines: readonly string[],
  { ply, seat }: TurningPoint,
  match: Match<typeof polyform>,
): readonly CardId[] {
  const branch = match.branch(ply);
  return lines.flatMap(line => {
    const card = cardIn(line, branch.state);
    branch.play(seat, line);
    return card ?? [];
  });
}
