import './languages.css';
import type { JSX } from 'preact';
import { autonyms } from '../i18n/autonym.ts';
import { lang, say } from '../i18n/lang.ts';
import { change } from '../store/settings.ts';

/** For more than two languages: the code in the bar, their names in the list that opens. */
export function LanguageList(): JSX.Element {
  return (
    <label class="button plain languages">
      <span aria-hidden="true">{lang.value.toUpperCase()}</span>
      <select
        aria-label={say({ ja: '言葉', en: 'Language' })}
        onChange={event => change({ lang: event.currentTarget.value })}
      >
        {autonyms.map(([code, name]) => (
          <option key={code} value={code} lang={code} selected={code === lang.value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
