import { type AnyGame, Match, readReplay } from '@minoya/kernel';
import { nameOf } from '@minoya/shared/names';
import type { Table } from '@minoya/shared/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { type Localized, say } from '../i18n/lang.ts';
import { BackToResult } from '../play/BackToResult.tsx';
import { EarnedHere } from '../play/EarnedHere.tsx';
import type { Play } from '../play/play.ts';
import { copy, replayLink } from '../play/share.ts';
import { go } from '../router.ts';
import type { RoomClient } from './client.ts';
import { DealCheck } from './Deal.tsx';
import type { RoomKit } from './kit.ts';
import { recordRoomGame } from './record.ts';
import { roomGameName, roomReplay } from './requests.ts';
import { rematchCommands } from './starting.ts';
import { forgetRoom } from './rooms.ts';
import { text } from './text.ts';

interface OverProps<G extends AnyGame> {
  readonly client: RoomClient;
  readonly kit: RoomKit<G>;
  readonly play: Play<G>;
  readonly table: Table;
  /** What was shown of the deal before the first card. */
  readonly promised: string | null;
  /** Where one sat. */
  readonly seat: number | null;
  readonly onNext?: (() => void) | null;
}

/** The result of a game in a room, and what comes next. */
export function OverSheet<G extends AnyGame>(props: OverProps<G>): JSX.Element | null {
  const { client, kit, play, table, promised, seat, onNext = null } = props;
  const closed = useSignal(false);
  const told = useSignal(false);
  const asked = useSignal(false);
  const next = onNext && (() => readyForNext(client, onNext));
  useEffect(() => {
    // Who asked for the next game has said that they are ready for it.
    if (asked.value) next?.();
  }, [next === null]);
  const kept = useKeptGame(props);
  if (!play.result.value || table.phase !== 'over' || play.stage.busy.value || play.panel.value) return null;
  const open = (on: boolean) => () => {
    closed.value = !on;
  };
  if (closed.value)
    return (
      <>
        <BackToResult onOpen={open(true)} />
        {onNext ? (
          <p class="rematch-note row">
            <OverFoot client={client} table={table} asked={asked} onNext={next} />
          </p>
        ) : null}
      </>
    );
  return (
    <Sheet
      title={say(text.over)}
      wide
      onClose={open(false)}
      footer={<OverFoot client={client} table={table} asked={asked} onNext={next} />}
    >
      {kit.Ceremony ? (
        <kit.Ceremony
          state={play.view.value}
          people={play.seating.people.value}
          onTold={() => {
            told.value = true;
          }}
        />
      ) : (
        <kit.Standings state={play.view.value} people={play.seating.people.value} />
      )}
      {told.value || !kit.Ceremony ? (
        <Afterwards kit={kit} play={play} table={table} promised={promised} seat={seat} kept={kept} />
      ) : null}
    </Sheet>
  );
}

/** On to the lobby of the next game, and ready for it. */
function readyForNext(client: RoomClient, onNext: () => void): void {
  if (client.follower.seat !== null) client.command({ t: 'ready', on: true });
  onNext();
}

interface OverFootProps {
  readonly client: RoomClient;
  readonly table: Table;
  /** Whether one has asked the host for another game. */
  readonly asked: Signal<boolean>;
  readonly onNext: (() => void) | null;
}

