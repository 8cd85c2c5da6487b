import { type AnyGame, Match, readReplay } from '@minoya/kernel';
import { lateMarks, latePlies } from '@minoya/shared/links';
import { nameOf } from '@minoya/shared/names';
import type { Table } from '@minoya/shared/protocol';
import { untracked, useSignal, useSignalEffect } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { type Localized, say } from '../i18n/lang.ts';
import { watchAchievements } from '../play/award.ts';
import { BackToResult } from '../play/BackToResult.tsx';
import { opener } from '../play/Panels.tsx';
import { Play } from '../play/play.ts';
import { copy, replayLink } from '../play/share.ts';
import { RefusalChip } from '../play/RefusalChip.tsx';
import { TableFrame } from '../play/TableFrame.tsx';
import { go } from '../router.ts';
import { personAt } from '../stage/seating.ts';
import type { RoomClient } from './client.ts';
import { HeadExtra, TableNotes } from './extra.ts';
import { namesOf, type RoomKit } from './kit.ts';
import { roomGameName, roomReplay } from './requests.ts';
import { DealCheck } from './Deal.tsx';
import { chairNotes } from './chair-notes.ts';
import { peopleIn } from './people.ts';
import { recordRoomGame } from './record.ts';
import { RemoteSession } from './remote.ts';
import { RoomMenu } from './RoomMenu.tsx';
import { rematchCommands } from './starting.ts';
import { RoomNotes, StampButton, TurnClock } from './Strip.tsx';
import { noteTexts, refusalTexts, text } from './text.ts';

interface RoomTableProps<G extends AnyGame> {
  readonly client: RoomClient;
  readonly kit: RoomKit<G>;
  readonly table: Table;
  /** The seat one has, or had when the game ended. */
  readonly seat: number | null;
  /** The host has called the next game while this one's result is still read; a press goes there. */
  readonly onNext: (() => void) | null;
  /** Hears the last state of each game, so that the lobby can show how it ended. */
  readonly onOver: (play: Play<G>) => void;
}

/** A running or finished game of a room, drawn by the game's own scene. */
export function RoomTable<G extends AnyGame>(props: RoomTableProps<G>): JSX.Element {
  const { client, kit, table, seat, onNext, onOver } = props;
  const { ui } = kit;
  const play = useMemo(() => {
    const fresh = new Play(new RemoteSession(client, ui.game), ui.tables);
    // Before anything is drawn or told: the log says their names.
    fresh.seating.people.value = untracked(() => peopleIn(client, namesOf(kit)));
    return fresh;
  }, [client, ui, table.round, seat]);
  useEffect(() => () => play.close(), [play]);
  useEffect(() => {
    document.documentElement.dataset.table = 'yes';
    return () => {
      delete document.documentElement.dataset.table;
    };
  }, []);
  useEffect(() => watchAchievements(ui, play, 'room'), [ui, play]);
  useSignalEffect(() => {
    // In the lobby of the next game they sit elsewhere already.
    if (client.table.value?.phase === 'lobby') return;
    const people = peopleIn(client, namesOf(kit));
    play.seating.people.value = people;
    play.marks.value = { ...lateMarks(latePlies(play.marks.peek())), ...kit.marks?.(people) };
  });
  useNotes(client, kit, play);
  const promised = useMemo(() => table.deal ?? null, [table.round]);
  const over = play.result.value !== null;
  useEffect(() => {
    if (over) onOver(play);
  }, [over, play]);
  const show = opener(play);
  const extra = useMemo(() => roomExtra(client), [client]);
  const notes = useMemo(() => () => <RoomNotes client={client} kit={kit} />, [client, kit]);
  const keys = { p: show('menu'), l: show('log'), i: show('rules'), '?': show('keys') };
  return (
    <TableFrame play={play} keys={keys} waiting={client.waiting.value}>
      <h1 class="unseen">{say(ui.name)}</h1>
      <HeadExtra.Provider value={extra}>
        <TableNotes.Provider value={notes}>
          <ui.Scene play={play} />
        </TableNotes.Provider>
      </HeadExtra.Provider>
      <RefusalChip ui={withRoomWords(kit)} play={play} />
      <RoomMenu client={client} kit={kit} play={play} />
      <OverSheet client={client} kit={kit} play={play} table={table} promised={promised} onNext={onNext} />
    </TableFrame>
  );
}

