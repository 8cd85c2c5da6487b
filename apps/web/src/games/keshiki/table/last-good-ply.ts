import type { TellLost } from '../../../store/settings.ts';

/** The last ply of this line from which the goal can still be reached, as far as is known; -1: it is lost, and no such ply is known. */
export type LastGoodPly = number | null;

/** What is still known after a change: a move made from a good position leads who knows where; any other stays lost or good. */
export function lastGoodPlyAfter(good: LastGoodPly, type: 'step' | 'jump', length: number): LastGoodPly {
  if (good === -1) return type === 'step' ? good : null;
  return good !== null && type === 'step' && length - 1 <= good ? null : good;
}

/** Whether the goal is known to be out of reach. */
export const isLost = (good: LastGoodPly, length: number): boolean => good !== null && length > good;

/** Moves to take back until the goal is in reach; null while it is, or as long as nobody knows. */
export const movesToTakeBack = (good: LastGoodPly, length: number): number | null =>
  good !== null && good >= 0 && length > good ? length - good : null;

/** Moves that were made after the goal had gone out of reach; `knownAt` is when that was first known, where no good ply is. */
export const movesMadeLost = (good: LastGoodPly, knownAt: number | null, length: number): number =>
  Math.max((movesToTakeBack(good, length) ?? 1) - 1, knownAt === null ? 0 : length - knownAt);

/** So many may be made before it is said: nobody is to find out for nothing whether each single move is right. */
const unsaid = 2;

/** Whether it is said unasked that the goal is out of reach; where a board can go no further it is, or nobody would learn it. */
export const isSaid = (when: TellLost, made: number, isAtEnd: boolean): boolean =>
  when === 'once' || (when === 'later' && (made >= unsaid || isAtEnd));