/** What comes next: the host calls another game; the others say when they have read enough. */
function OverFoot({ client, table, asked, onNext }: OverFootProps) {
  const hosting = table.host === client.follower.who;
  const rematch = () => client.command(...rematchCommands(table));
  const leave = () => {
    if (client.follower.seat !== null) client.command({ t: 'leave' });
    // Its game is over: there is nothing to come back to.
    forgetRoom();
    go(`/${table.game}`);
  };
  const askAgain = () => {
    asked.value = true;
    client.stamp('again');
  };
  return (
    <>
      <button type="button" class="button" data-do="leave" onClick={leave}>
        {say(text.leave)}
      </button>
      {onNext ? (
        <>
          <span class="small" role="status" data-wants-again>
            {say(hosting ? text.nextCalled : text.wantsAgain(hostName(client)))}
          </span>
          <button type="button" class="button primary" data-do="ready" onClick={onNext}>
            {say(client.follower.seat === null ? text.lobbyOf : text.again)}
          </button>
        </>
      ) : hosting ? (
        <button type="button" class="button primary" data-do="again" onClick={rematch}>
          {say(text.again)}
        </button>
      ) : (
        <>
          <span class="small quiet" role="status" data-waits>
            {say(waitText(client.follower.seat, asked.value))} {say(text.hostIs(hostName(client)))}
          </span>
          {client.follower.seat === null || asked.value ? null : (
            <button type="button" class="button" data-do="ask-again" onClick={askAgain}>
              {say(text.askAgain)}
            </button>
          )}
        </>
      )}
    </>
  );
}

/** What is said while nothing was chosen: who only watches waits for nothing. */
export function waitText(seat: number | null, asked: boolean): Localized {
  if (seat === null) return text.watchChoice;
  return asked ? text.askedAgain : text.waitChoice;
}

/** The host as everybody else calls them. */
function hostName(client: RoomClient): Localized {
  const { chairs = [], host = null } = client.table.value ?? {};
  const chair = chairs.find(one => one.who !== null && one.who === host);
  return chair ? nameOf(chair.name) : text.host;
}

interface KeptGame<G extends AnyGame> {
  readonly match: Signal<Match<G> | null>;
  /** Its short name at the server. */
  readonly id: Signal<string | null>;
}

/**
 * The finished game, asked for and filed in the records as soon as it is over: who leaves before its result is told has played it,
 * too, and once the next one has begun the room tells no more of it.
 */
function useKeptGame<G extends AnyGame>({ client, kit, play, table, seat }: OverProps<G>): KeptGame<G> {
  const match = useSignal<Match<G> | null>(null);
  const { game } = kit.ui;
  const id = useSignal<string | null>(null);
  const over = table.phase === 'over' && play.result.value !== null;
  useEffect(() => {
    if (!over) return;
    roomGameName(client.follower.room).then(
      name => {
        id.value = name;
      },
      () => undefined,
    );
    roomReplay(client.follower.room).then(
      found => {
        const read = readReplay(found);
        const resumed = read.ok ? Match.resume(game, read.value) : null;
        match.value = resumed?.ok ? resumed.value : null;
        if (match.value && seat !== null && table.result)
          void recordRoomGame(kit.ui, match.value, { marks: play.marks.peek(), result: table.result, seat });
      },
      () => undefined,
    );
  }, [client, game, table.round, over]);
  return { match, id };
}

type AfterwardsProps<G extends AnyGame> = Omit<OverProps<G>, 'client' | 'onNext'> & { readonly kept: KeptGame<G> };

/** The deal is told when the game is over: everybody can check it, and see what decided it. */
function Afterwards<G extends AnyGame>({ kit, play, table, promised, seat, kept: { match, id } }: AfterwardsProps<G>) {
  const long = match.value && replayLink(kit.ui, match.value, play.marks.value).slice(location.origin.length);
  const path = id.value === null ? long : `/r/${id.value}`;
  return (
    <>
      <EarnedHere play={play} />
      {match.value && kit.Analysis && seat !== null ? (
        <kit.Analysis match={match.value} seat={seat} marks={play.marks.value} />
      ) : null}
      <p class="row small">
        {path ? (
          <a class="button" data-do="replay" href={path}>
            <Icon id="play" />
            {say(text.verify)}
          </a>
        ) : null}
        {path ? (
          <button type="button" class="button" data-do="copy-replay" onClick={() => void copy(location.origin + path)}>
            <Icon id="copy" />
            {say(text.copyReplay)}
          </button>
        ) : null}
        {table.seed ? (
          <span class="quiet">
            {say(text.seed)} <code class="num">{table.seed}</code>
          </span>
        ) : null}
      </p>
      <DealCheck table={table} promised={promised} replay={long && location.origin + long} />
    </>
  );
}
