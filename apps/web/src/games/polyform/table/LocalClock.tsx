import { polyform } from '@minoya/games/polyform/game';
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { clockText } from '../../../play/turn-length.ts';
import { text as roomText } from '../../../online/text.ts';
import type { TableController } from './table-controller.ts';

/** The turn timer of a game on one device, as its setup asks. In a room the server keeps the time. */
export function LocalClock({ controller }: { controller: TableController }): JSX.Element | null {
  const { play } = controller;
  const { setup, active, round, phase } = play.view.value;
  const here = play.session.match !== undefined && !play.isReplay;
  const runs = setup.timer > 0 && here && controller.myTurn.value && !controller.opening.value;
  const left = useSignal(setup.timer);
  useEffect(() => {
    if (!runs) return undefined;
    const until = performance.now() + setup.timer * 1000;
    left.value = setup.timer;
    const timer = setInterval(() => {
      left.value = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      if (left.peek() > 0) return;
      clearInterval(timer);
      runOut(controller);
    }, 250);
    return () => clearInterval(timer);
  }, [runs, active, round, phase]);
  if (!runs) return null;
  return (
    <span
      class="turn-clock num"
      data-late={left.value <= 10}
      role="timer"
      aria-label={say(roomText.timeLeft(left.value))}
    >
      <Icon id="clock" />
      {clockText(left.value)}
    </span>
  );
}

/** What was not confirmed is not played, as in a room; the log says so. */
function runOut(controller: TableController): void {
  const { play } = controller;
  const seat = controller.me.peek();
  controller.cancel();
  controller.cancel();
  const action = polyform.timeoutAction?.(play.view.peek(), seat) ?? [...polyform.legal(play.view.peek(), seat)][0];
  if (!action) return;
  play.runOut(action, seat);
}
