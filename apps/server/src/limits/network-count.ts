import { networksOf } from './address.ts';

/** How much each address holds now, and the networks around it. */
export class NetworkCount {
  private readonly counts = new Map<string, number>();

  add(address: string): void {
    for (const { key } of networksOf(address)) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  remove(address: string): void {
    for (const { key } of networksOf(address)) {
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }

  /** Whether the address, or a network around it, already has as many as it may. */
  full(address: string, most: number): boolean {
    return networksOf(address).some(({ key, times }) => (this.counts.get(key) ?? 0) >= most * times);
  }
}
