import type { PolyformPlay } from './table-controller.ts';

/** Here it is: outlined twice; where motion is reduced, too, since nothing moves. */
const PULSE: Keyframe[] = [{ outline: '0 solid transparent' }, { outline: '3px solid var(--focus)' }];

/** Where a puzzle is taken from: the market, where it lies open on the table. False on a phone without the room. */
export function showMarket(stage: PolyformPlay['stage']): boolean {
  const rows = stage.find('.market-area .market-rows');
  const card = rows?.querySelector('.market-place[data-can="true"] .market-card, .market-card');
  if (!(rows instanceof HTMLElement) || !(card instanceof HTMLElement)) return false;
  card.focus({ preventScroll: true });
  rows.animate(PULSE, { duration: 360, iterations: 2 });
  return true;
}
