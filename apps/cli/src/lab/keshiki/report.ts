import { type Kind, kindOf, kinds } from '@minoya/games/keshiki/blocks';
import { colorsOn } from '@minoya/games/keshiki/board';
import { keshiki } from '@minoya/games/keshiki/game';
import { replayOf } from '@minoya/games/keshiki/replay';
import { starScores } from '@minoya/games/keshiki/score';
import { fold } from '@minoya/kernel';
import type { Stage } from '@minoya/games/keshiki/stages/index';
import { plot } from './plot.ts';

export interface Report {
  /** For docs, with the picture beside it. */
  readonly page: string;
  /** SVG. */
  readonly picture: string;
  /** For the terminal, with a bar per stage. */
  readonly table: string;
}

/** What is stored about the stages, told in a table and a picture. */
export function writeReport(all: readonly Stage[]): Report {
  const page = [
    '# The hundred stages of 消色百景',
    '',
    'Written by `npm run lab -- stages --print` from what the game ships; `npm run lab -- stages` makes the stages again from',
    'their designs and seeds. Difficulty tells how seldom quick careless play reaches the target: 0 always, 100 not once in 3,000 games',
    '(half of them tap at random, half of them leave the commonest colour for last). Par is the score of the stored line, which',
    'wins without tools and is replayed by the tests; ◎ marks lines that clear the whole board.',
    '',
    '![Difficulty, target and par of the hundred stages](keshiki-stages.svg)',
    '',
    '| stage | name | | colours | obstacles | target | ★★ | ★★★ | par | difficulty |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...all.map(row),
    '',
  ].join('\n');
  return { page, picture: plot(all), table: all.map(bar).join('\n') };
}

function row(stage: Stage): string {
  const { two, three } = starScores(stage.target, stage.par);
  const par = `${stage.par}${clears(stage) ? ' ◎' : ''}`;
  const cells = [stage.number, stage.name.ja, stage.name.en, colorsOn(stage.board).length, obstacles(stage)];
  return `| ${[...cells, stage.target, two, three, par, stage.difficulty].join(' | ')} |`;
}

function bar(stage: Stage): string {
  const share = `${Math.round((100 * stage.target) / stage.par)} %`.padStart(5);
  const head = `${String(stage.number).padStart(3)}  ${String(stage.target).padStart(5)} ${share} of ${String(stage.par).padStart(5)}`;
  return `${head} ${clears(stage) ? '◎' : ' '} ${'█'.repeat(Math.round(stage.difficulty / 2))} ${stage.difficulty}`;
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

function clears(stage: Stage): boolean {
  const folded = fold(keshiki, replayOf(`stage ${stage.number}`, stage.line));
  return folded.ok && folded.state.phase === 'cleared';
}
