import { obstacleBlind, quickGames, wonByTwo } from '@minoya/bots/keshiki/careless';
import { type GoalLine, playLine, startOn } from '@minoya/bots/keshiki/goal-play';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import { kindOf } from '@minoya/games/keshiki/blocks';
import type { Board } from '@minoya/games/keshiki/board';
import { type Goal, goals as goalTable } from '@minoya/games/keshiki/goals';
import { stage as stageOf } from '@minoya/games/keshiki/stages/index';
import { broken } from '@minoya/games/keshiki/stages/promises';
import { type Design, wantedDifficulty } from './design.ts';
import { drawDesign } from './draw-board.ts';
import { continued, goodLines, type Search, tapsTo } from './lines.ts';
import { amountAt, careless, difficultyOn, tapsAt, wins } from './measure.ts';
import { playedOn } from './played.ts';
import { type ThreeStars, threeStars } from '@minoya/bots/keshiki/stars';

/** A stage as it is going to be stored. */
export interface Made {
  readonly board: Board;
  readonly goals: readonly Goal[];
  readonly promise: string;
  readonly difficulty: number;
  readonly line: GoalLine;
}

export interface Effort {
  /** Boards that are drawn at most, and how many good ones are compared. */
  readonly boards: number;
  readonly good: number;
  /** So much time is given to a stage at most, in milliseconds. */
  readonly time: number;
  /** The stored board is the only one. */
  readonly keep: boolean;
  readonly search: Search;
}

export interface Choice {
  readonly made: Made | null;
  /** How many boards fell for which reason. */
  readonly fell: Readonly<Record<string, number>>;
}

/** From these stages on no such player may win. */
const NO_LARGEST = 3;
const NO_SAVE = 11;
const NO_BLIND = 11;
const NO_TWO_TAPS = 6;

const LOOK = 300;
const LOOKS = 1500;
/** Late stages are won so seldom that it takes more to tell them apart. */
const GAMES = 12_000;
const GAMES_LATE = 16_000;
/** A board this near to the wanted difficulty is as good as any nearer. */
const NEAR = 4;
/** But for the tenth of a set, which is to be its hardest, a board may be so much harder than wanted. */
const MOST_OVER = 6;
/** A limit of fewer taps makes a stage too short. */
const LEAST_TAPS = 6;
/** A first star that asks for more of the best known score leaves no room for a way of one's own. */
const MOST_OF_BEST = 0.92;
/** No group of the beginning is larger, but for what is drawn in one colour. */
const largestGroup = (stage: number): number => (stage <= 5 ? 7 : stage <= 10 ? 6 : stage <= 30 ? 5 : 4);
/** Stages whose stars are all points, evenly spaced. */
const isPoints = ({ main, more }: Design): boolean => main.kind === 'score' && more.every(kind => kind === 'score');

/** Draws boards of a design until enough of them hold, and keeps the one whose difficulty is nearest to what is wanted. */
export function choose(stage: number, design: Design, effort: Effort): Choice {
  const fell: Record<string, number> = {};
  let best: Made | null = null;
  let good = 0;
  const end = performance.now() + effort.time;
  const over = (): boolean => effort.search.stopped() || performance.now() > end;
  const off = (made: Made): number => offBy(stage, design, made);
  const stored = effort.keep ? stageOf(stage).board : null;
  for (let n = 0; n < (stored ? 1 : effort.boards) && good < effort.good && !over(); n++) {
    const board = stored ?? drawDesign(design, `stage ${stage} board ${n}`, largestGroup(stage));
    const made = board ? examine(stage, design, board, effort.search) : 'does not stand';
    if (typeof made === 'string') fell[made] = (fell[made] ?? 0) + 1;
    else {
      good++;
      if (!best || off(made) < off(best)) best = made;
      if (off(best) <= NEAR) break;
    }
  }
  return { made: effort.search.stopped() ? null : best, fell };
}

/**
 * How far a board is from what is wanted: in difficulty, in what its stars ask for, and a little for a limit of taps. The tenth of a set
 * may be harder, and the last as hard as it likes.
 */
function offBy(stage: number, design: Design, { difficulty, goals }: Made): number {
  const over = difficulty - wantedDifficulty(stage);
  const tenth = stage % 10 === 0 && (stage === 100 || over <= MOST_OVER);
  const hard = over > 0 && tenth ? over / 4 : Math.abs(over);
  const others = goals.slice(1).filter(({ kind }) => !design.more.includes(kind)).length;
  return hard + 2 * others + (goals[0]?.within === null ? 0 : 3);
}

