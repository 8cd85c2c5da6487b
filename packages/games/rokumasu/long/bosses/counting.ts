import { boss } from '../../bosses/boss.ts';
import { CELLS, SIZE } from '../../shapes.ts';
import type { State } from '../../state.ts';
import { CORNERS, linesOf } from '../places.ts';
import { higher } from '../targets.ts';

const ROWS = [0, 1, 2, 3, 4, 5];
const COLUMNS = [6, 7, 8, 9, 10, 11];
const EDGES = [0, 5, 6, 11];

/** A line as one letter, to be remembered. */
const letter = (line: number): string => String.fromCharCode(97 + line);

/** The wandering light goes on down and to the right; the second stands where it will be after three more placements. */
const onward = (cell: number, by = 1): number => (cell + by * (SIZE + 1)) % CELLS;
const lit = (cell: number): number[] => [cell, onward(cell, 3)];
const litLines = (cell: number): number[] => lit(cell).flatMap(at => [Math.floor(at / SIZE), SIZE + (at % SIZE)]);

/** Where the relic stands that cost most, the first of several. */
function dearest({ relics }: Readonly<State>): number {
  return relics.reduce((best, owned, at) => (owned.paid > (relics[best]?.paid ?? -1) ? at : best), 0);
}

/** Bosses that ask which lines go, when, and how much. */
export const counting = {
  twin_gates: boss({
    text: {
      ja: ['表裏の門', '横だけ、縦だけと、1手ごとに消える向きが入れ替わります。向きは盤の端に出ます。'],
      en: ['Twin Gates', 'Only rows clear, then only columns, by turns with each placement; arrows show which.'],
    },
    motif: 'gates',
    tip: {
      ja: '盤の端に出た向きを、いま置くピースで消します。',
      en: 'The arrows mark what the next piece can clear.',
    },
    counts: ({ line, state }) => (state.hands % 2 === 0 ? line < 6 : line >= 6),
    marks: (_, s) => (s.hands % 2 === 1 ? ROWS : COLUMNS),
  }),

  tax: boss({
    text: {
      ja: ['年貢', '消すたび{gold}G払います。払えないと列点が半分です。'],
      en: ['Tax', 'Each clear costs {gold}G. Without gold, line points are halved.'],
    },
    motif: 'tax',
    tip: { ja: '少ない回数で大きく消します。', en: 'Make few clears, and large ones.' },
    n: { gold: 1, percent: 50 },
    cleared: (c, n) => {
      if (!c.payGold(n.gold)) c.timesLines(n.percent / 100);
    },
  }),

  hunger: boss({
    text: {
      ja: ['空腹', '{after}回続けて消せないと、そのあとは消すまで1ハンド多く使います。'],
      en: ['Hunger', 'After {after} placements without a clear, each further one costs another hand.'],
    },
    motif: 'hunger',
    clashes: [['twist:hungry']],
    tip: { ja: '小さくても、こまめに消します。', en: 'Clear often, even if it is little.' },
    n: { after: 7 },
    memory: () => ({ dry: 0 }),
    cleared: c => {
      c.my.dry = 0;
    },
    missed: (c, n) => {
      c.my.dry += 1;
      if (c.my.dry > n.after) c.changeHands(-1);
    },
    live: (my, _, n) => ({ sign: 'left', tenths: 10 * Math.max(0, n.after - my.dry) }),
  }),

  lantern: boss({
    text: {
      ja: ['灯籠', '2つの明かりが当たる横ラインと縦ラインだけが消えます。明かりは動きます。'],
      en: ['Lantern', 'Only lines lit by one of the two wandering lights clear.'],
    },
    motif: 'lantern',
    tip: { ja: 'そろえて待てば、明かりが来たときに消えます。', en: 'A full line waits and clears once it is lit.' },
    hard: true,
    memory: () => ({ cell: 14 }),
    counts: ({ line }, my) => litLines(my.cell).includes(line),
    settled: c => {
      c.my.cell = onward(c.my.cell);
    },
    marks: my => litLines(my.cell),
    lights: my => lit(my.cell),
  }),

  scales: boss({
    text: {
      ja: ['天秤', '奇数のラインを消すと、列点が半分です。'],
      en: ['Scales', 'Clearing an odd number of lines halves the line points.'],
    },
    motif: 'boss-scales',
    clashes: [['twist:small_steps']],
    tip: { ja: '2ラインずつ消します。', en: 'Clear two lines at a time.' },
    n: { percent: 50 },
    cleared: (c, n) => {
      if (c.clear.lines % 2 === 1) c.timesLines(n.percent / 100);
    },
  }),

  rival: boss({
    text: {
      ja: ['競り合い', '前に消したときの{times}倍より得点が多くないと、列点が半分です。'],
      en: ['Rival', 'A clear that does not beat {times} times the last one: line points halved.'],
    },
    motif: 'rival',
    clashes: [['twist:one_shot']],
    tip: { ja: '小さく始めて、だんだん大きく消します。', en: 'Begin small and grow.' },
    n: { percent: 50, times: 2 },
    memory: () => ({ best: 0 }),
    cleared: (c, n) => {
      if (c.points <= n.times * c.my.best) c.timesLines(n.percent / 100);
      c.my.best = c.points;
    },
  }),

  pilgrim: boss({
    text: {
      ja: ['巡礼', '最近消した{last}本のラインは、消えません。'],
      en: ['Pilgrim', 'The last {last} lines cleared do not clear again.'],
    },
    motif: 'pilgrim',
    clashes: [['twist:one_shot']],
    tip: { ja: '違うラインを順にねらいます。', en: 'Move on to other lines.' },
    hard: true,
    n: { last: 4 },
    memory: () => ({ seen: '' }),
    counts: ({ line }, my) => !my.seen.includes(letter(line)),
    cleared: (c, n) => {
      const seen = c.my.seen + linesOf(c.clear).map(letter).join('');
      c.my.seen = seen.slice(-n.last);
    },
    marks: my => [...my.seen].map(mark => mark.charCodeAt(0) - 97),
  }),

  veranda: boss({
    text: {
      ja: ['縁側', '端のラインを含まないと列点が{percent}%。目標が{more}%高くなります。'],
      en: ['Veranda', 'Without a line at the edge {percent}% line points; target {more}% higher.'],
    },
    motif: 'veranda',
    tip: { ja: '端のラインを1本は混ぜます。', en: 'Include a line at the edge.' },
    n: { percent: 30, more: 20 },
    tune: { target: (target, n) => (target * (100 + n.more)) / 100 },
    cleared: (c, n) => {
      if (!linesOf(c.clear).some(line => EDGES.includes(line))) c.timesLines(n.percent / 100);
    },
    marks: () => EDGES,
  }),

  heavy_gate: boss({
    text: {
      ja: ['重い扉', '{most}マス以下のピースを置いても、ラインは消えません。'],
      en: ['Heavy Gate', 'Pieces of {most} cells or fewer clear nothing.'],
    },
    motif: 'heavy-gate',
    tip: {
      ja: '小さいピースでそろえ、大きいピースで消します。',
      en: 'Fill with small pieces, clear with a larger one.',
    },
    n: { most: 2 },
    clashes: [['twist:singles'], ['deck:pebbles']],
    counts: ({ placed }, _, n) => placed === null || placed.size > n.most,
  }),

  still_water: boss({
    text: {
      ja: ['よどみ', '流れがつきません。目標は{percent}%です。'],
      en: ['Still Water', 'No flow; {percent}% of the target.'],
    },
    motif: 'quota',
    clashes: [['twist:small_steps'], ['twist:one_shot']],
    tip: { ja: '何本もまとめて消します。', en: 'Clear many lines at once.' },
    hard: true,
    n: { percent: 45 },
    tune: { flow: () => 0, target: (target, n) => (target * n.percent) / 100 },
  }),

  gamble: boss({
    text: {
      ja: ['賭場', '消すたび、運しだいで列点が×2か×0.5になります。'],
      en: ['Gambling Den', 'Each clear, by luck: line points ×2 or ×0.5.'],
    },
    motif: 'gamble',
    clashes: [['twist:one_shot']],
    tip: { ja: '1回に賭けず、分けて消します。', en: 'Do not bet all on one clear.' },
    n: { worse: 5, better: 20 },
    cleared: (c, n) => c.timesLines((c.roll(2) === 0 ? n.worse : n.better) / 10),
  }),

  landlord: boss({
    text: {
      ja: ['地主', '隅のブロックを消すと列点×1.1、消さないと×0.4。'],
      en: ['Landlord', 'With a corner cell cleared: line points ×1.1, without ×0.4.'],
    },
    motif: 'landlord',
    tip: { ja: '隅を通るラインをそろえます。', en: 'Complete lines that reach a corner.' },
    n: { with: 11, without: 4 },
    cleared: (c, n) => c.timesLines((c.clear.cells.some(cell => CORNERS.includes(cell)) ? n.with : n.without) / 10),
    lights: () => CORNERS,
  }),

  festival: boss({
    text: {
      ja: ['祭り', '目標が1.6倍、報酬は{times}倍です。'],
      en: ['Festival', 'The target is 1.6 times as high, the reward {times} times.'],
    },
    motif: 'festival',
    clashes: [['twist:no_shop'], ['twist:legacy']],
    tip: { ja: '稼ぎ時です。力をためて挑みます。', en: 'It pays: come with all you have.' },
    n: { percent: 160, times: 3 },
    tune: { target: (target, n) => (target * n.percent) / 100, reward: (reward, n) => reward * n.times },
  }),

  market_day: boss({
    text: {
      ja: ['市の日', '目標が1.7倍。所持ゴールド1Gごとに{off}%下がります。'],
      en: ['Market Day', 'The target is 1.7 times as high, {off}% less for each gold held.'],
    },
    motif: 'market-day',
    clashes: [['twist:no_shop']],
    tip: { ja: 'ゴールドを残して挑みます。', en: 'Come with gold to spare.' },
    n: { percent: 170, off: 3, least: 70 },
    tune: { target: (target, n, s) => (target * Math.max(n.least, n.percent - n.off * s.gold)) / 100 },
  }),

  silence: boss({
    text: {
      ja: ['静寂', 'レリックが左から順に、1回ずつ眠ります。'],
      en: ['Silence', 'One relic sleeps at a time, from left to right with each placement.'],
    },
    motif: 'silence',
    tip: { ja: '大事なレリックが起きているときに消します。', en: 'Clear while the relic that matters is awake.' },
    hard: true,
    clashes: [['twist:one_slot']],
    memory: () => ({ turn: 0 }),
    sleeps: (relic, s, my) => relic === my.turn % Math.max(1, s.relics.length),
    settled: c => {
      c.my.turn += 1;
    },
  }),

  pawnshop: boss({
    text: {
      ja: ['質屋', 'いちばん高いレリックが眠ります。{least}ライン以上を同時に消すと戻ります。'],
      en: ['Pawnshop', 'The dearest relic sleeps until {least} lines or more go at once.'],
    },
    motif: 'pawnshop',
    clashes: [['twist:small_steps']],
    tip: { ja: '先に2ライン消して取り戻します。', en: 'Win it back first.' },
    n: { least: 2 },
    memory: () => ({ back: 0 }),
    sleeps: (relic, s, my) => my.back === 0 && relic === dearest(s),
    cleared: (c, n) => {
      if (c.clear.lines >= n.least) c.my.back = 1;
    },
  }),

  waning: boss({
    text: {
      ja: ['欠けゆく月', '手札が4、3、2、1枚と減り、また4枚に戻ります。目標は{percent}%増しです。'],
      en: ['Waning Moon', 'Draws of four, three, two, one, then four again; target {percent}% higher.'],
    },
    motif: 'waning',
    tip: { ja: '4枚のときに形を作ります。', en: 'Build while there are four.' },
    n: { percent: 40 },
    memory: () => ({ drawn: 0 }),
    handDrawn: c => {
      c.my.drawn += 1;
    },
    tune: {
      draw: (draw, _, __, my) => draw + 1 - (Math.max(0, my.drawn - 1) % 4),
      target: higher,
    },
  }),

  late_bloom: boss({
    text: {
      ja: ['遅咲き', 'はじめの{first}回の配置では消えません。目標は{percent}%増しです。'],
      en: ['Late Bloom', 'The first {first} placements clear nothing; target {percent}% higher.'],
    },
    motif: 'late-bloom',
    tip: { ja: '広く組んで、あとでまとめて消します。', en: 'Build wide, then clear it all.' },
    hard: true,
    n: { first: 6, percent: 35 },
    clashes: [['twist:sprint', 'twist:five_cards']],
    tune: { target: higher },
    memory: () => ({ placed: 0 }),
    handSpent: c => {
      c.my.placed += 1;
    },
    counts: (_, my, n) => my.placed > n.first,
    live: (my, _, n) => ({ sign: 'left', tenths: 10 * Math.max(0, n.first - my.placed) }),
  }),
};
