import { computed } from '@preact/signals';
import { asks } from '../../../design/media.ts';

const twoColumns = asks('(min-width: 1280px) and (min-height: 620px)');
const roomy = asks('(min-width: 700px) and (min-height: 720px)');

/**
 * How much of the table lies open: `wide` has two columns with everybody's cards, `stack` one column with the whole
 * market, `pocket` a strip for the market and one line for the players; what is folded is one tap away.
 */
export const form = computed<'wide' | 'stack' | 'pocket'>(() => {
  if (twoColumns.value) return 'wide';
  return roomy.value ? 'stack' : 'pocket';
});
