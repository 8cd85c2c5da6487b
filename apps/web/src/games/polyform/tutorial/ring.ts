import { freeIn } from '@minoya/games/polyform/board';
import type { TableController } from '../table/table-controller.ts';

/** What lesson.css draws the red string around; `card0` is the puzzle of the first place. */
export type Ring =
  | 'piece'
  | 'turn'
  | `card${number}`
  | 'confirm'
  | 'master'
  | 'finish'
  | 'market'
  | 'gain'
  | 'trade'
  | 'recycle';

/** What is to be pressed next in a step of the lesson, as the table stands. */
export function nextPress(controller: TableController, step: string): Ring {
  if (step === 'take') return 'market';
  if (step === 'gain' || step === 'recycle') return step;
  if (step === 'up' || step === 'down') return 'trade';
  const player = controller.ownPlayer.value;
  const held = controller.drag.item.value;
  if (!player) return 'piece';
  if (held !== null) {
    // Read for the redraw: the places below depend on them.
    void [controller.turns.value, controller.plan.value];
    const filling = controller.places(held).find(({ slot, cells }) => freeIn(player, slot) === cells);
    return filling ? `card${filling.slot}` : 'turn';
  }
  const puzzles = player.working.filter(work => work !== null).length;
  if (step === 'finishing') return player.late.length > 0 ? 'finish' : 'piece';
  if (controller.plan.value.length < puzzles) return 'piece';
  return step === 'master' ? 'master' : 'confirm';
}
