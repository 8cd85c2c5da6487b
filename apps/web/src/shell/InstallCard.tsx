import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { say } from '../i18n/lang.ts';
import { profileText } from './profile-text.ts';

/** Chromium's offer to install; other browsers never fire it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<InstallEvent | null>(null);

/** Keeps the offer for when the player asks; it is never made during play. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    offer.value = event as InstallEvent;
  });
  addEventListener('appinstalled', () => {
    offer.value = null;
  });
}

/** True in a Safari tab, whose storage goes after seven days without a visit. */
export function inSafariTab(): boolean {
  const standalone = matchMedia('(display-mode: standalone)').matches;
  return !standalone && /^((?!chrome|android|crios|fxios|edg).)*safari/i.test(navigator.userAgent);
}

export function InstallCard(): JSX.Element | null {
  const now = offer.value;
  const safari = inSafariTab();
  if (!now && !safari) return null;
  return (
    <section class="panel stack" aria-labelledby="install">
      <h2 id="install">{say(profileText.install)}</h2>
      <p>{say(safari ? profileText.safari : profileText.installAbout)}</p>
      {now ? (
        <p>
          <button type="button" class="button primary" onClick={() => void now.prompt()}>
            <Icon id="download" />
            {say(profileText.installNow)}
          </button>
        </p>
      ) : null}
    </section>
  );
}
