import type { Keys } from '../../../play/keys.ts';
import type { Adviser } from './adviser.ts';
import type { TableController } from './table-controller.ts';
import { toolsInOrder } from './tool-aim.ts';

/** The keys of a table. The board hears arrows itself once it has the focus; before, they bring it there. In a replay they walk through it. */
export function sceneKeys(controller: TableController, adviser: Adviser): Keys {
  const tool = (index: number) => () => {
    const state = controller.play.view.peek();
    const id = toolsInOrder(controller.play.session.setup, state)[index];
    if (id && state.used.includes(id)) controller.play.refuse('used');
    else if (id) controller.take(id);
  };
  const wake = () => controller.wake();
  const arrows: Keys = { ArrowUp: wake, ArrowDown: wake, ArrowLeft: wake, ArrowRight: wake };
  return {
    ...(controller.play.isReplay ? {} : arrows),
    '[': () => controller.stepGroup(-1),
    ']': () => controller.stepGroup(1),
    h: () => void adviser.next(),
    g: () => {
      if (controller.lingering.peek()) controller.lingering.value = false;
      else controller.linger();
    },
    '1': tool(0),
    '2': tool(1),
    Escape: () => {
      if (controller.aiming.peek()) controller.putAway();
      else if (adviser.speaks.peek()) adviser.clear();
      else controller.cancel();
    },
  };
}
