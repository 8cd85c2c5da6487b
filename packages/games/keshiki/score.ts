/** Points of one tap: the blocks it removed, squared; one and a half times that while boosted. (K23, K24) */
export function pointsOf(removed: number, boosted: boolean): number {
  const square = removed * removed;
  return boosted ? oneAndAHalf(square) : square;
}

/** × 1.5, rounded half up, in whole numbers. */
export function oneAndAHalf(points: number): number {
  return Math.floor((points * 3 + 1) / 2);
}

/** Scores that earn one, two and three stars. Without a par only the target counts. */
export interface StarScores {
  readonly one: number;
  readonly two: number | null;
  readonly three: number | null;
}

/** ★ the target, ★★ 85 % of par, ★★★ 97 % of par. (K27) */
export function starScores(target: number, par: number | null): StarScores {
  if (par === null) return { one: target, two: null, three: null };
  return { one: target, two: Math.ceil((par * 85) / 100), three: Math.ceil((par * 97) / 100) };
}

/** An all-clear is worth three stars as soon as the target is reached. (K27) */
export function starsOf(score: number, allClear: boolean, goals: StarScores): 0 | 1 | 2 | 3 {
  if (score < goals.one) return 0;
  if (allClear || (goals.three !== null && score >= goals.three)) return 3;
  return goals.two !== null && score >= goals.two ? 2 : 1;
}
