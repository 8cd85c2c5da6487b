import type { JSX } from 'preact';
import { Crest } from '../design/Crest.tsx';
import { Icon } from '../design/Icon.tsx';
import { Lazy } from '../design/lazy.tsx';
import { lang, say } from '../i18n/lang.ts';
import { others } from '../i18n/languages.ts';
import { place } from '../router.ts';
import { change } from '../store/settings.ts';
import { recordsPath } from './records-path.ts';
import { text } from './text.ts';

const languageList = () => import('./LanguageList.tsx').then(module => module.LanguageList);

/** The sign over the door: the house, its pages, and the way to the other language. */
export function Bar(): JSX.Element {
  const other = lang.value === 'ja' ? 'en' : 'ja';
  return (
    <header class="bar">
      <a class="name" href="/">
        <Crest />
        <span>
          <span class="display">{say(text.house)}</span>
          <span class="caption">{say(text.subtitle)}</span>
        </span>
      </a>
      <nav class="bar-nav" aria-label={say(text.pages)}>
        <Way to="/daily" label={say(text.daily)} />
        <Way to="/ranks" label={say(text.leaderboard)} />
        <Way to={recordsPath(place.value.path)} label={say(text.records)} />
        <Way to="/help" label={say(text.howToPlay)} />
      </nav>
      <a class="button plain" href="/settings" aria-label={say(text.settings)}>
        <Icon id="gear" />
      </a>
      {others[0] ? (
        <Lazy load={languageList} props={{}} />
      ) : (
        <button type="button" class="button plain" lang={other} onClick={() => change({ lang: other })}>
          {say(text.switchLanguage)}
        </button>
      )}
    </header>
  );
}

function Way({ to, label }: { to: string; label: string }) {
  const here = place.value.path === to || place.value.path.startsWith(`${to}/`);
  return (
    <a href={to} aria-current={here ? 'page' : undefined}>
      {label}
    </a>
  );
}
