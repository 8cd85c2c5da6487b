/** One reading for all who ask before it begins; who asks while one is under way needs the next. */
export class NextRead {
  private readonly read: () => Promise<void>;
  private current: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(read: () => Promise<void>) {
    this.read = read;
  }

  ask(): Promise<void> {
    this.next ??= this.current.then(() => {
      this.next = null;
      this.current = this.read();
      return this.current;
    });
    return this.next;
  }
}
