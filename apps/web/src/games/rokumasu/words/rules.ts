/** 遊び方, written twice and not translated. */
export const ruleText = {
  roundTitle: { ja: '番のすすみかた', en: 'A round' },
  round: {
    ja: [
      '手札のミノを6×6の盤に置きます。向きは変えられません。',
      'たて・よこの列がそろうと消えて、点になります。',
      '一度置くと手数を1使います。1つの番は12手です。',
      '手札を置き切ると、山札から次の3枚を引きます。',
      '手数のあるうちに目標の点に届けば、番を勝ち抜きます。',
      'どのミノも置けないときは、手札の枚数だけ手数を使って引き直します。',
      '三つの番で一組。三番目は親方の番で、きまりが一つ変わります。24番で勝ち抜きです。',
    ],
    en: [
      'Place the minos of your hand on the 6×6 board. They cannot be turned.',
      'A full row or column clears and scores.',
      'Each placement costs a move. A round has 12.',
      'When the hand is empty you draw three more cards.',
      'Reach the target before the moves run out to win the round.',
      'If no mino fits, as many moves as you hold cards are used for a new hand.',
      'Three rounds make a set; the third is a boss round with one changed rule. There are 24 rounds.',
    ],
  },
  scoreTitle: { ja: '点の数えかた', en: 'Scoring' },
  score: {
    ja: [
      '得点 ＝ ブロック点 × 列点。端数は最後に一度だけ切り捨てます。',
      'ブロック点は消えたブロックの数から始まり、模様・印・焼き印・レリックで増えます。',
      '列点は同時に消した列の数から始まり、レリックが左から順に足し算とかけ算をします。',
      '交わるマスは一度だけ数えます。',
      '置く前に見える点は、置いた後の点と同じ計算です。運がからむときは割合と一緒に出ます。',
    ],
    en: [
      'Score = Blocks × Lines, rounded down once at the end.',
      'Blocks start from the number of blocks cleared; patterns, seals, brands and relics add to it.',
      'Lines start from the lines cleared at once; relics then add and multiply from left to right.',
      'A crossing cell counts once.',
      'The points shown before placing come from the very same rules. Luck is shown with its odds.',
    ],
  },
  shopTitle: { ja: '店とお金', en: 'Shop and gold' },
  shop: {
    ja: [
      '番を終えると、番の報酬と残り手数、利息がお金になります。',
      '店ではミノ、レリック、護符が買えます。かならず1品が安くなっています。',
      'レリックは5つまで。いっぱいなら、売って入れ替えられます。売り値は買った値の半分です。',
      '入れ替えるか店を出るまで、買い物は戻せます。',
    ],
    en: [
      'A won round pays its reward, the moves left, and interest.',
      'The shop sells minos, relics and talismans. Exactly one ware is on sale.',
      'You can hold five relics. With a full shelf, sell one for half its price as you buy.',
      'Purchases can be undone until you reroll or leave.',
    ],
  },
} as const;
