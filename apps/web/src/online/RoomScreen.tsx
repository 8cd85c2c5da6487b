import './online.css';
import '../play/play.css';
import type { AnyGame } from '@minoya/kernel';
import { nameOf } from '@minoya/shared/names';
import { type Bye, readCode, type Table } from '@minoya/shared/protocol';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { toast } from '../design/toast.tsx';
import { uiFor } from '../games/versions.ts';
import { type Localized, say } from '../i18n/lang.ts';
import type { Play } from '../play/play.ts';
import { shopNumber } from '../store/profile.ts';
import { RoomClient, type RoomRules } from './client.ts';
import { wasTyped } from './Doors.tsx';
import type { RoomKit } from './kit.ts';
import { Lobby } from './Lobby.tsx';
import { Reading } from './reading.ts';
import { forgetToken, token } from './requests.ts';
import { forgetRoom, lastRoom, noteElsewhere, rememberRoom } from './rooms.ts';
import { RoomStrip } from './Strip.tsx';
import { RoomTable } from './RoomTable.tsx';
import { byeTexts } from './bye-texts.ts';
import { refusalTexts, text } from './text.ts';
import { useTurnAlert } from './turn-alert.ts';

interface RoomScreenProps<G extends AnyGame> {
  readonly kit: RoomKit<G>;
  /** The code from the path, and whether one only wants to look on. */
  readonly rest: string;
}

/** A room from the door to the last result. */
export function RoomScreen<G extends AnyGame>({ kit, rest }: RoomScreenProps<G>): JSX.Element {
  const [typed = '', how] = rest.split('/');
  const code = readCode(typed);
  const kits = useMemo(() => new Kits(kit), [kit]);
  const client = useRoom(kits, code, how !== 'watch');
  const attempt = client.attempt;
  if (code === null) return <Gone game={kit.ui.game.id} why="no-room" onAgain={attempt} />;
  if (client.offline.value) return <Gone game={kit.ui.game.id} why={null} onAgain={attempt} />;
  const room = client.room.value;
  if (!room) return <Opening />;
  return <Inside key={client.count.value} client={room} code={code} kits={kits} onAgain={attempt} />;
}

/** Connects when the page opens and lets go when it closes; `attempt` starts over. */
function useRoom<G extends AnyGame>(kits: Kits<G>, code: string | null, sit: boolean) {
  const room = useSignal<RoomClient | null>(null);
  const offline = useSignal(false);
  const count = useSignal(0);
  useEffect(() => {
    if (code === null) return undefined;
    let gone = false;
    let mine: RoomClient | null = null;
    const last = lastRoom(kits.present.ui.game.id);
    offline.value = false;
    token().then(
      key => {
        if (gone) return;
        const asked = last?.code === code ? last.room : code;
        mine = new RoomClient(kits, { token: key, room: asked, code, name: shopNumber.peek(), sit });
        // At once: on a slow device the welcome is here before the room is drawn.
        hearNews(mine);
        room.value = mine;
      },
      () => {
        offline.value = true;
      },
    );
    return () => {
      gone = true;
      mine?.close();
      room.value = null;
    };
  }, [kits, code, sit, count.value]);
  const attempt = () => {
    count.value += 1;
  };
  return { room, offline, count, attempt };
}

function Opening() {
  return (
    <div class="page narrow">
      <p class="quiet" role="status">
        {say(text.connecting)}
      </p>
    </div>
  );
}

interface InsideProps<G extends AnyGame> {
  readonly client: RoomClient;
  readonly code: string;
  readonly kits: Kits<G>;
  readonly onAgain: () => void;
}

/** What rooms are played on: by the present rules, or by older ones where a room was opened with them. */
class Kits<G extends AnyGame> implements RoomRules {
  readonly present: RoomKit<G>;
  private readonly older = new Map<number, RoomKit<G>>();

  constructor(present: RoomKit<G>) {
    this.present = present;
  }

  kit(version: number | undefined): RoomKit<G> {
    return (version === undefined ? undefined : this.older.get(version)) ?? this.present;
  }

  of(version: number): G | null {
    const { game } = this.kit(version).ui;
    return game.version === version ? game : null;
  }

  async load(version: number): Promise<G | null> {
    const ui = await uiFor(this.present.ui.game.id, version);
    if (ui?.room) this.older.set(version, ui.room as unknown as RoomKit<G>);
    return this.of(version);
  }
}

