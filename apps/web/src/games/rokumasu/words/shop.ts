import { fill } from '@minoya/kernel';

/** Words of the shop. */
export const shopWords = {
  title: (round: number) => fill({ ja: '{round}番のあとの店', en: 'Shop after round {round}' }, { round }),
  pieces: { ja: 'ミノ', en: 'Minos' },
  others: { ja: 'レリックと護符', en: 'Relics and talismans' },
  buy: { ja: '買う', en: 'Buy' },
  buyIt: (name: string, price: number) =>
    fill({ ja: '{name}を{price}Gで買う', en: 'Buy {name} for {price}G' }, { name, price }),
  soldOut: { ja: '売切', en: 'Sold' },
  sale: { ja: '25%引き', en: '25% off' },
  listPrice: { ja: '元の値', en: 'List price' },
  missing: (n: number) => fill({ ja: 'あと{n}G足りません。', en: '{n}G short.' }, { n }),
  swap: { ja: '売って買う', en: 'Sell and buy' },
  swapTitle: (name: string) =>
    fill({ ja: '{name}の代わりに何を売りますか', en: 'Sell which relic for {name}?' }, { name }),
  swapText: {
    ja: 'レリックの枠がいっぱいです。売った分はすぐ使えます。',
    en: 'The relic slots are full. The income counts at once.',
  },
  swapOne: (name: string, gain: number, left: number) =>
    fill(
      { ja: '{name}を{gain}Gで売る（残り{left}G）', en: 'Sell {name} for {gain}G ({left}G left)' },
      { name, gain, left },
    ),
  reroll: (cost: number) => fill({ ja: '入れ替え {cost}G', en: 'Reroll {cost}G' }, { cost }),
  rerollTip: (step: number) =>
    fill(
      {
        ja: '品をすべて入れ替えます。この店では押すたび{step}G上がります。入れ替えると買い物は戻せません。',
        en: 'All wares anew; {step}G more each time in this shop. Purchases before it can no longer be undone.',
      },
      { step },
    ),
  leave: (round: number) => fill({ ja: '{round}番へ', en: 'To round {round}' }, { round }),
  odds: { ja: '確率', en: 'Odds' },
  sell: (n: number) => fill({ ja: '{n}Gで売る', en: 'Sell for {n}G' }, { n }),
  rarity: {
    common: { ja: '並', en: 'Common' },
    uncommon: { ja: '良', en: 'Uncommon' },
    rare: { ja: '稀', en: 'Rare' },
    epic: { ja: '極', en: 'Epic' },
  },
  withIt: { ja: '直前の得点なら', en: 'Last clear with it' },
  oddsPieces: { ja: 'ミノの棚', en: 'Mino shelves' },
  oddsSizes: (n: number, sizes: readonly number[]) =>
    fill(
      { ja: '棚{n}：{sizes}マス（どれも同じ割合）', en: 'Shelf {n}: {sizes} cells, equally likely' },
      { n, sizes: { ja: sizes.join('・'), en: sizes.join(', ') } },
    ),
  oddsMark: (pattern: number, seal: number, blessing: number) =>
    fill(
      {
        ja: '模様 {pattern}%・印 {seal}%・加護 {blessing}%（それぞれ別々に）',
        en: 'Pattern {pattern}%, seal {seal}%, blessing {blessing}%, each on its own',
      },
      { pattern, seal, blessing },
    ),
  oddsRelics: { ja: 'レリック', en: 'Relics' },
  oddsAmulet: (percent: number) =>
    fill(
      {
        ja: '三つ目の棚は{percent}%で護符になります（4種とも同じ割合）。',
        en: 'The third slot is a talisman {percent}% of the time, all four equally likely.',
      },
      { percent },
    ),
  oddsSale: (percent: number) =>
    fill(
      { ja: 'かならず1品が{percent}%引きになります。', en: 'Exactly one ware is {percent}% off.' },
      { percent: 100 - percent },
    ),
  oddsLuck: { ja: '消すときの運', en: 'Luck when clearing' },
  oddsPrices: { ja: '値段', en: 'Prices' },
  priceMino: { ja: 'ミノ：マスの数＋模様・印・加護の分', en: 'Minos: one per cell, plus pattern, seal, blessing' },
  interest: (per: number, most: number) =>
    fill({ ja: '利息：{per}Gごとに1G、{most}Gまで。', en: 'Interest: 1G per {per}G, up to {most}G.' }, { per, most }),
} as const;
