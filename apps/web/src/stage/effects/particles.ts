/** What flies: a spark from a burst, an ember that rises, a petal that falls, a bead along a beam. */
export interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Pixels per second squared, downwards. */
  pull: number;
  /** Seconds left, and in all. */
  left: number;
  life: number;
  size: number;
  turn: number;
  colour: string;
  kind: ParticleKind;
}

export type ParticleKind = 'spark' | 'ember' | 'petal' | 'bead';

/** More than these at once are not seen apart, and cost frames. */
export const mostParticles = 200;

/** A pool: what has burned out is used again, and what would be too many is left out. */
export class Particles {
  private readonly all: Particle[] = [];

  get size(): number {
    return this.all.length;
  }

  add(particle: Particle): void {
    if (this.all.length < mostParticles) this.all.push(particle);
  }

  /** Moves everything on by some seconds and drops what is over. */
  step(seconds: number): void {
    let kept = 0;
    for (const one of this.all) {
      one.left -= seconds;
      if (one.left <= 0) continue;
      one.vy += one.pull * seconds;
      one.x += one.vx * seconds;
      one.y += one.vy * seconds;
      one.turn += one.vx * seconds * 0.05;
      this.all[kept++] = one;
    }
    this.all.length = kept;
  }

  clear(): void {
    this.all.length = 0;
  }

  [Symbol.iterator](): Iterator<Particle> {
    return this.all[Symbol.iterator]();
  }
}
