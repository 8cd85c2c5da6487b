import type { AnyGame } from '@minoya/kernel';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../i18n/lang.ts';
import { play as sound } from '../stage/sound.ts';
import type { RoomClient } from './client.ts';
import type { RoomKit } from './kit.ts';
import { text } from './text.ts';
import { notify } from './TurnNotice.tsx';
import { awaited } from './turn.ts';

/** The crest with a red dot. */
const marked =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22" fill="#f6f1e7" stroke="#1d2530" stroke-width="4"/><path fill="#1d2530" d="M13 13H29V21H21V29H13ZM31 13H35V21H31ZM23 23H35V35H31V27H27V35H23ZM13 31H21V35H13Z"/><circle cx="37" cy="11" r="11" fill="#c8321f"/></svg>',
  );

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** What a tab says that lies behind others: on its label, its icon and the app's badge; and by a sound and a notice, once a turn. */
export function useTurnAlert<G extends AnyGame>(client: RoomClient, kit: RoomKit<G>): void {
  const before = useRef(false);
  const title = useRef(document.title);
  useSignalEffect(() => {
    // First of all: by this it hears of the next change.
    const seats = awaited(client, kit.ui.game);
    const { seat, code } = client.follower;
    const mine = seat !== null && seats.includes(seat);
    const where = `${say(kit.ui.name)} ${code ?? ''}`;
    document.title = mine ? `● ${say(text.yourTurn)} – ${where}` : where;
    show(mine);
    if (mine && !before.current && document.hidden) {
      sound({ voice: 'rin', degree: 5 });
      sound({ voice: 'rin', degree: 7, after: 0.18 });
      void notify(text.yourTurn, kit.ui.name);
    }
    before.current = mine;
  });
  useEffect(() => {
    return () => {
      document.title = title.current;
      show(false);
    };
  }, []);
}

function show(mine: boolean): void {
  const link = icon();
  const to = mine ? marked : '/crest.svg';
  if (link && link.getAttribute('href') !== to) link.href = to;
  const badge = mine ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
