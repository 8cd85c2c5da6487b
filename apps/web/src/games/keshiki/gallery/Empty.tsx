import type { GoalKind } from '@minoya/games/keshiki/goals';
import { goalWords } from '../table/goal-words.ts';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { writeLink } from '../own/link.ts';
import { puzzleOf, samplesAbout } from './samples.ts';
import { text } from './text.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface About {
  /** Only boards whose first star asks for this. */
  readonly topic: GoalKind | null;
}

/** A gallery that nobody has filled yet: how it is filled, and boards of the house to begin with. */
export function Empty({ topic }: About): JSX.Element {
  return (
    <div class="stack" data-empty>
      <p>{say(topic ? text.empty : text.emptyHow)}</p>
      <p>
        <a class="button primary" href="/keshiki/own">
          <Icon id="plus" />
          {say(text.draw)}
        </a>
      </p>
      <Samples topic={topic} />
    </div>
  );
}

/** The boards of the house. */
export function Samples({ topic }: About): JSX.Element {
  return (
    <section class="stack" data-samples>
      <h2>{say(text.samples)}</h2>
      <ul class="gallery-list">
        {samplesAbout(topic).map(sample => {
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
