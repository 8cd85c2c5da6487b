import { createHash } from 'node:crypto';

const TOKEN = 4;
/** Fewer positions in common say nothing: short games are alike by themselves. */
const LEAST_SHARED = 8;

/**
 * The positions a game went through, a few letters each, and one print of all of them in their order. Positions, not moves:
 * the same group may be tapped on different cells, and a move that is taken back at once changes nothing.
 */
export class TrailMaker {
  private readonly whole = createHash('sha256');
  private readonly tokens: string[] = [];
  private last = '';

  add(state: unknown): void {
    const digest = createHash('sha256').update(JSON.stringify(state)).digest('base64url');
    if (digest === this.last) return;
    this.last = digest;
    this.whole.update(digest);
    this.tokens.push(digest.slice(0, TOKEN));
  }

  end(): Trail {
    return { print: this.whole.digest('base64url').slice(0, 22), trail: this.tokens.join('') };
  }
}

export interface Trail {
  readonly print: string;
  readonly trail: string;
}

/** Ten taps and the end. So few may be found by anybody, and by many: that they are alike says nothing. */
const SHORT = 11;

/** Whether a game is too short to tell whose idea it was. */
export const isShort = (trail: string): boolean => trail.length <= SHORT * TOKEN;

const tokensOf = (trail: string): Set<string> => new Set(trail.match(/.{4}/g));

/** Whether more than half of the positions of a game are another game's. */
export function follows(trail: string, other: string): boolean {
  const own = tokensOf(trail);
  const theirs = tokensOf(other);
  let shared = 0;
  for (const token of own) if (theirs.has(token)) shared += 1;
  return shared >= LEAST_SHARED && shared * 2 > own.size;
}
