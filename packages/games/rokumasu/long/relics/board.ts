import { relic } from '../../relics/relic.ts';
import type { State } from '../../state.ts';
import { cellsOfLine, CORNERS, linesOf, MIDDLE } from '../places.ts';

function rocks({ board }: Readonly<State>): number {
  return board.filter(block => block?.pattern === 'obstacle' || block?.seal === 'stone').length;
}

/** A line as one letter, to be remembered. */
const letter = (line: number): string => String.fromCharCode(97 + line);

/** Relics of the long game that look at places of the board. */
export const board = {
  corner_stone: relic({
    text: {
      ja: ['隅石', '盤の隅のブロックを消すと、1個につきブロック点+{plus}。'],
      en: ['Cornerstone', 'Block points +{plus} for each corner cell cleared.'],
    },
    motif: 'corner-stone',
    rarity: 'common',
    acts: 'blocks',
    n: { plus: 3 },
    cleared: (c, n) => c.addBlocks(n.plus * c.clear.cells.filter(cell => CORNERS.includes(cell)).length),
  }),

  four_corners: relic({
    text: {
      ja: ['四隅', '四隅がすべて埋まっているときに消すと、列点×{times}。'],
      en: ['Four Corners', 'Clearing while all four corners are filled: line points ×{times}.'],
    },
    motif: 'four-corners',
    rarity: 'rare',
    acts: 'times',
    n: { times: 4 },
    cleared: (c, n) => {
      if (CORNERS.every(cell => c.state.board[cell])) c.timesLines(n.times);
    },
    live: (_, s) => ({ sign: 'left', tenths: 10 * CORNERS.filter(cell => !s.board[cell]).length }),
    ready: (_, s) => CORNERS.filter(cell => !s.board[cell]).length <= 1,
  }),

  border: relic({
    text: {
      ja: ['縁取り', '盤の端のラインを消すと、1ラインにつき列点+{plus}。'],
      en: ['Border', 'Line points +{plus} for each line at the edge of the board.'],
    },
    motif: 'border',
    rarity: 'uncommon',
    acts: 'lines',
    n: { plus: 2 },
    cleared: (c, n) => {
      if (c.clear.erupted) return;
      const atEdge = (lines: readonly number[]): number => lines.filter(at => at === 0 || at === 5).length;
      c.addLines(n.plus * (atEdge(c.clear.rows) + atEdge(c.clear.columns)));
    },
  }),

  centre: relic({
    text: {
      ja: ['中心', '盤の中央4マスのブロックを消すと、1個につきブロック点+{plus}。'],
      en: ['Center', 'Block points +{plus} for each of the four middle cells cleared.'],
    },
    motif: 'centre',
    rarity: 'common',
    acts: 'blocks',
    n: { plus: 5 },
    cleared: (c, n) => c.addBlocks(n.plus * c.clear.cells.filter(cell => MIDDLE.includes(cell)).length),
  }),

  rock_garden: relic({
    text: {
      ja: ['枯山水', '盤におじゃまか石が{least}個以上あるときに消すと、列点×{times}。'],
      en: ['Rock Garden', 'Clearing with {least}+ obstacles or stones on the board: line points ×{times}.'],
    },
    motif: 'rock-garden',
    rarity: 'uncommon',
    acts: 'times',
    n: { least: 2, times: 3 },
    cleared: (c, n) => {
      if (rocks(c.state) >= n.least) c.timesLines(n.times);
    },
    ready: (_, s, n) => rocks(s) >= n.least,
  }),

  quarry: relic({
    text: {
      ja: ['石切り場', '盤の石1個につき列点+{plus}。ショップに石が並びます。'],
      en: ['Quarry', 'Line points +{plus} for each stone on the board. Shops offer stones.'],
    },
    motif: 'quarry',
    rarity: 'uncommon',
    acts: 'lines',
    n: { plus: 2 },
    tune: { stoneOffers: () => 1 },
    cleared: (c, n) => c.addLines(n.plus * c.state.board.filter(block => block?.seal === 'stone').length),
  }),

  chipped: relic({
    text: {
      ja: ['欠け茶碗', '隅の1マスだけが空いたラインも、そろったことになります。'],
      en: ['Chipped Bowl', 'A line that lacks only a corner cell is complete.'],
    },
    motif: 'chipped',
    rarity: 'rare',
    acts: 'utility',
    uncopied: true,
    completes: ({ line, state }) => {
      const open = cellsOfLine(line).filter(cell => !state.board[cell]);
      return open.length === 1 && CORNERS.includes(open[0] ?? -1);
    },
  }),

  clean_slate: relic({
    text: {
      ja: ['まっさら', '盤を空にするたび、列点の倍率が+1。ランの終わりまで続きます。'],
      en: ['Clean Slate', 'Emptying the board raises the line points multiplier by 1 for the run.'],
    },
    motif: 'clean-slate',
    rarity: 'rare',
    acts: 'times',
    n: { tenths: 10 },
    memory: () => ({ tenths: 0 }),
    lasting: true,
    cleared: (c, n) => {
      if (c.clear.boardEmpty) c.my.tenths += n.tenths;
      c.timesLines((10 + c.my.tenths) / 10);
    },
    live: my => ({ sign: '×lines', tenths: 10 + my.tenths }),
  }),

  home_row: relic({
    text: {
      ja: ['我が家', '最下段の横ラインを消すたび、ブロック点が+{plus}ずつ増えます。ランの終わりまで。'],
      en: ['Home Row', 'Each clear of the bottom row adds {plus} block points for the run.'],
    },
    motif: 'home-row',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { plus: 4 },
    memory: () => ({ plus: 0 }),
    lasting: true,
    cleared: (c, n) => {
      if (c.clear.rows.includes(5)) c.my.plus += n.plus;
      c.addBlocks(c.my.plus);
    },
    live: my => ({ sign: '+blocks', tenths: 10 * my.plus }),
  }),

  patrol: relic({
    text: {
      ja: ['巡回', 'このラウンドで消した別々のライン1本につき、列点の倍率が+0.3。'],
      en: ['Patrol', 'Each different line cleared this round adds 0.3 to line points ×.'],
    },
    motif: 'patrol',
    rarity: 'uncommon',
    acts: 'times',
    n: { tenths: 3 },
    memory: () => ({ seen: '' }),
    cleared: (c, n) => {
      for (const line of linesOf(c.clear)) if (!c.my.seen.includes(letter(line))) c.my.seen += letter(line);
      c.timesLines((10 + n.tenths * c.my.seen.length) / 10);
    },
    live: (my, _, n) => ({ sign: '×lines', tenths: 10 + n.tenths * my.seen.length }),
  }),
};
