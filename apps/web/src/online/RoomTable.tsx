import type { AnyGame } from '@minoya/kernel';
import { markedPlies, plyMarks } from '@minoya/shared/links';
import type { Table } from '@minoya/shared/protocol';
import { untracked, useSignalEffect } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { toast } from '../design/toast.tsx';
import { say } from '../i18n/lang.ts';
import { watchAchievements } from '../play/watch-achievements.ts';
import { opener } from '../play/Panels.tsx';
import { Play } from '../play/play.ts';
import { RefusalChip } from '../play/RefusalChip.tsx';
import { TableFrame } from '../play/TableFrame.tsx';
import { personAt } from '../stage/seating.ts';
import type { RoomClient } from './client.ts';
import { HeadAddition, NotesAddition } from './room-additions.ts';
import { namesOf, type RoomKit } from './kit.ts';
import { chairNotes } from './chair-notes.ts';
import { noteTexts, ownNoteTexts } from './note-texts.ts';
import { peopleIn } from './people.ts';
import { RemoteSession } from './remote.ts';
import { BackQuestion, RoomMenu } from './RoomMenu.tsx';
import { OverSheet } from './RoomOver.tsx';
import { RoomNotes, StampButton, TurnClock } from './Strip.tsx';
import { heldTexts, refusalTexts, text } from './text.ts';

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
    const fresh = new Play(new RemoteSession(client, ui.game), ui.eventEffects);
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
  const resigned = hasResigned(client);
  // What the bot does then is nobody's deed.
  useEffect(() => (resigned ? undefined : watchAchievements(ui, play, 'room')), [ui, play, resigned]);
  useSignalEffect(() => {
    // In the lobby of the next game they sit elsewhere already.
    if (client.table.value?.phase === 'lobby') return;
    const people = peopleIn(client, namesOf(kit));
    play.seating.people.value = people;
    const marks = play.marks.peek();
    const done = { ...plyMarks('late', markedPlies(marks, 'late')), ...plyMarks('bot', markedPlies(marks, 'bot')) };
    play.marks.value = { ...done, ...kit.marks?.(people) };
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
      <HeadAddition.Provider value={extra}>
        <NotesAddition.Provider value={notes}>
          <ui.Scene play={play} />
        </NotesAddition.Provider>
      </HeadAddition.Provider>
      <RefusalChip ui={withRoomWords(kit)} play={play} />
      <RoomMenu client={client} kit={kit} play={play} />
      <BackQuestion client={client} game={ui.game.id} />
      <OverSheet client={client} kit={kit} play={play} table={table} promised={promised} seat={seat} onNext={onNext} />
    </TableFrame>
  );
}

function hasResigned(client: RoomClient): boolean {
  const { seat } = client.follower;
  return seat !== null && client.table.value?.chairs[seat]?.cover === 'resigned';
}

/** Who went or came back is in the log like everything else that happens. */
function useNotes<G extends AnyGame>(client: RoomClient, kit: RoomKit<G>, play: Play<G>): void {
  const before = useRef(client.table.peek());
  useEffect(() => {
    // Back before anything was drawn: it is told all the same.
    const { cover = null, missed = 0 } = client.table.peek()?.chairs[client.follower.seat ?? -1] ?? {};
    if (client.table.peek()?.phase !== 'playing' || cover || missed === 0) return;
    play.note(ownNoteTexts.back);
    play.note(text.botPlayedForYou(missed));
    toast(text.botPlayedForYou(missed));
  }, [play]);
  useSignalEffect(() => {
    const table = client.table.value;
    const { chairs } = client.presence.peek();
    const notes = table ? chairNotes(before.current, table, seat => chairs[seat] === false) : [];
    before.current = table;
    const people = untracked(() => peopleIn(client, namesOf(kit)));
    for (const { seat, note, missed = 0 } of notes) {
      const { kind, name } = personAt(people, seat);
      play.note(kind === 'you' ? ownNoteTexts[note] : noteTexts[note](name));
      if (missed === 0) continue;
      const played = kind === 'you' ? text.botPlayedForYou(missed) : text.botPlayed(name, missed);
      play.note(played);
      if (kind === 'you') toast(played);
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
  return { ...ui, refusals: { ...ui.refusals, ...refusalTexts, ...heldTexts } };
}
