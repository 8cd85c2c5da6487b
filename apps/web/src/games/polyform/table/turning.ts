import type { TableController } from './table-controller.ts';

interface TurningHandlers {
  onWheel(event: WheelEvent): void;
  onPointerDownCapture(event: PointerEvent): void;
}

/** The mouse wheel and a second finger turn what is held. */
export function turningHandlers(controller: TableController): TurningHandlers {
  return {
    onWheel: event => {
      if (controller.drag.held.peek() === null || event.deltaY === 0) return;
      controller.rotate();
    },
    onPointerDownCapture: event => {
      if (event.isPrimary || !controller.drag.lifted.peek()) return;
      event.stopPropagation();
      controller.rotate();
    },
  };
}
