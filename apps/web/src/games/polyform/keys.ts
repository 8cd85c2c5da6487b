import { pieceIds } from '@minoya/games/polyform/pieces';
import { useKeys } from '../../play/keys.ts';
import type { Desk } from './desk.ts';

type Choice = 'gain' | 'trade' | 'master' | 'recycle' | 'end';

/** Keys of the table: digits take pieces, R and F turn them, letters open what the buttons open. */
export function useTableKeys(desk: Desk, choose: (choice: Choice) => void): void {
  const take = (n: number) => () => {
    const player = desk.player();
    const id = pieceIds.filter(one => (player?.hand[one] ?? 0) > 0)[n - 1];
    if (!id) return;
    desk.choose(id);
    desk.hand.enterBoard();
  };
  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => [String(n), take(n)])),
    r: () => desk.rotate(),
    f: () => desk.flip(),
    z: () => desk.undo(),
    d: () => {
      desk.sheet.value = { id: 'market', at: null };
    },
    g: () => choose('gain'),
    t: () => choose('trade'),
    m: () => choose('master'),
    c: () => confirm(desk),
    e: () => choose('end'),
    Escape: () => desk.cancel(),
  });
}

/** Confirms the plan by the cheaper way. */
function confirm(desk: Desk): void {
  const { places, master } = desk.ways.peek();
  const asMaster = desk.mastering.peek() || (desk.plan.peek().length > 1 && master !== null);
  if (asMaster && master) desk.confirm('master');
  else if (places) desk.confirm('places');
}
