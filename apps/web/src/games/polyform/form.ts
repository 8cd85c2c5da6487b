import { computed, signal } from '@preact/signals';

const watch = (query: string) => {
  const list = typeof matchMedia === 'undefined' ? null : matchMedia(query);
  const answer = signal(list?.matches ?? false);
  list?.addEventListener('change', event => {
    answer.value = event.matches;
  });
  return answer;
};

const twoColumns = watch('(min-width: 1280px) and (min-height: 620px)');
const roomy = watch('(min-width: 700px) and (min-height: 720px)');

/**
 * How much of the table lies open: `wide` has two columns with everybody's cards, `stack` one column with the whole
 * market, `pocket` a strip for the market and one line for the players; what is folded is one tap away.
 */
export const form = computed<'wide' | 'stack' | 'pocket'>(() => {
  if (twoColumns.value) return 'wide';
  return roomy.value ? 'stack' : 'pocket';
});
