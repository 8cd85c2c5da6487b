import { flush } from '../design/flush.ts';
import { nextTask } from '../design/task.ts';
import type { DragController } from './drag-controller.ts';
import type { DragRules } from './held.ts';

/** Grips, drops and aims an item, each time taking it back before a frame could show it. */
export function prewarm<Item>(drag: DragController<Item>, rules: DragRules<Item>, item: Item): void {
  const [aim] = rules.targets(item);
  drag.gripped.value = item;
  if (!aim) return;
  nextTask(() => rules.prewarm?.(item, aim));
  nextTask(() => {
    if (drag.held.peek() || rules.mayHold?.(item) === false) return;
    flush(() => {
      drag.held.value = { item, by: 'tap', aim, fits: true };
    });
    // Measured, so that it is laid out as well.
    drag.float?.getBoundingClientRect();
    flush(() => {
      drag.held.value = null;
    });
  });
}
