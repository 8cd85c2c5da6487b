import { titleText, titleWords } from '@minoya/shared/titles';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { type Published, publish } from '../../../published/outbox.ts';
import { refusalText } from '../../../published/text.ts';
import { shopName, shopNumber } from '../../../store/profile.ts';
import { text as gallery } from '../gallery/text.ts';
import { anyTitle, type Easel } from './easel.ts';
import { proofText } from './proof.ts';

/** Where the address of the own page leads after a board was won. */
export const publishPlace = 'publish';

/** The way into the gallery: a title of two words, and a proof that the goal can be reached. */
export function PublishForm({ easel }: { easel: Easel }): JSX.Element {
  const { title } = easel;
  const answer = useSignal<Published | 'sending' | null>(null);
  const { puzzle } = easel;
  const proof = easel.proof.value;
  useEffect(() => void (answer.value = null), [puzzle.board, puzzle.goals]);
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === `#${publishPlace}`) form.current?.scrollIntoView({ block: 'center' });
  }, []);
  const busy = answer.value === 'sending';
  const sent = typeof answer.value === 'object' && answer.value?.is === 'published';
  const send = async () => {
    if (!proof || busy || sent) return;
    answer.value = 'sending';
    const entry = { replay: proofText(puzzle, proof), title: title.peek(), name: shopNumber.peek(), by: proof.by };
    answer.value = await publish('keshiki', entry);
  };
  return (
    <section ref={form} class="stack panel publish-form" aria-label={say(gallery.publish)}>
      <h2>{say(gallery.publish)}</h2>
      <p class="small quiet">{say(gallery.publishHow)}</p>
      <Title easel={easel} />
      <p>{say(gallery.publishAs(titleText(title.value), shopName()))}</p>
      <p class="row">
        <button
          type="button"
          class={sent ? 'button' : 'button primary'}
          aria-disabled={!proof || busy || sent}
          data-publish
          onClick={() => void send()}
        >
          <Icon id="upload" />
          {say(gallery.publishNow)}
        </button>
        <a class="button" href="/keshiki/gallery">
          {say(gallery.toGallery)}
        </a>
      </p>
      <p role="status" data-published={typeof answer.value === 'object' ? (answer.value?.is ?? 'idle') : answer.value}>
        {answer.value === null ? say(proof ? gallery.isProven : gallery.needsProof) : <Word answer={answer.value} />}
      </p>
    </section>
  );
}

function Word({ answer }: { answer: Published | 'sending' | null }) {
  if (answer === null) return null;
  if (answer === 'sending') return <>{say(gallery.sending)}</>;
  if (answer.is === 'nobody') return <>{say(gallery.nobody)}</>;
  if (answer.is === 'later') return <>{say(answer.why === 'offline' ? gallery.keptOffline : gallery.keptBusy)}</>;
  if (answer.is === 'published')
    return (
      <>
        <Icon id="check" /> {say(gallery.published)} <a href={`/keshiki/gallery/${answer.id}`}>{say(gallery.seeIt)}</a>
      </>
    );
  return (
    <>
      <span class="error">{say(refusalText(answer.reason, answer.at))}</span>{' '}
      {answer.id === null ? null : <a href={`/keshiki/gallery/${answer.id}`}>{say(gallery.seeThat)}</a>}
    </>
  );
}

/** Two words from the lists: nobody writes what others read. */
function Title({ easel }: { easel: Easel }) {
  const chosen = easel.title.value.split(' ');
  const choose = (at: number, id: string) => easel.entitle(chosen.map((word, i) => (i === at ? id : word)).join(' '));
  return (
    <div class="row title-fields" role="group" aria-label={say(gallery.title)}>
      {titleWords.map((words, i) => (
        <label key={i} class="field">
          <span class="caption">{say(i === 0 ? gallery.firstWord : gallery.secondWord)}</span>
          <select value={chosen[i] ?? ''} onChange={event => choose(i, event.currentTarget.value)}>
            {Object.entries(words).map(([id, word]: [string, Localized]) => (
              <option key={id} value={id}>
                {say(word)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" class="button small" onClick={() => easel.entitle(anyTitle())}>
        <Icon id="rotate" />
        {say(gallery.anyTitle)}
      </button>
    </div>
  );
}
