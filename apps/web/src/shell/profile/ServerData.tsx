import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { saveFile } from '../../design/files.ts';
import { Icon } from '../../design/Icon.tsx';
import { Ask } from '../../design/Sheet.tsx';
import { toast } from '../../design/toast.tsx';
import { say } from '../../i18n/lang.ts';
import { askAsMe, knownToken } from '../../online/requests.ts';
import { forgetEverywhere } from '../../store/backup.ts';
import { profileText } from '../profile-text.ts';
import { troubleOf } from './trouble.ts';

/** What the server holds of this player: to take along, or to have deleted. Nothing to see before anything was sent. */
export function ServerData(): JSX.Element | null {
  const asking = useSignal(false);
  const busy = useSignal(false);
  if (!knownToken()) return null;
  const attempt = async (deed: () => Promise<void>) => {
    asking.value = false;
    busy.value = true;
    await deed().catch((error: unknown) => toast(troubleOf(error)));
    busy.value = false;
  };
  const take = () =>
    attempt(async () => {
      const data: unknown = await (await askAsMe('/api/me/data')).json();
      saveFile('minoya-server.json', JSON.stringify(data, null, 1), 'application/json');
    });
  const forget = () =>
    attempt(async () => {
      toast(profileText.forgotten(await forgetEverywhere()));
    });
  return (
    <section class="stack" aria-labelledby="at-server" aria-busy={busy.value}>
      <h2 id="at-server">{say(profileText.atServer)}</h2>
      <p>{say(profileText.atServerAbout)}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => void take()}>
          <Icon id="download" />
          {say(profileText.takeData)}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            asking.value = true;
          }}
        >
          <Icon id="trash" />
          {say(profileText.forget)}
        </button>
      </p>
      {asking.value ? (
        <Ask
          title={say(profileText.forgetAsk)}
          yes={say(profileText.forget)}
          onYes={() => void forget()}
          onNo={() => {
            asking.value = false;
          }}
        >
          <p>{say(profileText.forgetAbout)}</p>
        </Ask>
      ) : null}
    </section>
  );
}
