import type { ScoreLine } from './score.ts';
import type { CellIndex, Source } from './state.ts';

/** Sums of one kind of effect over the cleared cells, for one line of the ledger each. */
export class Sums {
  private readonly lines: { op: ScoreLine['op']; source: Source; tenths: number; cells: CellIndex[]; rank: number }[] =
    [];

  /** Lower ranks come first in the ledger: what adds to A, then what adds to B; patterns, seals, buffs. */
  add(rank: number, source: Source, tenths: number, cell: CellIndex): void {
    if (tenths === 0) return;
    for (let i = 0; i < this.lines.length; i++) {
      const sum = this.lines[i] as (typeof this.lines)[number];
      if (sum.source !== source || sum.rank !== rank) continue;
      sum.tenths += tenths;
      sum.cells.push(cell);
      return;
    }
    this.lines.push({ op: rank < TO_LINES ? '+blocks' : '+lines', source, tenths, cells: [cell], rank });
  }

  into(ledger: ScoreLine[]): void {
    if (this.lines.length > 1) this.lines.sort((a, b) => a.rank - b.rank);
    for (const { op, source, tenths, cells } of this.lines) ledger.push({ source, op, tenths, cells, relic: null });
  }
}

export const BY_PATTERN = 0;
export const BY_SEAL = 1;
export const BY_BRAND = 2;
export const TO_LINES = 3;
