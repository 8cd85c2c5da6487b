import { relic } from './relic.ts';

/** Relics that ask which lines went, and how full the board was. */
export const lines = {
  compass: relic({
    text: {
      ja: ['コンパス', '横ラインと縦ラインを同時に消すと、ブロック点+{plus}。'],
      en: ['Compass', 'A row and a column together: block points +{plus}.'],
    },
    motif: 'compass',
    rarity: 'common', // open, tuned
    acts: 'blocks',
    n: { plus: 3 },
    cleared: (c, n) => {
      if (c.clear.rows.length > 0 && c.clear.columns.length > 0) c.addBlocks(n.plus);
    },
  }),

  cross: relic({
    text: {
      ja: ['十字', '横ラインと縦ラインが交わるマスごとに、ブロック点+{plus}。'],
      en: ['Crossroads', 'Block points +{plus} for each crossing of cleared lines.'],
    },
    motif: 'cross',
    rarity: 'rare',
    acts: 'blocks',
    n: { plus: 30 },
    // An eruption has no crossings, or volcano and crossroads alone would win any round.
    cleared: (c, n) => {
      if (!c.clear.erupted) c.addBlocks(n.plus * c.clear.rows.length * c.clear.columns.length);
    },
  }),

  full_clear_bonus: relic({
    text: {
      ja: ['全消しボーナス', '盤を空にすると、列点×{times}。'],
      en: ['Full Clear Bonus', 'Leaving the board empty: line points ×{times}.'],
    },
    motif: 'trophy',
    rarity: 'common',
    acts: 'times',
    n: { times: 5 },
    cleared: (c, n) => {
      if (c.clear.boardEmpty) c.timesLines(n.times);
    },
  }),

  takenoko: relic({
    text: {
      ja: ['タケノコ', '縦ラインだけを消すと、列点×消したラインの数。'],
      en: ['Bamboo Shoot', 'Columns only: line points × number of columns.'],
    },
    motif: 'bamboo',
    rarity: 'uncommon', // open, tuned
    acts: 'times',
    cleared: c => {
      if (c.clear.rows.length === 0) c.timesLines(c.clear.columns.length);
    },
  }),

  kani: relic({
    text: {
      ja: ['カニ', '横ラインだけを消すと、列点×消したラインの数。'],
      en: ['Crab', 'Rows only: line points × number of rows.'],
    },
    motif: 'crab',
    rarity: 'uncommon', // open, tuned
    acts: 'times',
    cleared: c => {
      if (c.clear.columns.length === 0) c.timesLines(c.clear.rows.length);
    },
  }),

  single_line: relic({
    text: {
      ja: ['シングルライン', '1ラインだけ消すと、列点×{times}。'],
      en: ['Single Line', 'Exactly one line: line points ×{times}.'],
    },
    motif: 'one-line',
    rarity: 'rare', // open, tuned
    acts: 'times',
    n: { times: 3 },
    cleared: (c, n) => {
      if (c.clear.lines === 1) c.timesLines(n.times);
    },
  }),

  symmetry: relic({
    text: {
      ja: ['シンメトリー', '横ラインと縦ラインを同じ数だけ消すと、列点×{times}。'],
      en: ['Symmetry', 'As many rows as columns: line points ×{times}.'],
    },
    motif: 'scales',
    rarity: 'uncommon',
    acts: 'times',
    n: { times: 2 },
    cleared: (c, n) => {
      if (c.clear.rows.length === c.clear.columns.length) c.timesLines(n.times);
    },
  }),

  chain_master: relic({
    text: {
      ja: ['連鎖の達人', '{least}ライン以上を同時に消すと、列点×1.5。'],
      en: ['Chain Master', '{least} or more lines: line points ×1.5.'],
    },
    motif: 'chain',
    rarity: 'rare',
    acts: 'times',
    n: { least: 2, tenths: 15 },
    cleared: (c, n) => {
      if (c.clear.lines >= n.least) c.timesLines(n.tenths / 10);
    },
  }),

  meteor: relic({
    text: {
      ja: ['流星', '{least}ライン以上を同時に消すと、列点×{times}。'],
      en: ['Meteor', '{least} or more lines: line points ×{times}.'],
    },
    motif: 'meteor',
    rarity: 'rare',
    acts: 'times',
    n: { least: 3, times: 2 },
    cleared: (c, n) => {
      if (c.clear.lines >= n.least) c.timesLines(n.times);
    },
  }),

  overload: relic({
    text: {
      ja: ['過負荷', '{least}マス以上埋まった盤で消すと、列点×{times}。'],
      en: ['Overload', 'Clearing with {least}+ cells filled: line points ×{times}.'],
    },
    motif: 'gauge',
    rarity: 'rare',
    acts: 'times',
    n: { least: 27, times: 2 },
    cleared: (c, n) => {
      if (c.clear.filled >= n.least) c.timesLines(n.times);
    },
    live: (_, s, n) => ({ sign: 'left', tenths: 10 * Math.max(0, n.least - s.board.filter(b => b).length) }),
    ready: (_, s, n) => s.board.filter(b => b).length >= n.least,
  }),

  script: relic({
    text: {
      ja: ['台本', 'ラウンドの初めに指定される2ライン。1ラインそろえば列点+{plus}、同時なら+2。'],
      en: ['Script', 'Two lines are named each round: line points +{plus} for each one cleared.'],
    },
    motif: 'scroll',
    rarity: 'uncommon',
    acts: 'lines',
    n: { plus: 1 },
    shared: true,
    memory: () => ({ first: -1, second: -1 }),
    roundStarted: c => {
      [c.my.first, c.my.second] = c.markLines();
    },
    cleared: (c, n) => {
      if (c.clear.erupted) return;
      const done = [c.my.first, c.my.second].filter(line =>
        line < 6 ? c.clear.rows.includes(line) : c.clear.columns.includes(line - 6),
      );
      c.addLines(n.plus * done.length);
    },
    marks: my => (my.first < 0 ? [] : [my.first, my.second]),
  }),

  gambler: relic({
    text: {
      ja: ['ギャンブラー', '消すたび、列点に0〜{most}のどれかを足します。'],
      en: ['Gambler', 'Each clear: line points + 0 to {most}, all equally likely.'],
    },
    motif: 'dice',
    rarity: 'rare', // open, tuned
    acts: 'lines',
    n: { most: 3 },
    chance: true,
    cleared: (c, n) => c.addLines(c.roll(n.most + 1)),
  }),
};
