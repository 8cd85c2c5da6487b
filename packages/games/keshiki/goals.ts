import { fill, type Localized } from '@minoya/kernel';
import { type Block, canTap, colorOf, counterOf, iceOf, kindOf, meets } from './blocks.ts';
import type { Board } from './board.ts';

/** All that is known of a kind of goal, except how its sign is drawn. A stage, a setup and the solver name only the kind. */
interface GoalEntry {
  /** What a block, so many rows above the floor, still has to go through; 0: nothing. Null: the goal is a score. */
  readonly asks: ((b: Block, up: number) => number) | null;
  /** Whether a block can never do so by taps, in a colour of so many blocks. Where it says yes, that is proven. */
  readonly never: (b: Block, count: number) => boolean;
  /** What has to be done, in the player's words; score goals put their number in. */
  readonly text: (amount: number) => Localized;
  /** How far it is. */
  readonly left: (missing: number) => Localized;
}

/** Alone in its colour a block can neither go nor thaw; nor can an "at least" that asks for more than there are. */
const alone = (b: Block, count: number): boolean => colorOf(b) > 0 && count < 2;
const tooFew = (b: Block, count: number): boolean =>
  alone(b, count) || (counterOf(b)?.is === 'plus' && !meets(b, count));

/** In the order in which players meet them. (K37) */
const table = {
  score: {
    asks: null,
    never: () => false,
    text: n => fill({ ja: '{n}点とる', en: 'Score {n}' }, { n }),
    left: n => fill({ ja: 'あと{n}点', en: '{n} points to go' }, { n }),
  },
  clear: {
    asks: b => (colorOf(b) ? 1 : 0),
    never: tooFew,
    text: () => ({ ja: '全部消す', en: 'Clear every block' }),
    left: n => fill({ ja: '残り あと{n}', en: '{n} blocks to go' }, { n }),
  },
  marked: {
    asks: b => (kindOf(b) === 'marked' ? 1 : 0),
    never: alone,
    text: () => ({ ja: 'マークつきを全部消す', en: 'Clear every marked block' }),
    left: n => fill({ ja: 'マークつき あと{n}', en: '{n} marked to go' }, { n }),
  },
  ice: {
    asks: b => iceOf(b),
    never: alone,
    text: () => ({ ja: '氷を全部とかす', en: 'Thaw all the ice' }),
    left: n => fill({ ja: '氷 あと{n}', en: '{n} frozen to go' }, { n }),
  },
  numbers: {
    asks: b => (counterOf(b) ? 1 : 0),
    never: tooFew,
    text: () => ({ ja: 'カウンターを全部消す', en: 'Clear every counter' }),
    left: n => fill({ ja: 'カウンター あと{n}', en: '{n} counters to go' }, { n }),
  },
  rocks: {
    asks: (b, up) => (kindOf(b) === 'rock' ? up : 0),
    never: () => false,
    text: () => ({ ja: '岩を全部いちばん下へ落とす', en: 'Bring every rock to the floor' }),
    left: n => fill({ ja: '岩 あと{n}', en: '{n} rocks to go' }, { n }),
  },
} as const satisfies Readonly<Record<string, GoalEntry>>;

export type GoalKind = keyof typeof table;
export const goals: Readonly<Record<GoalKind, GoalEntry>> = table;
export const goalKinds = Object.keys(goals) as readonly GoalKind[];

/** What a star asks for. */
export interface Goal {
  readonly kind: GoalKind;
  /** Of a score; 0 for every other kind. */
  readonly amount: number;
  /** In at most so many taps; null: in any number. */
  readonly within: number | null;
}

export const scoreGoal = (amount: number): Goal => ({ kind: 'score', amount, within: null });

/** As in setups: `500`, `clear`, `ice@6` (in at most six taps). (K2) */
export function writeGoal({ kind, amount, within }: Goal): string {
  return `${kind === 'score' ? amount : kind}${within === null ? '' : `@${within}`}`;
}

const WORD = /^(\d{1,9}|[a-z]+)(?:@([1-9]\d{0,2}))?$/;

