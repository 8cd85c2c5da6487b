import { boss } from '../../bosses/boss.ts';

/** Bosses that ask which lines go, and how much. */
export const counting = {
  twin_gates: boss({
    text: {
      ja: ['表裏の門', '残りハンドが偶数なら横、奇数なら縦のラインだけが消えます。'],
      en: ['Twin Gates', 'Only rows clear with an even number of hands left, only columns with odd.'],
    },
    motif: 'gates',
    counts: ({ line, state }) => (state.hands % 2 === 0 ? line < 6 : line >= 6),
    marks: (_, s) => (s.hands % 2 === 1 ? [0, 1, 2, 3, 4, 5] : [6, 7, 8, 9, 10, 11]),
  }),
  tax: boss({
    text: {
      ja: ['年貢', '消すたび{gold}G払います。払えないと列点が半分です。'],
      en: ['Tax', 'Each clear costs {gold}G. Without gold, line points are halved.'],
    },
    motif: 'tax',
    n: { gold: 1, percent: 50 },
    cleared: (c, n) => {
      if (!c.payGold(n.gold)) c.timesLines(n.percent / 100);
    },
  }),
  hunger: boss({
    text: {
      ja: ['空腹', '{after}回続けて消せないと、そのあとは置くたびハンドを1多く使います。'],
      en: ['Hunger', 'After {after} placements without a clear, each further one costs another hand.'],
    },
    motif: 'hunger',
    n: { after: 3 },
    memory: () => ({ dry: 0 }),
    cleared: c => {
      c.my.dry = 0;
    },
    missed: (c, n) => {
      c.my.dry += 1;
      if (c.my.dry > n.after) c.changeHands(-1);
    },
  }),
};
