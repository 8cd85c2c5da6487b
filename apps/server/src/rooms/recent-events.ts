const REMEMBERED = 64;

/** The last events that a room knows, as much of each as tells one history from another. */
export class RecentEvents {
  /** The last of them, as it is stored. */
  last = '';
  /** How many events there are. */
  n = 0;
  private first = 0;
  private readonly sums = new Int32Array(REMEMBERED);

  /** Adds the event that leaves the room with `n` of them. */
  add(n: number, body: string): void {
    if (n !== this.n + 1) this.first = n;
    this.n = n;
    this.last = body;
    this.sums[n % REMEMBERED] = sumOf(body);
  }

  /** How many events both know as the same, as far as both remember. */
  agreedWith(other: RecentEvents): number {
    const end = Math.min(this.n, other.n);
    const oldest = Math.max(this.n, other.n) - REMEMBERED + 1;
    for (let n = Math.max(1, oldest, this.first, other.first); n <= end; n++)
      if (this.sums[n % REMEMBERED] !== other.sums[n % REMEMBERED]) return n - 1;
    return end;
  }
}

/** FNV-1a: for lines as short as an action's it is done before another language could be called. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum;
}
