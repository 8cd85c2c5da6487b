import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { Qr } from '../design/Qr.tsx';
import { say } from '../i18n/lang.ts';
import { canShare, copy, send } from '../play/share.ts';
import { roomPath } from './rooms.ts';
import { text } from './text.ts';

/** The way in for others: code, link, QR. */
export function Invitation({ code, game }: { readonly code: string; readonly game: string }): JSX.Element {
  const link = `${location.origin}${roomPath(game, code)}`;
  return (
    <section class="panel stack invitation">
      <h2>
        {say(text.code)} <span class="num room-code">{code}</span>
      </h2>
      <Qr of={link} label={say(text.qr)} />
      <p class="row">
        <button type="button" class="button" data-do="copy-link" onClick={() => void copy(link)}>
          <Icon id="copy" />
          {say(text.copyLink)}
        </button>
        {canShare() ? (
          <button type="button" class="button" onClick={() => void send(`${say(text.invite(code))}\n${link}`)}>
            <Icon id="share" />
            {say(text.shareLink)}
          </button>
        ) : null}
      </p>
      <input class="link-text num" readOnly value={link} aria-label={say(text.copyLink)} />
    </section>
  );
}
