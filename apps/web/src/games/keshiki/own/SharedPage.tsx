import '../keshiki.css';
import '../css/pages.css';
import './own.css';
import { boardLine } from '@minoya/games/keshiki/notation';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { go, place } from '../../../router.ts';
import { shelf } from '../../../store/db.ts';
import { slots } from '../entry/about.ts';
import { Fact } from '../table/InfoSheet.tsx';
import { MiniBoard } from '../table/MiniBoard.tsx';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';
import { readLink, setupText } from './certificate.ts';
import { text } from './text.ts';

/** `/keshiki/board#…`: somebody's board, with its line checked before anything is promised. */
export function SharedPage({ ui }: { ui: KeshikiUI }): JSX.Element {
  const found = readLink(place.value.hash);
  if (!found) {
    return (
      <div class="page narrow">
        <h1>{say(text.badLink)}</h1>
        <p>{say(text.badLinkHow)}</p>
        <p>
          <a class="button" href="/keshiki/own">
            {say(words.own)}
          </a>
        </p>
      </div>
    );
  }
  const edit = async () => {
    await (await shelf()).set('keshiki:easel', boardLine(found.board));
    go('/keshiki/own');
  };
  return (
    <div class="page narrow shared-page">
      <h1>{say(text.shared)}</h1>
      <MiniBoard board={found.board} label={say(words.board(found.board.width, found.board.height))} />
      <p class="row">
        <Icon id="check" /> {say(text.proven)}
      </p>
      <dl class="figures num">
        <Fact name={say(words.target)} value={number(found.target)} />
        <Fact name={say(words.par)} value={number(found.par)} />
      </dl>
      <button
        type="button"
        class="button primary wide"
        onClick={() => void begin(ui, { setup: setupText(found), slot: slots.own })}
      >
        {say(words.play)}
        <Icon id="play" />
      </button>
      <button type="button" class="button wide" onClick={() => void edit()}>
        {say(text.edit)}
      </button>
    </div>
  );
}
