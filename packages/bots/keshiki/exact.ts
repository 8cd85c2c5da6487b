import type { Cell } from '@minoya/games/keshiki/cells';
import { Field } from './field.ts';
import type { Scoring } from './scoring.ts';
import type { Line } from './search.ts';

/** The most that can be earned from a position, with an all-clear (-1: impossible) and without regard to it. */
interface Worth {
  readonly any: number;
  readonly clear: number;
}

/** Tries everything. Null when that takes more than so many positions; otherwise the best line there is. */
export function exact(start: Field, scoring: Scoring, nodes: number): Line | null {
  if (start.count > MOST_GROUPS) return null;
  const search = new Exact(scoring, nodes);
  const worth = search.worth(start);
  if (search.tired) return null;
  const cleared = worth.clear < 0 ? -1 : scoring.finish(worth.clear, 0);
  const clears = cleared >= scoring.finish(worth.any, 1);
  return { score: clears ? cleared : scoring.finish(worth.any, 1), taps: search.line(start, clears), clears };
}

/** With more groups than this it would only waste its positions. */
const MOST_GROUPS = 14;

class Exact {
  tired = false;
  private left: number;
  private readonly scoring: Scoring;
  private readonly known = new Map<number, Worth>();
  private readonly fields: Field[] = [];

  constructor(scoring: Scoring, nodes: number) {
    this.scoring = scoring;
    this.left = nodes;
  }

  worth(field: Field, depth = 0): Worth {
    const key = field.positionKey();
    const before = this.known.get(key);
    if (before) return before;
    if (--this.left < 0) this.tired = true;
    let any = 0;
    let clear = field.left() === 0 ? 0 : -1;
    const child = this.fieldAt(depth);
    for (let k = 0; k < field.count && !this.tired; k++) {
      const points = this.scoring.points[field.removes[k] as number] as number;
      child.copy(field).tap(k);
      const next = this.worth(child, depth + 1);
      any = Math.max(any, points + next.any);
      if (next.clear >= 0) clear = Math.max(clear, points + next.clear);
    }
    const worth = { any, clear };
    this.known.set(key, worth);
    return worth;
  }

  private fieldAt(depth: number): Field {
    const field = this.fields[depth] ?? new Field();
    this.fields[depth] = field;
    return field;
  }

  /** The taps that earn what `worth` found. */
  line(start: Field, clears: boolean): Cell[] {
    const taps: Cell[] = [];
    let field = new Field().copy(start);
    const value = (of: Worth): number => (clears ? of.clear : of.any);
    while (field.count > 0) {
      const wanted = value(this.worth(field));
      let next: Field | null = null;
      for (let k = 0; k < field.count && !next; k++) {
        const child = new Field().copy(field);
        child.tap(k);
        const rest = value(this.worth(child));
        if (rest < 0 || (this.scoring.points[field.removes[k] as number] as number) + rest !== wanted) continue;
        taps.push(field.cell(k));
        next = child;
      }
      if (!next) return taps;
      field = next;
    }
    return taps;
  }
}
