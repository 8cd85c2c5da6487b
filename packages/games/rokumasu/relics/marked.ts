import type { Block } from '../state.ts';
import { relic } from './relic.ts';

function patternKinds(blocks: readonly Block[]): Set<string> {
  const kinds = new Set<string>();
  for (const { pattern } of blocks) if (pattern) kinds.add(pattern);
  return kinds;
}

/** Relics that look at the patterns and seals of what was cleared, or strengthen them. */
export const marked = {
  crown: relic({
    text: {
      ja: ['王冠', 'パターンつきのブロックを消すと、1個につきブロック点+{plus}。'],
      en: ['Crown', 'Block points +{plus} for each patterned block cleared.'],
    },
    motif: 'crown',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { plus: 2 },
    cleared: (c, n) => c.addBlocks(n.plus * c.clear.blocks.filter(b => b.pattern).length),
  }),

  stamp: relic({
    text: {
      ja: ['スタンプ', 'シールつきのブロックを消すと、1個につきブロック点+{plus}。'],
      en: ['Rubber Stamp', 'Block points +{plus} for each sealed block cleared.'],
    },
    motif: 'stamp',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { plus: 5 },
    cleared: (c, n) => c.addBlocks(n.plus * c.clear.blocks.filter(b => b.seal).length),
  }),

  alchemist: relic({
    text: {
      ja: ['錬金術師', 'パターンとシールの両方がついたブロックを消すと、1個につきブロック点+{plus}。'],
      en: ['Alchemist', 'Block points +{plus} for each cleared block with pattern and seal.'],
    },
    motif: 'flask',
    rarity: 'uncommon', // open, tuned
    acts: 'blocks',
    n: { plus: 10 },
    cleared: (c, n) => c.addBlocks(n.plus * c.clear.blocks.filter(b => b.pattern && b.seal).length),
  }),

  furnace: relic({
    text: {
      ja: ['溶鉱炉', '石が消せるようになり、1個につきブロック点+{plus}。ショップに石が並びます。'],
      en: ['Furnace', 'Stones clear, each for block points +{plus}. Shops offer stones.'],
    },
    motif: 'furnace',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { plus: 15 },
    tune: { stonesClear: () => 1 },
    cleared: (c, n) => c.addBlocks(n.plus * c.clear.blocks.filter(b => b.seal === 'stone').length),
  }),

  minimalist: relic({
    text: {
      ja: ['ミニマリスト', 'デッキが{most}枚以下なら、ブロック点+{plus}。'],
      en: ['Minimalist', 'With {most} pieces or fewer in the deck: block points +{plus}.'],
    },
    motif: 'square',
    rarity: 'common', // open, tuned
    acts: 'blocks',
    n: { most: 5, plus: 5 },
    cleared: (c, n) => {
      if (c.deckSize <= n.most) c.addBlocks(n.plus);
    },
    ready: (_, s, n) => s.deck.length <= n.most,
  }),

  collector: relic({
    text: {
      ja: ['収集家', 'このラウンドで新しい種類のパターンを消すたび、次から列点の倍率が+0.5。'],
      en: ['Collector', 'Each new pattern cleared this round adds 0.5 to later line points ×.'],
    },
    motif: 'cabinet',
    rarity: 'uncommon',
    acts: 'times',
    n: { tenths: 5 },
    memory: () => ({ tenths: 0, seen: '' }),
    cleared: (c, n) => {
      c.timesLines((10 + c.my.tenths) / 10);
      for (const kind of patternKinds(c.clear.blocks)) {
        if (c.my.seen.split(' ').includes(kind)) continue;
        c.my.seen = `${c.my.seen} ${kind}`.trim();
        c.my.tenths += n.tenths;
      }
    },
    live: my => ({ sign: '×lines', tenths: 10 + my.tenths }),
  }),

  orchestra: relic({
    text: {
      ja: ['オーケストラ', '{least}種類以上のパターンを一度に消すと、列点×{times}。'],
      en: ['Orchestra', '{least} or more kinds of pattern in one clear: line points ×{times}.'],
    },
    motif: 'harp',
    rarity: 'uncommon',
    acts: 'times',
    n: { least: 3, times: 2 },
    cleared: (c, n) => {
      if (patternKinds(c.clear.blocks).size >= n.least) c.timesLines(n.times);
    },
  }),

  amplifier: relic({
    text: {
      ja: ['アンプリファイア', '強化のブロック点が+{plus}になります。'],
      en: ['Amplifier', 'Enhanced blocks give block points +{plus}.'],
    },
    motif: 'horn',
    rarity: 'uncommon', // open, tuned
    acts: 'utility',
    n: { plus: 5 },
    uncopied: true,
    tune: { enhanced: (_, n) => n.plus },
  }),

  prism: relic({
    text: {
      ja: ['プリズム', 'マルチシールのブロックが{times}回はたらきます。'],
      en: ['Prism', 'Blocks with a multi seal act {times} times.'],
    },
    motif: 'prism',
    rarity: 'rare',
    acts: 'utility',
    n: { times: 3 },
    uncopied: true,
    tune: { multi: (_, n) => n.times },
  }),

  magnet: relic({
    text: {
      ja: ['磁石', 'チャージのたまり方が+{plus}ずつになります。'],
      en: ['Magnet', 'Charge blocks gain {plus} at a time.'],
    },
    motif: 'magnet',
    rarity: 'uncommon',
    acts: 'utility',
    n: { plus: 2 },
    uncopied: true,
    tune: { charge: (_, n) => n.plus },
  }),

  compass_rose: relic({
    text: {
      ja: ['風見鶏', 'アローシールのブロック点が+{plus}になります。'],
      en: ['Weathercock', 'Arrow seals give block points +{plus}.'],
    },
    motif: 'compass-rose',
    rarity: 'uncommon',
    acts: 'utility',
    n: { plus: 20 },
    uncopied: true,
    tune: { arrow: (_, n) => n.plus },
  }),
};
