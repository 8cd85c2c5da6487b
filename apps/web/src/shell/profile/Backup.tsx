import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../design/Icon.tsx';
import { toast } from '../../design/toast.tsx';
import { dateTime, say } from '../../i18n/lang.ts';
import { copy } from '../../play/share.ts';
import { go } from '../../router.ts';
import { Switch } from '../../settings/fields.tsx';
import { backupKey, elsewhere, note, renew, stopBackup } from '../../store/backup.ts';
import { profileText } from '../profile-text.ts';
import { troubleOf } from './trouble.ts';

/** A copy at the server, for those who want one, and the key to it. */
export function Backup(): JSX.Element {
  const busy = useSignal(false);
  const attempt = async (deed: () => Promise<void>) => {
    busy.value = true;
    await deed().catch((error: unknown) => toast(troubleOf(error)));
    busy.value = false;
  };
  const store = (anyway: boolean) =>
    attempt(async () => {
      await renew({ anyway });
      if (!elsewhere.peek()) toast(profileText.backupDone);
    });
  const remove = () =>
    attempt(async () => {
      await stopBackup();
      toast(profileText.backupGone);
    });
  const { on, stored } = note.value;
  return (
    <section class="stack" aria-labelledby="backup" aria-busy={busy.value}>
      <h2 id="backup">{say(profileText.backup)}</h2>
      <p>{say(profileText.backupAbout)}</p>
      <Switch label={say(profileText.backupOn)} on={on} onChange={wanted => void (wanted ? store(false) : remove())} />
      {on && elsewhere.value ? <Later onOverwrite={() => void store(true)} /> : null}
      {on && !elsewhere.value ? (
        <p class="row">
          <span class="small grow">{stored ? say(profileText.backupAt(dateTime(stored))) : ''}</span>
          <button type="button" class="button" onClick={() => void store(false)}>
            {say(profileText.backupNow)}
          </button>
        </p>
      ) : null}
      {on ? <Key /> : null}
    </section>
  );
}

/** Two devices with one key: neither loses its saves to the other unasked. */
function Later({ onOverwrite }: { onOverwrite: () => void }) {
  const later = elsewhere.value;
  if (!later) return null;
  return (
    <div class="panel stack">
      <p>{say(profileText.elsewhere(dateTime(later.stored)))}</p>
      <p class="row">
        <button
          type="button"
          class="button primary"
          onClick={async () => go(`/profile#${await backupKey()}`, { replace: true })}
        >
          {say(profileText.fetch)}
        </button>
        <button type="button" class="button" onClick={onOverwrite}>
          {say(profileText.overwrite)}
        </button>
      </p>
    </div>
  );
}

function Key() {
  const key = useSignal('');
  if (!key.value) {
    return (
      <p>
        <button
          type="button"
          class="button"
          onClick={async () => {
            key.value = await backupKey();
          }}
        >
          {say(profileText.showKey)}
        </button>
      </p>
    );
  }
  return (
    <>
      <p class="small">{say(profileText.keyAbout)}</p>
      <label class="field">
        <span class="small">{say(profileText.key)}</span>
        <textarea class="code" readOnly rows={2} value={key.value} />
      </label>
      <p>
        <button type="button" class="button" onClick={() => void copy(key.value)}>
          <Icon id="copy" />
          {say(profileText.copyKey)}
        </button>
      </p>
    </>
  );
}