function Inside<G extends AnyGame>({ client, code, kits, onAgain }: InsideProps<G>) {
  const last = useSignal<Play<G> | null>(null);
  const reading = useReading(client);
  useHostNews(client);
  const table = client.table.value;
  const kit = kits.kit(table?.version);
  useTurnAlert(client, kit);
  const bye = client.ended.value;
  if (bye) return <Gone game={kit.ui.game.id} why={bye} code={code} onAgain={onAgain} />;
  if (!table) return <Opening />;
  const { table: shown, seat, onNext } = reading(table);
  const playing = shown.phase !== 'lobby' && (onNext !== null || client.follower.view !== null);
  return (
    <>
      {playing && kit.notesAtTable ? null : <RoomStrip client={client} kit={kit} />}
      {playing ? (
        <RoomTable
          key={`${shown.round}-${String(seat)}`}
          client={client}
          kit={kit}
          table={shown}
          seat={seat}
          onNext={onNext}
          onOver={play => {
            last.value = play;
          }}
        />
      ) : (
        <Lobby client={client} kit={kit} table={table}>
          {last.value ? (
            <section class="panel stack">
              <h2>{say(text.lastResult)}</h2>
              <kit.Standings state={last.value.view.value} people={last.value.seating.people.value} />
            </section>
          ) : null}
        </Lobby>
      )}
    </>
  );
}

interface Shown {
  readonly table: Table;
  readonly seat: number | null;
  /** Ends the reading of a result after the next game was called; null while nothing waits for that. */
  readonly onNext: (() => void) | null;
}

/** What is shown of a room: its table as it is, but a result stays until it was read, whatever the host calls meanwhile. */
function useReading(client: RoomClient): (table: Table) => Shown {
  const reading = useMemo(() => new Reading(), [client]);
  const presses = useSignal(0);
  return now => {
    const { seat, who } = client.follower;
    const { kept, ...shown } = reading.see(now, seat, who);
    const onNext = () => {
      reading.finish(now.round);
      presses.value += 1;
    };
    // Read, so that a press is seen at once.
    return { ...shown, onNext: kept && presses.value >= 0 ? onNext : null };
  };
}

/** The way back after a reload, and refusals outside a game. */
function hearNews(client: RoomClient): void {
  const wishes = new Set<() => void>();
  client.listen(news => {
    const { code, room, table } = client.follower;
    // The wish is granted, or the room has gone on without it.
    if (news.type === 'tableChanged' && table?.phase !== 'over') for (const close of wishes) close();
    if (news.type === 'welcomed' && code && table) rememberRoom({ game: table.game, room, code });
    if (news.type === 'welcomed' && news.lost > 0) toast(text.lost);
    if (news.type === 'ended' && news.why === 'replaced') noteElsewhere(room);
    else if (news.type === 'ended' && !news.comeBack) forgetRoom();
    if (news.type === 'ended' && news.why === 'bad-token') forgetToken();
    if (news.type === 'stamped' && news.stamp === 'again' && news.seat !== client.follower.seat)
      wishes.add(toast(text.wishesAgain(nameOf(table?.chairs[news.seat]?.name ?? 0))));
    const told = news.type === 'refused' && table?.phase === 'lobby' ? refusalTexts[news.why] : undefined;
    if (told) toast(told);
  });
}

/** Who leads the room is no secret: everybody is told when that changes. */
function useHostNews(client: RoomClient): void {
  const before = useRef<string | null>(null);
  useSignalEffect(() => {
    const table = client.table.value;
    const host = table?.host ?? null;
    const changed = before.current !== null && host !== null && host !== before.current;
    before.current = host;
    const chair = table?.chairs.find(one => one.who !== null && one.who === host);
    // At the table the log tells it, and the line of announcements.
    if (changed && chair && table?.phase !== 'playing')
      toast(host === client.follower.who ? text.youHost : text.newHost(nameOf(chair.name)));
  });
}

function goneTitle(why: Bye | null): Localized {
  if (why === 'no-room') return text.noRoom;
  if (why === 'kicked') return text.kicked;
  return why === 'closed' ? text.notFound : text.room;
}

/** プレイヤー不在: the room or the seat is not there; why, and the way back. */
interface GoneProps {
  readonly game: string;
  readonly why: Bye | null;
  /** What the room was asked for by. */
  readonly code?: string | null;
  readonly onAgain: () => void;
}

function Gone({ game, why, code = null, onAgain }: GoneProps) {
  const reload = why === 'version' || why === 'bad-frame';
  const typed = useMemo(() => why === 'no-room' && code !== null && wasTyped(code), []);
  useEffect(() => {
    // Back to the field.
    if (typed) history.back();
  }, []);
  const again = why === null || ['replaced', 'too-many', 'crowded', 'bad-token'].includes(why);
  return (
    <div class="page narrow gone" data-why={why ?? 'offline'}>
      <h1>{say(goneTitle(why))}</h1>
      <p>{say(why ? byeTexts[why] : text.needNet)}</p>
      <p class="row">
        {reload ? (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {say(text.reload)}
          </button>
        ) : null}
        {again ? (
          <button type="button" class="button primary" data-do="again" onClick={onAgain}>
            {say(text.takeBack)}
          </button>
        ) : null}
        <a class={reload || again ? 'button' : 'button primary'} href={`/${game}`}>
          {say(text.lobby)}
        </a>
      </p>
    </div>
  );
}
