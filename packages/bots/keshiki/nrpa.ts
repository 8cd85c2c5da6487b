import { anneal } from './anneal.ts';
import { FastRandom } from './fast-random.ts';
import { SolverGrid } from './solver-grid.ts';
import { Playout, Policy } from './policy.ts';
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
  /** Later searches go by what earlier ones brought: which tabu colour, and whether an all-clear is hard to come by. */
  readonly learns: boolean;
  /** So many changes are tried on the line of each search, fewer on the first ones'; 0 leaves lines alone. See `anneal`. */
  readonly annealTries: number;
}

const nrpaDefaults: NrpaOptions = {
  alpha: 0.7,
  levels: 3,
  rounds: 80,
  playouts: 2,
  repeats: 3,
  pairsFrom: 20,
  learns: true,
  annealTries: 0,
};

/** For the best line there is time for: short searches, each of them annealed. */
export const thorough: Partial<NrpaOptions> = { levels: 2, rounds: 100, annealTries: 600_000 };

/** The first search's line is annealed by this share of the tries, each later one's by so many times more. */
const FIRST_SHARE = 0.15;
const SHARE_GROWTH = 1.6;
/** A colour with this share of the commonest one's blocks may turn out to be the better tabu colour. */
const RIVAL = 0.9;
/** A lenient search pays half of the all-clear's bonus, less for each block left, for fewer than this. */
const NEARLY = 10;

/**
 * Nested rollout policy adaptation: playouts whose choices are weighted by a policy, which is pulled towards the best line
 * of each level. The commonest colour is tabu while anything else can be tapped: it gathers for one great removal.
 * Starts over with a fresh policy until it is stopped, every third time with another tabu colour. Every second search, and
 * every one as long as nothing cleared the board, also pays a little for leaving few blocks: a policy that has settled
 * on a rich line which cannot clear does not find its way to one that can.
 */
export function nrpa(start: SolverGrid, scoring: Scoring, steering: Steering, given: Partial<NrpaOptions> = {}): Line {
  return new Search(start, scoring, steering, { ...nrpaDefaults, ...given }).run();
}

class Search {
  private readonly start: SolverGrid;
  private readonly scoring: Scoring;
  private readonly steering: Steering;
  private readonly options: NrpaOptions;
  private readonly grid = new SolverGrid();
  private readonly policy = new Policy();
  private readonly tried = new Playout();
  private readonly bests: Playout[] = [];
  private best: Line = { score: -1, taps: [], clears: false };
  private readonly chances = new Float64Array(1 << 10);
  private readonly choices = new Int16Array(1 << 10);
  private tabu = 0;
  private lenient = false;
  private stopped = false;
  private readonly random: FastRandom;

  constructor(start: SolverGrid, scoring: Scoring, steering: Steering, options: NrpaOptions) {
    this.start = start;
    this.scoring = scoring;
    this.steering = steering;
    this.options = options;
    this.random = new FastRandom(steering.seed);
    this.grid.weighBy(this.policy.weights);
    for (let level = 0; level <= options.levels; level++) this.bests.push(new Playout());
  }

  run(): Line {
    const { learns, levels } = this.options;
    const colors = tabuColors(this.start);
    for (let n = 0; n === 0 || !this.stopped; n++) {
      const tabu = tabuFor(n, colors);
      this.tabu = tabu.color;
      this.lenient = learns && n > 0 && (n % 2 === 1 || !this.best.clears);
      const line = this.annealed(lineOf(this.runLevel(levels), this.start), n);
      if (learns) tabu.best = Math.max(tabu.best, line.score);
    }
    return this.best;
  }

  private annealed(line: Line, n: number): Line {
    const { start, scoring, steering } = this;
    const tries = Math.round(this.options.annealTries * Math.min(1, FIRST_SHARE * SHARE_GROWTH ** n));
    if (tries === 0 || this.stopped) return line;
    const stop = (): boolean => this.shouldStop();
    const better = anneal(start, line, scoring, { seed: `${steering.seed} ${n}`, stop, tries });
    this.keep(better);
    return better;
  }

  private keep(line: Line): void {
    if (line.score <= this.best.score) return;
    this.best = line;
    this.steering.progress?.(line);
  }

  /** Leaves the best line of this level in `bests[level]`. */
  private nested(level: number): void {
    const { rounds, repeats, alpha } = this.options;
    const best = this.bests[level] as Playout;
    best.clear();
    let again = 0;
    for (let round = 0; round < rounds && again < repeats; round++) {
      const found = level === 1 ? this.playouts() : this.runLevel(level - 1);
      if (found.score > best.score) {
        best.copy(found);
        again = 0;
      } else if (found.score === best.score) again++;
      if (this.shouldStop()) return;
      this.policy.adapt(best, alpha);
    }
  }

