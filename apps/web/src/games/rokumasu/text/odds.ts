import { fill } from '@minoya/kernel';

/** Words of the sheet of odds and prices. */
export const oddsWords = {
  oddsPieces: { ja: 'ピースの棚', en: 'Piece shelves' },
  oddsSizes: (n: number, sizes: readonly number[]) =>
    fill(
      { ja: '棚{n}：{sizes2}マス（どれも同じ割合）', en: 'Shelf {n}: {sizes} cells, equally likely' },
      { n, sizes: sizes.join(', '), sizes2: sizes.join('・') },
    ),
  oddsMark: (pattern: number, seal: number, blessing: number) =>
    fill(
      {
        ja: 'パターン {pattern}%・シール {seal}%・加護 {blessing}%（それぞれ別々に）',
        en: 'Pattern {pattern}%, seal {seal}%, blessing {blessing}%, each on its own',
      },
      { pattern, seal, blessing },
    ),
  oddsRelics: { ja: 'レリック', en: 'Relics' },
  oddsAmulet: (percent: number, kinds: number) =>
    fill(
      {
        ja: 'レリックの最後の棚は{percent}%で護符になります（{kinds}種とも同じ割合）。',
        en: 'The last relic slot is an amulet {percent}% of the time, all {kinds} equally likely.',
      },
      { percent, kinds },
    ),
  oddsSale: (percent: number) =>
    fill(
      {
        ja: 'かならず商品1つが{percent}%引き（端数は切り捨て）になります。',
        en: 'Exactly one item is {percent}% off, rounded down.',
      },
      { percent: 100 - percent },
    ),
  rerolls: { ja: 'リロール', en: 'Rerolls' },
  oddsPacks: (offers: number, size: number) =>
    fill(
      {
        ja: '包みはショップごとに{offers}つ（どの種類も同じ割合）。開くと{size}つから1つ選べます。',
        en: 'Packs a shop: {offers}, all kinds equally likely. An open pack shows {size} to choose one from.',
      },
      { offers, size },
    ),
  oddsVoucher: {
    ja: '引換券はセットごとに1枚、まだ持っていないものから同じ割合で出ます。',
    en: 'One voucher a set, any that you do not have yet equally likely.',
  },
  oddsReroll: (cost: number, step: number) =>
    fill(
      {
        ja: 'リロールは{cost}Gから。同じショップでは1回ごとに{step}G上がります。',
        en: 'A reroll costs {cost}G, and {step}G more each time in the same shop.',
      },
      { cost, step },
    ),
  oddsLuck: { ja: '消すときの運', en: 'Luck when clearing' },
  oddsPrices: { ja: '値段', en: 'Prices' },
  priceMino: {
    ja: 'ピース：マスの数＋パターン・シール・加護の分',
    en: 'Pieces: one per cell, plus pattern, seal, blessing',
  },
  interest: (per: number, most: number) =>
    fill(
      {
        ja: '利息：次のラウンドをクリアしたとき、持っている{per}Gごとに1G、最大{most}Gもらえます。',
        en: 'Interest: when you win the next round you get 1G for every {per}G you hold, {most}G at most.',
      },
      { per, most },
    ),
} as const;
