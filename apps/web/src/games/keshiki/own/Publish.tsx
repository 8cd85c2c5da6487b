import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { copy } from '../../../play/share.ts';
import type { Easel } from './easel.ts';
import { writeLink } from './link.ts';
import { Proof } from './Proof.tsx';
import { PublishForm } from './PublishForm.tsx';
import { ownGames, provenByHand } from './proof.ts';
import { text } from './text.ts';

/** Whether the goal can be reached, the way into the gallery, and the way to a link. */
export function Publish({ easel }: { easel: Easel }): JSX.Element | null {
  const { puzzle } = easel;
  const games = useMemo(ownGames, []);
  // A game of one's own that reached the goal proves the board as well as the solver does.
  useEffect(() => {
    if (easel.proof.peek()) return;
    void games.then(played => {
      const proof = provenByHand(easel.puzzle, played);
      if (proof) easel.prove(proof);
    });
  }, [puzzle.board, puzzle.goals]);
  if (!easel.filled.value) return null;
  const proven = easel.proof.value !== null;
  return (
    <>
      <section class="stack panel publish">
        <h2>{say(text.proof)}</h2>
        <Proof puzzle={puzzle} proven={proven} onProven={lines => easel.prove({ by: 'solver', lines })} />
        {proven ? null : <p class="small quiet">{say(text.provenHow)}</p>}
      </section>
      <PublishForm easel={easel} />
      <AsLink link={`${location.origin}${writeLink(puzzle, easel.title.value)}`} proven={proven} />
    </>
  );
}

function AsLink({ link, proven }: { link: string; proven: boolean }) {
  return (
    <section class="stack panel publish">
      <h2>{say(text.publish)}</h2>
      <p class="small quiet">{say(text.publishHow)}</p>
      {proven ? null : <p class="small">{say(text.linkUnproven)}</p>}
      <label class="field">
        <span class="caption">{say(text.link)}</span>
        <input readOnly value={link} data-link />
      </label>
      <p class="row">
        <button type="button" class="button" onClick={() => void copy(link)}>
          <Icon id="copy" />
          {say(text.copyLink)}
        </button>
      </p>
    </section>
  );
}
