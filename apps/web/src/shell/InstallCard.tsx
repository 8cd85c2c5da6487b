import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { say } from '../i18n/lang.ts';
import { inSafariTab, offer } from './install.ts';
import { profileText } from './profile-text.ts';

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