export function readGoal(text: string): Goal | null {
  const [, word = '', taps] = WORD.exec(text) ?? [];
  const within = taps === undefined ? null : Number(taps);
  if (/^[1-9]\d*$/.test(word)) return { kind: 'score', amount: Number(word), within };
  const kind = goalKinds.find(one => one === word && one !== 'score');
  return kind ? { kind, amount: 0, within } : null;
}

/** `氷を全部とかす（6手以内）` */
export function goalText({ kind, amount, within }: Goal): Localized {
  const goal = goals[kind].text(amount);
  if (within === null) return goal;
  return fill({ ja: '{goal}（{within}手以内）', en: '{goal} in {within} taps' }, { goal, within });
}

/** Points or blocks that are still missing; 0: reached, as far as taps allow. */
export function missing({ kind, amount }: Goal, board: Board, score: number): number {
  const { asks } = goals[kind];
  if (!asks) return Math.max(0, amount - score);
  const { cells, width, height } = board;
  let count = 0;
  for (let i = 0; i < cells.length; i++) {
    const b = cells[i] as Block;
    if (b && asks(b, height - 1 - Math.floor(i / width)) > 0) count++;
  }
  return count;
}

/** Whether no tap can ever reach it from here. Proven where it says yes; no proof of anything where it says no. */
export function outOfReach(goal: Goal, board: Board, taps: number): boolean {
  const { asks, never } = goals[goal.kind];
  if (goal.within !== null && taps >= goal.within) return true;
  if (!asks) return false;
  const counts = Array<number>(8).fill(0);
  const plain = Array<number>(8).fill(0);
  for (const b of board.cells) {
    counts[b & 7] = (counts[b & 7] ?? 0) + 1;
    if (canTap(b)) plain[b & 7] = (plain[b & 7] ?? 0) + 1;
  }
  return board.cells.some((b, i) => {
    if (!b || asks(b, board.height - 1 - Math.floor(i / board.width)) === 0) return false;
    return (colorOf(b) > 0 && plain[b & 7] === 0) || never(b, counts[b & 7] ?? 0);
  });
}

/** Three scores, evenly spaced, from the target to 97 % of par; one without a par, none without a target. (K27) */
export function scoreGoals(target: number, par: number | null): readonly Goal[] {
  if (target <= 0) return [];
  if (par === null) return [scoreGoal(target)];
  const most = Math.max(target, Math.ceil((par * 97) / 100));
  return [target, Math.ceil((target + most) / 2), most].map(scoreGoal);
}

/** Without the first there is none; the others count each for itself. (K27) */
export function starsFrom(reached: readonly boolean[]): number {
  return reached[0] ? reached.filter(Boolean).length : 0;
}

/** What a state holds about its goals; those of version 1 have a target and a par instead. */
export interface WithGoals {
  readonly board: Board;
  readonly score: number;
  readonly phase: string;
  readonly goals?: readonly Goal[];
  readonly reached?: readonly boolean[];
  readonly target?: number;
  readonly par: number | null;
}

/** The goals of a state of any version. In version 1 the stars asked for the target, 85 % and 97 % of par. */
export function goalsIn({ goals: own, target = 0, par }: WithGoals): readonly Goal[] {
  if (own) return own;
  if (target <= 0) return [];
  return [target, ...(par === null ? [] : [Math.ceil((par * 85) / 100), Math.ceil((par * 97) / 100)])].map(scoreGoal);
}

/** Whether the goal of this star, counted from 0, is reached in a state of any version. */
export function isReached(state: WithGoals, star: number): boolean {
  if (state.reached) return state.reached[star] ?? false;
  const [first] = goalsIn(state);
  const goal = goalsIn(state)[star];
  // Version 1 paid an all-clear with every star.
  const cleared = state.phase === 'cleared' && first !== undefined && state.score >= first.amount;
  return goal !== undefined && (cleared || state.score >= goal.amount);
}

/** Stars of a state of any version. */
export function starsIn(state: WithGoals): number {
  return starsFrom(goalsIn(state).map((_, star) => isReached(state, star)));
}
