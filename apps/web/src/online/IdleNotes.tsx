import type { AnyGame, Seat } from '@minoya/kernel';
import { IDLE_WARNING_MS } from '@minoya/shared/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/lang.ts';
import type { RoomClient } from './client.ts';
import { namesOf, type RoomKit } from './kit.ts';
import { nameAt } from './people.ts';
import { stampTexts, text } from './text.ts';
import { awaited, idleAt } from './turn.ts';

/** Whether a moment by `performance.now()` has passed. */
export function usePassed(moment: number): boolean {
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

/** Somebody is here and on turn, but does nothing, and no clock runs: the others may have a bot play, and the one is warned before. */
export function IdleNotes<G extends AnyGame>(props: { client: RoomClient; kit: RoomKit<G> }): JSX.Element | null {
  const { client, kit } = props;
  const { seat: me } = client.follower;
  if (client.line.value !== 'open' || client.table.value?.clock !== null) return null;
  const here = awaited(client, kit.ui.game).filter(seat => client.presence.value.chairs[seat] !== false);
  return (
    <>
      {here.map(seat => (seat === me ? null : <IdleNote key={seat} {...props} seat={seat} />))}
      {me !== null && here.includes(me) && othersWait(client, me) ? <OwnIdleNote client={client} seat={me} /> : null}
    </>
  );
}

/** Hears of every press on the page, wherever it goes, while there is somebody to hear it. */
export function usePresses(heard: (() => void) | null): void {
  const listens = heard !== null;
  useEffect(() => {
    if (!heard) return undefined;
    document.addEventListener('pointerdown', heard, true);
    document.addEventListener('keydown', heard, true);
    return () => {
      document.removeEventListener('pointerdown', heard, true);
      document.removeEventListener('keydown', heard, true);
    };
  }, [listens]);
}

/** Warns whoever lets the others wait, aloud too; any press, and be it on a plan, shows that somebody is there. */
function OwnIdleNote({ client, seat }: { client: RoomClient; seat: Seat }) {
  const at = idleAt(client, seat);
  const soon = usePassed(at - IDLE_WARNING_MS);
  const now = usePassed(at);
  usePresses(soon ? () => client.showLife() : null);
  if (!soon) return null;
  return (
    <div class="room-note" role="status" data-idle={seat} data-idle-soon={!now}>
      <p class="note-text">{say(now ? text.youIdle : text.youIdleSoon)}</p>
      <button type="button" class="button small" data-do="thinking" onClick={() => client.stamp('thinking')}>
        {say(stampTexts.thinking)}
      </button>
    </div>
  );
}

/** Whether any other person is at the table. */
function othersWait(client: RoomClient, me: Seat): boolean {
  const chairs = client.table.value?.chairs ?? [];
  return chairs.some((chair, seat) => seat !== me && chair.who !== null && client.presence.value.chairs[seat]);
}

function IdleNote<G extends AnyGame>({ client, kit, seat }: { client: RoomClient; kit: RoomKit<G>; seat: Seat }) {
  const at = idleAt(client, seat);
  const long = usePassed(at);
  const asked = useSignal(false);
  // Who has done something since is asked about anew.
  useEffect(() => {
    if (at > performance.now()) asked.value = false;
  }, [at]);
  if (!long) return null;
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
