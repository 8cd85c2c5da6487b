/** Points of one tap: the blocks it removed, squared; one and a half times that while boosted. (K23, K24) */
export function pointsOf(removed: number, boosted: boolean): number {
  const square = removed * removed;
  return boosted ? oneAndAHalf(square) : square;
}

/** × 1.5, rounded half up, in whole numbers. */
export function oneAndAHalf(points: number): number {
  return Math.floor((points * 3 + 1) / 2);
}
