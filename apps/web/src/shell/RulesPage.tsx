import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { Title } from '../design/Title.tsx';
import type { AnyHouse } from '../games/house.ts';
import { say } from '../i18n/lang.ts';
import { text } from './text.ts';

/** 遊び方: every section comes from the game, whose tables the rules use too. */
export function RulesPage({ house }: { house: AnyHouse }): JSX.Element {
  return (
    <article class="page narrow rules-page">
      <Title of={`${say(house.name)} ${say(text.howToPlay)}`} />
      {house.rules.length > 1 ? (
        <nav aria-label={say(text.contents)}>
          <ol class="toc">
            {house.rules.map(page => (
              <li key={page.id}>
                <a href={`#${page.id}`}>{say(page.title)}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {house.rules.map(page => (
        <section key={page.id} id={page.id} class="prose">
          <h2>{say(page.title)}</h2>
          <page.Content />
        </section>
      ))}
      <p>
        <a class="button primary" href={`/${house.game.id}`}>
          {say(text.start)}
          <Icon id="forward" />
        </a>
      </p>
    </article>
  );
}
