import '../keshiki.css';
import '../css/pages.css';
import './own.css';
import { titleText } from '@minoya/shared/titles';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { go, place } from '../../../router.ts';
import { boardName, slots } from '../entry/about.ts';
import { rememberTitle, titleKnown } from '../gallery/known.ts';
import { sampleOf } from '../gallery/samples.ts';
import { text as gallery } from '../gallery/text.ts';
import { GoalList } from '../table/Goals.tsx';
import { MiniBoard } from '../table/MiniBoard.tsx';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';
import { addDraft } from './drafts.ts';
import { type Received, readLink, setupText } from './link.ts';
import { Proof } from './Proof.tsx';
import { text } from './text.ts';

/** `/keshiki/board#…`: somebody's board, whose goals may be anything, with nothing promised that was not checked. */
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
  return <Shared key={place.value.hash} ui={ui} found={found} />;
}

function Shared({ ui, found }: { ui: KeshikiUI; found: Received }) {
  const sample = sampleOf(setupText(found));
  const proven = useSignal(found.proven || sample !== null);
  const title = sample?.title ?? (found.title === null ? null : titleText(found.title));
  const edit = async () => {
    await addDraft(found, found.title);
    go('/keshiki/own');
  };
  return (
    <div class="page narrow shared-page">
      <p class="caption">
        <a href="/keshiki/gallery">{say(words.gallery)}</a> · {say(sample ? gallery.samples : text.shared)}
      </p>
      <h1>{say(title ?? titleKnown(setupText(found)) ?? boardName(found.board))}</h1>
      <MiniBoard board={found.board} label={say(words.board(found.board.width, found.board.height))} />
      <GoalList goals={found.goals} reached={[]} />
      <Proof puzzle={found} proven={proven.value} onProven={() => void (proven.value = true)} />
      <button
        type="button"
        class="button primary wide"
        onClick={() => {
          if (title) rememberTitle(setupText(found), title, { id: found.title });
          void begin(ui, { setup: setupText(found), slot: slots.shared, aside: true });
        }}
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
