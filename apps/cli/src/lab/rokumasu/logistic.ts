export interface Example {
  readonly signs: readonly number[];
  readonly won: boolean;
}

const STEPS = 60;
/** Holds the weights together where few examples speak. */
const RIDGE = 0.5;

/** Logistic regression by Newton's method. */
export function fitted(examples: readonly Example[]): number[] {
  const size = examples[0]?.signs.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map(weight => -RIDGE * weight);
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)));
    for (const { signs, won } of examples) {
      const p = 1 / (1 + Math.exp(-signs.reduce((sum, sign, i) => sum + sign * weights[i]!, 0)));
      for (const [i, sign] of signs.entries()) {
        slope[i]! += (Number(won) - p) * sign;
        signs.forEach((other, j) => (bend[i]![j]! += p * (1 - p) * sign * other));
      }
    }
    const move = solved(bend, slope);
    weights = weights.map((weight, i) => weight + move[i]!);
    if (Math.max(...move.map(Math.abs)) < 1e-9) break;
  }
  return weights;
}

/** Gauss with pivots. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const rest = rows.slice(i).map(row => Math.abs(row[i]!));
    const pivot = i + rest.indexOf(Math.max(...rest));
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j <= size; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}
