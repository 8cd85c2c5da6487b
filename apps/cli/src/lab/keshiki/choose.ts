import { obstacleBlind, quickGames, wonByTwo } from '@minoya/bots/keshiki/careless';
import { type GoalLine, playLine } from '@minoya/bots/keshiki/goal-play';
import { SolverGrid } from '@minoya/bots/keshiki/solver-grid';
import type { Board } from '@minoya/games/keshiki/board';
import type { Goal } from '@minoya/games/keshiki/goals';
import { broken } from '@minoya/games/keshiki/stages/promises';
import { type Design, wantedDifficulty } from './design.ts';
import { drawDesign } from './draw-board.ts';
import { continued, goodLines, type Search, startOn, threeStars, tapsTo } from './lines.ts';
import { careless, difficultyOf, scoreAt, scoreOf, tapsAt, wins } from './measure.ts';
import { playedOn } from './played.ts';

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
  readonly search: Search;
}

export interface Choice {
  readonly made: Made | null;
  /** How many boards fell for which reason. */
  readonly fell: Readonly<Record<string, number>>;
}

/** From these stages on no such player may win. */
const NO_LARGEST = 3;
const NO_SAVE = 13;
const NO_BLIND = 11;
const NO_TWO_TAPS = 6;

const LOOK = 300;
const LOOKS = 1000;
const GAMES = 4000;
/** Late stages are won so seldom that it takes more to tell them apart. */
const GAMES_LATE = 8_000;
/** A board this near to the wanted difficulty is as good as any nearer. */
const NEAR = 3;

/** Draws boards of a design until enough of them hold, and keeps the one whose difficulty is nearest to what is wanted. */
export function choose(stage: number, design: Design, effort: Effort): Choice {
  const fell: Record<string, number> = {};
  let best: Made | null = null;
  let good = 0;
  const wanted = wantedDifficulty(stage);
  const end = performance.now() + effort.time;
  const over = (): boolean => effort.search.stopped() || performance.now() > end;
  const off = (made: Made): number => Math.abs(made.difficulty - wanted);
  for (let n = 0; n < effort.boards && good < effort.good && !over(); n++) {
    const board = drawDesign(design, `stage ${stage} board ${n}`);
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

/** The stage on this board, or why it is none. */
function examine(stage: number, design: Design, board: Board, search: Search): Made | string {
  const main = tuned(stage, design, board);
  if (typeof main === 'string') return main;
  const grid = new SolverGrid().load(board);
  if (stage >= NO_TWO_TAPS && wonByTwo(grid, main)) return 'won by two taps';
  if (design.obstacles.length > 0 && stage >= NO_BLIND && wins(board, main, obstacleBlind(grid))) return 'blind wins';
  const lines = goodLines(board, main, search);
  const won = lines.filter(line => line.reached[0]);
  if (won.length === 0) return 'not solved';
  const fast = main.kind !== 'score' && (design.more.includes('fast') || main.within !== null);
  const further = fast ? goingOn(board, main, won, search) : [];
  const stars = threeStars(board, main, design.more, [...lines, ...further]);
  if (!stars) return 'not three stars';
  const goals = main.kind === 'score' ? evenly(main, stars.line.score) : stars.goals;
  if (main.kind === 'score' && main.amount > 0.74 * stars.line.score) return 'too little room above the target';
  const faults = broken(design.promise, board, playedOn(board, stars.line.taps));
  if (faults.length > 0) return `promise: ${faults.join('; ')}`;
  const difficulty = difficultyOf(quickGames(grid, main, stage >= 85 ? GAMES_LATE : GAMES, 'measure'), main);
  return { board, goals, promise: design.promise, difficulty, line: stars.line };
}

/** Fast ways to the goal, and from there on. */
function goingOn(board: Board, main: Goal, won: readonly GoalLine[], search: Search): GoalLine[] {
  const start = startOn(board, [main]);
  return won.flatMap(({ taps }) => {
    const first = taps.slice(0, tapsTo(board, main, taps) ?? taps.length);
    return continued(board, first, search).map(line => playLine(start, line, new SolverGrid()));
  });
}

function evenly(main: Goal, par: number): Goal[] {
  const most = Math.floor((par * 0.97) / 10) * 10;
  const middle = Math.round((main.amount + most) / 20) * 10;
  return [main, { ...main, amount: middle }, { ...main, amount: most }];
}

/** The main goal with its number, when careless players miss it; else who reaches it. */
function tuned(stage: number, { main }: Design, board: Board): Goal | string {
  const wanted = wantedDifficulty(stage);
  const grid = new SolverGrid().load(board);
  const { largest, save } = careless(board);
  if (main.kind === 'score') return scoreFor(stage, board, { largest, save });
  if (main.within === null) {
    if (stage >= NO_LARGEST && wins(board, main, largest)) return 'largest wins';
    if (stage >= NO_SAVE && save.some(taps => wins(board, main, taps))) return 'save wins';
    const easy = difficultyOf(quickGames(grid, main, LOOK, 'look'), main);
    // So few games cannot tell more than this apart.
    return easy < Math.min(wanted - 6, 60) ? 'too easy' : main;
  }
  const within = tapsAt(wanted, quickGames(grid, main, LOOKS, 'look'));
  if (within === null) return 'too hard';
  const goal = { ...main, within };
  if (stage >= NO_LARGEST && wins(board, goal, largest)) return 'largest wins';
  return stage >= NO_SAVE && save.some(taps => wins(board, goal, taps)) ? 'save wins' : goal;
}

function scoreFor(stage: number, board: Board, players: ReturnType<typeof careless>): Goal {
  const grid = new SolverGrid().load(board);
  const games = quickGames(grid, { kind: 'score', amount: 0, within: null }, LOOKS, 'look');
  const least = [
    scoreAt(wantedDifficulty(stage), games),
    stage >= NO_LARGEST ? scoreOf(board, players.largest) + 1 : 0,
    stage >= NO_SAVE ? Math.max(...players.save.map(taps => scoreOf(board, taps))) + 1 : 0,
  ];
  return { kind: 'score', amount: Math.max(10, Math.ceil(Math.max(...least) / 10) * 10), within: null };
}
