import type { JSX } from 'preact';
import { Icon } from '../design/Icon.tsx';
import { Title } from '../design/Title.tsx';
import type { AnyGameUI } from '../games/game-ui.ts';
import { say } from '../i18n/lang.ts';
import { text } from './text.ts';

const contents = { ja: '目次', en: 'Contents' };

/** 遊び方: every section comes from the game, whose tables the rules use too. */
export function RulesPage({ ui }: { ui: AnyGameUI }): JSX.Element {
  return (
    <article class="page narrow rules-page">
      <Title of={`${say(ui.name)} ${say(text.howToPlay)}`} />
      {ui.rules.length > 1 ? (
        <nav aria-label={say(contents)}>
          <ol class="toc">
            {ui.rules.map(page => (
              <li key={page.id}>
                <a href={`#${page.id}`}>{say(page.title)}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {ui.rules.map(page => (
        <section key={page.id} id={page.id} class="prose">
          <h2>{say(page.title)}</h2>
          <page.Content />
        </section>
      ))}
      <p>
        <a class="button primary" href={`/${ui.game.id}`}>
          {say(text.start)}
          <Icon id="forward" />
        </a>
      </p>
    </article>
  );
}
