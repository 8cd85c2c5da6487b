import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { afterFrame } from '../../../design/task.ts';
import type { Stage } from '../../../stage/stage.ts';

/** Whether the board stands still. It says so behind the frame in which a fall ends: what a resting pointer shows then has a task of its own. */
export class StageIdle {
  readonly now = signal(true);
  readonly close: () => void;

  constructor(busy: ReadonlySignal<boolean>) {
    this.now.value = !busy.peek();
    this.close = effect(() => {
      if (busy.value) this.now.value = false;
      else if (!this.now.peek()) afterFrame(() => void (this.now.value = !busy.peek()));
    });
  }
}

/** Keeps something that may be late, such as the names of cells, at what the stage shows when it stands still. */
export function updateWhenIdle<State>(
  { busy, shown }: Pick<Stage<State>, 'busy' | 'shown'>,
  late: Signal<State>,
): () => void {
  return effect(() => {
    if (busy.value || shown.value === late.peek()) return;
    afterFrame(() => {
      if (!busy.peek()) late.value = shown.peek();
    });
  });
}
