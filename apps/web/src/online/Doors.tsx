import './online.css';
import { readCode, type TurnClock } from '@minoya/shared/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { type Localized, say } from '../i18n/lang.ts';
import { go } from '../router.ts';
import { shopName, shopNumber } from '../store/profile.ts';
import { codeTrouble } from './code-trouble.ts';
import { Declined, openRoom } from './requests.ts';
import { roomPath } from './rooms.ts';
import { byeTexts } from './bye-texts.ts';
import { text } from './text.ts';

/** Ways into a room: a new one, somebody's code, or the one left behind. */
export function Doors({
  game,
  setup,
  clock = null,
}: {
  readonly game: string;
  readonly setup: string;
  readonly clock?: TurnClock;
}): JSX.Element {
  const trouble = useSignal<Localized | null>(null);
  const busy = useSignal(false);
  const make = async () => {
    busy.value = true;
    trouble.value = null;
    try {
      const code = await openRoom({ game, setup, name: shopNumber.value, clock, watch: true });
      go(roomPath(game, code));
    } catch (error) {
      trouble.value = troubleText(error);
    }
    busy.value = false;
  };
  return (
    <div class="doors">
      <p class="small quiet">{say(text.makeHow)}</p>
      <p class="small">
        <Icon id="person" /> {say(text.yourName)}{' '}
        <a href="/profile" data-do="rename">
          {say(shopName())}
        </a>
      </p>
      <button type="button" class="button wide" data-do="make-room" disabled={busy.value} onClick={() => void make()}>
        <Icon id="people" />
        {say(text.make)}
      </button>
      <CodeForm game={game} />
      <p class="error small" role="alert">
        {trouble.value ? say(trouble.value) : null}
      </p>
    </div>
  );
}

function troubleText(error: unknown): Localized {
  if (!(error instanceof Declined)) return text.needNet;
  if (error.status === 503) return text.storeAway;
  return error.status === 429 ? text.tooFast : text.failed;
}

/** The code that was typed last, and whether the room turned out not to be there. */
const tried = { code: '', missing: false };

/** Whether the code of a room that is not there was typed into the field: then that is where it is said. */
export function wasTyped(code: string): boolean {
  if (tried.code !== code) return false;
  tried.missing = true;
  return true;
}

function CodeForm({ game }: { game: string }) {
  const typed = useSignal(tried.missing ? tried.code : '');
  const bad = useSignal<Localized | null>(tried.missing ? byeTexts['no-room'] : null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (tried.missing) field.current?.focus();
    Object.assign(tried, { code: '', missing: false });
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    const code = readCode(codeIn(typed.value));
    bad.value = codeTrouble(codeIn(typed.value));
    if (code === null) return;
    tried.code = code;
    go(roomPath(game, code));
  };
  return (
    <form class="code-form" onSubmit={submit}>
      <label class="field">
        <span class="small">
          {say(text.code)} <span class="quiet">{say(text.codeHelp)}</span>
        </span>
        <span class="code-row">
          <input
            ref={field}
            class="num code-input"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={typed.value}
            aria-invalid={bad.value !== null}
            onInput={event => {
              typed.value = event.currentTarget.value;
              bad.value = null;
            }}
          />
          <button type="submit" class="button" data-do="join-room">
            {say(text.enter)}
          </button>
        </span>
      </label>
      {bad.value ? (
        <p class="error small" role="alert">
          {say(bad.value)}
        </p>
      ) : null}
    </form>
  );
}

/** A pasted link is taken for the code at its end. */
function codeIn(typed: string): string {
  return /\/room\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
}
