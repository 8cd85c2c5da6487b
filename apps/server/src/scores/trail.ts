import { createHash } from 'node:crypto';

const TOKEN = 4;
/** Fewer positions in common say nothing: short games are alike by themselves. */
const LEAST_SHARED = 8;

export interface Trail {
  readonly print: string;
  readonly trail: string;
}

/**
 * The positions a game went through, a few letters each, and one print of all of them in their order. Positions, not moves:
 * the same group may be tapped on different cells, and a way that leads back to where it began changes nothing, however long.
 */
export class TrailMaker {
  private readonly digests: string[];
  private readonly places: Map<string, number>;

  /** `begun`: the position before the first move. */
  constructor(begun: unknown) {
    this.digests = [digestOf(begun)];
    this.places = new Map(this.digests.map((digest, i) => [digest, i]));
  }

  add(state: unknown): void {
    const digest = digestOf(state);
    const place = this.places.get(digest);
    if (place === undefined) {
      this.places.set(digest, this.digests.length);
      this.digests.push(digest);
      return;
    }
    for (const left of this.digests.splice(place + 1)) this.places.delete(left);
  }

  end(): Trail {
    const digests = this.digests.slice(1);
    const whole = createHash('sha256');
    for (const digest of digests) whole.update(digest);
    const trail = digests.map(digest => digest.slice(0, TOKEN)).join('');
    return { print: whole.digest('base64url').slice(0, 22), trail };
  }
}

const digestOf = (state: unknown): string => createHash('sha256').update(JSON.stringify(state)).digest('base64url');

/** Ten taps and the end. So few may be found by anybody, and by many: that they are alike says nothing. */
const SHORT = 11;

/** Whether a game is too short to tell whose idea it was. */
export const isShort = (trail: string): boolean => trail.length <= SHORT * TOKEN;

export const tokensOf = (trail: string): Set<string> => new Set(trail.match(/.{4}/g));

/** Whether more than half of the positions of a game, of which it has so many, are another game's. */
export function shares(own: ReadonlySet<string>, other: string, of = own.size): boolean {
  const theirs = tokensOf(other);
  let shared = 0;
  for (const token of own) if (theirs.has(token)) shared += 1;
  return shared >= LEAST_SHARED && shared * 2 > of;
}
