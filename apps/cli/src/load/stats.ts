/** Latencies in milliseconds, in buckets of 1 % width, so that hours of them fit in a few kilobytes. */
export class Latencies {
  private readonly buckets = new Uint32Array(2_000);
  count = 0;

  add(ms: number): void {
    const at = Math.min(this.buckets.length - 1, Math.max(0, Math.round(Math.log(Math.max(ms, 0.01) / 0.01) / 0.01)));
    this.buckets[at] = (this.buckets[at] ?? 0) + 1;
    this.count += 1;
  }

  reset(): void {
    this.buckets.fill(0);
    this.count = 0;
  }

  percentile(share: number): number {
    let left = this.count * share;
    for (const [at, count] of this.buckets.entries()) {
      left -= count;
      if (left <= 0) return 0.01 * Math.exp(at * 0.01);
    }
    return 0;
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
