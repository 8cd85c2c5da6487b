import { type ScoreLine, total } from '@minoya/games/rokumasu/score';
import type { State } from '@minoya/games/rokumasu/state';

/** Rounds from here on show what a build has become. */
const LATE = 16;

/** What makes the points of a run: for each relic, pattern, seal or buff, what a clear would lack without it. */
export class Sources {
  private readonly gained = new Map<string, number>();
  private weight = 0;

  hear({ round, target }: State, ledger: readonly ScoreLine[]): void {
    const { points } = total(ledger);
    if (round < LATE || points === 0) return;
    const weight = Math.min(1, points / target);
    this.weight += weight;
    for (const source of new Set(ledger.map(line => line.source))) {
      if (source === 'cells' || source === 'lines') continue;
      const without = total(ledger.filter(line => line.source !== source)).points;
      const gain = Math.log(points / Math.max(1, without));
      this.gained.set(source, (this.gained.get(source) ?? 0) + weight * gain);
    }
  }

  /** The mean logarithm that each source adds to a clear; small ones are left out. */
  shares(): Record<string, number> {
    const found = [...this.gained].map(([source, gain]): [string, number] => [source, gain / this.weight]);
    const most = found.filter(([, gain]) => gain >= 0.02).sort((a, b) => b[1] - a[1]);
    return Object.fromEntries(most.map(([source, gain]) => [source, Number(gain.toFixed(3))]));
  }
}
