import './table-notes.css';
import type { AnyGame } from '@minoya/kernel';
import { AWAY_MS, AWAY_VOTE_MS, STAMPS } from '@minoya/shared/protocol';
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { tip } from '../design/tips.tsx';
import { say } from '../i18n/lang.ts';
import { clockText } from '../play/turn-length.ts';
import { play as sound } from '../stage/sound.ts';
import type { RoomClient } from './client.ts';
import { IdleNotes, usePresses } from './IdleNotes.tsx';
import { namesOf, type RoomKit } from './kit.ts';
import { lineTexts } from './note-texts.ts';
import { nameAt, seatOf } from './people.ts';
import { stampTexts, text } from './text.ts';

const SENDING_IS_LATE_MS = 1_000;

/** Whether this device shows stamps; a seat cannot be made to hear. */
const muted = signal(false);

/** Seconds until a moment by `performance.now()`; ticks only while there is one. */
function useSeconds(until: number | null): number | null {
  const now = useSignal(performance.now());
  useEffect(() => {
    if (until === null) return undefined;
    now.value = performance.now();
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(0, Math.ceil((until - now.value) / 1000));
}

/** The turn clock: a warning in words, colour and sound in the last ten seconds. */
export function TurnClock({ client }: { client: RoomClient }): JSX.Element | null {
  const clock = client.clock.value;
  const playing = client.table.value?.phase === 'playing';
  const seconds = useSeconds(clock && playing ? clock.until : null);
  // What a game shows before its first turn costs nobody time: until then the whole of it stands there.
  const left = seconds === null ? null : Math.min(seconds, client.table.value?.clock ?? seconds);
  const mine = clock !== null && client.follower.seat !== null && clock.seats.includes(client.follower.seat);
  useEffect(() => {
    if (mine && left === 10) sound({ voice: 'kan', degree: 2 });
  }, [left]);
  if (left === null || client.table.value?.clock === null) return null;
  return (
    <span class="turn-clock num" data-late={left <= 10} role="timer" aria-label={say(text.timeLeft(left))}>
      <Icon id="clock" />
      {clockText(left)}
    </span>
  );
}

/** Everything about the line and the others that must be seen at once; a table has its own place for it. */
export function RoomStrip<G extends AnyGame>(props: { client: RoomClient; kit: RoomKit<G> }): JSX.Element {
  return (
    <div class="room-strip">
      <RoomNotes {...props} />
    </div>
  );
}

export function RoomNotes<G extends AnyGame>({ client, kit }: { client: RoomClient; kit: RoomKit<G> }): JSX.Element {
  return (
    <>
      <LineNote client={client} />
      <CoveredNote client={client} />
      <AwayNotes client={client} kit={kit} />
      <IdleNotes client={client} kit={kit} />
      {muted.value
        ? null
        : client.stamps.value.map(({ id, who, stamp }) => {
            const seat = seatOf(client.table.value, who);
            return seat < 0 ? null : (
              <p key={id} class="stamp-note" data-seat={seat}>
                <b>{say(nameAt(client, namesOf(kit), seat))}</b> <span class="stamp">{say(stampTexts[stamp])}</span>
              </p>
            );
          })}
    </>
  );
}

/** Whether the line is broken, and what was sent and is not answered: told once that takes long. */
function LineNote({ client }: { client: RoomClient }) {
  const late = useSignal(false);
  const waits = client.waiting.value > 0;
  useEffect(() => {
    late.value = false;
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      late.value = true;
    }, SENDING_IS_LATE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  const broken = client.line.value === 'broken' || client.line.value === 'connecting';
  if (!broken && !(waits && late.value)) return null;
  return (
    <p class="room-note" role="status" data-line={broken ? 'broken' : 'slow'}>
      <span class="note-text">
        {waits ? say(text.sending) : null} {broken ? <Broken client={client} /> : null}
      </span>
    </p>
  );
}

/** That the line is broken, and what becomes of one's seat meanwhile. */
function Broken({ client }: { client: RoomClient }) {
  const since = useRef(performance.now());
  const left = useSeconds(since.current + AWAY_MS) ?? 0;
  const table = client.table.value;
  const { seat } = client.follower;
  if (table?.phase !== 'playing' || seat === null || table.chairs[seat]?.cover) return <>{say(text.broken)}</>;
  const meanwhile = table.clock !== null ? lineTexts.clock : left === 0 ? lineTexts.covered : lineTexts.soon(left);
  return (
    <>
      <span class="away-long">
        {say(text.broken)} {say(meanwhile.long)}
      </span>
      <span class="away-short">{say(meanwhile.short)}</span>
    </>
  );
}

/** Whose seat a bot plays is told so, and takes it back with one press. */
function CoveredNote({ client }: { client: RoomClient }) {
  const { seat } = client.follower;
  const standIn = seat === null ? null : client.table.value?.chairs[seat]?.cover;
  const sit = () => client.command({ t: 'sit' });
  // Who was only thinking need not look for a button.
  usePresses(standIn === 'idle' && client.table.value?.phase === 'playing' ? sit : null);
  if (!standIn || standIn === 'late' || client.line.value !== 'open') return null;
  if (client.table.value?.phase !== 'playing') return null;
  if (standIn === 'resigned')
    return (
      <p class="room-note" role="status" data-resigned>
        <span class="note-text">{say(text.resigned)}</span>
      </p>
    );
  return (
    <p class="room-note" role="status" data-covered="yes">
      <span class="note-text">{say(standIn === 'idle' ? text.coveredNow : text.covered)}</span>{' '}
      <button type="button" class="button small" data-do="sit-again" onClick={sit}>
        {say(text.sitAgain)}
      </button>
    </p>
  );
}

function AwayNotes<G extends AnyGame>({ client, kit }: { client: RoomClient; kit: RoomKit<G> }) {
  const { away, chairs } = client.presence.value;
  const table = client.table.value;
  if (table?.phase !== 'playing' || client.line.value !== 'open') return null;
  const others = table.chairs.flatMap(({ who, cover }, seat) =>
    who !== null && !cover && chairs[seat] === false && seat !== client.follower.seat ? [seat] : [],
  );
  return (
    <>
      {others.map(seat => {
        const left = away[seat] ?? null;
        if (table.clock !== null) return <TimedAwayNote key={seat} client={client} kit={kit} seat={seat} />;
        const until = client.presenceAt.value + (left ?? 0);
        return left === null ? null : <AwayNote key={seat} client={client} kit={kit} seat={seat} until={until} />;
      })}
    </>
  );
}

/** Where a turn has its time, that is theirs: nobody is asked to vote. */
function TimedAwayNote<G extends AnyGame>({
  client,
  kit,
  seat,
}: {
  client: RoomClient;
  kit: RoomKit<G>;
  seat: number;
}) {
  const clock = client.clock.value;
  const left = useSeconds(clock?.seats.includes(seat) ? clock.until : null);
  const name = nameAt(client, namesOf(kit), seat);
  const time = left === null ? null : clockText(Math.min(left, client.table.value?.clock ?? left));
  return (
    <div class="room-note" role="status" data-away={seat}>
      <p class="note-text">
        <span class="away-long">{say(time === null ? text.awayNotOnTurn(name) : text.awayOnTurn(name, time))}</span>
        <span class="away-short">
          {say(time === null ? text.awayNotOnTurnShort(name) : text.awayOnTurnShort(name, time))}
        </span>
      </p>
    </div>
  );
}

function AwayNote<G extends AnyGame>(props: { client: RoomClient; kit: RoomKit<G>; seat: number; until: number }) {
  const { client, kit, seat, until } = props;
  const left = useSeconds(until) ?? 0;
  // Since when they are away, as far as it is known here: later than it was, if the others had voted to wait before.
  const since = useRef(until - (left * 1000 > AWAY_MS ? 2 : 1) * AWAY_MS);
  const early = Math.max(0, Math.ceil((since.current + AWAY_VOTE_MS - performance.now()) / 1000));
  const voted = useSignal<boolean | null>(null);
  const vote = (bot: boolean) => () => {
    voted.value = bot;
    client.vote(seat, bot);
  };
  return (
    <div class="room-note" role="status" data-away={seat}>
      <p class="note-text">
        <span class="away-long">{say(text.awayText(nameAt(client, namesOf(kit), seat), left))}</span>
        <span class="away-short">{say(text.awayShort(nameAt(client, namesOf(kit), seat), left))}</span>
      </p>
      {client.follower.seat === null ? null : (
        <p class="row">
          <button
            type="button"
            class="button small"
            data-do="vote-bot"
            disabled={early > 0}
            aria-pressed={voted.value === true}
            onClick={vote(true)}
          >
            {say(early > 0 ? text.voteBotIn(early) : text.voteBot)}
          </button>
          <button
            type="button"
            class="button small"
            data-do="vote-wait"
            aria-pressed={voted.value === false}
            onClick={vote(false)}
          >
            {say(text.voteWait)}
          </button>
        </p>
      )}
    </div>
  );
}

/** Eight stamps instead of a chat. */
export function StampButton({ client }: { client: RoomClient }): JSX.Element | null {
  const open = useSignal(false);
  if (client.follower.seat === null) return null;
  const close = () => {
    open.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="button plain"
        data-do="stamps"
        aria-label={say(text.stamps)}
        {...tip(say(text.stamps))}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon id="speech" />
        <span class="wide-only">{say(text.stamps)}</span>
      </button>
      {open.value ? (
        <Sheet title={say(text.stamps)} form="dialog" onClose={close}>
          <div class="stamp-grid">
            {STAMPS.map(stamp => (
              <button
                key={stamp}
                type="button"
                class="button"
                data-stamp={stamp}
                onClick={() => {
                  client.stamp(stamp);
                  close();
                }}
              >
                {say(stampTexts[stamp])}
              </button>
            ))}
          </div>
          <button
            type="button"
            class="button small"
            data-do="mute"
            aria-pressed={muted.value}
            onClick={() => {
              muted.value = !muted.value;
            }}
          >
            {say(muted.value ? text.unmute : text.mute)}
          </button>
        </Sheet>
      ) : null}
    </>
  );
}
