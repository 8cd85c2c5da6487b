import type { MetricValueWithName, Registry } from 'prom-client';

/** A histogram whose `observe` is a few comparisons: it is called for every action. */
export class QuickHistogram {
  private readonly counts: Float64Array;
  private sum = 0;
  private readonly name: string;
  private readonly help: string;
  private readonly bounds: readonly number[];

  constructor(registry: Registry, about: { name: string; help: string; bounds: readonly number[] }) {
    this.name = about.name;
    this.help = about.help;
    this.bounds = about.bounds;
    this.counts = new Float64Array(about.bounds.length + 1);
    registry.registerMetric(this as never);
  }

  observe(value: number): void {
    let at = 0;
    while (at < this.bounds.length && value > (this.bounds[at] ?? 0)) at += 1;
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.sum += value;
  }

  /** What prom-client asks of a metric. */
  async get(): Promise<object> {
    let count = 0;
    const values: MetricValueWithName<string>[] = [];
    for (const [at, own] of this.counts.entries()) {
      count += own;
      values.push({ metricName: `${this.name}_bucket`, labels: { le: this.bounds[at] ?? '+Inf' }, value: count });
    }
    values.push({ metricName: `${this.name}_sum`, labels: {}, value: this.sum });
    values.push({ metricName: `${this.name}_count`, labels: {}, value: count });
    return { name: this.name, help: this.help, type: 'histogram', values, aggregator: 'sum' };
  }

  reset(): void {
    this.counts.fill(0);
    this.sum = 0;
  }
}
