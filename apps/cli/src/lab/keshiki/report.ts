import { type Newcomer, newcomers, wonBy } from '@minoya/bots/keshiki/newcomers';
import { type Kind, kindOf, kinds } from '@minoya/games/keshiki/blocks';
import { colorsOn } from '@minoya/games/keshiki/board';
import { goalKinds, writeGoal } from '@minoya/games/keshiki/goals';
import type { Stage } from '@minoya/games/keshiki/stages/index';
import { boardsPicture } from './boards-picture.ts';
import { silhouette } from './distance.ts';
import { plot } from './plot.ts';
import type { Surveyed } from './survey.ts';

export interface Report {
  /** For docs, with the pictures beside it. */
  readonly page: string;
  /** SVG: difficulty and par; the boards. */
  readonly picture: string;
  readonly boards: string;
  /** For the terminal. */
  readonly table: string;
}

/** What was measured of the stages, told in tables and pictures. */
export function writeReport(all: readonly Surveyed[]): Report {
  const stages = all.map(({ stage }) => stage);
  const bars = barsOf(all);
  const page = [
    '# The hundred stages of 消色百景',
    '',
    'Written by `npm run lab -- stages --print`, which measures what the game ships. A stage begins as a drawing in',
    '`apps/cli/src/lab/keshiki/designs`: a picture of its name with the colours of each part, obstacles where they belong, the goal of the',
    'first star, what the other two ask for, and the promise that its hook makes. `npm run lab -- stages` draws boards from it and keeps one only if its',
    'promise holds, careless players miss the first star, and one line of taps earns all three; that line is stored and replayed by tests.',
    '',
    'Four players who do not know the goal are held against it: one taps the largest group, one saves the commonest colour (the best of',
    '15 tries), one plans well for points but takes every obstacle for a plain block, and one makes any two taps. Difficulty tells how',
    'seldom quick careless play wins: 0 always, 100 once in 30,000 games (half tap anything, half save the commonest colour).',
    '',
    '![The boards](keshiki-boards.svg)',
    '',
    '![Difficulty and par of the hundred stages](keshiki-stages.svg)',
    '',
    '## The whole',
    '',
    '| what | measured |',
    '| --- | --- |',
    ...bars.map(([what, value]) => `| ${what} | ${value} |`),
    '',
    ...newcomersTold(stages),
    '',
    '## Each stage',
    '',
    'L, S, B and 2 mark stages whose first star falls to the largest group, a saved colour, the obstacle-blind planner, or two taps.',
    'Openings: first taps after which a short search still wins, of all.',
    '',
    '| stage | name | | size | colours | obstacles | ★ | ★★ | ★★★ | promise | taps | difficulty | openings | falls to |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...all.map(row),
    '',
  ].join('\n');
  const table = bars.map(([what, value]) => `${what}: ${value}`).join('\n');
  return { page, picture: plot(stages), boards: boardsPicture(stages), table };
}

function row({ stage, difficulty, openings, largest, save, blind, twoTaps }: Surveyed): string {
  const { number, name, board, goals, promise, line } = stage;
  const falls = [largest && 'L', save && 'S', blind && 'B', twoTaps && '2'].filter(Boolean).join(' ');
  const size = `${board.width} × ${board.height}`;
  const cells = [number, name.ja, name.en, size, colorsOn(board).length, obstacles(stage), ...goals.map(writeGoal)];
  return `| ${[...cells, promise, line.length, difficulty, openings.join(' of '), falls].join(' | ')} |`;
}

function newcomersTold(stages: readonly Stage[]): string[] {
  return [
    '## Players who came afterwards',
    '',
    'Written when the hundred were finished ([newcomers.ts](../packages/bots/keshiki/newcomers.ts)); no stage was made or changed with them.',
    '',
    '| player | of the first ten | of all | of the last twenty | at most | wins |',
    '| --- | --- | --- | --- | --- | --- |',
    ...newcomers.map(one => newcomer(one, stages)),
    '',
    'How far the hooks can be told from the boards alone is in [keshiki-blind.md](keshiki-blind.md).',
  ];
}

function newcomer({ name, lines, atMost }: Newcomer, stages: readonly Stage[]): string {
  const won = wonBy(lines, stages);
  const upTo = (from: number, to: number): number => won.filter(number => number >= from && number <= to).length;
  const bar = atMost ? `${atMost.all}, ${atMost.late} late` : '';
  return `| ${[name, upTo(1, 10), won.length, upTo(81, 100), bar, won.join(' ')].join(' | ')} |`;
}

/** Kinds and how many of each, in the words of the players. */
function obstacles({ board }: Stage): string {
  const count = new Map<Kind, number>();
  for (const b of board.cells) {
    const kind = kindOf(b);
    if (kind && kind !== 'normal') count.set(kind, (count.get(kind) ?? 0) + 1);
  }
  return [...count].map(([kind, n]) => `${kinds[kind].text.ja} ${n}`).join('、');
}

/** The figures that the whole set is held to. */
function barsOf(all: readonly Surveyed[]): (readonly [string, string | number])[] {
  const count = (list: readonly Surveyed[], is: (one: Surveyed) => boolean): number => list.filter(is).length;
  const mains = goalKinds.map(kind => `${kind} ${count(all, ({ stage }) => stage.goals[0]?.kind === kind)}`);
  const withObstacles = all.filter(({ stage }) => stage.number > 10);
  const tenths = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].filter(n => {
    const set = all.slice(n - 10, n).map(one => one.difficulty);
    return set[9] === Math.max(...set);
  });
  return [
    ['won by the largest group', count(all, one => one.largest)],
    [
      'won by saving a colour (first ten / all / last twenty)',
      [all.slice(0, 10), all, all.slice(80)].map(list => count(list, one => one.save)).join(' / '),
    ],
    ['won by two taps after the fifth', count(all.slice(5), one => one.twoTaps)],
    ['missed by the obstacle-blind planner, of the 90 with obstacles', count(withObstacles, one => !one.blind)],
    ['rank correlation of difficulty with the number', correlation(all.map(one => one.difficulty)).toFixed(3)],
    ['sets whose tenth is the hardest', `${tenths.length} of 10`],
    ['hardest stage', all.reduce((a, b) => (b.difficulty >= a.difficulty ? b : a)).stage.number],
    ['most that two boards of one size share', `${Math.round(100 * Math.max(...all.map(one => one.nearest)))} %`],
    ['silhouettes', new Set(all.map(({ stage }) => silhouette(stage.board))).size],
    ['first goals', mains.join(', ')],
    ['first goals with a limit of taps', count(all, ({ stage }) => stage.goals[0]?.within !== null)],
  ];
}

/** Spearman's: how far the order of the values is the order of their places. */
function correlation(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (value: number): number => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2;
  const middle = (values.length - 1) / 2;
  const ranks = values.map(rank);
  const sum = (of: (i: number) => number): number => values.reduce((total, _, i) => total + of(i), 0);
  const both = sum(i => (i - middle) * ((ranks[i] ?? 0) - middle));
  return both / Math.sqrt(sum(i => (i - middle) ** 2) * sum(i => ((ranks[i] ?? 0) - middle) ** 2));
}
