import { relic } from '../../relics/relic.ts';

/** Relics of the long game that count hands, clears and rounds. */
export const time = {
  dam: relic({
    text: {
      ja: ['ダム', '消せなかった配置1回につきブロック点+{plus}をため、次に消すとき使います。'],
      en: ['Dam', 'Each placement without a clear stores {plus} block points for the next clear.'],
    },
    motif: 'dam',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { plus: 3 },
    memory: () => ({ dry: 0 }),
    missed: c => {
      c.my.dry += 1;
    },
    cleared: (c, n) => {
      c.addBlocks(n.plus * c.my.dry);
      c.my.dry = 0;
    },
    live: (my, _, n) => ({ sign: '+blocks', tenths: 10 * n.plus * my.dry }),
  }),

  hermit: relic({
    text: {
      ja: ['隠者', '続けて消せなかった配置1回につき、次に消すとき列点+{plus}。'],
      en: ['Hermit', 'Line points +{plus} at the next clear for each placement without one.'],
    },
    motif: 'hermit',
    rarity: 'rare',
    acts: 'lines',
    n: { plus: 1 },
    memory: () => ({ dry: 0 }),
    missed: c => {
      c.my.dry += 1;
    },
    cleared: (c, n) => {
      c.addLines(n.plus * c.my.dry);
      c.my.dry = 0;
    },
    live: (my, _, n) => ({ sign: '+lines', tenths: 10 * n.plus * my.dry }),
  }),

  drum: relic({
    text: {
      ja: ['太鼓', 'このラウンドで{every}回目ごとに消すとき、列点×{times}。'],
      en: ['Drum', 'Every {every}rd clear of a round: line points ×{times}.'],
    },
    motif: 'drum',
    rarity: 'uncommon',
    acts: 'times',
    n: { every: 3, times: 5 },
    cleared: (c, n) => {
      if (c.clears % n.every === n.every - 1) c.timesLines(n.times);
    },
    live: (_, s, n) => ({ sign: 'left', tenths: 10 * (n.every - 1 - (s.clears % n.every)) }),
    ready: (_, s, n) => s.clears % n.every === n.every - 1,
  }),

  marathon: relic({
    text: {
      ja: ['完走', 'このラウンドでそれまでに消した回数×0.6だけ、列点の倍率が増えます。'],
      en: ['Marathon', 'Each earlier clear of the round adds 0.6 to line points ×.'],
    },
    motif: 'marathon',
    rarity: 'uncommon',
    acts: 'times',
    n: { tenths: 6 },
    cleared: (c, n) => c.timesLines((10 + n.tenths * c.clears) / 10),
    live: (_, s, n) => ({ sign: '×lines', tenths: 10 + n.tenths * s.clears }),
  }),

  early_bird: relic({
    text: {
      ja: ['早起き', '残りハンドが{least}以上のときに消すと、列点×{times}。'],
      en: ['Early Bird', 'Clearing with {least} hands or more left: line points ×{times}.'],
    },
    motif: 'early-bird',
    rarity: 'uncommon',
    acts: 'times',
    n: { least: 8, times: 3 },
    cleared: (c, n) => {
      if (c.hands >= n.least) c.timesLines(n.times);
    },
    ready: (_, s, n) => s.hands - 1 >= n.least,
  }),

  second_wind: relic({
    text: {
      ja: ['ひと息', '{least}ライン以上を同時に消すと、ハンドが1戻ります。{most}回まで。'],
      en: ['Second Wind', '{least}+ lines at once give a hand back, up to {most} times a round.'],
    },
    motif: 'second-wind',
    rarity: 'rare',
    acts: 'utility',
    n: { least: 2, most: 4 },
    uncopied: true,
    memory: () => ({ given: 0 }),
    cleared: (c, n) => {
      if (c.clear.lines < n.least || c.clear.erupted || c.my.given >= n.most) return;
      c.my.given += 1;
      c.changeHands(1);
    },
    live: (my, _, n) => ({ sign: 'left', tenths: 10 * (n.most - my.given) }),
  }),

  veteran: relic({
    text: {
      ja: ['古参', 'ラウンドに勝つたび、ブロック点+{plus}。ランの終わりまで続きます。'],
      en: ['Veteran', 'Each round won adds {plus} block points for the run.'],
    },
    motif: 'veteran',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { plus: 4 },
    memory: () => ({ plus: 0 }),
    lasting: true,
    roundWon: (c, n) => {
      c.my.plus += n.plus;
    },
    cleared: c => c.addBlocks(c.my.plus),
    live: my => ({ sign: '+blocks', tenths: 10 * my.plus }),
  }),

  compound: relic({
    text: {
      ja: ['複利', 'ラウンドに勝つたび、列点の倍率が+0.3。ランの終わりまで続きます。'],
      en: ['Compound Interest', 'Each round won raises the line points multiplier by 0.3 for the run.'],
    },
    motif: 'compound',
    rarity: 'epic',
    acts: 'times',
    n: { tenths: 3 },
    memory: () => ({ tenths: 2 }),
    lasting: true,
    roundWon: (c, n) => {
      c.my.tenths += n.tenths;
    },
    cleared: c => c.timesLines((10 + c.my.tenths) / 10),
    live: my => ({ sign: '×lines', tenths: 10 + my.tenths }),
  }),

  finale: relic({
    text: {
      ja: ['千秋楽', 'ボスのラウンドでは、列点×{times}。'],
      en: ['Finale', 'In boss rounds: line points ×{times}.'],
    },
    motif: 'finale',
    rarity: 'uncommon',
    acts: 'times',
    n: { times: 3 },
    cleared: (c, n) => {
      if (c.state.round % 3 === 0) c.timesLines(n.times);
    },
    ready: (_, s) => s.round % 3 === 0,
  }),

  echo: relic({
    text: {
      ja: ['残響', '前に消したときの得点の1/{part}を、ブロック点に足します。{most}まで。'],
      en: ['Echo', 'Block points + 1/{part} of what the last clear scored, up to {most}.'],
    },
    motif: 'echo',
    rarity: 'rare',
    acts: 'blocks',
    n: { part: 8, most: 150 },
    memory: () => ({ score: 0, last: 0 }),
    settled: c => {
      if (c.score > c.my.score) c.my.last = c.score - c.my.score;
      c.my.score = c.score;
    },
    cleared: (c, n) => c.addBlocks(Math.min(n.most, Math.floor(c.my.last / n.part))),
    live: (my, _, n) => ({ sign: '+blocks', tenths: 10 * Math.min(n.most, Math.floor(my.last / n.part)) }),
  }),
};
