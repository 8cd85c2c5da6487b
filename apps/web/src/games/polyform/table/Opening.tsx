import { pieces } from '@minoya/games/polyform/pieces';
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { settings } from '../../../store/settings.ts';
import { text } from '../text.ts';
import { SeatMark } from './Pictures.tsx';
import type { TableController } from './table-controller.ts';

const LASTS_MS = 2_400;

/** A game that has just begun: who sits where, and who starts. Everybody sees it; any press or key ends it. */
export function Opening({ controller }: { controller: TableController }): JSX.Element | null {
  const { play } = controller;
  const over = useSignal(!isOpening(controller));
  useEffect(() => {
    if (over.peek()) return undefined;
    // Nobody's time runs behind it.
    controller.opening.value = true;
    const end = () => {
      over.value = true;
      controller.opening.value = false;
    };
    const timer = setTimeout(end, LASTS_MS);
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, end, { capture: true });
    return () => {
      clearTimeout(timer);
      controller.opening.value = false;
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, end, { capture: true });
    };
  }, []);
  const { order, setup } = play.view.value;
  if (over.value || play.length.value > 0) return null;
  const first = order[0] ?? 0;
  return (
    <div class="table-opening" role="status" data-opening>
      <b class="opening-logo">{say(text.name)}</b>
      <ol class="opening-seats">
        {order.map((seat, i) => (
          <li key={seat} style={{ '--i': i }} data-first={seat === first}>
            <SeatMark seat={seat} />
            <span>{say(play.seating.at(seat).name)}</span>
          </li>
        ))}
      </ol>
      <p class="opening-first">{say(text.starts(play.seating.at(first).name))}</p>
      {setup.later === 'none' ? null : <p class="small">{say(text.startsMore(pieces[setup.later].text))}</p>}
    </div>
  );
}

function isOpening(controller: TableController): boolean {
  const { play } = controller;
  const quiet = settings.peek().speed === 'instant' || play.view.peek().setup.debug;
  return play.length.peek() === 0 && !play.isReplay && !quiet && play.view.peek().players.length > 1;
}
