import { relic } from '../../relics/relic.ts';
import type { State } from '../../state.ts';

function patternKinds({ deck }: Readonly<State>): number {
  return new Set(deck.flatMap(card => (card.pattern ? [card.pattern] : []))).size;
}

function buffLevels({ brands }: Readonly<State>): number {
  return brands.reduce((sum, buff) => sum + (buff?.level ?? 0), 0);
}

/** Relics of the long game that look at patterns, seals and buffs. */
export const colour = {
  monochrome: relic({
    text: {
      ja: ['一色', '消えたパターンが{least}個以上あり、1種類だけなら、列点×{times}。'],
      en: ['Monochrome', '{least}+ patterned blocks cleared, all of one kind: line points ×{times}.'],
    },
    motif: 'monochrome',
    rarity: 'rare',
    acts: 'times',
    n: { least: 4, times: 4 },
    cleared: (c, n) => {
      const marked = c.clear.blocks.filter(block => block.pattern);
      const kinds = new Set(marked.map(block => block.pattern));
      if (marked.length >= n.least && kinds.size === 1) c.timesLines(n.times);
    },
  }),

  palette: relic({
    text: {
      ja: ['パレット', 'デッキのパターン1種類につき、列点+{plus}。'],
      en: ['Palette', 'Line points +{plus} for each kind of pattern in the deck.'],
    },
    motif: 'palette',
    rarity: 'uncommon',
    acts: 'lines',
    n: { plus: 2 },
    cleared: (c, n) => c.addLines(n.plus * patternKinds(c.state)),
    live: (_, s, n) => ({ sign: '+lines', tenths: 10 * n.plus * patternKinds(s) }),
  }),

  weaver: relic({
    text: {
      ja: ['織り手', 'デッキのパターンつきピース1枚につき、ブロック点+{plus}。'],
      en: ['Weaver', 'Block points +{plus} for each patterned piece in the deck.'],
    },
    motif: 'weaver',
    rarity: 'common',
    acts: 'blocks',
    n: { plus: 4 },
    cleared: (c, n) => c.addBlocks(n.plus * c.state.deck.filter(card => card.pattern).length),
    live: (_, s, n) => ({ sign: '+blocks', tenths: 10 * n.plus * s.deck.filter(card => card.pattern).length }),
  }),

  battery: relic({
    text: {
      ja: ['電池', 'チャージのブロックが、はじめから{start}たまっています。'],
      en: ['Battery', 'Charge blocks start with {start} stored.'],
    },
    motif: 'battery',
    rarity: 'uncommon',
    acts: 'utility',
    n: { start: 6 },
    uncopied: true,
    tune: { chargeStart: (start, n) => start + n.start },
  }),

  capacitor: relic({
    text: {
      ja: ['蓄電', '合計{least}以上たまったチャージを消すと、列点×{times}。'],
      en: ['Capacitor', 'Clearing charges of {least} or more in all: line points ×{times}.'],
    },
    motif: 'capacitor',
    rarity: 'rare',
    acts: 'times',
    n: { least: 15, times: 4 },
    cleared: (c, n) => {
      if (c.clear.blocks.reduce((sum, block) => sum + block.charge, 0) >= n.least) c.timesLines(n.times);
    },
  }),

  clover: relic({
    text: {
      ja: ['四つ葉', 'ラッキーの当たる割合が{times}倍になります。'],
      en: ['Clover', 'Lucky blocks hit {times} times as often.'],
    },
    motif: 'clover',
    rarity: 'uncommon',
    acts: 'utility',
    n: { times: 3 },
    uncopied: true,
    tune: { luck: (luck, n) => luck * n.times },
  }),

  fortune: relic({
    text: {
      ja: ['福の神', 'ラッキーが当たると、列点×{times}。'],
      en: ['Fortune', 'When a lucky block hits: line points ×{times}.'],
    },
    motif: 'fortune',
    rarity: 'rare',
    acts: 'times',
    n: { times: 4 },
    cleared: (c, n) => {
      if (c.lucky) c.timesLines(n.times);
    },
  }),

  roost: relic({
    text: {
      ja: ['羽休め', '重ねて置いたブロック1個につき、次に消すときブロック点+{plus}。'],
      en: ['Roost', 'Each block covered adds {plus} block points to the next clear.'],
    },
    motif: 'roost',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { plus: 10 },
    memory: () => ({ stored: 0 }),
    missed: c => {
      c.my.stored += c.placed?.covered ?? 0;
    },
    cleared: (c, n) => {
      c.addBlocks(n.plus * (c.my.stored + (c.placed?.covered ?? 0)));
      c.my.stored = 0;
    },
    live: (my, _, n) => ({ sign: '+blocks', tenths: 10 * n.plus * my.stored }),
  }),

  offbeat: relic({
    text: {
      ja: ['裏拍', 'ノーハンドのピースで消すと、列点×{times}。'],
      en: ['Offbeat', 'Clearing with a no-hand piece: line points ×{times}.'],
    },
    motif: 'offbeat',
    rarity: 'uncommon',
    acts: 'times',
    n: { times: 4 },
    cleared: (c, n) => {
      if (c.placed?.free) c.timesLines(n.times);
    },
  }),

  shrine: relic({
    text: {
      ja: ['社', '盤のバフのレベル1つにつき、ブロック点+{plus}。'],
      en: ['Shrine', 'Block points +{plus} for each level of all buffs on the board.'],
    },
    motif: 'shrine',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { plus: 4 },
    cleared: (c, n) => c.addBlocks(n.plus * buffLevels(c.state)),
    live: (_, s, n) => ({ sign: '+blocks', tenths: 10 * n.plus * buffLevels(s) }),
  }),

  procession: relic({
    text: {
      ja: ['お練り', 'バフのあるマスのブロックを消すと、1個につき列点の倍率が+0.6。'],
      en: ['Procession', 'Each block cleared on a buffed cell adds 0.6 to line points ×.'],
    },
    motif: 'procession',
    rarity: 'rare',
    acts: 'times',
    n: { tenths: 6 },
    cleared: (c, n) => {
      const buffed = c.clear.cells.filter(cell => c.state.brands[cell]).length;
      c.timesLines((10 + n.tenths * buffed) / 10);
    },
  }),

  seal_master: relic({
    text: {
      ja: ['判子屋', 'シールつきのブロックを消すと、1個につき列点+{plus}。'],
      en: ['Seal Cutter', 'Line points +{plus} for each sealed block cleared.'],
    },
    motif: 'seal-master',
    rarity: 'uncommon',
    acts: 'lines',
    n: { plus: 2 },
    cleared: (c, n) => c.addLines(n.plus * c.clear.blocks.filter(block => block.seal).length),
  }),
};
