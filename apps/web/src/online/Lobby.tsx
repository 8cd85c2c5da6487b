import { type AnyGame, listed } from '@minoya/kernel';
import { nameOf } from '@minoya/shared/names';
import type { Chair, Table } from '@minoya/shared/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { Ask } from '../design/Sheet.tsx';
import { type Localized, say } from '../i18n/lang.ts';
import { changesIn } from './changes.ts';
import type { RoomClient } from './client.ts';
import { DealPromise } from './Deal.tsx';
import { Invitation } from './Invitation.tsx';
import { namesOf, type RoomKit } from './kit.ts';
import { RoomOptions } from './RoomOptions.tsx';
import { notYetAgain } from './note-texts.ts';
import { otherPeople, startCommands, taken, unreadyPeople, waitsForOthers } from './starting.ts';
import { standInTexts, text } from './text.ts';
import { TurnNotice } from './TurnNotice.tsx';

interface LobbyProps<G extends AnyGame> {
  readonly client: RoomClient;
  readonly kit: RoomKit<G>;
  readonly table: Table;
  readonly children?: JSX.Element | null;
}

/** Before and between games: who sits where, how it is played, and whether everybody is ready. */
export function Lobby<G extends AnyGame>({ client, kit, table, children }: LobbyProps<G>): JSX.Element {
  const { who, code } = client.follower;
  const hosting = table.host === who;
  return (
    <div class="page room">
      <h1>
        {say(kit.ui.name)} <span class="quiet">{say(text.room)}</span> <span class="num room-code">{code}</span>
      </h1>
      <div class="room-panels" data-free={table.chairs.some(({ who, bot }) => who === null && bot === null)}>
        <section class="panel stack">
          <h2>{say(text.seats)}</h2>
          <ul class="chairs">
            {table.chairs.map((chair, seat) => (
              <ChairRow key={seat} client={client} kit={kit} table={table} chair={chair} seat={seat} />
            ))}
          </ul>
          {client.presence.value.watchers > 0 ? (
            <p class="small quiet">
              <Icon id="eye" /> {say(text.watchers(client.presence.value.watchers))}
            </p>
          ) : null}
          {hosting ? null : <Changed client={client} kit={kit} table={table} />}
          <Begin client={client} kit={kit} table={table} hosting={hosting} />
        </section>
        <Invitation code={code ?? ''} game={table.game} />
        <RoomOptions client={client} kit={kit} table={table} hosting={hosting} />
      </div>
      <TurnNotice />
      <DealPromise deal={table.deal} />
      {children}
    </div>
  );
}

/** What the host has changed since one said that one is ready, or came in: it is what one agrees to by being ready. */
function Changed<G extends AnyGame>({ client, kit, table }: Omit<LobbyProps<G>, 'children'>) {
  const { seat } = client.follower;
  const agreed = useRef(table);
  const ready = seat !== null && table.chairs[seat]?.ready === true;
  if (ready || agreed.current.round !== table.round) agreed.current = table;
  const changes = changesIn(agreed.current, table, kit.changes);
  if (changes.length === 0) return null;
  return (
    <div class="room-changed small" role="status" data-changed={changes.length}>
      <p>{say(text.changed(listed(changes.map(({ what, to }) => text.changedTo(what, to)))))}</p>
      {seat === null || table.round === 0 ? null : <p class="quiet">{say(text.readyAgain)}</p>}
    </div>
  );
}

interface ChairRowProps<G extends AnyGame> {
  readonly client: RoomClient;
  readonly kit: RoomKit<G>;
  readonly table: Table;
  readonly chair: Chair;
  readonly seat: number;
}

function ChairRow<G extends AnyGame>({ client, kit, table, chair, seat }: ChairRowProps<G>) {
  const { who } = client.follower;
  const hosting = table.host === who;
  const free = chair.who === null;
  const level = namesOf(kit).find(bot => bot.id === chair.bot)?.name;
  const name = chair.bot !== null ? say(level ?? text.addBot) : free ? say(text.empty) : say(nameOf(chair.name));
  return (
    <li class="chair" data-seat={seat} data-free={free && chair.bot === null}>
      <span class="num chair-number">{seat + 1}</span>
      <span class="grow">
        {!free && chair.who === table.host ? <Crown /> : null}
        {chair.who === who && !free ? (
          <a href="/profile" data-do="rename">
            <b>{name}</b>
          </a>
        ) : (
          <b>{name}</b>
        )}{' '}
        {chair.who === who && !free ? <span class="badge">{say(text.you)}</span> : null}{' '}
        <ChairState client={client} table={table} seat={seat} />
      </span>
      {free && hosting ? <BotChoice client={client} kit={kit} chair={chair} seat={seat} /> : null}
      {free && chair.bot === null && client.follower.seat === null ? (
        <button type="button" class="button small" onClick={() => client.command({ t: 'sit', seat })}>
          {say(text.sitHere)}
        </button>
      ) : null}
      {hosting && !free && chair.who !== who ? (
        <HostTools client={client} seat={seat} name={nameOf(chair.name)} />
      ) : null}
    </li>
  );
}

function Crown() {
  return (
    <svg class="crown" viewBox="0 0 24 24" role="img" aria-label={say(text.host)}>
      <path d="M3 18V7L8 12 12 5 16 12 21 7V18Z" />
    </svg>
  );
}

