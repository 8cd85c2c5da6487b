import { relic } from '../../relics/relic.ts';
import type { State } from '../../state.ts';
import { tunedByRelics } from '../../tuned.ts';

function emptySlots(s: Readonly<State>): number {
  return Math.max(0, tunedByRelics(s, 'relicSlots') - s.relics.length);
}

/** Relics of the long game that live on gold and trade. */
export const purse = {
  treasury: relic({
    text: {
      ja: ['蔵', '所持ゴールド1Gにつき、ブロック点+{plus}。{most}Gまで。'],
      en: ['Treasury', 'Block points +{plus} for each gold you hold, up to {most}G.'],
    },
    motif: 'treasury',
    rarity: 'common',
    acts: 'blocks',
    n: { plus: 2, most: 20 },
    cleared: (c, n) => c.addBlocks(n.plus * Math.min(n.most, c.state.gold)),
    live: (_, s, n) => ({ sign: '+blocks', tenths: 10 * n.plus * Math.min(n.most, s.gold) }),
  }),

  gold_leaf: relic({
    text: {
      ja: ['金箔', '所持ゴールド{per}Gごとに、列点の倍率が+0.1。{most}Gまで。'],
      en: ['Gold Leaf', 'Each {per}G you hold, up to {most}G, adds 0.1 to line points ×.'],
    },
    motif: 'gold-leaf',
    rarity: 'rare',
    acts: 'times',
    n: { per: 1, most: 30 },
    cleared: (c, n) => c.timesLines((10 + Math.floor(Math.min(n.most, c.state.gold) / n.per)) / 10),
    live: (_, s, n) => ({ sign: '×lines', tenths: 10 + Math.floor(Math.min(n.most, s.gold) / n.per) }),
  }),

  spender: relic({
    text: {
      ja: ['散財', 'ショップで使った{per}Gごとに、列点の倍率が+0.1。ランの終わりまで。'],
      en: ['Big Spender', 'Each {per}G spent in shops raises the run’s line points multiplier by 0.1.'],
    },
    motif: 'spender',
    clashes: [['twist:no_shop']],
    rarity: 'rare',
    acts: 'times',
    n: { per: 5 },
    memory: () => ({ spent: 0 }),
    lasting: true,
    bought: c => {
      c.my.spent += c.cost;
    },
    rerolled: c => {
      c.my.spent += c.cost;
    },
    cleared: (c, n) => c.timesLines((10 + Math.floor(c.my.spent / n.per)) / 10),
    live: (my, _, n) => ({ sign: '×lines', tenths: 10 + Math.floor(my.spent / n.per) }),
  }),

  antique: relic({
    text: {
      ja: ['骨董', '持っているレリックの売り値の合計の半分だけ、ブロック点が増えます。'],
      en: ['Antiques', 'Block points + half of what all your relics would sell for.'],
    },
    motif: 'antique',
    rarity: 'uncommon',
    acts: 'blocks',
    n: { part: 2 },
    cleared: (c, n) => {
      const sold = c.state.relics.reduce((sum, owned) => sum + Math.floor(owned.paid / 2), 0);
      c.addBlocks(Math.floor(sold / n.part));
    },
  }),

  empty_shelf: relic({
    text: {
      ja: ['空き棚', '空いているレリックの枠1つにつき、列点の倍率が+{plus}。'],
      en: ['Empty Shelf', 'Each empty relic slot adds {plus} to line points ×.'],
    },
    motif: 'empty-shelf',
    clashes: [['twist:one_slot']],
    rarity: 'rare',
    acts: 'times',
    n: { plus: 1 },
    cleared: (c, n) => c.timesLines(1 + n.plus * emptySlots(c.state)),
    live: (_, s, n) => ({ sign: '×lines', tenths: 10 + 10 * n.plus * emptySlots(s) }),
  }),

  haggler: relic({
    text: {
      ja: ['値切り', 'リロールするたび、ブロック点+{plus}。ランの終わりまで続きます。'],
      en: ['Haggler', 'Each reroll adds {plus} block points for the run.'],
    },
    motif: 'haggler',
    clashes: [['twist:no_shop'], ['twist:no_rerolls']],
    rarity: 'uncommon',
    acts: 'blocks',
    n: { plus: 4 },
    memory: () => ({ plus: 0 }),
    lasting: true,
    rerolled: (c, n) => {
      c.my.plus += n.plus;
    },
    cleared: c => c.addBlocks(c.my.plus),
    live: my => ({ sign: '+blocks', tenths: 10 * my.plus }),
  }),

  tip_jar: relic({
    text: {
      ja: ['投げ銭', '{least}ライン以上を同時に消すと+{gold}G。'],
      en: ['Tip Jar', '{gold}G for clearing {least} lines or more at once.'],
    },
    motif: 'tip-jar',
    rarity: 'common',
    acts: 'utility',
    n: { least: 2, gold: 2 },
    uncopied: true,
    cleared: (c, n) => {
      if (c.clear.lines >= n.least && !c.clear.erupted) c.gainGold(n.gold);
    },
  }),

  thin_deck: relic({
    text: {
      ja: ['断捨離', '護符を使うたび、列点の倍率が+0.4。ランの終わりまで続きます。'],
      en: ['Decluttering', 'Each amulet used raises the line points multiplier by 0.4 for the run.'],
    },
    motif: 'thin-deck',
    rarity: 'rare',
    acts: 'times',
    n: { tenths: 4 },
    memory: () => ({ tenths: 0 }),
    lasting: true,
    changed: (c, n) => {
      c.my.tenths += n.tenths;
    },
    cleared: c => c.timesLines((10 + c.my.tenths) / 10),
    live: my => ({ sign: '×lines', tenths: 10 + my.tenths }),
  }),

  skipper: relic({
    text: {
      ja: ['近道', 'スキップしたラウンド1つにつき、列点の倍率が+0.6。'],
      en: ['Shortcut', 'Each round skipped in this run adds 0.6 to line points ×.'],
    },
    motif: 'skipper',
    clashes: [['twist:no_skips']],
    rarity: 'rare',
    acts: 'times',
    n: { tenths: 6 },
    cleared: (c, n) => c.timesLines((10 + n.tenths * c.state.record.skipped) / 10),
    live: (_, s, n) => ({ sign: '×lines', tenths: 10 + n.tenths * s.record.skipped }),
  }),
};
