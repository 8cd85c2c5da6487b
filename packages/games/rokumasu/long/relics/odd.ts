import { relic } from '../../relics/relic.ts';

/** Relics of the long game that change how it is played. */
export const odd = {
  shadow: relic({
    text: {
      ja: ['影', '棚の最初のレリックと同じはたらきをします。'],
      en: ['Shadow', 'Does what the first relic of the shelf does.'],
    },
    motif: 'shadow',
    clashes: [['twist:one_slot']],
    rarity: 'epic',
    acts: 'utility',
    uncopied: true,
    mirrors: () => 0,
  }),

  lucky_bag: relic({
    text: { ja: ['福袋', '包みから選べるものが{more}つ増えます。'], en: ['Lucky Bag', 'Packs show {more} item more.'] },
    motif: 'lucky-bag',
    rarity: 'common',
    acts: 'utility',
    n: { more: 1 },
    uncopied: true,
    tune: { packSize: (size, n) => size + n.more },
  }),

  charm_bag: relic({
    text: {
      ja: ['護符袋', '護符の枠が1つ増え、持っている護符1枚につき列点+{plus}。'],
      en: ['Charm Bag', 'One amulet slot more; line points +{plus} for each amulet you hold.'],
    },
    motif: 'charm-bag',
    rarity: 'uncommon',
    acts: 'lines',
    n: { plus: 2, slots: 1 },
    uncopied: true,
    tune: { amuletSlots: (slots, n) => slots + n.slots },
    cleared: (c, n) => c.addLines(n.plus * c.state.amulets.length),
    live: (_, s, n) => ({ sign: '+lines', tenths: 10 * n.plus * s.amulets.length }),
  }),

  stubborn: relic({
    text: {
      ja: ['頑固', 'ハンドが{hands}減り、列点×{times}。'],
      en: ['Stubborn', '{hands} hands fewer; line points ×{times}.'],
    },
    motif: 'stubborn',
    rarity: 'rare',
    acts: 'times',
    n: { hands: 3, times: 3 },
    tune: { hands: (hands, n) => Math.max(1, hands - n.hands) },
    cleared: (c, n) => c.timesLines(n.times),
  }),

  one_track: relic({
    text: {
      ja: ['一本気', '手札が1枚減り、列点×{times}。'],
      en: ['One-Track', 'One piece fewer is drawn; line points ×{times}.'],
    },
    motif: 'one-track',
    rarity: 'rare',
    acts: 'times',
    n: { times: 2.5 },
    tune: { draw: draw => Math.max(1, draw - 1) },
    cleared: (c, n) => c.timesLines(n.times),
  }),
};
