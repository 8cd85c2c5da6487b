import { type Condition, condition } from '../condition.ts';

/** What each level adds; it keeps what the levels before it added. */
export const levels: readonly Condition[] = [
  condition({
    text: {
      ja: ['一段', 'エリートのラウンドにも条件がつきます。'],
      en: ['Level 1', 'Elite rounds have a condition, too.'],
    },
    motif: 'level-1',
    tune: { elites: elites => elites + 1 },
  }),
  condition({
    text: { ja: ['二段', '利息は{most}Gまでです。'], en: ['Level 2', 'Interest ends at {most}G.'] },
    motif: 'level-2',
    n: { most: 3 },
    tune: { interest: (most, n) => Math.min(most, n.most) },
  }),
];
export const MOST_LEVEL = levels.length;
