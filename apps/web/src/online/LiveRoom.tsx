import './live-room.css';
import type { LiveRoom as Live } from '@minoya/shared/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { fill } from '@minoya/kernel';
import { type Localized, say } from '../i18n/lang.ts';
import { askAsMe, Declined } from './requests.ts';
import { forgetRoom, type LastRoom, lastRoom, roomPath } from './rooms.ts';

/** Apart from the other words of rooms: home shows these, and no others. */
const words = {
  back: { ja: 'ルームへ戻る', en: 'Back to your room' },
  takeBack: { ja: '席をこの端末に戻す', en: 'Take your seat back here' },
  elsewhere: { ja: '別のタブか端末で開いています', en: 'Open in another tab or on another device' },
  turn: { ja: 'あなたのターンです', en: 'It is your turn' },
  playing: { ja: 'ゲーム中', en: 'Game in progress' },
  lobby: (n: number, of: number): Localized =>
    fill({ ja: 'ロビー：{of}席のうち{n}席', en: 'Lobby: {n} of {of} seats taken' }, { n, of }),
  over: { ja: 'ゲーム終了', en: 'Game over' },
} as const;

const LOOK_AGAIN_MS = 20_000;

/** The room as it is now; null when there is nothing to come back to. Fails when the server cannot be asked. */
async function look({ room }: LastRoom): Promise<Live | null> {
  try {
    return (await (await askAsMe(`/api/rooms/${room}`)).json()) as Live;
  } catch (error) {
    if (!(error instanceof Declined) || (error.status !== 404 && error.status !== 410)) throw error;
    forgetRoom();
    return null;
  }
}

export function stateOf({ phase, turn, taken, seats }: Live): Localized {
  if (turn) return words.turn;
  if (phase === 'lobby') return words.lobby(taken, seats);
  return phase === 'playing' ? words.playing : words.over;
}

/** What is known of the room one was in last: undefined as long as nobody could be asked. Asks again while the page is looked at. */
function useLive(last: LastRoom | null): Live | null | undefined {
  const live = useSignal<Live | null | undefined>(undefined);
  useEffect(() => {
    if (!last) return undefined;
    const ask = () => {
      if (document.hidden) return;
      look(last).then(
        found => {
          live.value = found;
        },
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [last?.room]);
  return live.value;
}

interface LiveRoomProps {
  /** Only of this game; of any where none is named. */
  readonly game?: string;
  /** Only when it is known that there is something to come back to. */
  readonly sure?: boolean;
}

/** Where people may be waiting: the room one was in last, and what goes on there. Nothing when there is none. */
export function LiveRoom({ game, sure = false }: LiveRoomProps): JSX.Element | null {
  const last = lastRoom(game);
  const live = useLive(last);
  if (!last || live === null || (sure && !live)) return null;
  return (
    <a
      class={last.elsewhere ? 'button wide live-room' : 'button primary wide live-room'}
      href={roomPath(last.game, last.code)}
      data-do="last-room"
      data-turn={live?.turn}
    >
      <Icon id="people" />
      <span>
        {say(last.elsewhere ? words.takeBack : words.back)} <b class="num">{last.code}</b>
        {live ? <small class="live-state">{say(last.elsewhere ? words.elsewhere : stateOf(live))}</small> : null}
      </span>
      <Icon id="forward" />
    </a>
  );
}
