import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../design/announce.tsx';
import { saveFile } from '../../design/files.ts';
import { Icon } from '../../design/Icon.tsx';
import { Qr } from '../../design/Qr.tsx';
import { toast } from '../../design/toast.tsx';
import { say } from '../../i18n/lang.ts';
import { Unreachable } from '../../online/requests.ts';
import { copy } from '../../play/share.ts';
import { type Offer, offer, offerState, shownCode, withdraw } from '../../store/transfer.ts';
import { pack, toCode } from '../../store/save-bundle.ts';
import { profileText } from '../profile-text.ts';
import { troubleOf } from './trouble.ts';

/** Away from here: a short code through the server; a long one and a file without it. */
export function SendSaves(): JSX.Element {
  const offered = useSignal<Offer | null>(null);
  const long = useSignal('');
  const makeLong = async () => {
    long.value = await toCode(await pack());
  };
  const makeShort = async () => {
    try {
      offered.value = await offer();
    } catch (error) {
      const offline = error instanceof Unreachable;
      toast(offline ? profileText.noServer : troubleOf(error));
      if (offline) await makeLong();
    }
  };
  return (
    <section class="stack" aria-labelledby="leaving">
      <h2 id="leaving">{say(profileText.leaving)}</h2>
      <p>{say(profileText.leavingAbout)}</p>
      <p>
        <button type="button" class="button primary" onClick={() => void makeShort()}>
          {say(profileText.makeCode)}
        </button>
      </p>
      {offered.value ? <Short key={offered.value.code} offered={offered} now={offered.value} /> : null}
      <p class="small quiet">{say(profileText.longAbout)}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => void makeLong()}>
          {say(profileText.makeLong)}
        </button>
        <button
          type="button"
          class="button"
          onClick={async () => saveFile('minoya-saves.json', JSON.stringify(await pack(), null, 1), 'application/json')}
        >
          <Icon id="download" />
          {say(profileText.export)}
        </button>
      </p>
      {long.value ? <Long code={long.value} /> : null}
    </section>
  );
}

function Long({ code }: { code: string }) {
  return (
    <>
      <label class="field">
        <span class="small">{say(profileText.longCode)}</span>
        <textarea class="code" readOnly rows={4} value={code} />
      </label>
      <p>
        <button type="button" class="button" onClick={() => void copy(code)}>
          <Icon id="copy" />
          {say(profileText.copyCode)}
        </button>
      </p>
    </>
  );
}

const look = 2_000;
const minute = 60_000;

/** The short code, and what becomes of it: it is asked about only while somebody waits for the answer. */
function Short({ offered, now }: { offered: Signal<Offer | null>; now: Offer }) {
  const state = useSignal<'waiting' | 'taken' | 'none'>('waiting');
  const left = useSignal(now.until - Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = now.until - Date.now();
      if (document.visibilityState === 'hidden' || state.peek() !== 'waiting') return;
      void offerState().then(
        found => {
          state.value = found;
          if (found === 'taken') announce(say(profileText.taken));
        },
        () => undefined,
      );
    }, look);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    announce(`${say(profileText.shortCode)} ${[...now.code].join(' ')}`);
  }, []);
  if (state.value === 'taken') return <p class="panel">{say(profileText.taken)}</p>;
  if (state.value === 'none' || left.value <= 0) return <p class="panel">{say(profileText.gone)}</p>;
  return (
    <div class="panel stack hand-over">
      <p class="caption">{say(profileText.shortCode)}</p>
      <p class="display num short-code" data-code>
        {shownCode(now.code)}
      </p>
      <Qr of={`${location.origin}/profile#${now.code}`} label={say(profileText.scan)} />
      <p class="small">{say(profileText.waiting(Math.max(1, Math.ceil(left.value / minute))))}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => void copy(shownCode(now.code))}>
          <Icon id="copy" />
          {say(profileText.copyCode)}
        </button>
        <button
          type="button"
          class="button plain"
          onClick={() => {
            offered.value = null;
            withdraw().catch((error: unknown) => toast(troubleOf(error)));
          }}
        >
          {say(profileText.withdraw)}
        </button>
      </p>
    </div>
  );
}
