/** One step of a score, in the order the player sees. */
export interface ScoreLine {
  /** `cells` · `lines` · `pattern:lucky` · `brand:pulsation` · `relic:patience` */
  readonly source: string;
  readonly op: '+blocks' | '+lines' | '×lines';
  /** A whole number of tenths: +2 is 20, ×1.5 is 15. */
  readonly tenths: number;
  /** The cells it came from; empty for relics. */
  readonly cells: readonly number[];
  /** The relic's place on the shelf; null for everything else. */
  readonly relic: number | null;
}

export interface Total {
  /** A in tenths, exact. */
  readonly blocks: number;
  /** B for display; the score below is exact, whatever this rounds to. */
  readonly lines: number;
  /** floor(A × B). */
  readonly points: number;
}

/** Points beyond this cannot be told apart any more and count as this. */
export const MOST_POINTS = Number.MAX_SAFE_INTEGER;

export function tenths(value: number): number {
  return Math.round(value * 10);
}

/**
 * The score of a ledger. Exact on purpose: with doubles, 20 × (3 × 1.9) can come out as 113 instead of 114.
 * B is a fraction lines/unit of whole numbers; when the numbers grow past 2^53 the sum is done again with BigInt.
 */
export function total(ledger: readonly ScoreLine[]): Total {
  let blocks = 0;
  let lines = 0;
  let unit = 10;
  for (const line of ledger) {
    if (line.op === '+blocks') blocks += line.tenths;
    else if (line.op === '+lines') lines += line.tenths * (unit / 10);
    else if (line.tenths % 10 === 0) lines *= line.tenths / 10;
    else {
      lines *= line.tenths;
      unit *= 10;
    }
  }
  const product = blocks * lines;
  const whole = unit * 10;
  // A product below 2^53 proves that no factor on the way was above it: factors never shrink once blocks > 0.
  if (product <= Number.MAX_SAFE_INTEGER && unit <= 1e12)
    return { blocks, lines: lines / unit, points: (product - (product % whole)) / whole };
  return bigTotal(ledger);
}

function bigTotal(ledger: readonly ScoreLine[]): Total {
  let blocks = 0n;
  let lines = 0n;
  let unit = 10n;
  for (const line of ledger) {
    const value = BigInt(line.tenths);
    if (line.op === '+blocks') blocks += value;
    else if (line.op === '+lines') lines += value * (unit / 10n);
    else {
      lines *= value;
      unit *= 10n;
    }
  }
  const points = (blocks * lines) / (unit * 10n);
  const most = BigInt(MOST_POINTS);
  return {
    blocks: Number(blocks),
    lines: Number(lines) / Number(unit),
    points: Number(points > most ? most : points),
  };
}
