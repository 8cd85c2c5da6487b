import { fill, type Localized } from '@minoya/kernel';
import { type Block, canTap, colorOf, colors, counterOf, iceOf, kindOf, meets } from './blocks.ts';
import type { Board } from './board.ts';

/** All that is known of a kind of goal, except how its sign is drawn. A stage, a setup and the solver name only the kind. */
interface GoalEntry {
  /** What its amount counts; `none`: it has none. */
  readonly amount: 'none' | 'points' | 'blocks' | 'color';
  /**
   * What a block, so many rows above the floor, still has to go through; 0: nothing. Null: the goal is not about what is on the
   * board but about what was done: points, or the most blocks that one tap took.
   */
  readonly asks: ((b: Block, up: number, amount: number) => number) | null;
  /** So many blocks that it asks something of may stay. */
  readonly spares: (amount: number) => number;
  /** Whether a block can never do so by taps, in a colour of so many blocks. Where it says yes, that is proven. */
  readonly never: (b: Block, count: number) => boolean;
  /** What has to be done, in the player's words, with the amount put in. */
  readonly text: (amount: number) => Localized;
  /** How far it is. */
  readonly left: (missing: number, amount: number) => Localized;
}

/** Alone in its colour a block can neither go nor thaw; nor can an "at least" that asks for more than there are. */
const alone = (b: Block, count: number): boolean => colorOf(b) > 0 && count < 2;
const tooFew = (b: Block, count: number): boolean =>
  alone(b, count) || (counterOf(b)?.is === 'plus' && !meets(b, count));

const none = (): number => 0;
/** A colour in the middle of a sentence. */
const colorText = (color: number): Localized => {
  const { ja = '', en = '' } = colors[color - 1]?.text ?? {};
  return { ja, en: en.toLowerCase() };
};

/** In the order in which players meet them. (K37) */
const table = {
  score: {
    amount: 'points',
    asks: null,
    spares: none,
    never: () => false,
    text: n => fill({ ja: '{n}点とる', en: 'Score {n}' }, { n }),
    left: n =>
      fill(n === 1 ? { ja: 'あと{n}点', en: '{n} point to go' } : { ja: 'あと{n}点', en: '{n} points to go' }, { n }),
  },
  clear: {
    amount: 'none',
    spares: none,
    asks: b => (colorOf(b) ? 1 : 0),
    never: tooFew,
    text: () => ({ ja: '全部消す', en: 'Clear every block' }),
    left: n =>
      fill(n === 1 ? { ja: 'あと{n}個', en: '{n} block to go' } : { ja: 'あと{n}個', en: '{n} blocks to go' }, { n }),
  },
  marked: {
    amount: 'none',
    spares: none,
    asks: b => (kindOf(b) === 'marked' ? 1 : 0),
    never: alone,
    text: () => ({ ja: 'マークつきを全部消す', en: 'Clear every marked block' }),
    left: n => fill({ ja: 'マークつき あと{n}', en: '{n} marked to go' }, { n }),
  },
  ice: {
    amount: 'none',
    spares: none,
    asks: b => iceOf(b),
    never: alone,
    text: () => ({ ja: '氷を全部とかす', en: 'Thaw all the ice' }),
    left: n => fill({ ja: '氷 あと{n}', en: '{n} frozen to go' }, { n }),
  },
  numbers: {
    amount: 'none',
    spares: none,
    asks: b => (counterOf(b) ? 1 : 0),
    never: tooFew,
    text: () => ({ ja: 'カウンターを全部消す', en: 'Clear every counter' }),
    left: n =>
      fill(
        n === 1
          ? { ja: 'カウンター あと{n}', en: '{n} counter to go' }
          : { ja: 'カウンター あと{n}', en: '{n} counters to go' },
        { n },
      ),
  },
  rocks: {
    amount: 'none',
    spares: none,
    asks: (b, up) => (kindOf(b) === 'rock' ? up : 0),
    never: () => false,
    text: () => ({ ja: '岩を全部いちばん下へ落とす', en: 'Bring every rock to the floor' }),
    left: n =>
      fill(n === 1 ? { ja: '岩 あと{n}', en: '{n} rock to go' } : { ja: '岩 あと{n}', en: '{n} rocks to go' }, { n }),
  },
  big: {
    amount: 'blocks',
    asks: null,
    spares: none,
    never: () => false,
    text: n => fill({ ja: 'いちどに{n}個以上消す', en: 'Clear {n} or more in one move' }, { n }),
    left: n => fill({ ja: 'いちどに消す数 あと{n}', en: '{n} more in one move' }, { n }),
  },
  few: {
    amount: 'blocks',
    asks: b => (colorOf(b) ? 1 : 0),
    spares: amount => amount,
    never: tooFew,
    text: n => fill({ ja: '残りを{n}個以下にする', en: 'Leave {n} or fewer' }, { n }),
    left: n =>
      fill(n === 1 ? { ja: 'あと{n}個', en: '{n} block to go' } : { ja: 'あと{n}個', en: '{n} blocks to go' }, { n }),
  },
  color: {
    amount: 'color',
    asks: (b, _up, color) => (colorOf(b) === color ? 1 : 0),
    spares: none,
    never: tooFew,
    text: n => fill({ ja: '{color}を全部消す', en: 'Clear every {color} block' }, { color: colorText(n) }),
    left: (n, amount) => fill({ ja: '{color} あと{n}', en: '{n} {color} to go' }, { n, color: colorText(amount) }),
  },
} as const satisfies Readonly<Record<string, GoalEntry>>;