  /** Once stopped, every level ends. */
  private shouldStop(): boolean {
    this.stopped ||= this.steering.stop();
    return this.stopped;
  }

  private runLevel(level: number): Playout {
    const mark = this.policy.mark();
    this.nested(level);
    this.policy.back(mark);
    return this.bests[level] as Playout;
  }

  /** The best of a few playouts. */
  private playouts(): Playout {
    const kept = this.bests[0] as Playout;
    kept.clear();
    for (let n = 0; n < this.options.playouts; n++) {
      this.playout();
      if (this.tried.score > kept.score) kept.copy(this.tried);
    }
    if (kept.paid > this.best.score) this.keep(lineOf(kept, this.start));
    return kept;
  }

  private playout(): void {
    const { grid, tried, scoring, choices } = this;
    grid.copy(this.start);
    tried.clear();
    let score = 0;
    while (grid.count > 0) {
      const k = choices[this.drawn(this.candidates(tried.steps))] as number;
      tried.ends[tried.steps] = tried.size;
      tried.chosen[tried.steps] = grid.code[k] as number;
      tried.cells[tried.steps++] = grid.at[k] as number;
      score += scoring.points[grid.removes[k] as number] as number;
      grid.tap(k);
    }
    tried.left = grid.left();
    tried.paid = scoring.finish(score, tried.left);
    tried.score = this.lenient ? tried.paid + this.nearlyBonus(score, tried) : tried.paid;
  }

  private nearlyBonus(earned: number, { paid, left }: Playout): number {
    if (left === 0 || left >= NEARLY) return 0;
    return ((this.scoring.finish(earned, 0) - paid) * (NEARLY - left)) / (2 * NEARLY);
  }

  /** The groups that may be tapped now, in `choices`: all but the tabu colour's, unless nothing else is left. */
  private candidates(step: number): number {
    const { choices, tabu } = this;
    const { color, size, count } = this.grid;
    const pairs = step >= this.options.pairsFrom;
    let free = 0;
    for (let k = 0; k < count; k++) {
      if (color[k] !== tabu || (pairs && size[k] === 2)) choices[free++] = k;
    }
    if (free > 0) return free;
    for (let k = 0; k < count; k++) choices[k] = k;
    return count;
  }

  /** Records this many choices and draws one of them by its weight. */
  private drawn(count: number): number {
    const { tried, chances, choices } = this;
    const { code, weight } = this.grid;
    tried.reserve(count);
    const from = tried.size;
    let sum = 0;
    for (let n = 0; n < count; n++) {
      const k = choices[n] as number;
      tried.codes[from + n] = code[k] as number;
      sum += weight[k] as number;
      chances[n] = sum;
    }
    tried.size = from + count;
    const drawn = this.random.next() * sum;
    let n = 0;
    while (n < count - 1 && (chances[n] as number) <= drawn) n++;
    return n;
  }
}

/** A tabu colour and what it has brought so far; -1 when untried. */
interface TabuColor {
  readonly color: number;
  best: number;
}

/** The commonest colour, and those that come near it. */
function tabuColors({ colors }: SolverGrid): TabuColor[] {
  const count = (color: number): number => colors[color] ?? 0;
  const order = [1, 2, 3, 4, 5, 6].filter(color => count(color) > 0).sort((a, b) => count(b) - count(a));
  const [first = 0, second = first] = order;
  return order
    .filter(color => color === first || color === second || count(color) >= RIVAL * count(first))
    .slice(0, 3)
    .map(color => ({ color, best: -1 }));
}

/** Two searches for the colour that has brought most, one for another. */
function tabuFor(n: number, colors: readonly TabuColor[]): TabuColor {
  const ranked = [...colors].sort((a, b) => b.best - a.best);
  const untried = colors.find((tabu, i) => i > 0 && tabu.best < 0);
  const chosen = (n % 3 === 2 && (untried ?? ranked[1])) || ranked[0];
  return chosen ?? { color: 0, best: -1 };
}

function lineOf(playout: Playout, { stride, height }: SolverGrid): Line {
  const taps = Array.from(playout.cells.subarray(0, playout.steps), i => {
    const x = ((i / stride) | 0) - 1;
    return x + 32 * (height - 1 - (i % stride));
  });
  return { score: playout.paid, taps, clears: playout.left === 0 };
}
