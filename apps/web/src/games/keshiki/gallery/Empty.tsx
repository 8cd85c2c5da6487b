import { goalWords } from '../table/goal-words.ts';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { writeLink } from '../own/link.ts';
import { puzzleOf, samples } from './samples.ts';
import { text } from './text.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** A gallery that nobody has filled yet: how it is filled, and boards of the house to begin with. */
export function Empty(): JSX.Element {
  return (
    <div class="stack" data-empty>
      <p>{say(text.emptyHow)}</p>
      <p>
        <a class="button primary" href="/keshiki/own">
          <Icon id="plus" />
          {say(text.draw)}
        </a>
      </p>
      <Samples />
    </div>
  );
}

/** The boards of the house. */
export function Samples(): JSX.Element {
  return (
    <section class="stack" data-samples>
      <h2>{say(text.samples)}</h2>
      <ul class="gallery-list">
        {samples.map(sample => {
          const puzzle = puzzleOf(sample);
          const [goal] = puzzle?.goals ?? [];
          return puzzle ? (
            <li key={sample.drawn}>
              <a class="gallery-card" href={writeLink(puzzle)}>
                <span class="gallery-picture">
                  <Thumbnail board={puzzle.board} />
                </span>
                <span class="gallery-title">{say(sample.title)}</span>
                <span class="small quiet">{goal ? say(goalWords(goal)) : null}</span>
              </a>
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}
