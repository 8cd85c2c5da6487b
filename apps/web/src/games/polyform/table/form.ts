import { computed } from '@preact/signals';
import { asks } from '../../../design/media.ts';

const twoColumns = asks('(min-width: 1280px)');
const roomy = asks('(min-width: 700px) and (min-height: 640px)');

/** A phone held upright: before the first card the whole market has room there. */
export const uprightPhone = asks('(max-width: 699px) and (min-height: 600px)');

/** A phone that has room for the whole market beside one's first two cards: upright, or on its side. */
export const halfPhone = asks(
  '(max-width: 699px) and (min-height: 700px), (min-width: 760px) and (min-height: 360px) and (max-height: 639px)',
);
/** A phone so tall that the whole market stays beside four cards of one's own, all a little smaller. */
export const tallPhone = asks('(max-width: 699px) and (min-height: 800px)');
export const lyingPhone = asks('(min-width: 760px) and (min-height: 360px) and (max-height: 639px)');

/**
 * How the table lies: `wide` has two columns, everybody left and the cards right; `stack` one column with the whole
 * market; `pocket` a row of the market to be swiped. Everybody's cards are in sight in all of them.
 */
export const form = computed<'wide' | 'stack' | 'pocket'>(() => {
  if (twoColumns.value) return 'wide';
  return roomy.value ? 'stack' : 'pocket';
});