/** Who went or came back is in the log like everything else that happens. */
function useNotes<G extends AnyGame>(client: RoomClient, kit: RoomKit<G>, play: Play<G>): void {
  const before = useRef(client.table.peek());
  useSignalEffect(() => {
    const table = client.table.value;
    const notes = table ? chairNotes(before.current, table) : [];
    before.current = table;
    const people = untracked(() => peopleIn(client, namesOf(kit)));
    for (const { seat, note } of notes) {
      const { kind, name } = personAt(people, seat);
      play.note(note === 'host' && kind === 'you' ? text.youHost : noteTexts[note](name));
    }
  });
}

/** The clock and the stamps, for the head of the table. */
function roomExtra(client: RoomClient): FunctionComponent {
  return () => (
    <>
      <TurnClock client={client} />
      <StampButton client={client} />
    </>
  );
}

/** Refusals of the room beside those of the rules. */
function withRoomWords<G extends AnyGame>({ ui }: RoomKit<G>): RoomKit<G>['ui'] {
  return { ...ui, refusals: { ...ui.refusals, ...refusalTexts } };
}

interface OverProps<G extends AnyGame> {
  readonly client: RoomClient;
  readonly kit: RoomKit<G>;
  readonly play: Play<G>;
  readonly table: Table;
  /** What was shown of the deal before the first card. */
  readonly promised: string | null;
  readonly onNext?: (() => void) | null;
}

function OverSheet<G extends AnyGame>({ client, kit, play, table, promised, onNext = null }: OverProps<G>) {
  const closed = useSignal(false);
  const told = useSignal(false);
  if (!play.result.value || table.phase !== 'over' || play.stage.busy.value || play.panel.value) return null;
  if (closed.value)
    return (
      <BackToResult
        onOpen={() => {
          closed.value = false;
        }}
      />
    );
  return (
    <Sheet
      title={say(text.over)}
      wide
      onClose={() => {
        closed.value = true;
      }}
      footer={<OverFoot client={client} table={table} onNext={onNext} />}
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
        <Afterwards client={client} kit={kit} play={play} table={table} promised={promised} />
      ) : null}
    </Sheet>
  );
}

interface OverFootProps {
  readonly client: RoomClient;
  readonly table: Table;
  readonly onNext: (() => void) | null;
}

/** What comes next: the host calls another game; the others say when they have read enough. */
function OverFoot({ client, table, onNext }: OverFootProps) {
  const hosting = table.host === client.follower.who;
  const rematch = () => rematchCommands(table).forEach(command => client.command(command));
  const leave = () => {
    if (client.follower.seat !== null) client.command({ t: 'leave' });
    go(`/${table.game}`);
  };
  const next = () => {
    if (client.follower.seat !== null) client.command({ t: 'ready', on: true });
    onNext?.();
  };
  return (
    <>
      <button type="button" class="button" data-do="leave" onClick={leave}>
        {say(text.leave)}
      </button>
      {onNext ? (
        <>
          <span class="small" role="status" data-wants-again>
            {say(text.wantsAgain(hostName(client)))}
          </span>
          <button type="button" class="button primary" data-do="ready" onClick={next}>
            {say(client.follower.seat === null ? text.lobbyOf : text.beReady)}
          </button>
        </>
      ) : hosting ? (
        <button type="button" class="button primary" data-do="again" onClick={rematch}>
          {say(text.again)}
        </button>
      ) : (
        <span class="small quiet" role="status" data-waits>
          {say(text.waitChoice)}
        </span>
      )}
    </>
  );
}

/** The host as everybody else calls them. */
function hostName(client: RoomClient): Localized {
  const { chairs = [], host = null } = client.table.value ?? {};
  const chair = chairs.find(one => one.who !== null && one.who === host);
  return chair ? nameOf(chair.name) : text.host;
}

/** The deal is told when the game is over: everybody can check it, and see what decided it. */
function Afterwards<G extends AnyGame>({ client, kit, play, table, promised }: OverProps<G>) {
  const match = useSignal<Match<G> | null>(null);
  const { game } = kit.ui;
  const id = useSignal<string | null>(null);
  useEffect(() => {
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
        if (match.value && client.follower.seat !== null) void recordRoomGame(kit.ui, match.value, play.marks.peek());
      },
      () => undefined,
    );
  }, [client, game]);
  const { seat } = client.follower;
  const long = match.value && replayLink(kit.ui, match.value, play.marks.value).slice(location.origin.length);
  const path = id.value === null ? long : `/r/${id.value}`;
  return (
    <>
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
