/** The words that a player meets first on a table or in the shop, each with its sentence. */
export const terms = {
  pattern: {
    name: { ja: 'パターン', en: 'Pattern' },
    about: {
      ja: 'パターン：ピースのブロックすべてにつく効果。点が増える、重ねて置けるなど。',
      en: 'Pattern: an effect on every block of a piece, such as more points or lying on top of others.',
    },
  },
  seal: {
    name: { ja: 'シール', en: 'Seal' },
    about: {
      ja: 'シール：ピースの1マスにつく効果。そのマスが消えるとはたらきます。',
      en: 'Seal: an effect on one cell of a piece. It works when that cell clears.',
    },
  },
  blessing: {
    name: { ja: '加護', en: 'Blessing' },
    about: {
      ja: '加護：ピースの1マスにつき、消えるとそのマスにバフを残します。',
      en: 'Blessing: sits on one cell of a piece and leaves a buff on the board when it clears.',
    },
  },
  brand: {
    name: { ja: 'バフ', en: 'Buff' },
    about: {
      ja: 'バフ：盤のマスに残る効果。ラウンドが変わっても消えません。',
      en: 'Buff: an effect that stays on a cell of the board, round after round.',
    },
  },
  relic: {
    name: { ja: 'レリック', en: 'Relic' },
    about: {
      ja: 'レリック：持っているあいだ、ずっとはたらきます。並び順に計算されます。',
      en: 'Relics work as long as you own them, and count in the order in which they stand.',
    },
  },
  amulet: {
    name: { ja: '護符', en: 'Amulet' },
    about: {
      ja: '護符：一度だけ使えます。デッキのピースをひとつ変えます。',
      en: 'Amulets are used once. Each changes one piece of the deck.',
    },
  },
  voucher: {
    name: { ja: '引換券', en: 'Voucher' },
    about: {
      ja: '引換券：買うと、ランの終わりまでルールがひとつ変わります。セットごとに1枚。',
      en: 'Voucher: changes one rule for the rest of the run. One for each set.',
    },
  },
  pack: {
    name: { ja: '包み', en: 'Pack' },
    about: {
      ja: '包み：開けると、中から1つ選べます。',
      en: 'Pack: opens into several things, of which you take one.',
    },
  },
} as const;

export type TermId = keyof typeof terms;
