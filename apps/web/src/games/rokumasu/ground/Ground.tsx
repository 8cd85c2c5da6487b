import { roundKind, setOf } from '@minoya/games/rokumasu/tuned';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { RokuPlay } from '../table/table-controller.ts';

/** Drawn when the table stands: nobody waits for a picture behind it. */
const afterFirstDrawing = 350;

/** The place of the street where the present set is played, printed behind the table; darker for a boss. */
export function Ground({ play }: { play: RokuPlay }): JSX.Element {
  const { round, phase } = play.shown.value;
  const set = setOf(round);
  const picture = useSignal('none');
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      void import('./grounds.ts').then(
        ({ groundOf }) => {
          if (wanted) picture.value = groundOf(set);
        },
        () => undefined,
      );
    }, afterFirstDrawing);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [set]);
  return (
    <div
      class="roku-ground"
      aria-hidden="true"
      data-set={set}
      data-dark={phase === 'playing' && roundKind(round) === 'boss'}
      style={{ backgroundImage: picture.value }}
    />
  );
}
