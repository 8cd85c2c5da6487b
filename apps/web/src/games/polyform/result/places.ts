import { type Standing, standings } from '@minoya/games/polyform/score';
import type { State } from '@minoya/games/polyform/state';
import { type Person, personAt } from '../../../stage/seating.ts';

/** Everybody by place: as the rules rank them, but who resigned comes after all who did not. */
export function placesOf(state: State, people: readonly Person[]): readonly Standing[] {
  const all = standings(state);
  const isOut = (one: Standing) => personAt(people, one.seat).resigned === true;
  const stayed = all.filter(one => !isOut(one));
  if (stayed.length === all.length) return all;
  const rankIn = (group: readonly Standing[], before: number) =>
    group.map(one => ({ ...one, rank: before + 1 + group.filter(other => other.rank < one.rank).length }));
  return [...rankIn(stayed, 0), ...rankIn(all.filter(isOut), stayed.length)];
}

/** Whether the game ended before its rules would have ended it, because nobody was left to play against. */
export function endedByResignation(state: State, people: readonly Person[]): boolean {
  return state.phase !== 'ended' && people.some(one => one.resigned);
}
