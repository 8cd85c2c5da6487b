import { fill } from '@minoya/kernel';

/** 遊び方, written twice and not translated. */
export const ruleText = {
  showAll: (n: number) => fill({ ja: '{n}種をすべて見る', en: 'See all {n}' }, { n }),
  pictures: {
    line: { ja: '横1ライン：6 × 1 = 6点', en: 'One row: 6 × 1 = 6' },
    cross: { ja: '横と縦を同時に：11 × 2 = 22点', en: 'A row and a column at once: 11 × 2 = 22' },
  },
  round: {
    ja: [
      '手札のピースを6×6の盤に置きます。向きは変えられません。',
      '縦か横の1ラインがそろうと消えて、点になります。',
      '一度置くとハンドを1使います。1ラウンドは12ハンドです（長旅の数は「長旅」のページにあります）。',
      '手札を置き切ると、デッキから次の3枚を引きます。',
      'ハンドのあるうちに目標の点に届けば、ラウンドクリアです。',
      'どのピースも置けないときは、手札の枚数だけハンドを使って引き直します。',
      '3ラウンドで1セット。3つ目はボスで、ルールが一つ変わります。ラウンド24をクリアすればランのクリアです。',
    ],
    en: [
      'Place the pieces you have drawn on the 6×6 board. They cannot be turned.',
      'A full row or column clears and scores.',
      'Each placement costs a hand. A round has 12 hands; the page on the Long Journey has its numbers.',
      'When all are placed you draw three more from the deck.',
      'Reach the target before the hands run out to win the round.',
      'If no piece fits, each piece not placed costs a hand, and you draw anew.',
      'Three rounds make a set; the third is a boss round with one changed rule. There are 24 rounds.',
    ],
  },
  score: {
    ja: [
      '得点 ＝ ブロック点 × 列点。端数は最後に一度だけ切り捨てます。',
      'ブロック点は消えたブロックの数から始まり、パターン・シール・バフ・レリックで増えます。',
      '列点は同時に消したラインの数から始まり、レリックが左から順に足し算とかけ算をします。',
      '交わるマスは一度だけ数えます。',
      '置く前に見える点は、置いた後の点と同じ計算です。運がからむときは割合と一緒に出ます。',
    ],
    en: [
      'Score = block points × line points, rounded down once at the end.',
      'Block points start from the number of blocks cleared; patterns, seals, buffs and relics add to it.',
      'Line points start from the lines cleared at once; relics then add and multiply from left to right.',
      'A crossing cell counts once.',
      'The points shown before placing come from the very same rules. Luck is shown with its odds.',
    ],
  },
  shop: {
    ja: [
      'ラウンドをクリアすると、ラウンドの報酬と残りハンド、利息のゴールドが入ります。',
      'ショップではピース、レリック、護符が買えます。かならず商品1つが安くなっています。',
      'レリックは5つまで。いっぱいなら、売って入れ替えられます。売り値は買った値の半分です。',
      'リロールするかショップを出るまで、買い物は戻せます。',
    ],
    en: [
      'A won round pays its reward, the hands left, and interest.',
      'The shop sells pieces, relics and amulets. Exactly one item is on sale.',
      'You can hold five relics. With a full shelf, sell one for half its price as you buy.',
      'Purchases can be undone until you reroll or leave.',
    ],
  },
} as const;
