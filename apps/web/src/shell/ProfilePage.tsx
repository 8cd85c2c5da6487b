import { Title } from '../design/Title.tsx';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { ShopCrest } from '../design/ShopCrest.tsx';
import { toast } from '../design/toast.tsx';
import { say } from '../i18n/lang.ts';
import { rename, shopName, shopNumber } from '../store/profile.ts';
import { InstallCard } from './InstallCard.tsx';
import { profileText } from './profile-text.ts';
import { ReceiveSaves, hasReceived } from './profile/ReceiveSaves.tsx';
import { ServerData } from './profile/ServerData.tsx';
import { Backup } from './profile/Backup.tsx';
import { SendSaves } from './profile/SendSaves.tsx';

/** 屋号と引き継ぎ: a name without an account, and everything that can be carried to another browser. */
export function ProfilePage(): JSX.Element {
  useEffect(() => {
    if (hasReceived()) toast(profileText.done);
  }, []);
  return (
    <div class="page narrow">
      <Title of={say(profileText.title)} />
      <section class="panel row">
        <ShopCrest n={shopNumber.value} />
        <span class="grow whole-words">
          <span class="caption block">{say(profileText.name)}</span>
          <strong class="shop-name">{say(shopName())}</strong>
        </span>
        <button type="button" class="button" onClick={rename}>
          <Icon id="rotate" />
          {say(profileText.another)}
        </button>
      </section>
      <p class="small quiet">{say(profileText.nameAbout)}</p>
      <SendSaves />
      <ReceiveSaves />
      <Backup />
      <ServerData />
      <InstallCard />
    </div>
  );
}