/** The stage on this board, or why it is none. */
function examine(stage: number, design: Design, board: Board, search: Search): Made | string {
  const grid = new SolverGrid().load(board);
  const looked = quickGames(grid, design.main, LOOK, 'look');
  const main = tuned(stage, design, board, looked);
  if (typeof main === 'string') return main;
  if (stage >= NO_TWO_TAPS && wonByTwo(grid, main)) return 'won by two taps';
  const hard = board.cells.some(b => b !== 0 && kindOf(b) !== 'normal' && kindOf(b) !== 'marked');
  if (hard && stage >= NO_BLIND && wins(board, main, obstacleBlind(grid))) return 'blind wins';
  const lines = goodLines(board, main, search);
  const won = lines.filter(line => line.reached[0]);
  if (won.length === 0) return 'not solved';
  if (main.kind === 'score' && main.amount > MOST_OF_BEST * Math.max(...lines.map(({ score }) => score)))
    return 'near the best';
  const middle = looked.map(({ score }) => score).sort((a, b) => a - b)[LOOK / 2] ?? 0;
  const all = [...lines, ...goingOn(board, main, won, search)];
  const stars = isPoints(design)
    ? points(main, all)
    : threeStars(board, main, all, { wanted: design.more, usualScore: middle });
  if (!stars) return 'not three stars';
  const faults = broken(design.promise, board, playedOn(board, stars.line.taps));
  if (faults.length > 0) return `promise: ${faults.join('; ')}`;
  const { limit, difficulty } = tightened(stage, main, grid, tapsTo(board, main, stars.line.taps) ?? 0);
  const goals = [{ ...main, within: limit }, ...stars.goals.slice(1)];
  if (stage > 10 && stage % 10 !== 0 && difficulty > wantedDifficulty(stage) + MOST_OVER) return 'harder than wanted';
  return { board, goals, promise: design.promise, difficulty, line: stars.line };
}

/** A limit of taps a little lower, as far as the line goes, while that comes nearer to the wanted difficulty. */
function tightened(
  stage: number,
  main: Goal,
  grid: SolverGrid,
  least: number,
): { limit: number | null; difficulty: number } {
  const wanted = wantedDifficulty(stage);
  const games = stage >= 70 ? GAMES_LATE : GAMES;
  let [limit, difficulty] = [main.within, difficultyOn(grid, main, games)];
  for (
    let next = (limit ?? 0) - 1;
    limit !== null && next >= Math.max(least, LEAST_TAPS) && difficulty < wanted - NEAR;
    next--
  ) {
    const harder = difficultyOn(grid, { ...main, within: next }, games);
    if (Math.abs(harder - wanted) > Math.abs(difficulty - wanted)) break;
    [limit, difficulty] = [next, harder];
  }
  return { limit, difficulty };
}

/** Ways to the goal, and from there on. */
function goingOn(board: Board, main: Goal, won: readonly GoalLine[], search: Search): GoalLine[] {
  const start = startOn(board, [main]);
  return won.slice(0, 3).flatMap(({ taps }) => {
    const first = taps.slice(0, tapsTo(board, main, taps) ?? taps.length);
    return continued(board, first, search).map(line => playLine(start, line, new SolverGrid()));
  });
}

/** From the target to 97 % of the best line, evenly. (K27) */
function points(main: Goal, lines: readonly GoalLine[]): ThreeStars | null {
  const line = lines.reduce((a, b) => (b.score > a.score ? b : a));
  if (main.amount > 0.74 * line.score) return null;
  const most = Math.floor((line.score * 0.97) / 10) * 10;
  const middle = Math.round((main.amount + most) / 20) * 10;
  return { goals: [main, { ...main, amount: middle }, { ...main, amount: most }], line };
}

/** The main goal with its number or limit, when careless players miss it; else who reaches it. */
function tuned(stage: number, design: Design, board: Board, looked: ReturnType<typeof quickGames>): Goal | string {
  const goal = design.unlimited ? design.main : numbered(stage, design.main, board, looked);
  if (typeof goal === 'string') return goal;
  const { largest, save } = careless(board);
  if (stage >= NO_LARGEST && largest.some(taps => wins(board, goal, taps))) return 'largest wins';
  return stage >= NO_SAVE && save.some(taps => wins(board, goal, taps)) ? 'save wins' : goal;
}

/** A number or limit that just as few quick games reach as is wanted; none where the goal is that hard by itself. */
function numbered(stage: number, main: Goal, board: Board, looked: ReturnType<typeof quickGames>): Goal | string {
  const wanted = wantedDifficulty(stage);
  const grid = new SolverGrid().load(board);
  const counts = goalTable[main.kind].amount;
  if (counts === 'points' || counts === 'blocks') {
    if (main.amount > 0) return main;
    const games = [...looked, ...quickGames(grid, main, LOOKS, 'more')];
    const best = amountAt(
      wanted,
      games.map(game => valueOf(main, game)),
    );
    const amount = main.kind === 'score' ? Math.ceil((best + 1) / 10) * 10 : Math.abs(best);
    return amount > 0 ? { ...main, amount } : 'too easy';
  }
  const reached = looked.filter(({ reachedAt }) => reachedAt !== null).length;
  const at = difficultyFrom(reached, looked.length);
  if (at > wanted + 8 && stage < 60) return 'too hard';
  if (at >= Math.min(wanted - 5, 50)) return main;
  const games = quickGames(grid, { ...main, within: 99 }, LOOKS, 'more');
  const within = tapsAt(wanted, games);
  if (within === null) return 'too hard';
  return within < LEAST_TAPS && stage > 10 ? 'over too soon' : { ...main, within };
}

const difficultyFrom = (won: number, games: number): number =>
  (100 * Math.log((games + 0.6) / (won + 0.3))) / Math.log(30_000);

/** More is better: points, blocks at once; few are good where few are to be left. */
function valueOf({ kind }: Goal, { score, most, left }: ReturnType<typeof quickGames>[number]): number {
  if (kind === 'few') return -left;
  return kind === 'big' ? most : score;
}