export type GoalKind = keyof typeof table;
export const goals: Readonly<Record<GoalKind, GoalEntry>> = table;
export const goalKinds = Object.keys(goals) as readonly GoalKind[];

/** What a star asks for. */
export interface Goal {
  readonly kind: GoalKind;
  /** Points, blocks, or the number of a colour, as its kind counts; 0 where it has none. */
  readonly amount: number;
  /** In at most so many taps; null: in any number. */
  readonly within: number | null;
}

export const scoreGoal = (amount: number): Goal => ({ kind: 'score', amount, within: null });

/** As in setups: `500`, `clear`, `big12`, `few5`, `colorR`, `ice@6` (in at most six taps). (K2) */
export function writeGoal({ kind, amount, within }: Goal): string {
  const letter = colors[amount - 1]?.letter ?? '';
  const shown = { none: kind, points: `${amount}`, blocks: `${kind}${amount}`, color: `${kind}${letter}` };
  return `${shown[goals[kind].amount]}${within === null ? '' : `@${within}`}`;
}

const WORD = /^([a-z]*)([1-9]\d{0,8}|[A-Z]|)(?:@([1-9]\d{0,2}))?$/;

export function readGoal(text: string): Goal | null {
  const [, word = '', number = '', taps] = WORD.exec(text) ?? [];
  const kind = word === '' ? 'score' : goalKinds.find(one => one === word && one !== 'score');
  if (!kind) return null;
  const counts = goals[kind].amount;
  const amount = counts === 'color' ? colors.findIndex(color => color.letter === number) + 1 : Number(number);
  // NaN where a letter stands for a number.
  const fits = counts === 'none' ? number === '' : amount > 0;
  return fits ? { kind, amount, within: taps === undefined ? null : Number(taps) } : null;
}

/** `氷を全部とかす（6手以内）` */
export function goalText({ kind, amount, within }: Goal): Localized {
  const goal = goals[kind].text(amount);
  if (within === null) return goal;
  return fill({ ja: '{goal}（{within}手以内）', en: '{goal} in {within} moves' }, { goal, within });
}

/** Points or blocks that are still missing; 0: reached, as far as taps allow. `most`: what the largest tap took. */
export function missing({ kind, amount }: Goal, board: Board, score: number, most = 0): number {
  const { asks, spares } = goals[kind];
  if (!asks) return Math.max(0, amount - (kind === 'score' ? score : most));
  const { cells, width, height } = board;
  let count = 0;
  for (let i = 0; i < cells.length; i++) {
    const b = cells[i] as Block;
    if (b && asks(b, height - 1 - Math.floor(i / width), amount) > 0) count++;
  }
  return Math.max(0, count - spares(amount));
}

/** Whether nothing is missing; stops at the first block too many, as it is asked after every tap. */
export function isMet({ kind, amount }: Goal, board: Board, score: number, most: number): boolean {
  const { asks, spares } = goals[kind];
  if (!asks) return amount <= (kind === 'score' ? score : most);
  const { cells, width, height } = board;
  let left = spares(amount);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const b = cells[i] as Block;
      if (b && asks(b, height - 1 - y, amount) > 0 && --left < 0) return false;
    }
  }
  return true;
}

/** Whether no tap can ever reach it from here. Proven where it says yes; no proof of anything where it says no. */
export function outOfReach(goal: Goal, board: Board, taps: number): boolean {
  const { asks, never, spares } = goals[goal.kind];
  if (goal.within !== null && taps >= goal.within) return true;
  const counts = Array<number>(8).fill(0);
  const plain = Array<number>(8).fill(0);
  for (const b of board.cells) {
    counts[b & 7] = (counts[b & 7] ?? 0) + 1;
    if (canTap(b)) plain[b & 7] = (plain[b & 7] ?? 0) + 1;
  }
  // No tap takes more than all of a colour.
  if (!asks) return goal.kind === 'big' && counts.every((count, color) => plain[color] === 0 || count < goal.amount);
  const lost = board.cells.filter((b, i) => {
    if (!b || asks(b, board.height - 1 - Math.floor(i / board.width), goal.amount) === 0) return false;
    return (colorOf(b) > 0 && plain[b & 7] === 0) || never(b, counts[b & 7] ?? 0);
  });
  return lost.length > spares(goal.amount);
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
  readonly most?: number;
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
