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
