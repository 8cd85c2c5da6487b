import { fill } from '@minoya/kernel';

/** Words of the shop. */
export const shopWords = {
  lock: { ja: 'ロックする', en: 'Lock' },
  locked: { ja: 'ロック中', en: 'Locked' },
  lockTip: {
    ja: 'リロールしても、次のショップでも、この商品が残ります。一つだけ。',
    en: 'Keeps this item through rerolls and for the next shop. One at a time.',
  },
  special: { ja: '引換券と包み', en: 'Vouchers and packs' },
  title: (round: number) => fill({ ja: 'ラウンド{round}のあとのショップ', en: 'Shop after round {round}' }, { round }),
  nextBoss: { ja: '次のセットのボス：', en: 'Boss of the next set:' },
  pieces: { ja: 'ピース', en: 'Pieces' },
  others: { ja: 'レリックと護符', en: 'Relics and amulets' },
  buy: { ja: '買う', en: 'Buy' },
  buyIt: (name: string, price: number) =>
    fill({ ja: '{name}を{price}Gで買う', en: 'Buy {name} for {price}G' }, { name, price }),
  moreBelow: { ja: '下にも商品があります', en: 'More items below' },
  soldOut: { ja: '売切', en: 'Sold' },
  sale: { ja: '値引き', en: 'Sale' },
  listPrice: { ja: '元の値', en: 'List price' },
  missing: (n: number) => fill({ ja: 'あと{n}G不足', en: '{n}G short' }, { n }),
  swap: { ja: '売って買う', en: 'Sell and buy' },
  swapTitle: (name: string) =>
    fill({ ja: '{name}の代わりに何を売りますか', en: 'Sell which relic for {name}?' }, { name }),
  swapText: {
    ja: 'レリックの枠がいっぱいです。1つ売ると、そのゴールドもすぐ使えます。',
    en: 'Your relic slots are full. Sell one to make room; its gold can be spent right away.',
  },
  /** What is left is told where it can be done. */
  swapOne: (name: string, gain: number, left: number | null) =>
    left === null
      ? fill({ ja: '{name}を{gain}Gで売る', en: 'Sell {name} for {gain}G' }, { name, gain })
      : fill(
          { ja: '{name}を{gain}Gで売る（残り{left}G）', en: 'Sell {name} for {gain}G ({left}G left)' },
          { name, gain, left },
        ),
  noRoomTitle: (name: string) => fill({ ja: '{name}をいま買いますか', en: 'Buy {name} now?' }, { name }),
  noAmuletRoom: {
    ja: '護符の枠がいっぱいで、中の護符を取れません。包みを開けてからは、護符を使うことも売ることもできません。先に枠を空けましょう。',
    en: 'The amulet slots are full: you could take nothing. Once it is open, amulets can neither be used nor sold. Make room first.',
  },
  noDeckRoom: {
    ja: 'デッキがいっぱいで、中のピースを取れません。',
    en: 'The deck is full: you could take nothing.',
  },
  useOrSell: (name: { ja: string; en: string }) =>
    fill({ ja: '{name}を使う、または売る', en: 'Use or sell {name}' }, { name }),
  buyAnyway: { ja: 'それでも買う', en: 'Buy anyway' },
  notNow: { ja: 'いまは買わない', en: 'Not now' },
  reroll: (cost: number) => fill({ ja: 'リロール {cost}G', en: 'Reroll {cost}G' }, { cost }),
  rerollTip: (step: number) =>
    fill(
      {
        ja: '商品をすべて入れ替えます。このショップでは押すたび{step}G上がります。リロールすると買い物は戻せません。',
        en: 'All items anew; {step}G more each time in this shop. Purchases before it can no longer be undone.',
      },
      { step },
    ),
  leave: (round: number) => fill({ ja: 'ラウンド{round}へ', en: 'To round {round}' }, { round }),
  odds: { ja: '確率', en: 'Odds' },
  sellSure: (n: number) => fill({ ja: '本当に売る +{n}G', en: 'Really sell +{n}G' }, { n }),
  giveAway: { ja: '手放す（0G）', en: 'Give away (0G)' },
  giveSure: { ja: '本当に手放す', en: 'Really give away' },
  sellFor: (n: number) => fill({ ja: '売る +{n}G', en: 'Sell +{n}G' }, { n }),
  rarity: {
    common: { ja: 'コモン', en: 'Common' },
    uncommon: { ja: 'アンコモン', en: 'Uncommon' },
    rare: { ja: 'レア', en: 'Rare' },
    epic: { ja: 'エピック', en: 'Epic' },
  },
  rarityTip: {
    ja: 'コモン、アンコモン、レア、エピックの順に、めずらしく、強く、高くなります。',
    en: 'Common, uncommon, rare, epic: each is seldomer, stronger and dearer than the one before.',
  },
  withIt: { ja: '直前の得点なら', en: 'Last clear with it' },
} as const;
