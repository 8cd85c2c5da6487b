import { relic } from './relic.ts';

const first = (clears: number): boolean => clears === 0;

/** Relics that remember, or ask for the hands left. */
export const growing = {
  anchor: relic({
    text: {
      ja: ['アンカー', 'このラウンドで最初に消すとき、ブロック点+{plus}。'],
      en: ['Anchor', 'The first clear of a round: block points +{plus}.'],
    },
    motif: 'anchor',
    rarity: 'common',
    acts: 'blocks',
    n: { plus: 5 },
    cleared: (c, n) => {
      if (first(c.clears)) c.addBlocks(n.plus);
    },
    ready: (_, s) => first(s.clears),
  }),

  first_strike: relic({
    text: {
      ja: ['先制攻撃', 'このラウンドで最初に消すとき、列点×2.5。'],
      en: ['First Strike', 'The first clear of a round: line points ×2.5.'],
    },
    motif: 'bolt',
    rarity: 'rare', // open, tuned
    acts: 'times',
    n: { tenths: 25 },
    cleared: (c, n) => {
      if (first(c.clears)) c.timesLines(n.tenths / 10);
    },
    ready: (_, s) => first(s.clears),
  }),

  gardener: relic({
    text: {
      ja: ['庭師', 'パターンつきのブロックを1個消すたび、このラウンドの次からブロック点+0.2。'],
      en: ['Gardener', 'Each patterned block cleared adds 0.2 block points to later clears this round.'],
    },
    motif: 'sunflower',
    rarity: 'common', // open, tuned
    acts: 'blocks',
    n: { tenths: 2 },
    memory: () => ({ tenths: 0 }),
    cleared: (c, n) => {
      c.addBlocks(c.my.tenths / 10);
      c.my.tenths += n.tenths * c.clear.blocks.filter(b => b.pattern).length;
    },
    live: my => ({ sign: '+blocks', tenths: my.tenths }),
  }),

  snowball: relic({
    text: {
      ja: ['雪だるま', '消すたび、次からブロック点+0.5。ラウンドをまたいで続きます。'],
      en: ['Snowball', 'Each clear adds 0.5 block points to all later clears of the run.'],
    },
    motif: 'snowman',
    rarity: 'rare',
    acts: 'blocks',
    n: { tenths: 5 },
    memory: () => ({ tenths: 0 }),
    lasting: true,
    cleared: (c, n) => {
      c.addBlocks(c.my.tenths / 10);
      c.my.tenths += n.tenths;
    },
    live: my => ({ sign: '+blocks', tenths: my.tenths }),
  }),

  nobi_takenoko: relic({
    text: {
      ja: ['のびのびタケノコ', '縦ラインだけを消すたび倍率+0.5を列点にかけます。横ラインを消すと戻ります。'],
      en: ['Growing Bamboo', 'Columns only: line points × grows by 0.5 each time. A row resets it.'],
    },
    motif: 'bamboo-grove',
    rarity: 'uncommon',
    acts: 'times',
    n: { tenths: 5 },
    memory: () => ({ tenths: 10 }),
    cleared: (c, n) => {
      if (c.clear.rows.length > 0) c.my.tenths = 10;
      else c.timesLines((c.my.tenths += n.tenths) / 10);
    },
    live: (my, _, n) => ({ sign: '×lines', tenths: my.tenths + n.tenths }),
  }),

  nobi_kani: relic({
    text: {
      ja: ['のびのびカニ', '横ラインだけを消すたび倍率+0.5を列点にかけます。縦ラインを消すと戻ります。'],
      en: ['Growing Crab', 'Rows only: line points × grows by 0.5 each time. A column resets it.'],
    },
    motif: 'crab-pair',
    rarity: 'rare', // open, tuned
    acts: 'times',
    n: { tenths: 5 },
    memory: () => ({ tenths: 10 }),
    cleared: (c, n) => {
      if (c.clear.columns.length > 0) c.my.tenths = 10;
      else c.timesLines((c.my.tenths += n.tenths) / 10);
    },
    live: (my, _, n) => ({ sign: '×lines', tenths: my.tenths + n.tenths }),
  }),

  rensha: relic({
    text: {
      ja: ['連射', '続けて消すたび列点×1、×2、×3…。消せないと戻ります。'],
      en: ['Rapid Fire', 'Clears in a row: line points ×1, ×2, ×3 … A miss resets it.'],
    },
    motif: 'arrows',
    rarity: 'uncommon', // open, tuned
    acts: 'times',
    n: { plus: 1 },
    memory: () => ({ times: 1 }),
    missed: c => {
      c.my.times = 1;
    },
    cleared: (c, n) => {
      c.timesLines(c.my.times);
      c.my.times += n.plus;
    },
    live: my => ({ sign: '×lines', tenths: my.times * 10 }),
  }),

  patience: relic({
    text: {
      ja: ['忍耐', '{after}回続けて消せなかった後に消すと、列点×{times}。'],
      en: ['Patience', 'After {after} placements without a clear, the next clear: line points ×{times}.'],
    },
    motif: 'daruma',
    rarity: 'epic', // open, tuned
    acts: 'times',
    n: { after: 3, times: 3 },
    memory: () => ({ dry: 0 }),
    missed: c => {
      c.my.dry += 1;
    },
    cleared: (c, n) => {
      if (c.my.dry >= n.after) c.timesLines(n.times);
      c.my.dry = 0;
    },
    live: (my, _, n) => ({ sign: 'left', tenths: 10 * Math.max(0, n.after - my.dry) }),
    ready: (my, _, n) => my.dry >= n.after,
  }),

  timing: relic({
    text: {
      ja: ['タイミング', '残りハンドが{every}で割り切れるときに消すと、列点×{times}。'],
      en: ['Timing', 'Clearing with hands left divisible by {every}: line points ×{times}.'],
    },
    motif: 'hourglass',
    rarity: 'epic', // open, tuned
    acts: 'times',
    n: { every: 3, times: 3 },
    cleared: (c, n) => {
      if (c.hands % n.every === 0) c.timesLines(n.times);
    },
    live: (_, s, n) => ({ sign: 'left', tenths: 10 * ((s.hands + n.every - 1) % n.every) }),
    ready: (_, s, n) => (s.hands - 1) % n.every === 0,
  }),

  crescent: relic({
    text: {
      ja: ['三日月', '残りハンドが奇数のときに消すと、列点×1.5。'],
      en: ['Crescent', 'Clearing with an odd number of hands left: line points ×1.5.'],
    },
    motif: 'moon',
    rarity: 'uncommon',
    acts: 'times',
    n: { tenths: 15 },
    cleared: (c, n) => {
      if (c.hands % 2 === 1) c.timesLines(n.tenths / 10);
    },
    ready: (_, s) => s.hands > 0 && s.hands % 2 === 0,
  }),

  last_stand: relic({
    text: {
      ja: ['ラストスタンド', '残りハンドが{most}以下のときに消すと、列点×{times}。'],
      en: ['Last Stand', 'Clearing with {most} hands or fewer left: line points ×{times}.'],
    },
    motif: 'flame',
    rarity: 'epic', // open, tuned
    acts: 'times',
    n: { most: 2, times: 3 }, // open, tuned
    cleared: (c, n) => {
      if (c.hands <= n.most) c.timesLines(n.times);
    },
    live: (_, s, n) => ({ sign: 'left', tenths: 10 * Math.max(0, s.hands - 1 - n.most) }),
    ready: (_, s, n) => s.hands - 1 <= n.most,
  }),
};
