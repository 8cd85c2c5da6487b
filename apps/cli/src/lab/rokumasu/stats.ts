const Z = 1.96;

export interface Share {
  readonly wins: number;
  readonly runs: number;
  readonly percent: number;
  /** 95 % interval (Wilson), in percent. */
  readonly low: number;
  readonly high: number;
}

export function shareOf(wins: number, runs: number): Share {
  const p = runs > 0 ? wins / runs : 0;
  const n = Math.max(1, runs);
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  return {
    wins,
    runs,
    percent: 100 * p,
    low: 100 * Math.max(0, middle - half),
    high: 100 * Math.min(1, middle + half),
  };
}

export const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** The value below which such a share of the list lies; NaN of nothing. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low === undefined || high === undefined ? Number.NaN : low + (high - low) * (at - Math.floor(at));
}

export const median = (list: readonly number[]): number => quantile(list, 0.5);

/** A mean with half its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly half: number;
  readonly count: number;
}

export function estimate(list: readonly number[]): Estimate {
  const middle = mean(list);
  const spread = list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, list.length - 1);
  return { mean: middle, half: Z * Math.sqrt(spread / Math.max(1, list.length)), count: list.length };
}

/**
 * What pairs of a win or a loss differ by, in points, with half its 95 % interval. Half a pair more of each kind (Agresti and Min) keeps pairs that all
 * agree from looking certain.
 */
export function pairedPoints(pairs: readonly { readonly won: boolean; readonly wonWithout: boolean }[]): Estimate {
  const count = pairs.length;
  const gained = pairs.filter(one => one.won && !one.wonWithout).length;
  const lost = pairs.filter(one => !one.won && one.wonWithout).length;
  const n = count + 2;
  const apart = gained + 0.5 + lost + 0.5;
  const half = (100 * Z * Math.sqrt(apart - (gained - lost) ** 2 / n)) / n;
  return { mean: (100 * (gained - lost)) / Math.max(1, count), half, count };
}

/** What two shares differ by, in points, with half its 95 % interval. */
export function difference(a: Share, b: Share): Estimate {
  const variance = ({ percent, runs }: Share): number => (percent * (100 - percent)) / Math.max(1, runs);
  const half = Z * Math.sqrt(variance(a) + variance(b));
  return { mean: a.percent - b.percent, half, count: Math.min(a.runs, b.runs) };
}

export const signed = (value: number, digits = 1): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

export const percents = ({ percent, low, high }: Share, digits = 0): string =>
  `${percent.toFixed(digits)} % (${low.toFixed(digits)}–${high.toFixed(digits)})`;

export const plusMinus = ({ mean: middle, half }: Estimate, digits = 1): string =>
  `${signed(middle, digits)} ± ${half.toFixed(digits)}`;
