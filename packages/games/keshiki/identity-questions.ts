import type { Beside } from '@minoya/kernel/testing/side-by-side';
import * as board from './board.ts';
import { cellAt } from './cells.ts';
import * as deals from './deals.ts';
import * as goals from './goals.ts';
import * as notation from './notation.ts';
import * as play from './play.ts';
import * as recipes from './recipes.ts';
import * as score from './score.ts';
import * as settle from './settle.ts';
import { STAGE_COUNT, stage } from './stages/index.ts';
import type { Event, State } from './state.ts';
import * as tools from './tools.ts';

const modules = { board, deals, goals, notation, play, recipes, score, settle, tools };
type Asked = typeof modules;

const upTo = (most: number): number[] => [...Array(most + 1).keys()];
const LEVELS = upTo(60).slice(1);
const DATES = upTo(13).map(i => `2027-02-${String(10 + i)}`);

/** A picture as it is, and as it is misdrawn: a row cut, a frame lost, a letter or a number that is none, a note for nothing. */
function misdrawn(picture: string): string[] {
  const lines = picture.split('\n');
  return [
    picture,
    ...lines.map((line, i) => [...lines.slice(0, i), line.slice(0, -2), ...lines.slice(i + 1)].join('\n')),
    ...lines.map((_, i) => lines.filter((_line, k) => k !== i).join('\n')),
    picture.replace(/[A-Z]/, '?'),
    picture.replace('|', '||'),
    picture.replaceAll('|', '｜'),
    `${picture}\n// a0 = 3`,
    `${picture}\n// a0 = 99, zz99 = 4`,
    `${picture}\nand more`,
    [...lines, ...lines, ...lines, ...lines].join('\n'),
  ];
}

/** What walks, days, the editor and the map ask; what a day is called is no rule. */
function once({ deals: d, notation: n, recipes: r, score: s, tools: t }: Asked): unknown {
  const walks = LEVELS.map(r.endlessRecipe);
  return {
    walks,
    days: DATES.map(r.dailyRecipe).map(({ name: _name, line: _line, ...dealt }) => dealt),
    dealt: walks.map(recipe => d.dealBoard(recipe, 'side by side')),
    built: walks.filter((_, i) => i % 6 === 0).map(recipe => d.constructBoard(recipe, 'side by side')),
    points: upTo(40).flatMap(removed => [s.pointsOf(removed, false), s.pointsOf(removed, true)]),
    earned: upTo(3 * STAGE_COUNT).map(t.earnedTools),
    read: [3, 41, 77].flatMap(number => misdrawn(n.drawBoard(stage(number).board))).map(n.readBoard),
  };
}

/** A state as links of the first version bring it: goals were a target and shares of par. */
const asInVersion1 = ({ board: b, score: points, phase }: State, target: number): goals.WithGoals => ({
  board: b,
  score: points,
  phase,
  target,
  par: target + 10,
});

/** What the table shows of a position. What a solver gives up early (`outOfReach`) may grow wiser without a new version. */
function ofState({ board: b, goals: g, play: p }: Asked, state: State): unknown {
  const cells = state.board.cells.map((_, i) => cellAt(i % state.board.width, Math.floor(i / state.board.width)));
  const wanted = g.goalKinds.flatMap(kind => [1, 3].map(amount => ({ kind, amount, within: amount === 3 ? 4 : null })));
  return {
    missing: [...state.goals, ...wanted].map(goal => g.missing(goal, state.board, state.score, 2)),
    stars: [
      g.starsIn(state),
      g.starsIn(asInVersion1(state, 90)),
      ...[40, 160, 171, 194].map(target => g.goalsIn(asInVersion1(state, target))),
    ],
    refusals: cells.map(cell => b.tapRefusal(state.board, cell)),
    taps: [...b.tappable(state.board)],
    previews: cells.filter((_, i) => i % 7 === state.score % 7).map(cell => p.preview(state, cell)),
    colors: b.colorsOn(state.board),
    left: b.coloredLeft(state.board),
    stuck: b.isStuck(state.board),
  };
}

/** What follows from these rules, and pages and bots ask for beside the game itself. */
export const beside: Beside = {
  modules,
  once,
  ofState,
  ofStep: ({ settle: t }: Asked, _after: State, events: readonly Event[]) => t.paths(events),
};
