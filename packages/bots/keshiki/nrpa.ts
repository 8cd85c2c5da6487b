import { hash } from '@minoya/kernel';
import { Field } from './field.ts';
import { Policy, Record } from './policy.ts';
import type { Scoring } from './scoring.ts';
import type { Line, Steering } from './search.ts';

/** What may be tuned; the defaults are what was measured to be best. */
export interface NrpaOptions {
  /** How strongly one adaptation pulls. */
  readonly alpha: number;
  readonly levels: number;
  /** Rounds on each level. */
  readonly rounds: number;
  /** Playouts before each adaptation on the lowest level. */
  readonly playouts: number;
  /** A level ends when its best line has come back this often. */
  readonly repeats: number;
  /** Pairs of the tabu colour are allowed from this tap on. */
  readonly pairsFrom: number;
  /** Tabu colours that are tried one level lower first; the best of them leads. 0: the commonest colour leads untried. */
  readonly probes: number;
}

export const nrpaDefaults: NrpaOptions = {
  alpha: 0.7,
  levels: 3,
  rounds: 80,
  playouts: 2,
  repeats: 3,
  pairsFrom: 20,
  probes: 0,
};

/**
 * Nested rollout policy adaptation: playouts whose choices are weighted by a policy, which is pulled towards the best line
 * of each level. The commonest colour is tabu while anything else can be tapped: it gathers for one great removal.
 * Starts over with another tabu colour and a fresh policy until it is stopped.
 */
export function nrpa(start: Field, scoring: Scoring, steering: Steering, given: Partial<NrpaOptions> = {}): Line {
  return new Search(start, scoring, steering, { ...nrpaDefaults, ...given }).run();
}

class Search {
  private readonly start: Field;
  private readonly scoring: Scoring;
  private readonly steering: Steering;
  private readonly options: NrpaOptions;
  private readonly field = new Field();
  private readonly policy = new Policy();
  private readonly tried = new Record();
  private readonly bests: Record[] = [];
  private readonly best = new Record();
  private readonly chances = new Float64Array(1 << 10);
  private readonly choices = new Int16Array(1 << 10);
  private tabu = 0;
  private stopped = false;
  private state: number;

  constructor(start: Field, scoring: Scoring, steering: Steering, options: NrpaOptions) {
    this.start = start;
    this.scoring = scoring;
    this.steering = steering;
    this.options = options;
    this.state = hash(steering.seed) | 1;
    for (let level = 0; level <= options.levels; level++) this.bests.push(new Record());
  }

  run(): Line {
    const common = byCount(this.start);
    const [first = 0, second = first] = this.options.probes > 0 ? this.probed(common) : common;
    const order = [first, first, second];
    for (let n = 0; n === 0 || !this.stopped; n++) {
      this.tabu = order[n % order.length] ?? 0;
      this.below(this.options.levels);
    }
    return lineOf(this.best, this.start);
  }

  /** The commonest colours in the order of what a shorter search makes of them. */
  private probed(common: readonly number[]): number[] {
    const tried = common.slice(0, this.options.probes).map(color => {
      this.tabu = color;
      return { color, score: this.below(this.options.levels - 1).score };
    });
    return tried.sort((a, b) => b.score - a.score).map(({ color }) => color);
  }

  /** Leaves the best line of this level in `bests[level]`. */
  private nested(level: number): void {
    const { rounds, repeats, alpha } = this.options;
    const best = this.bests[level] as Record;
    best.clear();
    let again = 0;
    for (let round = 0; round < rounds && again < repeats; round++) {
      const found = level === 1 ? this.playouts() : this.below(level - 1);
      if (found.score > best.score) {
        best.copy(found);
        again = 0;
      } else if (found.score === best.score) again++;
      if (this.asked()) return;
      this.policy.adapt(best, alpha);
    }
  }

  /** Once stopped, every level ends. */
  private asked(): boolean {
    this.stopped ||= this.steering.stop();
    return this.stopped;
  }

  private below(level: number): Record {
    const mark = this.policy.mark();
    this.nested(level);
    this.policy.back(mark);
    return this.bests[level] as Record;
  }

  /** The best of a few playouts. */
  private playouts(): Record {
    const kept = this.bests[0] as Record;
    kept.clear();
    for (let n = 0; n < this.options.playouts; n++) {
      this.playout();
      if (this.tried.score > kept.score) kept.copy(this.tried);
    }
    if (kept.score > this.best.score) {
      this.best.copy(kept);
      this.steering.progress?.(lineOf(kept, this.start));
    }
    return kept;
  }

  private playout(): void {
    const { field, tried, policy, scoring } = this;
    field.copy(this.start);
    tried.clear();
    let score = 0;
    while (field.count > 0) {
      const count = this.candidates(tried.steps);
      tried.reserve(count);
      let sum = 0;
      for (let n = 0; n < count; n++) {
        const code = field.code[this.choices[n] as number] as number;
        tried.codes[tried.size++] = code;
        sum += policy.weight(code);
        this.chances[n] = sum;
      }
      const dice = this.random() * sum;
      let n = 0;
      while (n < count - 1 && (this.chances[n] as number) <= dice) n++;
      const k = this.choices[n] as number;
      tried.ends[tried.steps] = tried.size;
      tried.chosen[tried.steps] = field.code[k] as number;
      tried.cells[tried.steps++] = field.at[k] as number;
      score += scoring.points[field.removes[k] as number] as number;
      field.tap(k);
    }
    tried.left = field.left();
    tried.score = scoring.finish(score, tried.left);
  }

  /** The groups that may be tapped now, in `choices`: all but the tabu colour's, unless nothing else is left. */
  private candidates(step: number): number {
    const { field, choices, tabu } = this;
    const pairs = step >= this.options.pairsFrom;
    let count = 0;
    for (let k = 0; k < field.count; k++) {
      if (field.color[k] !== tabu || (pairs && field.size[k] === 2)) choices[count++] = k;
    }
    if (count > 0) return count;
    for (let k = 0; k < field.count; k++) choices[k] = k;
    return field.count;
  }

  /** From 0 to 1, by xorshift: the search draws far too often for anything slower. */
  private random(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return (x >>> 0) / 0x1_0000_0000;
  }
}

/** The colours on the board, the commonest first. */
function byCount(field: Field): number[] {
  const order = [1, 2, 3, 4, 5, 6].filter(color => (field.colors[color] ?? 0) > 0);
  return order.sort((a, b) => (field.colors[b] ?? 0) - (field.colors[a] ?? 0));
}

function lineOf(record: Record, { stride, height }: Field): Line {
  const taps = Array.from(record.cells.subarray(0, record.steps), i => {
    const x = ((i / stride) | 0) - 1;
    return x + 32 * (height - 1 - (i % stride));
  });
  return { score: record.score, taps, clears: record.left === 0 };
}
