import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { text } from '../text.ts';
import { afterOpening, hasOpening } from './opening-time.ts';
import { SeatPieces } from './Others.tsx';
import { SeatMark } from './Pictures.tsx';
import type { TableController } from './table-controller.ts';

/** A game that has just begun: who sits where, who starts, and with what. Everybody sees it; any press or key ends it. */
export function Opening({ controller }: { controller: TableController }): JSX.Element | null {
  const { play } = controller;
  const over = useSignal(!hasOpening(play));
  useEffect(() => {
    if (over.peek()) return undefined;
    // Nobody's time runs behind it.
    controller.opening.value = true;
    const stop = afterOpening(() => {
      over.value = true;
      controller.opening.value = false;
    });
    return () => {
      stop();
      controller.opening.value = false;
    };
  }, []);
  const { order, setup, players } = play.view.value;
  if (over.value || play.length.value > 0) return null;
  const first = order[0] ?? 0;
  return (
    <div class="table-opening" role="status" data-opening>
      <b class="opening-logo">{say(text.name)}</b>
      <ol class="opening-seats">
        {order.map((seat, i) => (
          <li key={seat} style={{ '--i': i }} data-first={seat === first}>
            <SeatMark seat={seat} person={play.seating.at(seat)} />
            <span>{say(play.seating.at(seat).name)}</span>
            {players[seat] ? <SeatPieces player={players[seat]} /> : null}
          </li>
        ))}
      </ol>
      <p class="opening-first">{say(text.starts(play.seating.at(first).name))}</p>
      <p class="small">{say(text.startsByLot)}</p>
      {setup.later === 'none' ? null : <p class="small">{say(text.startsMore)}</p>}
    </div>
  );
}
