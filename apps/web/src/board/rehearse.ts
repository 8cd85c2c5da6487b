import { flush } from '../design/flush.ts';
import { nextTask } from '../design/task.ts';
import type { Hand } from './hand.ts';
import type { HandRules } from './held.ts';

/** Grips, drops and aims an item, each time taking it back before a frame could show it. */
export function rehearse<Item>(hand: Hand<Item>, rules: HandRules<Item>, item: Item): void {
  const [aim] = rules.targets(item);
  hand.gripped.value = item;
  if (!aim) return;
  nextTask(() => rules.rehearse?.(item, aim));
  nextTask(() => {
    if (hand.held.peek() || rules.mayHold?.(item) === false) return;
    flush(() => {
      hand.held.value = { item, by: 'tap', aim, fits: true };
    });
    // Measured, so that it is laid out as well.
    hand.float?.getBoundingClientRect();
    flush(() => {
      hand.held.value = null;
    });
  });
}
