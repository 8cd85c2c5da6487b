import type { AnyGame } from '@minoya/kernel';
import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { say } from '../i18n/lang.ts';
import { CommonPanels, opener } from '../play/Panels.tsx';
import type { Play } from '../play/play.ts';
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

/** The sheets of a table in a room. */
export function RoomMenu<G extends AnyGame>({ client, kit, play }: RoomMenuProps<G>): JSX.Element | null {
  if (play.panel.value === 'menu') return <Menu client={client} kit={kit} play={play} />;
  return <CommonPanels ui={kit.ui} play={play} />;
}

function Menu<G extends AnyGame>({ client, kit, play }: RoomMenuProps<G>) {
  const game = kit.ui.game.id;
  const open = opener(play);
  const close = open(null);
  const leave = () => {
    client.command({ t: 'leave' });
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
