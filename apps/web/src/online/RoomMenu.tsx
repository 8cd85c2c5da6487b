import type { AnyGame } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { Ask, Sheet } from '../design/Sheet.tsx';
import { say } from '../i18n/lang.ts';
import { CommonPanels, opener } from '../play/Panels.tsx';
import type { Play } from '../play/play.ts';
import { text as playText } from '../play/text.ts';
import { go, leaving, place } from '../router.ts';
import type { RoomClient } from './client.ts';
import { Invitation } from './Invitation.tsx';
import type { RoomKit } from './kit.ts';
import { text } from './text.ts';
import { TurnNotice } from './TurnNotice.tsx';

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
      <TurnNotice />
      {isPlaying(client) ? <p class="small quiet">{say(leavingText(client))}</p> : null}
      <p class="row">
        <Leave client={client} game={game} onDone={close} />
        <Resign client={client} onDone={close} />
      </p>
    </Sheet>
  );
}

/** Whether one's own game runs: who has resigned, or only looks on, leaves nothing behind. */
function isPlaying({ follower: { seat }, table }: RoomClient): boolean {
  return seat !== null && table.value?.phase === 'playing' && table.value.chairs[seat]?.cover !== 'resigned';
}

/** What becomes of the seat of who leaves a running game. (decision 021) */
const leavingText = ({ table }: RoomClient) =>
  (table.value?.clock ?? null) === null ? text.leaveWhy : text.leaveWhyTimed;

/** Leaves the page of the room. A running game keeps the seat: that is asked, in the words of the back button. */
function Leave({ client, game, onDone }: { client: RoomClient; game: string; onDone: () => void }) {
  const asking = useSignal(false);
  const leave = () => {
    if (isPlaying(client)) {
      asking.value = true;
      return;
    }
    if (client.follower.seat !== null && client.table.peek()?.phase !== 'playing') client.command({ t: 'leave' });
    onDone();
    go(`/${game}`);
  };
  const stay = () => {
    asking.value = false;
  };
  return (
    <>
      <button type="button" class="button" data-do="leave-room" onClick={leave}>
        <Icon id="back" />
        {say(text.leave)}
      </button>
      {asking.value ? <LeaveQuestion client={client} game={game} onNo={stay} /> : null}
    </>
  );
}

/** One question, wherever a running game is left from. */
function LeaveQuestion({ client, game, onNo }: { client: RoomClient; game: string; onNo: () => void }) {
  return (
    <Ask title={say(text.leaveAsk)} yes={say(text.leave)} onNo={onNo} onYes={() => go(`/${game}`)}>
      <p>{say(leavingText(client))}</p>
      <p>{say(text.wayBack)}</p>
    </Ask>
  );
}

/** The way back to a room stands at the top of the page that follows; the browser would restore where that was before. */
function toTopAfterwards(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, 0)));
}

/** The back button does not leave a running game without a question. */
export function BackQuestion({ client, game }: { client: RoomClient; game: string }): JSX.Element | null {
  const asking = useSignal(false);
  const playing = isPlaying(client);
  useEffect(() => {
    if (!playing) return undefined;
    const { path } = place.peek();
    leaving.asks = () => {
      if (location.pathname === path) return false;
      // The page keeps its place in the history.
      history.pushState(null, '', path);
      asking.value = true;
      return true;
    };
    return () => {
      leaving.asks = null;
    };
  }, [playing]);
  useEffect(() => toTopAfterwards, []);
  if (!asking.value) return null;
  const stay = () => {
    asking.value = false;
  };
  return <LeaveQuestion client={client} game={game} onNo={stay} />;
}

/** Gives the game up, after a question: it is lost, and a bot plays the seat on as long as others play. */
function Resign({ client, onDone }: { client: RoomClient; onDone: () => void }) {
  const asking = useSignal(false);
  const { seat } = client.follower;
  const table = client.table.value;
  if (seat === null || table?.phase !== 'playing' || table.chairs[seat]?.cover === 'resigned') return null;
  const ask = (on: boolean) => () => {
    asking.value = on;
  };
  const resign = () => {
    client.command({ t: 'leave', resign: true });
    onDone();
  };
  return (
    <>
      <button type="button" class="button" data-do="resign" onClick={ask(true)}>
        {say(text.resign)}
      </button>
      {asking.value ? (
        <Ask title={say(text.resign)} yes={say(text.resign)} onNo={ask(false)} onYes={resign}>
          <p>{say(text.resignWhy)}</p>
        </Ask>
      ) : null}
    </>
  );
}
