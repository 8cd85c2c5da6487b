import type { Identity, Plays } from '@minoya/kernel/testing/identity';
import { block, colors, iceOf, type Kind, kindIds, kinds } from './blocks.ts';
import { LONGEST_SIDE } from './cells.ts';
import { keshiki } from './game.ts';
import { goalKinds, goals, writeGoal } from './goals.ts';
import { beside } from './identity-questions.ts';
import { boardLine } from './notation.ts';
import { STAGE_COUNT, stage } from './stages/index.ts';
import { TOOL_SLOTS, toolIds, tools, toolsFit } from './tools.ts';
import type { State } from './state.ts';

/** Points, but not yet the end. */
const prefers = ({ score, phase }: State): number => score - (phase === 'finished' ? 1_000_000 : 0);

const numbers = Array.from({ length: STAGE_COUNT }, (_, i) => i + 1);

const pairs = toolIds.flatMap((a, i) => toolIds.slice(i + 1).map(b => [a, b])).filter(toolsFit);

function stagePlays(): Plays[] {
  return numbers.flatMap((number): Plays[] => {
    const pair = pairs[number % pairs.length] ?? [];
    return [
      { setup: `stage ${number}`, games: 9, mostPlies: 80, prefers },
      { setup: `stage ${number} with ${pair.join(' ')}`, games: 9, mostPlies: 80 },
    ];
  });
}

const day = (i: number): string =>
  `2026-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`;

function dealPlays(): Plays[] {
  return Array.from({ length: 60 }, (_, i): Plays[] => [
    { setup: `daily ${day(i)}`, games: 1, mostPlies: 60, prefers },
    { setup: `endless ${i + 1}`, games: 2, mostPlies: 60, prefers },
    { setup: `endless ${i + 1} deal ${i} goals 300`, games: 1, mostPlies: 60 },
  ]).flat();
}

/** A block of each kind, also of those that no stage has, over a row to tap; with every tool. */
const everyKind = boardLine({
  width: kindIds.length,
  height: 2,
  cells: [...kindIds.map((kind, i) => block(kind, 1 + (i % 2), 2)), ...kindIds.map(() => block('normal', 1))],
});

/** As wide as a board can be, where columns have two letters. */
const widest = boardLine({
  width: LONGEST_SIDE,
  height: 2,
  cells: Array.from({ length: LONGEST_SIDE * 2 }, (_, i) => block('normal', 1 + ((i >> 1) % 2))),
});

/** Every colour once: no shuffle helps, so that all its tries are made. */
const everyColor = boardLine({
  width: 2,
  height: colors.length / 2,
  cells: colors.map((_, i) => block('normal', i + 1)),
});

/** A kind as it was first released. What an entry has grown since says the same in more words, and shows in play. */
const asReleased = (kind: Kind): object => {
  const { mark, colored, counter, falls, first, rule } = kinds[kind];
  return { mark, colored, ice: iceOf(block(kind, 1)), counter: counter?.is ?? 'none', falls, first, rule };
};

/** Such as come out even, and such as are rounded. */
const PARS = [90, 100, 200, 333, 334, 999];

/** A goal of each kind, with and without a limit of taps. */
const goalWords = goalKinds.flatMap(kind => {
  const amount = { none: 0, points: 250, blocks: 4, color: 1 }[goals[kind].amount];
  return [null, 5].map(within => writeGoal({ kind, amount, within }));
});

/** What makes these rules version `keshiki.version`; see packages/archive. */
export const identity: Identity = {
  game: keshiki,
  tables: {
    colors,
    kinds: Object.fromEntries(kindIds.map(kind => [kind, asReleased(kind)])),
    tools,
    slots: TOOL_SLOTS,
    stages: numbers.map(stage),
  },
  plays: [...stagePlays(), ...dealPlays()],
  againstArchive: {
    beside,
    plays: [
      ...toolIds.map(tool => ({ setup: `board 8 ${everyKind} with ${tool}`, games: 8, mostPlies: 40 })),
      ...PARS.map(par => ({ setup: `board 100 par ${par} RRGG/RGGR`, games: 1, mostPlies: 8 })),
      ...goalWords.map(word => ({ setup: `puzzle ${word} ${everyKind}`, games: 2, mostPlies: 20 })),
      { setup: `board 8 ${everyColor} with shuffle`, games: 2, mostPlies: 4 },
      { setup: `puzzle clear ${widest} with swap`, games: 4, mostPlies: 30 },
    ],
    setups: [
      'stage 7',
      'stage 100 with swap bomb',
      'daily 2026-11-15',
      'daily 2028-02-29 deal 3 goals 640,clear',
      'daily 2026-11-15 deal 0 goals 640',
      // Of three centuries one has a leap day in its last year.
      ...['2000-02-29', '2100-02-28', '2100-02-29'].map(date => `daily ${date} deal 3 goals 640`),
      'endless 5',
      'endless 40 deal 3 goals ice',
      ...[60, 89, 90, 91, 120, 500].map(level => `endless ${level}`),
      'endless 2 deal 9 target 300',
      `board 500 ${everyKind} with swap`,
      ...PARS.map(par => `board 100 par ${par} RRGG/RGGR`),
      ...goalWords.map(word => `puzzle ${word} ${everyKind}`),
      `puzzle clear ${widest}`,
      'board 0 RRGG/RGGR',
      'board 100 RRGG/RGG',
      'board 100 RR.G/RGGR',
      'endless 5 deal 3',
      'endless 5 deal 3 target 0',
      `puzzle clear,few3,300@9 ${everyKind}`,
      `puzzle clear,few3,300@9,big2 ${everyKind}`,
      `puzzle 987654321 ${everyKind}`,
      `puzzle 9876543210 ${everyKind}`,
      `puzzle 300@999 ${everyKind}`,
      `puzzle 300@1000 ${everyKind}`,
      ...pairs.map(pair => `stage 12 with ${pair.join(' ')}`),
      `stage 12 with ${toolIds.slice(0, 4).join(' ')}`,
    ],
    lines: [
      'a0',
      'b1',
      'i12',
      'ab1',
      'af31',
      'ag32',
      'finish',
      ...toolIds.flatMap(tool => ['', ' a0', ' a0 b1', ' a0 R'].map(aim => tool + aim)),
    ],
  },
};