function ChairState({ client, table, seat }: { client: RoomClient; table: Table; seat: number }) {
  const chair = table.chairs[seat];
  if (!chair || chair.who === null) return null;
  const here = client.presence.value.chairs[seat] !== false;
  // The host starts the game: that is readiness enough.
  const asked = chair.who !== table.host;
  const ready = chair.ready ? text.ready : text.notReady;
  const state = chair.cover ? standInTexts[chair.cover] : !here ? text.away : asked ? ready : null;
  return state ? (
    <span class="badge" data-ready={chair.ready && here}>
      {say(state)}
    </span>
  ) : null;
}

function BotChoice<G extends AnyGame>({ client, kit, chair, seat }: Omit<ChairRowProps<G>, 'table'>) {
  const choose = (bot: string | null) => client.command({ t: 'bot', seat, bot });
  const [level = '', ...manner] = chair.bot?.split('-') ?? [];
  return (
    <>
      <select
        class="bot-choice"
        aria-label={say(text.addBot)}
        value={level}
        onChange={({ currentTarget: { value } }) => choose(value ? [value, ...manner].join('-') : null)}
      >
        <option value="">{say(chair.bot === null ? text.addBot : text.nobody)}</option>
        {kit.bots.map((bot, i) => (
          <option key={bot.id} value={bot.id}>
            {i + 1}. {say(bot.name)}
          </option>
        ))}
      </select>
      {kit.characters && chair.bot !== null ? <kit.characters.Pick bot={chair.bot} onChange={choose} /> : null}
    </>
  );
}

function HostTools({ client, seat, name }: { client: RoomClient; seat: number; name: Localized }) {
  const asking = useSignal(false);
  const ask = (on: boolean) => () => {
    asking.value = on;
  };
  const kick = () => {
    asking.value = false;
    client.command({ t: 'kick', seat });
  };
  return (
    <span class="host-tools">
      {client.presence.value.chairs[seat] === false ? null : (
        <button type="button" class="button small" onClick={() => client.command({ t: 'host', seat })}>
          {say(text.makeHost)}
        </button>
      )}
      <button type="button" class="button small" data-do="kick" onClick={ask(true)}>
        {say(text.kick)}
      </button>
      {asking.value ? (
        <Ask title={say(text.kick)} yes={say(text.kick)} onNo={ask(false)} onYes={kick}>
          <p>{say(text.kickAsk(name))}</p>
        </Ask>
      ) : null}
    </span>
  );
}

interface BeginProps<G extends AnyGame> {
  readonly client: RoomClient;
  readonly kit: RoomKit<G>;
  readonly table: Table;
  readonly hosting: boolean;
}

/** What there is to say before a start; only too few players hold it up. */
function beforeStart(table: Table, hosting: boolean, ready: boolean): Localized {
  if (!hosting) return ready || table.round > 0 ? text.waitHost : text.pressReady;
  if (taken(table) < 2) return text.waitSeats;
  if (waitsForOthers(table)) return text.waitOthers;
  if (taken(table) < table.chairs.length) return text.closesSeats;
  return unreadyPeople(table).length > 0 ? text.waitReady : text.ready;
}

function Begin<G extends AnyGame>({ client, kit, table, hosting }: BeginProps<G>) {
  const { seat } = client.follower;
  const chair = seat === null ? null : table.chairs[seat];
  const asking = useSignal(false);
  const commands = startCommands(table, kit.withSeats);
  const waits = waitsForOthers(table);
  const unready = unreadyPeople(table);
  const begin = () => client.command(...(commands ?? []));
  useRematch(table, hosting, begin);
  if (!chair) return <p class="small">{say(text.spectator)}</p>;
  return (
    <div class="stack">
      {hosting ? (
        <button
          type="button"
          class={waits ? 'button wide' : 'button primary wide'}
          data-do="start"
          aria-disabled={commands === null}
          onClick={() => {
            if (commands && unready.length > 0) asking.value = true;
            else begin();
          }}
        >
          {say(waits ? text.startNow : text.start)}
          <Icon id="forward" />
        </button>
      ) : (
        <button
          type="button"
          class={chair.ready ? 'button wide' : 'button primary wide'}
          data-do="ready"
          aria-pressed={chair.ready}
          onClick={() => client.command({ t: 'ready', on: !chair.ready })}
        >
          {say(chair.ready ? text.unready : table.round > 0 ? text.again : text.beReady)}
        </button>
      )}
      <p class="small quiet" role="status">
        {say(beforeStart(table, hosting, chair.ready))}
      </p>
      <button type="button" class="button small" data-do="stand" onClick={() => client.command({ t: 'leave' })}>
        {say(text.stand)}
      </button>
      {asking.value ? (
        <Ask
          title={say(text.start)}
          yes={say(waits ? text.startNow : text.start)}
          onNo={() => {
            asking.value = false;
          }}
          onYes={begin}
        >
          <p>{say((waits ? notYetAgain : text.startAsk)(listed(unready.map(one => nameOf(one.name)))))}</p>
        </Ask>
      ) : null}
    </div>
  );
}

/** A game after the first begins by itself, when the last person who was waited for is ready. */
function useRematch(table: Table, hosting: boolean, begin: () => void): void {
  const waited = useRef(false);
  const waits = hosting && waitsForOthers(table);
  useEffect(() => {
    if (waits) waited.current = true;
    else if (waited.current && hosting && otherPeople(table).length > 0) begin();
  }, [waits]);
}
