import { type Condition, condition } from '../condition.ts';
import { LAST_ROUND } from '../rules.ts';
import { isBossRound, setOf } from '../tuned.ts';
import { longBosses } from './bosses/index.ts';
import { higher } from './targets.ts';

const HARD = Object.entries(longBosses).flatMap(([id, { hard }]) => (hard ? [id] : []));

/** What each level adds; it keeps what the levels before it added. */
export const levels: readonly Condition[] = [
  condition({
    text: {
      ja: ['1段', 'エリートのラウンドにも、ボスのような条件がつきます。目標が{percent}%高くなります。'],
      en: ['Level 1', 'Elite rounds have a condition, too; targets are {percent}% higher.'],
    },
    motif: 'level-1',
    n: { percent: 4 },
    tune: { elites: elites => elites + 1, target: higher },
  }),
  condition({
    text: {
      ja: ['2段', '利息は{most}Gまでです。目標が{percent}%高くなります。'],
      en: ['Level 2', 'Interest ends at {most}G; targets are {percent}% higher.'],
    },
    motif: 'level-2',
    n: { most: 2, percent: 14 },
    tune: { interest: (most, n) => Math.min(most, n.most), target: higher },
  }),
  condition({
    text: {
      ja: ['3段', '5セット目から、目標がセットごとに{percent}%ずつ高くなります。'],
      en: ['Level 3', 'From set 5 on, targets are {percent}% higher with each set.'],
    },
    motif: 'level-3',
    n: { percent: 12 },
    tune: { target: (target, n, s) => (target * (100 + n.percent * Math.max(0, setOf(s.round) - 4))) / 100 },
  }),
  condition({
    text: {
      ja: ['4段', '{from}セット目から、ショップのレリックが1つ減ります。ボスの目標が{percent}%高くなります。'],
      en: ['Level 4', 'From set {from} on, shops offer one relic fewer; boss targets are {percent}% higher.'],
    },
    motif: 'level-4',
    n: { from: 3, percent: 30 },
    tune: {
      relicOffers: (offers, n, s) => (setOf(s.round) < n.from ? offers : Math.max(1, offers - 1)),
      target: (target, n, s) => (isBossRound(s.round) ? higher(target, n) : target),
    },
  }),
  condition({
    text: {
      ja: ['5段', '売ったレリックは、もう並びません。スキップの贈り物は1つ。目標が{percent}%高くなります。'],
      en: ['Level 5', 'A sold relic never comes back; one gift for skipping; targets are {percent}% higher.'],
    },
    motif: 'level-5',
    n: { percent: 12 },
    memory: () => ({ gone: '' }),
    lasting: true,
    sold: c => {
      if (c.soldRelic) c.my.gone = `${c.my.gone} ${c.soldRelic}`.trim();
    },
    admits: (source, _, my) => !my.gone.split(' ').includes(source.replace(/^relic:/, '')),
    tune: { giftsShown: shown => Math.min(shown, 1), target: higher },
  }),
  condition({
    text: {
      ja: ['6段', 'ボスが2つの条件を持ちます。目標が{percent}%高くなります。'],
      en: ['Level 6', 'Bosses come in pairs; targets are {percent}% higher.'],
    },
    motif: 'level-6',
    n: { percent: 5 },
    tune: { bosses: bosses => bosses + 1, target: higher },
  }),
  condition({
    text: {
      ja: ['7段', '{every}回に1回、手札が1枚少なくなります。目標が{percent}%高くなります。'],
      en: ['Level 7', 'Every other draw has one piece fewer; targets are {percent}% higher.'],
    },
    motif: 'level-7',
    n: { every: 2, percent: 4 },
    memory: () => ({ drawn: 0 }),
    handDrawn: c => {
      c.my.drawn += 1;
    },
    tune: {
      draw: (draw, n, _, my) => (my.drawn > 0 && my.drawn % n.every === 0 ? Math.max(1, draw - 1) : draw),
      target: higher,
    },
  }),
  condition({
    text: {
      ja: ['8段', '最後のセットのボスは、いちばん手ごわいものから選ばれます。目標が{percent}%高くなります。'],
      en: ['Level 8', "The last set's boss is one of the hardest; targets are {percent}% higher."],
    },
    motif: 'level-8',
    n: { percent: 12 },
    tune: { target: higher },
    admits: (source, s) =>
      setOf(s.round) < setOf(LAST_ROUND) || !source.startsWith('boss:') || HARD.includes(source.slice('boss:'.length)),
  }),
];
export const MOST_LEVEL = levels.length;
