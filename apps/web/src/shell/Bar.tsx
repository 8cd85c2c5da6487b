import type { JSX } from 'preact';
import { Crest } from '../design/Crest.tsx';
import { lang, say } from '../i18n/lang.ts';
import { change } from '../store/settings.ts';
import { text } from './text.ts';

/** The sign over the door: the house, and the way to the other language. */
export function Bar(): JSX.Element {
  const other = lang.value === 'ja' ? 'en' : 'ja';
  return (
    <header class="bar">
      <a class="name" href="/">
        <Crest motif="house" />
        <span>
          <span class="display">{say(text.house)}</span>
          <span class="caption">{say(text.subtitle)}</span>
        </span>
      </a>
      <button type="button" class="button plain" lang={other} onClick={() => change({ lang: other })}>
        {say(text.switchLanguage)}
      </button>
    </header>
  );
}
