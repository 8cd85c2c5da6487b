/** Words of the shop. */
export const shopWords = {
  title: (round: number) => ({ ja: `ラウンド${round}のあとのショップ`, en: `Shop after round ${round}` }),
  pieces: { ja: 'ピース', en: 'Pieces' },
  others: { ja: 'レリックと護符', en: 'Relics and amulets' },
  buy: { ja: '買う', en: 'Buy' },
  buyIt: (name: string, price: number) => ({ ja: `${name}を${price}Gで買う`, en: `Buy ${name} for ${price}G` }),
  soldOut: { ja: '売切', en: 'Sold' },
  sale: { ja: '25%引き', en: '25% off' },
  listPrice: { ja: '元の値', en: 'List price' },
  missing: (n: number) => ({ ja: `あと${n}G足りません。`, en: `${n}G short.` }),
  swap: { ja: '売って買う', en: 'Sell and buy' },
  swapTitle: (name: string) => ({ ja: `${name}の代わりに何を売りますか`, en: `Sell which relic for ${name}?` }),
  swapText: {
    ja: 'レリックの枠がいっぱいです。売った分はすぐ使えます。',
    en: 'The relic slots are full. The income counts at once.',
  },
  swapOne: (name: string, gain: number, left: number) => ({
    ja: `${name}を${gain}Gで売る（残り${left}G）`,
    en: `Sell ${name} for ${gain}G (${left}G left)`,
  }),
  reroll: (cost: number) => ({ ja: `リロール ${cost}G`, en: `Reroll ${cost}G` }),
  rerollTip: (step: number) => ({
    ja: `商品をすべて入れ替えます。このショップでは押すたび${step}G上がります。リロールすると買い物は戻せません。`,
    en: `All items anew; ${step}G more each time in this shop. Purchases before it can no longer be undone.`,
  }),
  leave: (round: number) => ({ ja: `ラウンド${round}へ`, en: `To round ${round}` }),
  odds: { ja: '確率', en: 'Odds' },
  sell: (n: number) => ({ ja: `${n}Gで売る`, en: `Sell for ${n}G` }),
  rarity: {
    common: { ja: 'コモン', en: 'Common' },
    uncommon: { ja: 'アンコモン', en: 'Uncommon' },
    rare: { ja: 'レア', en: 'Rare' },
    epic: { ja: 'エピック', en: 'Epic' },
  },
  withIt: { ja: '直前の得点なら', en: 'Last clear with it' },
  oddsPieces: { ja: 'ピースの棚', en: 'Piece shelves' },
  oddsSizes: (n: number, sizes: readonly number[]) => ({
    ja: `棚${n}：${sizes.join('・')}マス（どれも同じ割合）`,
    en: `Shelf ${n}: ${sizes.join(', ')} cells, equally likely`,
  }),
  oddsMark: (pattern: number, seal: number, blessing: number) => ({
    ja: `パターン ${pattern}%・シール ${seal}%・加護 ${blessing}%（それぞれ別々に）`,
    en: `Pattern ${pattern}%, seal ${seal}%, blessing ${blessing}%, each on its own`,
  }),
  oddsRelics: { ja: 'レリック', en: 'Relics' },
  oddsAmulet: (percent: number) => ({
    ja: `三つ目の棚は${percent}%で護符になります（4種とも同じ割合）。`,
    en: `The third slot is an amulet ${percent}% of the time, all four equally likely.`,
  }),
  oddsSale: (percent: number) => ({
    ja: `かならず商品1つが${100 - percent}%引きになります。`,
    en: `Exactly one item is ${100 - percent}% off.`,
  }),
  oddsLuck: { ja: '消すときの運', en: 'Luck when clearing' },
  oddsPrices: { ja: '値段', en: 'Prices' },
  priceMino: {
    ja: 'ピース：マスの数＋パターン・シール・加護の分',
    en: 'Pieces: one per cell, plus pattern, seal, blessing',
  },
  interest: (per: number, most: number) => ({
    ja: `利息：${per}Gごとに1G、${most}Gまで。`,
    en: `Interest: 1G per ${per}G, up to ${most}G.`,
  }),
} as const;
