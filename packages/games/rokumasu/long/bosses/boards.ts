import { boss } from '../../bosses/boss.ts';
import { OBSTACLE } from '../../board.ts';
import { CELLS, SIZE } from '../../shapes.ts';
import type { Block, Card } from '../../state.ts';
import { reflected } from '../reflect.ts';
import { MIDDLE } from '../places.ts';
import { higher } from '../targets.ts';

type Board = readonly (Block | null)[];

/** A block of nobody's; it gets a number when it is laid. */
const PLAIN: Block = { piece: -1, pattern: null, seal: null, blessing: null, charge: 0 };

const isEmpty = (board: Board): boolean => board.every(block => block === null);
const cellsIn = (list: string): number[] => (list === '' ? [] : list.split(' ').map(Number));

/** Every column with its blocks at the bottom. */
function fallen(board: Board): Board {
  const next: (Block | null)[] = Array.from({ length: CELLS }, () => null);
  for (let x = 0; x < SIZE; x++) {
    let free = CELLS - SIZE + x;
    for (let at = CELLS - SIZE + x; at >= 0; at -= SIZE) {
      const block = board[at];
      if (!block) continue;
      next[free] = block;
      free -= SIZE;
    }
  }
  return next;
}

/** Where the tide's next row is open. */
const holes = (at: number): number[] => [at, (at + SIZE / 2) % SIZE];

