import { pieceIds } from '@minoya/games/polyform/pieces';
import { useKeys } from '../../../play/keys.ts';
import type { Choice } from './Actions.tsx';
import type { TableController } from './table-controller.ts';

/** Keys of the table: digits take pieces, R and F turn them, letters open what the buttons open. */
export function useTableKeys(controller: TableController, choose: (choice: Choice) => void): void {
  const take = (n: number) => () => {
    const player = controller.player();
    const id = pieceIds.filter(one => (player?.hand[one] ?? 0) > 0)[n - 1];
    if (!id) return;
    controller.choose(id);
    controller.drag.enterBoard();
  };
  /** Opens the exchanges with the first of them under the next key. */
  const trade = (way: 'up' | 'down') => {
    choose(way);
    requestAnimationFrame(() => {
      const recipe = controller.play.stage.find('.trade-bar .recipe');
      if (recipe instanceof HTMLElement) recipe.focus();
    });
  };
  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => [String(n), take(n)])),
    r: () => controller.rotate(),
    f: () => controller.flip(),
    z: () => controller.undo(),
    d: () => controller.showMarket(),
    g: () => choose('gain'),
    u: () => trade('up'),
    t: () => trade('up'),
    y: () => trade('down'),
    m: () => choose('master'),
    x: () => choose('recycle'),
    c: () => controller.confirm(),
    e: () => choose('end'),
    Escape: () => controller.cancel(),
  });
}
