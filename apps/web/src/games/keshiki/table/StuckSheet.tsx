import { isStuck } from '@minoya/games/keshiki/board';
import type { Action } from '@minoya/games/keshiki/state';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Lazy } from '../../../design/lazy.tsx';
import type { OutOfMovesProps, StuckProps } from './OutOfMoves.tsx';
import { endsShort, isSpent } from './spent.ts';

const load = () => import('../later.ts').then(({ OutOfMoves }) => OutOfMoves);

/** No tap is left, or none that counts, or one that ends all: go back, take a tool, or end it, as won or not. Closing it loses nothing. */
export function StuckSheet({ controller, adviser }: StuckProps): JSX.Element | null {
  const { play } = controller;
  const last = useSignal<Action | null>(null);
  useEffect(() => {
    controller.keepsBack = action => {
      last.value = endsShort(play.session.game, play.view.peek(), action) ? action : null;
      return last.peek() !== null;
    };
    return play.onChange(() => void (last.value = null));
  }, [controller]);
  const { board, phase } = play.view.value;
  const stuck = phase === 'playing' && isStuck(board);
  const spent = phase === 'playing' && !stuck && isSpent(play.view.value);
  const ending = last.value;
  // Closed is closed for this position, or while the taps stay used up; what comes after says so again.
  if (!(stuck || spent || ending)) return null;
  const why = ending ? 'short' : stuck ? 'stuck' : 'spent';
  const key = why === 'stuck' ? play.length.value : why;
  const props: OutOfMovesProps = {
    controller,
    adviser,
    why,
    end: () => play.act(ending ?? { type: 'finish' }),
    leave: () => void (last.value = null),
  };
  return <Lazy key={key} load={load} props={props} meanwhile={null} />;
}
