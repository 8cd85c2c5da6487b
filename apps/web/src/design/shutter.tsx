import type { JSX } from 'preact';
import { createRef } from 'preact';
import { go } from '../router.ts';
import { ease, ms } from '../stage/motion.ts';
import { reducedMotion } from './theme.ts';

const blind = createRef<HTMLDivElement>();

/** Goes to another page behind a falling paper blind; a cut when motion is reduced. */
export function goBehindShutter(to: string, how: { replace?: boolean } = {}): void {
  const element = blind.current;
  if (!element || reducedMotion.peek()) {
    go(to, how);
    return;
  }
  const half = { duration: ms.t4 / 2, easing: ease.fold, fill: 'both' as const };
  element.hidden = false;
  const fall = element.animate([{ transform: 'translateY(-100%)' }, { transform: 'none' }], half);
  fall.onfinish = () => {
    go(to, how);
    const lift = element.animate([{ transform: 'none' }, { transform: 'translateY(-100%)' }], half);
    lift.onfinish = () => {
      element.hidden = true;
      fall.cancel();
      lift.cancel();
    };
  };
}

export function Shutter(): JSX.Element {
  return <div class="shutter" ref={blind} hidden aria-hidden="true" />;
}
