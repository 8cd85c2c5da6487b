import { isStuck } from '@minoya/games/keshiki/board';
import type { JSX } from 'preact';
import { Lazy } from '../../../design/lazy.tsx';
import type { StuckProps } from './OutOfMoves.tsx';
import { isSpent } from './spent.ts';

const load = () => import('../later.ts').then(({ OutOfMoves }) => OutOfMoves);

/** No tap is left, or none that counts: go back, take a tool, or end it, as won or not. Closing it loses nothing. */
export function StuckSheet({ controller, adviser }: StuckProps): JSX.Element | null {
  const { play } = controller;
  const { board, phase } = play.view.value;
  const stuck = phase === 'playing' && isStuck(board);
  const spent = phase === 'playing' && !stuck && isSpent(play.view.value);
  // Closed is closed for this position, or while the taps stay used up; what comes after says so again.
  if (!(stuck || spent)) return null;
  const key = stuck ? play.length.value : 'spent';
  return <Lazy key={key} load={load} props={{ controller, adviser, spent }} meanwhile={null} />;
}
