import type { AnyGame, Seat } from '@minoya/kernel';
import { IDLE_MS } from '@minoya/shared/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/lang.ts';
import type { RoomClient } from './client.ts';
import { namesOf, type RoomKit } from './kit.ts';
import { nameAt } from './people.ts';
import { text } from './text.ts';
import { awaited } from './turn.ts';

/** Whether a moment by `performance.now()` has passed. */
function usePassed(moment: number): boolean {
  const passed = useSignal(performance.now() >= moment);
  useEffect(() => {
    const left = moment - performance.now();
    passed.value = left <= 0;
    if (left <= 0) return undefined;
    const timer = setTimeout(() => {
      passed.value = true;
    }, left);
    return () => clearTimeout(timer);
  }, [moment]);
  return passed.value;
}

/** Somebody is here and on turn, but does nothing, and no clock runs: the others may have a bot play, and the one is told. */
export function IdleNotes<G extends AnyGame>(props: { client: RoomClient; kit: RoomKit<G> }): JSX.Element | null {
  const { client, kit } = props;
  const long = usePassed(client.grewAt.value + IDLE_MS);
  const { seat: me } = client.follower;
  if (!long || client.line.value !== 'open' || client.table.value?.clock !== null) return null;
  const here = awaited(client, kit.ui.game).filter(seat => client.presence.value.chairs[seat] !== false);
  const others = here.filter(seat => seat !== me);
  return (
    <>
      {others.map(seat => (
        <IdleNote key={seat} {...props} seat={seat} />
      ))}
      {me !== null && here.includes(me) && othersWait(client, me) ? (
        <p class="room-note" role="status" data-idle={me}>
          <span class="note-text">{say(text.youIdle)}</span>
        </p>
      ) : null}
    </>
  );
}

/** Whether any other person is at the table. */
function othersWait(client: RoomClient, me: Seat): boolean {
  const chairs = client.table.value?.chairs ?? [];
  return chairs.some((chair, seat) => seat !== me && chair.who !== null && client.presence.value.chairs[seat]);
}

function IdleNote<G extends AnyGame>({ client, kit, seat }: { client: RoomClient; kit: RoomKit<G>; seat: Seat }) {
  const asked = useSignal(false);
  const name = nameAt(client, namesOf(kit), seat);
  const ask = () => {
    asked.value = true;
    client.vote(seat, true);
  };
  return (
    <div class="room-note" role="status" data-idle={seat}>
      <p class="note-text">
        <span class="away-long">{say(text.idle(name))}</span>
        <span class="away-short">{say(text.idleShort(name))}</span>
      </p>
      {client.follower.seat === null ? null : (
        <button type="button" class="button small" data-do="idle-bot" disabled={asked.value} onClick={ask}>
          {say(asked.value ? text.idleAsked : text.idleBot)}
        </button>
      )}
    </div>
  );
}
