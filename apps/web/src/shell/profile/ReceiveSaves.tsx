import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import { Ask } from '../../design/Sheet.tsx';
import { toast } from '../../design/toast.tsx';
import { nameOfGame } from '../../games/list.ts';
import { say } from '../../i18n/lang.ts';
import { place } from '../../router.ts';
import { shortCode, take } from '../../store/transfer.ts';
import { becomePerson, fetchCopy, goOnAs, readKey } from '../../store/backup.ts';
import {
  type Before,
  beforeImport,
  type Changes,
  compare,
  fromCode,
  type SaveBundle,
  unpack,
} from '../../store/save-bundle.ts';
import { knownToken } from '../../online/requests.ts';
import { forgetRoom, type LastRoom, lastRoom, rememberRoom } from '../../online/rooms.ts';
import { nameOf } from '@minoya/shared/names';
import { profileText } from '../profile-text.ts';
import { troubleOf } from './trouble.ts';

/** Something that could be unpacked here, looked at first. */
interface Found {
  readonly bundle: SaveBundle;
  readonly changes: Changes;
  /** What else follows when it is. */
  readonly after?: () => void;
  /** Who one is comes along: seats in rooms, and what stands at the server. */
  readonly asGiver?: boolean;
}

/** Opens whatever was typed, scanned or read from a file. Null: it was told why not. */
async function find(text: string): Promise<Found | null> {
  const short = shortCode(text);
  const key = readKey(text);
  try {
    const copy = key ? await fetchCopy(key) : null;
    const handed = short ? await take(short) : null;
    const bundle = await fromCode(copy?.data ?? handed?.data ?? text);
    if (!bundle) {
      toast(profileText.unreadable);
      return null;
    }
    const looked = { bundle, changes: await compare(bundle) };
    if (key && copy) return { ...looked, after: () => goOnAs(key, copy) };
    return handed ? { ...looked, asGiver: true, after: () => goOnAsPerson(handed.token, bundle.room) } : looked;
  } catch (error) {
    toast(troubleOf(error, key ? profileText.troubles.noBackup : profileText.troubles.unknown));
  }
  return null;
}

/** This device is that person from now on, and knows the way to their room. */
function goOnAsPerson(me: string | null, room: LastRoom | null | undefined): void {
  becomePerson(me);
  if (room) rememberRoom(room);
  else forgetRoom();
}

/** Back to what this device was, and who. */
async function lookBack(before: Before): Promise<Found> {
  const { me, room, ...bundle } = before;
  const looked = { bundle, changes: await compare(bundle) };
  return me === undefined ? looked : { ...looked, after: () => goOnAsPerson(me, room) };
}

/** To here: by code, by file, by key; nothing changes before it was shown what would. */
export function ReceiveSaves(): JSX.Element {
  const typed = useSignal('');
  const found = useSignal<Found | null>(null);
  const before = useSignal<Before | null>(null);
  useEffect(() => {
    void beforeImport().then(bundle => {
      before.value = bundle;
    });
  }, [found.value]);
  const look = async (text: string) => {
    found.value = await find(text);
  };
  const back = async () => {
    found.value = before.value && (await lookBack(before.value));
  };
  useEffect(() => {
    const { hash } = place.value;
    if (!hash) return;
    // A code in the address bar would be asked for again at every reload.
    history.replaceState(null, '', location.pathname);
    typed.value = hash;
    void look(hash);
  }, [place.value.hash]);
  return (
    <section class="stack" aria-labelledby="arriving">
      <h2 id="arriving">{say(profileText.arriving)}</h2>
      <label class="field">
        <span class="small">{say(profileText.paste)}</span>
        <textarea
          class="code"
          rows={2}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          value={typed.value}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="row">
        <button type="button" class="button primary" onClick={() => void look(typed.value)}>
          {say(profileText.readCode)}
        </button>
        <label class="button">
          <Icon id="upload" />
          {say(profileText.import)}
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            onChange={event => void event.currentTarget.files?.[0]?.text().then(look)}
          />
        </label>
        {before.value ? (
          <button type="button" class="button" onClick={() => void back()}>
            <Icon id="undo" />
            {say(profileText.restore)}
          </button>
        ) : null}
      </p>
      {found.value ? (
        <Confirm
          found={found.value}
          onClose={() => {
            found.value = null;
          }}
        />
      ) : null}
    </section>
  );
}

const arrived = 'minoya:arrived';

/** True once after everything was unpacked and the page opened afresh. */
export function hasReceived(): boolean {
  const flag = sessionStorage.getItem(arrived) !== null;
  sessionStorage.removeItem(arrived);
  return flag;
}

/** Unpacks and opens the page afresh: what games hold in memory would be written over what has just come. */
async function receive({ bundle, after }: Found): Promise<void> {
  await unpack(bundle);
  after?.();
  sessionStorage.setItem(arrived, '1');
  location.reload();
}

/** Somebody else sat in a room on this device: the seat stays theirs. */
function losesSeat({ room }: SaveBundle): boolean {
  const here = lastRoom();
  return knownToken() !== null && here !== null && here.room !== room?.room;
}

function Confirm({ found, onClose }: { found: Found; onClose: () => void }): JSX.Element {
  const { runs, past, replaced, records, shop } = found.changes;
  const name = (game: string) => say(nameOfGame(game) ?? { ja: game, en: game });
  return (
    <Ask
      title={say(profileText.confirm)}
      yes={say(profileText.unpack)}
      onNo={onClose}
      onYes={() => void receive(found)}
    >
      <p>{say(profileText.brings(runs, past, found.asGiver ? found.bundle.room?.code : null))}</p>
      {replaced.length > 0 ? <p>{say(profileText.replaces(replaced.length))}</p> : null}
      {replaced.length + records.length > 0 ? (
        <ul class="bullets small">
          {replaced.map(({ game, here, there }, i) => (
            <li key={i}>{say(profileText.becomes(name(game), say(here), say(there)))}</li>
          ))}
          {records.map(game => (
            <li key={game}>{say(profileText.recordsOf(name(game)))}</li>
          ))}
        </ul>
      ) : null}
      {shop === null ? null : <p>{say(profileText.shopBecomes(say(nameOf(shop))))}</p>}
      {found.asGiver ? <p>{say(profileText.samePerson)}</p> : null}
      {found.asGiver && losesSeat(found.bundle) ? <p>{say(profileText.leavesRoom)}</p> : null}
      <p class="small quiet">{say(profileText.keeps)}</p>
    </Ask>
  );
}