/** Bosses that do something to the board or to the pieces. */
export const boards = {
  wind: boss({
    text: {
      ja: ['風', '置くたび、ブロックがみな右へ1マスずれます。目標は{percent}%増しです。'],
      en: ['Wind', 'After each placement blocks shift one cell right, around the edge; target {percent}% higher.'],
    },
    motif: 'wind',
    clashes: [['twist:windy']],
    tip: { ja: '横ラインは崩れません。', en: 'Rows stay rows.' },
    n: { percent: 35 },
    tune: { target: higher },
    settled: c => {
      const { board } = c.state;
      if (isEmpty(board)) return;
      c.rebuild(board.map((_, at) => board[at % SIZE === 0 ? at + SIZE - 1 : at - 1] ?? null));
    },
  }),

  tide: boss({
    text: {
      ja: ['満ち潮', '{every}手ごとに下から穴2つのラインが来ます。目標は{percent}%増しです。'],
      en: ['Tide', 'Every {every} placements a row with two holes rises from below; target {percent}% higher.'],
    },
    motif: 'tide',
    tip: { ja: '穴を埋めれば、せり上がったラインも消えます。', en: 'Fill the holes, and the risen row clears.' },
    n: { every: 4, percent: 45 },
    tune: { target: higher },
    memory: () => ({ placed: 0, hole: 1 }),
    settled: (c, n) => {
      c.my.placed += 1;
      if (c.my.placed % n.every !== 0) return;
      const { hole } = c.my;
      const { board } = c.state;
      const risen = (at: number): Block | null => (holes(hole).includes(at % SIZE) ? null : PLAIN);
      c.rebuild(board.map((_, at) => (at < CELLS - SIZE ? (board[at + SIZE] ?? null) : risen(at))));
      c.my.hole = ((hole + 2) % (SIZE + 1)) % SIZE;
    },
    live: (my, _, n) => ({ sign: 'left', tenths: 10 * (n.every - (my.placed % n.every)) }),
    lights: my => holes(my.hole).map(at => CELLS - SIZE + at),
  }),

  mirror: boss({
    text: {
      ja: ['鏡', 'ピースが左右逆に配られます。目標が{percent}%上がります。'],
      en: ['Mirror', 'Pieces come reflected; the target is {percent}% higher.'],
    },
    motif: 'boss-mirror',
    clashes: [['twist:mirror_world']],
    tip: { ja: '手札をよく見て置きます。', en: 'Look at the pieces as they come.' },
    n: { percent: 25 },
    tune: { target: higher },
    deals: cards => cards.map(reflected),
  }),

  triplets: boss({
    text: {
      ja: ['三つ子', '手札がみな同じピースになります。ハンドが{hands}増えます。'],
      en: ['Triplets', 'All pieces of a draw are the same; {hands} hands more.'],
    },
    motif: 'triplets',
    tip: { ja: '同じ形を並べて消せるようにあけておきます。', en: 'Leave room for one shape three times.' },
    n: { hands: 3 },
    tune: { hands: (hands, n) => hands + n.hands },
    deals: cards => cards.map(({ id }) => ({ ...(cards[0] as Card), id })),
  }),

  frost: boss({
    text: {
      ja: ['霜', '消えたマスが{turns}回のあいだ凍ります。6マスまで。'],
      en: ['Frost', 'Cells just cleared freeze for {turns} placements, up to six.'],
    },
    motif: 'frost',
    tip: { ja: '続けて消すときは、別の場所をねらいます。', en: 'Clear somewhere else next.' },
    hard: true,
    n: { turns: 3, most: 6 },
    memory: () => ({ fresh: '', ice: '', left: 0 }),
    lights: my => cellsIn(my.ice),
    cleared: (c, n) => {
      c.my.fresh = c.clear.cells.slice(0, n.most).join(' ');
    },
    settled: (c, n) => {
      if (c.my.fresh === '' && (c.my.ice === '' || --c.my.left > 0)) return;
      const thawed = cellsIn(c.my.ice);
      const frozen = cellsIn(c.my.fresh);
      c.my.ice = c.my.fresh;
      c.my.fresh = '';
      c.my.left = frozen.length > 0 ? n.turns : 0;
      const melts = (at: number, block: Block | null): boolean => thawed.includes(at) && block?.piece === 0;
      const next = c.state.board.map((block, at) => (melts(at, block) ? null : block));
      c.rebuild(next.map((block, at) => (block === null && frozen.includes(at) ? OBSTACLE : block)));
    },
  }),

  narrow: boss({
    text: {
      ja: ['狭い通り', '右端の縦ラインがふさがり、横は5マスでそろいます。目標が{percent}%上がります。'],
      en: ['Narrow Street', 'Last column walled up; rows need five cells; target {percent}% higher.'],
    },
    motif: 'narrow',
    clashes: [['twist:tiny_board']],
    tip: { ja: '横ラインが短くなります。', en: 'Rows are shorter now.' },
    n: { percent: 55 },
    tune: { obstaclesPass: () => 1, target: higher },
    roundStarted: c => c.rebuild(c.state.board.map((block, at) => (at % SIZE === SIZE - 1 ? OBSTACLE : block))),
  }),

  giant: boss({
    text: {
      ja: ['居座る巨人', '中央は{least}ライン同時に消すまでふさがり、目標が{percent}%上がります。'],
      en: ['Giant', 'Middle blocked until {least} lines go at once; target {percent}% higher.'],
    },
    motif: 'giant',
    clashes: [['twist:small_steps']],
    tip: { ja: '端のラインをまとめて消します。', en: 'Clear lines at the edge together.' },
    n: { least: 3, percent: 10 },
    tune: { target: higher },
    memory: () => ({ gone: 0 }),
    roundStarted: c => c.rebuild(c.state.board.map((block, at) => (MIDDLE.includes(at) ? OBSTACLE : block))),
    cleared: (c, n) => {
      if (c.clear.lines >= n.least && c.my.gone === 0) c.my.gone = 1;
    },
    settled: c => {
      if (c.my.gone !== 1) return;
      c.my.gone = 2;
      c.rebuild(c.state.board.map((block, at) => (MIDDLE.includes(at) && block?.piece === 0 ? null : block)));
    },
  }),

  weeds: boss({
    text: {
      ja: ['雑草', '手札を引くたび、ブロックが{cells}個生えます。目標は{percent}%増しです。'],
      en: ['Weeds', 'With each new draw a block grows on an empty cell; target {percent}% higher.'],
    },
    motif: 'weeds',
    clashes: [['twist:weedy']],
    tip: { ja: '生えたブロックもラインに使えます。', en: 'It counts for lines like any block.' },
    n: { cells: 1, percent: 60 },
    tune: { target: higher },
    handDrawn: (c, n) => {
      const cells = c.emptyCells(n.cells);
      if (cells.length > 0) c.rebuild(c.state.board.map((block, at) => (cells.includes(at) ? PLAIN : block)));
    },
  }),

  flip: boss({
    text: {
      ja: ['天地返し', '手札を引くたび、盤が上下逆になります。目標が{percent}%高くなります。'],
      en: ['Upside Down', 'With each new draw the board turns upside down; the target is {percent}% higher.'],
    },
    motif: 'flip',
    clashes: [['twist:upside_down']],
    tip: { ja: '縦ラインは崩れません。', en: 'Columns stay columns.' },
    n: { percent: 20 },
    tune: { target: higher },
    handDrawn: c => {
      const { board } = c.state;
      if (isEmpty(board)) return;
      c.rebuild(board.map((_, at) => board[(SIZE - 1 - Math.floor(at / SIZE)) * SIZE + (at % SIZE)] ?? null));
    },
  }),

  quake: boss({
    text: {
      ja: ['地震', '{every}回置くたび、ブロックが下に落ちます。目標は{percent}%増しです。'],
      en: ['Earthquake', 'Every {every} placements all blocks fall down; target {percent}% higher.'],
    },
    motif: 'quake',
    clashes: [['twist:quakes']],
    tip: {
      ja: '落ちてそろったラインは、次の配置で消えます。',
      en: 'Lines that fall into place clear with the next placement.',
    },
    n: { every: 4, percent: 60 },
    tune: { target: higher },
    memory: () => ({ placed: 0 }),
    settled: (c, n) => {
      c.my.placed += 1;
      if (c.my.placed % n.every === 0 && !isEmpty(c.state.board)) c.rebuild(fallen(c.state.board));
    },
    live: (my, _, n) => ({ sign: 'left', tenths: 10 * (n.every - (my.placed % n.every)) }),
  }),
};
