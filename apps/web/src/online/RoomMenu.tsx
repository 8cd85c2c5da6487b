import type { AnyGame } from '@minoya/kernel';
import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { say } from '../i18n/lang.ts';
import { CommonPanels } from '../play/Panels.tsx';
import type { Play } from '../play/play.ts';
import { type Panel, panel } from '../play/PlayBar.tsx';
import { text as playText } from '../play/text.ts';
import { go } from '../router.ts';
import type { RoomClient } from './client.ts';
import { Invitation } from './Invitation.tsx';
import type { RoomKit } from './kit.ts';
import { text } from './text.ts';

interface RoomMenuProps<G extends AnyGame> {
  readonly client: RoomClient;
  readonly kit: RoomKit<G>;
  readonly play: Play<G>;
}

const close = () => {
  panel.value = null;
};

const open = (which: Panel) => () => {
  panel.value = which;
};

/** The sheets of a table in a room. */
export function RoomMenu<G extends AnyGame>({ client, kit, play }: RoomMenuProps<G>): JSX.Element | null {
  if (panel.value === 'menu') return <Menu client={client} game={kit.house.game.id} />;
  return <CommonPanels house={kit.house} play={play} />;
}

function Menu({ client, game }: { client: RoomClient; game: string }) {
  const leave = () => {
    client.wish({ t: 'leave' });
    close();
    go(`/${game}`);
  };
  return (
    <Sheet title={say(text.menu)} onClose={close}>
      <p class="row">
        {(['rules', 'log', 'settings', 'keys'] as const).map(which => (
          <button key={which} type="button" class="button" onClick={open(which)}>
            {say(playText[which])}
          </button>
        ))}
      </p>
      <Invitation code={client.follower.code ?? ''} game={game} />
      <p class="small quiet">{say(text.leaveWhy)}</p>
      <p class="row">
        <button type="button" class="button" data-do="leave-room" onClick={leave}>
          <Icon id="back" />
          {say(text.leave)}
        </button>
      </p>
    </Sheet>
  );
}
