import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Localized, say } from '../i18n/lang.ts';
import { text } from './text.ts';

const place = 'minoya:turn-notice';
const known = () => 'Notification' in window;

/** Whether this device is to be told of its turn while nobody looks: only after it was asked for here, and allowed. */
const wanted = signal(known() && Notification.permission === 'granted' && localStorage.getItem(place) === '1');
const denied = signal(known() && Notification.permission === 'denied');

async function toggle(): Promise<void> {
  if (wanted.peek()) wanted.value = false;
  else {
    const answer = await Notification.requestPermission();
    wanted.value = answer === 'granted';
    denied.value = answer === 'denied';
  }
  localStorage.setItem(place, wanted.peek() ? '1' : '0');
}

/** Says it outside the page, where that was asked for. */
export async function notify(title: Localized, body: Localized): Promise<void> {
  if (!wanted.peek()) return;
  const options = { body: say(body), icon: '/icon-192.png', tag: 'minoya-turn' };
  try {
    const note = new Notification(say(title), options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // On phones only the offline copy may say it.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(say(title), options).catch(() => undefined);
  }
}

/** Asks in place for what the browser will ask about: never by itself. */
export function TurnNotice(): JSX.Element | null {
  if (!known()) return null;
  return (
    <p class="turn-notice small">
      <button
        type="button"
        class="button small"
        data-do="turn-notice"
        aria-pressed={wanted.value}
        disabled={denied.value}
        onClick={() => void toggle()}
      >
        {say(text.notice)}
      </button>{' '}
      <span class="quiet">{say(denied.value ? text.noticeDenied : text.noticeWhy)}</span>
    </p>
  );
}
