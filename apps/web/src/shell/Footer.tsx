import type { JSX } from 'preact';
import { say } from '../i18n/lang.ts';
import { place } from '../router.ts';
import { recordsPath } from './records-path.ts';
import { text } from './text.ts';

/** Where else one can go. */
export function Footer(): JSX.Element {
  return (
    <footer class="foot">
      <nav aria-label={say(text.more)}>
        <a href={recordsPath(place.value.path)}>{say(text.records)}</a>
        <a href="/daily">{say(text.daily)}</a>
        <a href="/ranks">{say(text.leaderboard)}</a>
        <a href="/help">{say(text.howToPlay)}</a>
        <a href="/settings">{say(text.settings)}</a>
        <a href="/profile">{say(text.profile)}</a>
        <a href="/about">{say(text.about)}</a>
      </nav>
    </footer>
  );
}
